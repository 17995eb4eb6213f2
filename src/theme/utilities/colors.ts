import {isFamily, shadeOf} from './palette.js';
import {arbitraryValue} from './values.js';

/*
 * The shades that authors name. Text grays are those of the site. Few authors define a shade for
 * dark mode, so light backgrounds and dark texts are inverted there. If an author defines it, with
 * a `dark:` class, the shade is used as it is.
 */

const grays = ['slate', 'gray', 'zinc', 'neutral', 'stone'];

/** Shade of a pale background → its shade in dark mode, on which inverted text is readable. */
const darkBackgrounds = new Map([
  [50, 950],
  [100, 935],
  [200, 900],
  [300, 800],
]);

/** What has the color: it decides how a shade is inverted in dark mode. */
export type ColorUse = 'text' | 'background' | 'line';

const names = new Map([
  ['transparent', '#0000'],
  ['current', 'currentColor'],
  ['inherit', 'inherit'],
  ['black', '#000'],
  ['primary', 'var(--docs-color-accent)'],
  ['primary-light', 'var(--docs-color-accent)'],
  ['primary-dark', 'var(--docs-color-accent)'],
  ['background-light', 'var(--docs-color-background)'],
  ['background-dark', 'var(--docs-color-background)'],
]);

/**
 * The color of `blue-500`, `white`, `[#123]`, with `/50` at half opacity; `undefined` if it is not
 * a color.
 */
export function colorOf(written: string, use: ColorUse, isExact: boolean): string | undefined {
  const [, name = '', part] =
    /^(\[[^\]]+\]|[\w-]+)(?:\/(\d{1,3}|\[[\d.%]+\]))?$/.exec(written) ?? [];
  const color = named(name, use, isExact) ?? arbitraryColor(name);
  if (color === undefined || part === undefined) return color;
  const share = part.startsWith('[')
    ? part.slice(1, -1).replace(/^0?(\.\d+)$/, (_, of: string) => `${Number(of) * 100}%`)
    : `${part}%`;
  return `color-mix(in oklab,${color} ${share},#0000)`;
}

/**
 * The mode that the colors on a background are for: middle shades and an author's own colors are
 * not inverted, so that dark text on light ones stays dark. `undefined` where it is that of the
 * site.
 */
export function schemeOn(background: string, isExact: boolean): 'light' | 'dark' | undefined {
  if (isLight(background)) return 'light';
  const shade = Number(/^[a-z]+-(\d{2,3})$/.exec(background)?.[1]);
  if (isExact) return shade <= 600 || background === 'white' ? 'light' : 'dark';
  return shade >= 400 && shade <= 600 ? 'light' : undefined;
}

/** Whether black is more readable on `[#fec]` or `[#ffeecc]` than white. */
function isLight(written: string): boolean {
  const [, digits = ''] = /^\[#((?:[\da-f]{3}){1,2})\]$/i.exec(written) ?? [];
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((index) => {
    const part = digits.slice(index * size, (index + 1) * size);
    return (parseInt(part, 16) / (16 ** size - 1)) ** 2.2;
  });
  // About the relative luminance that has the same contrast with both (WCAG 2.2).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

function arbitraryColor(name: string): string | undefined {
  const value = arbitraryValue(name);
  return value !== undefined &&
    /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(.*\)|var\(--[\w-]+\))$/i.test(value)
    ? value
    : undefined;
}

function named(name: string, use: ColorUse, isExact: boolean): string | undefined {
  // Black text and a white background without a `dark:` class are those of the page.
  if (name === 'black' && use === 'text' && !isExact) return 'var(--docs-color-heading)';
  if (name === 'white')
    return use === 'background' && !isExact ? 'var(--docs-color-raised)' : '#fff';
  const [, family = '', digits] = /^([a-z]+)-(50|\d00|950)$/.exec(name) ?? [];
  const shade = Number(digits);
  // The color that a site calls its own.
  if (family === 'brand') return names.get('primary');
  if (!isFamily(family)) return names.get(name);
  if (isExact) return shadeOf(family, shade);
  if (use === 'text') {
    if (shade <= 300) return shadeOf(family, shade);
    if (grays.includes(family)) return `var(--docs-color-${shade >= 700 ? 'heading' : 'muted'})`;
    return shade >= 700 ? bothModes(family, shade, 1000 - shade) : bothModes(family, 600, 400);
  }
  if (shade > 300) return shadeOf(family, shade);
  const inverted = use === 'background' ? darkBackgrounds.get(shade) : undefined;
  return bothModes(family, shade, inverted ?? 1000 - shade);
}

function bothModes(family: string, light: number, dark: number): string {
  return `light-dark(${shadeOf(family, light)},${shadeOf(family, dark)})`;
}
