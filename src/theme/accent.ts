import type {Mode} from '../config/site-config.js';
import {contrast, mix, readHex, toHex, toOklch, toRgb, type Rgb} from './color.js';

/** What WCAG 2.2 asks of text (AA). */
const readable = 4.5;
/** How much darker (light mode) or lighter (dark mode) than the ground a tinted box under text is, in OKLCH lightness. */
const tint = {light: -0.03, dark: 0.07} as const;
/** The accent's share in the ground of a chosen entry. */
const chosen = 0.12;

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/**
 * An author's colour as it can be read as text in a mode: as it is, or darker or lighter, in the same hue.
 * Read means on `ground`, on boxes tinted a little, and on the colour's own tint, at 4.5:1 or better.
 */
export function readableAccent(color: Rgb, mode: Mode, ground: Rgb): Rgb {
  const lch = toOklch(ground);
  const box = toRgb({...lch, lightness: lch.lightness + tint[mode]});
  const isReadable = (accent: Rgb) =>
    [ground, box, mix(accent, ground, chosen)].every(
      (under) => contrast(accent, under) >= readable,
    );
  if (isReadable(color)) return color;

  const {lightness, chroma, hue} = toOklch(color);
  // Black and white are always readable; between them and the colour lies the one nearest to it.
  let [good, bad] = [mode === 'light' ? 0 : 1, lightness];
  for (let step = 0; step < 10; step++) {
    const middle = (good + bad) / 2;
    if (isReadable(shown(toRgb({lightness: middle, chroma, hue})))) good = middle;
    else bad = middle;
  }
  return shown(toRgb({lightness: good, chroma, hue}));
}

/** The colour of text on a filled colour: white where that can be read, else black. One of both always can. */
export function textOn(color: Rgb): Rgb {
  return contrast(white, color) >= readable ? white : black;
}

/**
 * The ground of a mode: an author's colour, but light enough or dark enough for the text of that mode.
 * Without one, near white or near black with a trace of the accent's hue.
 */
export function backgroundOf(written: Rgb | undefined, mode: Mode, hue: number): Rgb {
  if (!written) {
    return toRgb(
      mode === 'light'
        ? {lightness: 0.994, chroma: 0.002, hue}
        : {lightness: 0.16, chroma: 0.008, hue},
    );
  }
  const lch = toOklch(written);
  const lightness =
    mode === 'light' ? Math.max(lch.lightness, 0.95) : Math.min(lch.lightness, 0.24);
  return toRgb({...lch, lightness});
}

/** The colour as it is after being written with two digits a part. */
function shown(color: Rgb): Rgb {
  return readHex(toHex(color)) ?? color;
}
