import {assetUrl} from '../../shared/running-script.js';

/** Fonts for formulas that systems have: those of Windows, of Apple's systems, and of TeX. */
const installed = [
  'Cambria Math',
  'STIX Two Math',
  'STIXTwoMath-Regular',
  'Latin Modern Math',
  'LatinModernMath-Regular',
];

/**
 * The font of formulas: one of the system, otherwise ours. Without any, bars of fractions and roots
 * meet the letters. A font that cannot be loaded prevents no formula.
 */
export function loadMathFont(): Promise<unknown> {
  const sources = installed.map((name) => `local("${name}")`);
  sources.push(`url("${assetUrl('fonts/stix-two-math.woff2')}")`);
  const font = new FontFace('docs-math', sources.join());
  document.fonts.add(font);
  return font.load().catch(() => undefined);
}
