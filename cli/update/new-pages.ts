import {ownProperty} from '../../src/shared/own-property.js';
import {hostPages} from '../init/host-pages.js';
import {earlierPage} from './earlier-pages.js';

const titlePattern = /<title>([^<]*)<\/title>/;

/** A page with the title of another one: a title that its author has changed is no difference. */
export function withTitleOf(other: string, text: string): string {
  const [title] = titlePattern.exec(other) ?? [];
  return title === undefined ? text : text.replace(titlePattern, () => title);
}

/** A page of a host, `index.html` or `404.html`, as it is in a site and as it would be today. */
export interface NewPage {
  readonly next: string;
  /** What the first version would have written. */
  readonly earlier: string;
}

/**
 * What `init` would write today in place of a page, with the title that the page has. `index` is
 * the text of `index.html`, which says whether the URLs of pages have a hash. Returns `undefined`
 * for a page that is not of docs-site, and where nobody can tell.
 */
export function newPage(path: string, text: string, index: string): NewPage | undefined {
  if (!/\bdocs-site\/\S+\.js\b/.test(text)) return undefined;
  const title = titlePattern.exec(text)?.[1] ?? '';
  const [tag = ''] = /<docs-site\b[^>]*>/.exec(index) ?? [];
  const isOlder = /\ssrc="[^"]*mint\.json"/.test(tag);
  const isHistory = /\srouter="history"/.test(tag);
  const base = isHistory ? /\sbase="([^"]*)"/.exec(tag)?.[1] : undefined;
  if (isHistory && base === undefined) return undefined;
  // What hosts send for URLs without a file is the same site.
  const isOffline = path === 'index.html' || /\soffline\b/.test(tag);
  const next = ownProperty(hostPages({title, base, isOlder, isOffline}), path);
  return next === undefined ? undefined : {next, earlier: earlierPage(title, isOlder)};
}
