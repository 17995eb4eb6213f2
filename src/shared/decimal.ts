/** A number of JSON: sign × 0.digits × 10^magnitude. Zero has no digits. */
interface Decimal {
  readonly sign: number;
  /** Without zeros at either end. */
  readonly digits: string;
  readonly magnitude: number;
}

/** Longer numbers are not divided, which takes long. */
const mostDigits = 2000;
/** Only their first zero is tried as a beginning. */
const endZeros = /(?<!0)0+$/;

/** Whether a number is less than (-1), equal to (0) or greater than (1) another, by its digits. */
export function compareNumbers(one: string, other: string): number {
  const [a, b] = [decimalOf(one), decimalOf(other)];
  const sign = Math.sign(a.sign - b.sign);
  if (sign !== 0 || a.sign === 0) return sign;
  if (a.magnitude !== b.magnitude) return a.magnitude < b.magnitude ? -a.sign : a.sign;
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits ? -a.sign : a.sign;
}

/** The same text for equal numbers. */
export function numberKey(text: string): string {
  const {sign, digits, magnitude} = decimalOf(text);
  return `${sign}${digits}e${magnitude}`;
}

/** Whether a number has no fraction: `1.0` and `1e400` have none. */
export function isWhole(text: string): boolean {
  const {digits, magnitude} = decimalOf(text);
  return digits.length <= Math.max(0, magnitude);
}

/** Whether a number is a multiple of another; true where that is not positive, or not known. */
export function isMultiple(text: string, of: string): boolean {
  const [a, b] = [decimalOf(text), decimalOf(of)];
  const zeros = a.magnitude - a.digits.length - (b.magnitude - b.digits.length);
  const length = a.digits.length + b.digits.length + Math.abs(zeros);
  if (b.sign <= 0 || a.sign === 0 || !(length <= mostDigits)) return true;
  const dividend = BigInt(a.digits + '0'.repeat(Math.max(0, zeros)));
  return dividend % BigInt(b.digits + '0'.repeat(Math.max(0, -zeros))) === 0n;
}

/** The number of digits after the point; negative: the number of zeros before it. */
export function placesOf(text: string): number {
  const {digits, magnitude} = decimalOf(text);
  return digits.length - magnitude;
}

/** A number × 10^places, where it has at most so many places. */
export function scaled(text: string, places: number): bigint {
  const {sign, digits} = decimalOf(text);
  return BigInt(sign) * BigInt(digits + '0'.repeat(places - placesOf(text)));
}

/** The opposite. */
export function fromScaled(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const point = digits.length - places;
  const fraction = digits.slice(point).replace(endZeros, '');
  const sign = value < 0n ? '-' : '';
  return `${sign}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}

function decimalOf(text: string): Decimal {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e(.*))?$/i.exec(text) ?? [];
  const all = (whole + fraction).replace(endZeros, '');
  const digits = all.replace(/^0+/, '');
  if (digits === '') return {sign: 0, digits, magnitude: 0};
  const magnitude = whole.length - (all.length - digits.length) + Number(exponent);
  return {sign: minus === '' ? 1 : -1, digits, magnitude};
}
