import type {Named} from '../config/site-config.js';
import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';
import type {NavPage} from './navigation.js';

/**
 * What the sidebar and the previous and next links show for a page; known once its frontmatter was
 * read.
 */
export interface PageLabel {
  /** `sidebarTitle`, else `title`, else the last segment of the path in words. */
  readonly text: string;
  readonly icon?: Icon;
  /** A short word after the name: `tag` of the frontmatter. */
  readonly tag?: string;
  /** Shown where pages are listed with details. */
  readonly description?: string;
  /** `GET`, `POST`, …: the page documents an operation. */
  readonly method?: string;
  /** The operation is deprecated, which the sidebar says in its language. */
  readonly isDeprecated?: boolean | undefined;
  /** `url` of the frontmatter: the entry links to it instead of to a page. */
  readonly link?: Target;
  /** `hidden` of the frontmatter: no list has the page. */
  readonly isHidden?: boolean;
}

/** Page path → label. The label of a missing page is the last segment of its path. */
export type PageLabels = ReadonlyMap<string, PageLabel>;

/**
 * The last segment of a page path in words: `guides/getting-started` → `Getting started`,
 * `guides/index` and `guides/README` → `Guides`.
 */
export function titleFromPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const isOfFolder = parts.length > 1 && /^(?:index|readme)$/i.test(parts.at(-1) ?? '');
  const part = parts.at(isOfFolder ? -2 : -1) ?? '';
  const words = part.replace(/[-_]+/g, ' ').trim() || part;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The text for a page in the sidebar: its label once it is known, until then the last segment of
 * its path in words.
 */
export function labelOf(page: NavPage, labels: PageLabels): PageLabel {
  const {path, label, isDeprecated, source} = page;
  if ('method' in source) return {text: label ?? source.route, method: source.method, isDeprecated};
  return labels.get(path) ?? {text: label ?? titleFromPath(path)};
}

/** The name of a site, tab or anchor; one without a name is called by a word of the interface. */
export function shownName(
  {name, isUnnamed}: Named,
  localize: (word: 'Documentation') => string,
): string {
  return isUnnamed ? localize('Documentation') : name;
}

/**
 * The title of the browser's tab: those of the page and of the site, of which one may be empty. The
 * home page has that of the site.
 */
export function tabTitle(page: string, site: string, isHome = false): string {
  if (isHome && site) return site;
  return page && page !== site ? `${page} – ${site}` : site;
}
