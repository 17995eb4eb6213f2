import type {SiteConfig} from '../../src/config/site-config.js';
import {readFonts, type ConfigFont} from '../../src/config/read/fonts.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {fontSource, fontValue} from '../../src/theme/font.js';
import {setToken} from '../styles/site-tokens.js';

/**
 * Applies the typefaces of a site until the signal is aborted: files that the author names are
 * loaded, any other family is used if it is installed. Resolves once all files have come. A
 * typeface that comes when a page is being read is applied with the next page: it would move the
 * text.
 */
export async function applyFonts(
  site: HTMLElement,
  config: SiteConfig,
  links: SiteLinks,
  signal: AbortSignal,
): Promise<void> {
  const {body, heading} = readFonts(config);
  const faces = [...new Map([body, heading].map((font) => [JSON.stringify(font), font])).values()]
    .map((font) => font && faceOf(font, links))
    .filter((face) => face !== undefined);
  const style = getComputedStyle(site);
  // A published page has its typefaces, and what takes their room until they have come.
  const isBuilt = site.hasAttribute('data-built');
  const tokens = Object.entries({'--docs-font-text': body, '--docs-font-heading': heading}).map(
    ([token, font]) => {
      const value = style.getPropertyValue(token).trim();
      return [token, font && (isBuilt ? value : fontValue(font, value))] as const;
    },
  );
  const setTokens = () => {
    for (const [token, value] of tokens) if (value !== undefined) setToken(site, token, value);
  };
  const apply = () => {
    if (signal.aborted) return;
    for (const face of faces) document.fonts.add(face);
    setTokens();
  };
  const remove = () => {
    for (const face of faces) document.fonts.delete(face);
    for (const [token] of tokens) setToken(site, token);
  };
  signal.addEventListener('abort', remove, {once: true});
  if (faces.length === 0 || isBuilt) setTokens();
  // Without its file a family is treated as one that is not installed.
  await Promise.allSettled(faces.map((face) => face.load()));
  if (site.dataset['path'] === undefined) apply();
  else site.addEventListener('docs-page-shown', apply, {once: true, signal});
}

function faceOf(font: ConfigFont, links: SiteLinks): FontFace | undefined {
  const href = font.source && links.src(font.source);
  if (href === undefined) return undefined;
  const {src, weight} = fontSource(font, href);
  return new FontFace(font.family, src, {weight});
}
