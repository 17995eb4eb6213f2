import type {Mode, SiteColors} from '../config/site-config.js';
import {backgroundOf, fillOf, readableAccent, textOn} from './accent.js';
import {contrast, readHex, toHex, toOklch, type Rgb} from './color.js';

/** Below this chroma a color is a gray, and its hue means nothing. */
const gray = 0.02;
/** With less contrast to the background, a button looks like text alone. */
const leastOfButton = 1.3;

/**
 * The custom properties of a site's colors, colors as `light-dark()` pairs: `--docs-color-accent`
 * (`primary`, in dark mode `light`), `--docs-color-button` (`dark`, else, or where it is the color
 * of the background, the accent), the colors of text on both, `--docs-color-background` if the site
 * sets a background, and `--docs-hue`, the trace of color in grays.
 *
 * The lightness of accents is changed as far as needed to read them. Colors that are not hex colors
 * are ignored; without any, nothing is set.
 */
export function themeTokens({
  primary,
  light,
  dark,
  background,
}: SiteColors): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  const accent = read(primary);
  const {chroma = 0, hue = 0} = accent ? toOklch(accent) : {};
  const backgrounds: Record<Mode, Rgb> = {
    light: backgroundOf(read(background.light), 'light', hue),
    dark: backgroundOf(read(background.dark), 'dark', hue),
  };
  if (read(background.light) ?? read(background.dark)) {
    tokens.set('--docs-color-background', pair(backgrounds.light, backgrounds.dark));
  }
  if (!accent) return tokens;

  const inLight = readableAccent(accent, 'light', backgrounds.light);
  const inDark = readableAccent(read(light) ?? accent, 'dark', backgrounds.dark);
  const inBoth = read(dark);
  const buttonIn = (mode: Mode, own: Rgb, readableOwn: Rgb) =>
    fillOf([inBoth, own].find((color) => isSeen(color, backgrounds[mode])) ?? readableOwn);
  const buttons = {
    light: buttonIn('light', accent, inLight),
    dark: buttonIn('dark', read(light) ?? accent, inDark),
  };
  if (chroma >= gray) tokens.set('--docs-hue', String(Math.round(hue)));
  tokens.set('--docs-color-accent', pair(inLight, inDark));
  tokens.set('--docs-color-on-accent', pair(textOn(inLight), textOn(inDark)));
  tokens.set('--docs-color-button', pair(buttons.light.fill, buttons.dark.fill));
  tokens.set('--docs-color-on-button', pair(buttons.light.text, buttons.dark.text));
  return tokens;
}

/** Whether the shape of a button is seen on a background. */
function isSeen(button: Rgb | undefined, background: Rgb): button is Rgb {
  return button !== undefined && contrast(button, background) >= leastOfButton;
}

function read(hex: string | undefined): Rgb | undefined {
  return hex === undefined ? undefined : readHex(hex);
}

function pair(light: Rgb, dark: Rgb): string {
  return `light-dark(${toHex(light)}, ${toHex(dark)})`;
}
