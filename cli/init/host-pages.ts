import {historyPage, notFoundPage, sitePage} from './index-page.mjs';

/** What the pages of a site say about it. */
export interface HostPageFacts {
  /** The title, as HTML. */
  readonly title: string;
  /** Where the site is, such as `/docs/`, if the URLs of its pages have no hash. */
  readonly base?: string | undefined;
  /** Whether its configuration is `mint.json`: named, the file is requested at once. */
  readonly isOlder: boolean;
  /** Whether readers keep what they have read, with the service worker. */
  readonly isOffline: boolean;
}

/** The page that readers open, and the one that hosts send for URLs without a file. */
export function hostPages({
  title,
  base,
  isOlder,
  isOffline,
}: HostPageFacts): Readonly<Record<string, string>> {
  const attributes = (folder: string) =>
    (isOffline ? ' offline' : '') + (isOlder ? ` src="${folder}mint.json"` : '');
  if (base !== undefined) {
    const page = historyPage(title, base, attributes(base));
    return {'index.html': page, '404.html': page};
  }
  return {
    'index.html': sitePage(title, attributes('')),
    '404.html': notFoundPage(title),
  };
}
