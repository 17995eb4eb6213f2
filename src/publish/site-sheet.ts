import {readFonts, type ConfigFont} from '../config/read/fonts.js';
import {readStyling} from '../config/read/styling.js';
import type {SiteConfig} from '../config/site-config.js';
import type {SiteLinks} from '../routing/site-links.js';
import {fontSource, fontValue, quoted} from '../theme/font.js';
import {fallbackFaces} from '../theme/fonts/fallback-face.js';
import type {FontMetrics} from '../theme/fonts/font-metrics.js';
import {themeTokens} from '../theme/tokens.js';

/**
 * The style sheet that all pages of a site share: its colors and typefaces, as the element applies
 * them. The styles of the author's own document override it. `metrics` are those of font files, by
 * their paths: until such a file has arrived, a typeface with the same metrics is shown.
 */
export function siteSheet(
  config: SiteConfig,
  links: SiteLinks,
  metrics: ReadonlyMap<string, FontMetrics> = new Map(),
): string {
  const tokens = new Map(themeTokens(config.colors));
  const {codeblocks} = readStyling(config);
  if (codeblocks !== 'system') tokens.set('--docs-code-scheme', codeblocks);
  const {body, heading} = readFonts(config);
  const faces = new Set<string>();
  for (const [token, font] of [
    ['--docs-font-text', body],
    ['--docs-font-heading', heading],
  ] as const) {
    if (!font) continue;
    const {family, source} = font;
    const room = source?.to === 'site' ? metrics.get(source.path) : undefined;
    const fallbacks = room ? fallbackFaces(family, room) : [];
    const families = fallbacks.map((one) => quoted(one.family));
    tokens.set(token, fontValue(font, ...families, 'var(--docs-font-system)'));
    const face = faceRule(font, links, room ? 'swap' : 'optional');
    if (face !== undefined) faces.add(face);
    for (const {rule} of fallbacks) faces.add(rule);
  }
  const declarations = [...tokens].map(([name, value]) => `${name}: ${value};`);
  return `${[...faces].join('')}:where(docs-site) { ${declarations.join(' ')} }\n`;
}

/**
 * The rule of a typeface with a file. With `optional`, one that comes late is not applied: it would
 * move the text that is being read.
 */
function faceRule(
  font: ConfigFont,
  links: SiteLinks,
  display: 'swap' | 'optional',
): string | undefined {
  const href = font.source && links.src(font.source);
  if (href === undefined) return undefined;
  const {src, weight} = fontSource(font, href);
  const family = quoted(font.family);
  const rules = `font-family: ${family}; src: ${src}; font-weight: ${weight}`;
  return `@font-face { ${rules}; font-display: ${display}; }\n`;
}
