import {ownProperty} from '../../src/shared/own-property.js';
import {hostPages} from '../init/host-pages.js';
import {siteElement, withAttributes} from '../site-element.js';
import {earlierPage} from './earlier-pages.js';

const titlePattern = /<title>([^<]*)<\/title>/;

/** A page with the title of another one: a title that its author has changed is no difference. */
export function withTitleOf(other: string, text: string): string {
  const [title] = titlePattern.exec(other) ?? [];
  return title === undefined ? text : text.replace(titlePattern, () => title);
}

/**
 * A page of this command with the element of another one, or without one: what its author has
 * written there, and where, is no difference.
 */
export function withElementOf(other: string, page: string): string {
  const present = siteElement(page);
  const without = present ? page.replace(lineOf(present.tag), '') : page;
  const {tag} = siteElement(other) ?? {};
  return tag === undefined ? without : withElement(without, tag);
}

/** Whether the site of a page works offline: its element has the attribute. */
export function isOfflinePage(page: string): boolean {
  return siteElement(page)?.attributes.has('offline') ?? false;
}

/** A page whose site works offline: its own element gets the attribute, if it has one. */
export function offlinePage(page: string): string {
  const own = siteElement(page);
  if (!own) return withElement(page, '<docs-site offline>');
  const {start, tag} = own;
  const after = page.slice(start + tag.length);
  return page.slice(0, start) + withAttributes(tag, ['offline']) + after;
}

/** A page with an element at its end. */
function withElement(page: string, tag: string): string {
  const end = /^[ \t]*<\/(?:body|html)>/im.exec(page)?.index ?? page.length;
  return page.slice(0, end) + lineOf(tag) + page.slice(end);
}

const lineOf = (tag: string): string => `  ${tag}</docs-site>\n`;

/** A page of a host, `index.html` or `404.html`, as it is in a site and as it would be today. */
export interface NewPage {
  readonly next: string;
  /** What the first version would have written. */
  readonly earlier: string;
}

/**
 * What `init` would write today in place of a page, with the title that the page has. `index` is
 * the text of `index.html`, which says whether the URLs of pages have a hash, and `hasWorker` says
 * whether the site has the service worker. Returns `undefined` for a page that is not of docs-site,
 * and where nobody can tell.
 */
export function newPage(
  path: string,
  text: string,
  index: string,
  hasWorker: boolean,
): NewPage | undefined {
  if (!/\bdocs-site\/\S+\.js\b/.test(text)) return undefined;
  const title = titlePattern.exec(text)?.[1] ?? '';
  const attributes = siteElement(index)?.attributes;
  const isOlder = attributes?.get('src')?.endsWith('mint.json') ?? false;
  const isHistory = attributes?.get('router') === 'history';
  const base = isHistory ? attributes.get('base') : undefined;
  if (isHistory && base === undefined) return undefined;
  // What hosts send for URLs without a file is the same site.
  const isOffline = isOfflinePage(index) || (path === 'index.html' && hasWorker);
  const next = ownProperty(hostPages({title, base, isOlder, isOffline}), path);
  return next === undefined ? undefined : {next, earlier: earlierPage(title, isOlder)};
}
