import type {Mode} from '../config/site-config.js';
import {contrast, mix, readHex, toHex, toOklch, toRgb, type Rgb} from './color.js';

/** The contrast that WCAG 2.2 requires of text (AA). */
const readable = 4.5;
/**
 * How much darker (light mode) or lighter (dark mode) than the background tinted boxes are, in
 * OKLCH lightness.
 */
const tint = {light: -0.03, dark: 0.07} as const;
/** The accent's share in the background of a selected entry. */
const chosen = 0.12;

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/**
 * An author's color, made darker or lighter in the same hue where needed to be readable as text in
 * a mode: at 4.5:1 or better on `background`, on slightly tinted boxes, and on the color's own
 * tint.
 */
export function readableAccent(color: Rgb, mode: Mode, background: Rgb): Rgb {
  const lch = toOklch(background);
  const box = toRgb({...lch, lightness: lch.lightness + tint[mode]});
  const isReadable = (accent: Rgb) =>
    [background, box, mix(accent, background, chosen)].every(
      (under) => contrast(accent, under) >= readable,
    );
  if (isReadable(color)) return color;

  const {lightness, chroma, hue} = toOklch(color);
  // Black and white are always readable: search between one of them and the color for the nearest
  // readable one.
  let [good, bad] = [mode === 'light' ? 0 : 1, lightness];
  for (let step = 0; step < 10; step++) {
    const middle = (good + bad) / 2;
    if (isReadable(shown(toRgb({lightness: middle, chroma, hue})))) good = middle;
    else bad = middle;
  }
  return shown(toRgb({lightness: good, chroma, hue}));
}

/** A darker color than this one, in OKLCH lightness, is another one to readers. */
const mostDarkened = 0.15;

/** A color that fills a button, and that of the text on it. */
export interface Fill {
  readonly fill: Rgb;
  readonly text: Rgb;
}

/**
 * A button in an author's color, with white text: the color is made darker in the same hue where
 * white would be hard to read on it. Where it would be another color then, the text is black.
 */
export function fillOf(color: Rgb): Fill {
  if (contrast(white, color) >= readable) return {fill: color, text: white};
  const {lightness, chroma, hue} = toOklch(color);
  let [good, bad] = [0, lightness];
  for (let step = 0; step < 10; step++) {
    const middle = (good + bad) / 2;
    const darker = shown(toRgb({lightness: middle, chroma, hue}));
    if (contrast(white, darker) >= readable) good = middle;
    else bad = middle;
  }
  if (lightness - good > mostDarkened) return {fill: color, text: black};
  return {fill: shown(toRgb({lightness: good, chroma, hue})), text: white};
}

/** The color of text on a filled color: white if that is readable, else black, which then is. */
export function textOn(color: Rgb): Rgb {
  return contrast(white, color) >= readable ? white : black;
}

/**
 * The background of a mode: an author's color, made light enough or dark enough for the text of
 * that mode. Without one, nearly white or nearly black with a trace of the accent's hue.
 */
export function backgroundOf(color: Rgb | undefined, mode: Mode, hue: number): Rgb {
  if (!color) {
    return toRgb(
      mode === 'light'
        ? {lightness: 0.994, chroma: 0.002, hue}
        : {lightness: 0.16, chroma: 0.008, hue},
    );
  }
  const lch = toOklch(color);
  const lightness =
    mode === 'light' ? Math.max(lch.lightness, 0.95) : Math.min(lch.lightness, 0.24);
  return toRgb({...lch, lightness});
}

/** The color after rounding to two hex digits for each channel. */
function shown(color: Rgb): Rgb {
  return readHex(toHex(color)) ?? color;
}
