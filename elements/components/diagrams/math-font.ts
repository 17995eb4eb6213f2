import {assetUrl} from '../../shared/running-script.js';

/** Fonts for formulas that systems have: those of Windows, of Apple's systems, and of TeX. */
const installed = [
  'Cambria Math',
  'STIX Two Math',
  'STIXTwoMath-Regular',
  'Latin Modern Math',
  'LatinModernMath-Regular',
];

/** Where the font of formulas comes from; `folder` is the URL of our fonts. */
export function mathFontSources(folder: string): readonly string[] {
  return [...installed.map((name) => `local("${name}")`), `url("${folder}stix-two-math.woff2")`];
}

/**
 * The font of formulas: one of the system, otherwise ours. Without any, bars of fractions and roots
 * meet the letters. A font that cannot be loaded prevents no formula.
 */
export function loadMathFont(): Promise<unknown> {
  const font = new FontFace('docs-math', mathFontSources(assetUrl('fonts/')).join());
  document.fonts.add(font);
  return font.load().catch(() => undefined);
}
