/** The parts of a JSON pointer (RFC 6901): `/tabs/0/url` → `tabs`, `0`, `url`. */
export function partsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of a property or an item inside the value at `pointer`. */
export function within(pointer: string, part: string | number): string {
  return `${pointer}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Longer pointers are shown without their middle. */
const mostParts = 14;

/** A JSON pointer in words: `/tabs/0/url` → `"tabs[0].url"`; the root is `The configuration`. */
export function spell(pointer: string): string {
  const all = partsOf(pointer).map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`));
  if (all.length === 0) return 'The configuration';
  const parts = all.length > mostParts ? [...all.slice(0, 4), '…', ...all.slice(-4)] : all;
  return `"${parts.join('').replace(/^\./, '')}"`;
}

/** A JSON value as people say it, shortened: `the number 5`, `the string "x"`, `an array`. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `the string "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
    case 'number':
      return `the number ${value}`;
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'an array' : 'an object';
    default:
      return String(value);
  }
}
