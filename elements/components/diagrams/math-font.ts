import {assetUrl} from '../../shared/running-script.js';

/** Fonts for formulas that systems have: those of Windows, of Apple's systems, and of TeX. */
const installed = [
  'Cambria Math',
  'STIX Two Math',
  'STIXTwoMath-Regular',
  'Latin Modern Math',
  'LatinModernMath-Regular',
];

const installedSources = installed.map((name) => `local("${name}")`);

const ownFile = 'stix-two-math.woff2';

/** Where the font of formulas comes from; `folder` is the URL of our fonts. */
export function mathFontSources(folder: string): readonly string[] {
  return [...installedSources, `url("${folder}${ownFile}")`];
}

/**
 * The font of formulas: one of the system, otherwise ours. Without any, bars of fractions and roots
 * meet the letters. A font that cannot be loaded prevents no formula.
 */
export function loadMathFont(): Promise<unknown> {
  return load(installedSources.join())
    .catch(async () => load(await ownFont()))
    .catch(() => undefined);
}

async function load(source: string | ArrayBuffer): Promise<void> {
  const font = new FontFace('docs-math', source);
  await font.load();
  document.fonts.add(font);
}

/** Our font. A document that contains the site answers requests, and no URLs in styles. */
async function ownFont(): Promise<ArrayBuffer> {
  const response = await fetch(assetUrl(`fonts/${ownFile}`));
  return response.arrayBuffer();
}
