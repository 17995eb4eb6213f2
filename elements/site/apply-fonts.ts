import type {Fields} from '../../src/config/read/raw.js';
import {readFonts, type ConfigFont} from '../../src/config/read/fonts.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** Families that every browser has under these names; in quotes they would be ordinary ones. */
const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|monospace|rounded))$/;

/**
 * Gives a site its typefaces: files that the author names are loaded, anything else is used where the reader has it.
 * Returns what takes them away again.
 */
export function applyFonts(site: HTMLElement, written: Fields, links: SiteLinks): () => void {
  const {body, heading} = readFonts(written);
  const faces = [...new Map([body, heading].map((font) => [JSON.stringify(font), font])).values()]
    .map((font) => font && faceOf(font, links))
    .filter((face) => face !== undefined);
  for (const face of faces) {
    document.fonts.add(face);
    // Without its file a family is as one that the reader does not have.
    face.load().catch(() => undefined);
  }
  const fallback = getComputedStyle(site).getPropertyValue('--docs-font-text').trim();
  const tokens = [
    ['--docs-font-text', body],
    ['--docs-font-heading', heading],
  ] as const;
  for (const [token, font] of tokens) {
    if (font) site.style.setProperty(token, `${nameOf(font)}, ${fallback}`);
  }
  return () => {
    for (const face of faces) document.fonts.delete(face);
    for (const [token] of tokens) site.style.removeProperty(token);
  };
}

function faceOf(
  {family, source, format, weight}: ConfigFont,
  links: SiteLinks,
): FontFace | undefined {
  const href = source && links.src(source);
  if (href === undefined) return undefined;
  const hint = format ? ` format("${format}")` : '';
  // A file of many weights usually says so in its name; of any other the browser makes bold letters itself.
  const isVariable = /variable|wght|\bvf\b/i.test(href);
  return new FontFace(family, `url(${JSON.stringify(href)})${hint}`, {
    weight: weight ?? (isVariable ? '100 900' : 'normal'),
    display: 'swap',
  });
}

function nameOf({family}: ConfigFont): string {
  return generic.test(family) ? family : JSON.stringify(family);
}
