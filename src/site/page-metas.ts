import type {SiteMetas} from '../config/read/metas.js';
import type {FrontmatterValue, Page} from '../content/page.js';
import {plainText} from '../content/inline-nodes.js';
import {resolveUrl} from '../shared/urls.js';

/**
 * An element of the document's head: `<meta>` by `name` or by `property`, or the link to the
 * canonical URL.
 */
export interface Meta {
  readonly kind: 'name' | 'property' | 'canonical';
  readonly name: string;
  readonly content: string;
}

/** Where a page is in its site. */
export interface PagePlace {
  /** As in URLs below that of the site, encoded; `''` is the home page. */
  readonly path: string;
  /** Whether the navigation names it. */
  readonly isListed: boolean;
}

/**
 * What a page says of itself in the head of the document: its description or the site's, the site's
 * `seo.metatags`, and what its frontmatter says instead (`og:…`, `twitter:…`, `noindex`). Pages
 * that the navigation does not name, and hidden ones, ask not to be found.
 *
 * A canonical URL of the site is that of its home page; those of its pages are below it.
 */
export function pageMetas(
  site: SiteMetas,
  page: Page,
  {path, isListed}: PagePlace,
): readonly Meta[] {
  const {frontmatter} = page;
  const tags = new Map(site.metatags);
  const base = tags.get('canonical');
  if (base) tags.set('canonical', `${base.replace(/(?<!\/)\/+$/, '')}/${path}`);
  const description = descriptionOf(page) || site.description;
  if (description) tags.set('description', description);
  for (const [name, value] of frontmatter) {
    if (/^(?:(?:og|twitter|article):|(?:canonical|robots|keywords)$)/.test(name)) {
      if (typeof value !== 'object') tags.set(name, String(value));
      else if (Array.isArray(value)) tags.set(name, value.filter(isScalar).join(', '));
    }
  }
  const isHidden = (!isListed || frontmatter.get('hidden') === true) && !site.indexesAll;
  if (frontmatter.get('noindex') === true || (isHidden && frontmatter.get('noindex') !== false)) {
    tags.set('robots', 'noindex');
  }
  return [...tags].flatMap(([name, content]) => metaOf(name, content));
}

/** What a page says of itself, in words. */
export function descriptionOf({description, summary = ''}: Page): string {
  return plainText(description) || summary;
}

function isScalar(value: FrontmatterValue): boolean {
  return typeof value !== 'object';
}

function metaOf(name: string, content: string): readonly Meta[] {
  if (name !== 'canonical') {
    return [
      {kind: /^(?:og|article|fb|profile|book):/.test(name) ? 'property' : 'name', name, content},
    ];
  }
  const target = resolveUrl(content);
  return target.to === 'url' ? [{kind: 'canonical', name, content: target.href}] : [];
}
