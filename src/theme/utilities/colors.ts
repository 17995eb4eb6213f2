import {arbitraryValue} from './values.js';

/*
 * The shades that authors name. Text grays are those of the site; other shades are computed from a
 * hue. Few authors define a shade for dark mode, so light backgrounds and dark texts are inverted
 * there. If an author defines it, with a `dark:` class, the shade is used as it is.
 */

/**
 * Hue and maximum chroma of a color (OKLCH), and how much lighter than others its middle shades
 * are.
 */
const families = new Map<string, readonly [hue: number, chroma: number, lift?: number]>([
  ['slate', [257, 0.035]],
  ['gray', [264, 0.025]],
  ['zinc', [286, 0.014]],
  ['neutral', [0, 0]],
  ['stone', [58, 0.01]],
  ['red', [26, 0.23]],
  ['orange', [47, 0.2, 0.06]],
  ['amber', [68, 0.17, 0.1]],
  ['yellow', [88, 0.17, 0.13]],
  ['lime', [129, 0.21, 0.11]],
  ['green', [149, 0.2, 0.06]],
  ['emerald', [162, 0.16, 0.04]],
  ['teal', [184, 0.13, 0.04]],
  ['cyan', [215, 0.13, 0.05]],
  ['sky', [238, 0.15, 0.03]],
  ['blue', [262, 0.23]],
  ['indigo', [277, 0.23, -0.03]],
  ['violet', [293, 0.25, -0.02]],
  ['purple', [303, 0.26]],
  ['fuchsia', [322, 0.27, 0.02]],
  ['pink', [355, 0.23, 0.01]],
  ['rose', [16, 0.23]],
]);

const grays = ['slate', 'gray', 'zinc', 'neutral', 'stone'];

/** Shade → lightness of grays, lightness of colors, shares of the chroma and of the lift. */
const shades = new Map<
  number,
  readonly [gray: number, color: number, chroma: number, lift: number]
>([
  [50, [0.985, 0.975, 0.07, 0.07]],
  [100, [0.967, 0.945, 0.16, 0.16]],
  [200, [0.925, 0.89, 0.32, 0.32]],
  [300, [0.87, 0.81, 0.55, 0.55]],
  [400, [0.71, 0.71, 0.8, 0.8]],
  [500, [0.55, 0.635, 0.97, 0.97]],
  [600, [0.445, 0.56, 1, 1]],
  [700, [0.37, 0.49, 0.92, 0.3]],
  [800, [0.28, 0.43, 0.78, 0.3]],
  [900, [0.21, 0.38, 0.62, 0.2]],
  // No name of an author: between its neighbors, for the backgrounds of dark mode.
  [935, [0.158, 0.303, 0.48, 0.13]],
  [950, [0.135, 0.27, 0.42, 0.1]],
]);

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
  if (!families.has(family) || !shades.has(shade)) return names.get(name);
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

function shadeOf(family: string, shade: number): string {
  // Both are known to be there.
  const [hue, chroma, lift = 0] = families.get(family) ?? [0, 0];
  const [gray, color, chromaShare, liftShare] = shades.get(shade) ?? [0, 0, 0, 0];
  const isGray = grays.includes(family);
  const lightness = isGray ? gray : color + lift * liftShare;
  const strength = isGray ? chroma * Math.min(1, 1.3 - gray) : chroma * chromaShare;
  return `oklch(${lightness.toFixed(3)} ${strength.toFixed(3)} ${hue})`;
}
