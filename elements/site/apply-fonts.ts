import type {SiteConfig} from '../../src/config/site-config.js';
import {readFonts, type ConfigFont} from '../../src/config/read/fonts.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {fontSource, fontValue} from '../../src/theme/font.js';
import {setToken} from '../styles/site-tokens.js';

/**
 * Applies the typefaces of a site: files that the author names are loaded, any other family is used
 * if it is installed. A typeface that comes when a page is being read is applied with the next
 * page: it would move the text. Returns a function that removes them.
 */
export function applyFonts(site: HTMLElement, config: SiteConfig, links: SiteLinks): () => void {
  const {body, heading} = readFonts(config);
  const faces = [...new Map([body, heading].map((font) => [JSON.stringify(font), font])).values()]
    .map((font) => font && faceOf(font, links))
    .filter((face) => face !== undefined);
  const fallback = getComputedStyle(site).getPropertyValue('--docs-font-text').trim();
  const tokens = [
    ['--docs-font-text', body],
    ['--docs-font-heading', heading],
  ] as const;
  const removal = new AbortController();
  const {signal} = removal;
  const apply = () => {
    if (signal.aborted) return;
    for (const face of faces) document.fonts.add(face);
    for (const [token, font] of tokens) {
      if (font) setToken(site, token, fontValue(font, fallback));
    }
  };
  if (faces.length === 0) apply();
  // Without its file a family is treated as one that is not installed.
  void Promise.allSettled(faces.map((face) => face.load())).then(() => {
    if (site.dataset['path'] === undefined) apply();
    else site.addEventListener('docs-page-shown', apply, {once: true, signal});
  });
  return () => {
    removal.abort();
    for (const face of faces) document.fonts.delete(face);
    for (const [token] of tokens) setToken(site, token);
  };
}

function faceOf(font: ConfigFont, links: SiteLinks): FontFace | undefined {
  const href = font.source && links.src(font.source);
  if (href === undefined) return undefined;
  const {src, weight} = fontSource(font, href);
  return new FontFace(font.family, src, {weight});
}
