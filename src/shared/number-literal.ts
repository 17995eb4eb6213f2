/**
 * A number as it is written, so that no digit is lost: `9223372036854775807`, `1.10`, `1e400`;
 * never `NaN`. It is a class so that it differs from an object of JSON with a property `number`.
 */
export class NumberLiteral {
  readonly #isLiteral = true;

  /** `written` is the number in the notation of its file: `0x1F`, `007`, `+1`. */
  constructor(
    readonly number: string,
    readonly written = number,
  ) {}

  static is(value: unknown): value is NumberLiteral {
    return typeof value === 'object' && value !== null && #isLiteral in value;
  }

  toString(): string {
    return this.number;
  }
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a text is a number of JSON. */
export function isJsonNumber(text: string): boolean {
  return jsonNumber.test(text);
}
