/*
 * What stands behind the dash of a utility class: `4`, `1/2`, `full`, `[30ch]`.
 */

/** Reads what stands behind a prefix; undefined where that is no value of it. */
export type Read = (written: string, isExact: boolean) => string | undefined;

/** Takes in classes: prefix → the properties that a value becomes (`*` stands for it in whole declarations). */
export type Add = (prefixes: Readonly<Record<string, string>>, read: Read) => void;

/** The sides that end a prefix (`pt`, `border-x`). */
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

/** The value of `[…]`, where underscores are blanks; undefined for anything that could do more than say a value. */
export function arbitraryValue(written: string): string | undefined {
  const inside = /^\[([\w.%#,+*/() -]+)\]$/.exec(written)?.[1];
  if (inside === undefined || /url|image|src\(|element\(/i.test(inside)) return undefined;
  if (!isBalanced(inside)) return undefined;
  const value = inside.replaceAll('_', ' ');
  // Sums need blanks around their signs, which a class cannot hold.
  return /calc\(/.test(value) && !/var\(/.test(value)
    ? value.replace(/(?<=[\d%a-z)])\s*([-+*/])\s*(?=[\d.(])/g, ' $1 ')
    : value;
}

/** A step of the scale of distances in rem, `px`, or `[…]`. */
export function distance(written: string): string | undefined {
  if (written === 'px') return '1px';
  if (/^\d+(?:\.\d+)?$/.test(written)) return written === '0' ? '0' : `${Number(written) / 4}rem`;
  return arbitraryValue(written);
}

const sizes = new Map([
  ['auto', 'auto'],
  ['full', '100%'],
  ['screen', '100%'],
  ['fit', 'fit-content'],
  ['min', 'min-content'],
  ['max', 'max-content'],
  ['none', 'none'],
  ['prose', '65ch'],
]);

/** Widths with a name, in rem. */
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

/** A distance, a part of what is around (`1/2`), or a size with a name. */
export function size(written: string): string | undefined {
  const width = widths.get(written) ?? screens.get(written);
  return (
    sizes.get(written) ??
    (width === undefined ? undefined : `${width}rem`) ??
    fraction(written) ??
    distance(written)
  );
}

function fraction(written: string): string | undefined {
  const [, part, whole] = /^(\d{1,2})\/(\d{1,2})$/.exec(written) ?? [];
  if (part === undefined || Number(whole) === 0) return undefined;
  return `${Number(((Number(part) / Number(whole)) * 100).toFixed(4))}%`;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** A value that is a length, and no colour or word. */
export function lengthOnly(value: string | undefined): string | undefined {
  return value !== undefined && /^(?:-?[\d.]|calc\(|clamp\(|min\(|max\()/.test(value)
    ? value
    : undefined;
}
