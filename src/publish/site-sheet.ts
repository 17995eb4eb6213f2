import {readFonts, type ConfigFont} from '../config/read/fonts.js';
import {readStyling} from '../config/read/styling.js';
import type {SiteConfig} from '../config/site-config.js';
import type {SiteLinks} from '../routing/site-links.js';
import {fontSource, fontValue, quoted} from '../theme/font.js';
import {themeTokens} from '../theme/tokens.js';

/**
 * The style sheet that all pages of a site share: its colors and typefaces, as the element applies
 * them. The styles of the author's own document override it.
 */
export function siteSheet(config: SiteConfig, links: SiteLinks): string {
  const tokens = new Map(themeTokens(config.colors));
  const {codeblocks} = readStyling(config);
  if (codeblocks !== 'system') tokens.set('--docs-code-scheme', codeblocks);
  const {body, heading} = readFonts(config);
  const faces = new Map<string, string>();
  for (const [token, font] of [
    ['--docs-font-text', body],
    ['--docs-font-heading', heading],
  ] as const) {
    if (!font) continue;
    tokens.set(token, fontValue(font, 'var(--docs-font-system)'));
    const face = faceRule(font, links);
    if (face !== undefined) faces.set(face, face);
  }
  const declarations = [...tokens].map(([name, value]) => `${name}: ${value};`);
  return `${[...faces.values()].join('')}:where(docs-site) { ${declarations.join(' ')} }\n`;
}

/** A typeface that comes late is not applied: it would move the text that is being read. */
function faceRule(font: ConfigFont, links: SiteLinks): string | undefined {
  const href = font.source && links.src(font.source);
  if (href === undefined) return undefined;
  const {src, weight} = fontSource(font, href);
  const family = quoted(font.family);
  const rules = `font-family: ${family}; src: ${src}; font-weight: ${weight}`;
  return `@font-face { ${rules}; font-display: optional; }\n`;
}
