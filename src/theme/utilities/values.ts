/*
 * The values after the dash of a utility class: `4`, `1/2`, `full`, `[30ch]`.
 */

/** Reads the value after a prefix; `undefined` if it is not valid. */
export type Read = (written: string, isExact: boolean) => string | undefined;

/**
 * Adds classes: prefix → the properties that a value sets (`*` is the value in complete
 * declarations).
 */
export type Add = (prefixes: Readonly<Record<string, string>>, read: Read) => void;

/** The sides at the end of a prefix (`pt`, `border-x`). */
export const sides = {
  t: 'top',
  r: 'right',
  b: 'bottom',
  l: 'left',
  x: 'inline',
  y: 'block',
  s: 'inline-start',
  e: 'inline-end',
};

/**
 * The value of `[…]`, with underscores as spaces; `undefined` for anything that could be more than
 * a value.
 */
export function arbitraryValue(written: string): string | undefined {
  const inside = /^\[([\w.%#,+*/() -]+)\]$/.exec(written)?.[1];
  if (inside === undefined || /url|image|src\(|element\(|\/\*|\*\//i.test(inside)) return undefined;
  if (!isBalanced(inside)) return undefined;
  const value = inside.replaceAll('_', ' ');
  // Sums need spaces around operators, which a class cannot contain.
  return /calc\(/.test(value) && !/var\(/.test(value)
    ? value.replace(/(?<=[\d%a-z)])\s*([-+*/])\s*(?=[\d.(])/g, ' $1 ')
    : value;
}

/**
 * The declaration of `[scrollbar-width:none]`; `undefined` for what could leave the page area or is
 * a property of ours.
 */
export function arbitraryProperty(written: string): string | undefined {
  const [, property = '', inside] =
    /^\[(--(?!docs-|_)[\w-]+|-?[a-z][a-z-]*):(.+)$/.exec(written) ?? [];
  const value = inside === undefined ? undefined : arbitraryValue(`[${inside}`);
  return value === undefined || property === 'position' ? undefined : `${property}:${value}`;
}

/** A step of the spacing scale in rem, `px`, or `[…]`. */
export function distance(written: string): string | undefined {
  if (written === 'px') return '1px';
  if (/^\d+(?:\.\d+)?$/.test(written)) return written === '0' ? '0' : `${Number(written) / 4}rem`;
  return arbitraryValue(written);
}

const sizes = new Map([
  ['auto', 'auto'],
  ['full', '100%'],
  ['fit', 'fit-content'],
  ['min', 'min-content'],
  ['max', 'max-content'],
  ['none', 'none'],
  ['prose', '65ch'],
  ...['lvh', 'dvh', 'svh', 'lvw', 'dvw', 'svw'].map((unit) => [unit, `100${unit}`] as const),
]);

/** Named widths, in rem. */
const widths = new Map([
  ['3xs', 16],
  ['2xs', 18],
  ['xs', 20],
  ['sm', 24],
  ['md', 28],
  ['lg', 32],
  ['xl', 36],
  ['2xl', 42],
  ['3xl', 48],
  ['4xl', 56],
  ['5xl', 64],
  ['6xl', 72],
  ['7xl', 80],
]);

const screens = new Map([
  ['screen-sm', 40],
  ['screen-md', 48],
  ['screen-lg', 64],
  ['screen-xl', 80],
  ['screen-2xl', 96],
]);

/** A width; that of the screen is the width of the site. */
export function width(written: string): string | undefined {
  return written === 'screen' ? '100cqw' : size(written);
}

/** A height. */
export function height(written: string): string | undefined {
  return written === 'screen' ? '100vh' : size(written);
}

/** A length, a fraction of the container (`1/2`), or a named size. */
export function size(written: string): string | undefined {
  const steps = widths.get(written) ?? screens.get(written);
  return (
    sizes.get(written) ??
    (steps === undefined ? undefined : `${steps}rem`) ??
    fraction(written) ??
    distance(written)
  );
}

function fraction(written: string): string | undefined {
  const [, part, whole] = /^(\d{1,2})\/(\d{1,2})$/.exec(written) ?? [];
  if (part === undefined || Number(whole) === 0) return undefined;
  return `${Number(((Number(part) / Number(whole)) * 100).toFixed(6))}%`;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** A value that is a length, not a color or keyword. */
export function lengthOnly(value: string | undefined): string | undefined {
  return value !== undefined && /^(?:-?[\d.]|calc\(|clamp\(|min\(|max\()/.test(value)
    ? value
    : undefined;
}
