import {historyPage, notFoundPage, starterPage} from '../../scripts/lib/index-page.mjs';

/** What the pages of a site say about it. */
export interface HostPageFacts {
  /** The title, as HTML. */
  readonly title: string;
  /** Where the site is, such as `/docs/`, if the URLs of its pages have no hash. */
  readonly base?: string | undefined;
  /** Whether its configuration is `mint.json`: named, the file is requested at once. */
  readonly isOlder: boolean;
}

/** The page that readers open, and the one that hosts send for URLs without a file. */
export function hostPages({title, base, isOlder}: HostPageFacts): Readonly<Record<string, string>> {
  const source = (folder: string) => (isOlder ? ` src="${folder}mint.json"` : '');
  if (base !== undefined) {
    const page = historyPage(title, base).replace('<docs-site', `$&${source(base)}`);
    return {'index.html': page, '404.html': page};
  }
  return {
    'index.html': starterPage(title).replace('</html>', `${siteTag(isOlder)}</html>`),
    '404.html': notFoundPage(title),
  };
}

/** The line that names the site where the configuration is `mint.json`. */
export function siteTag(isOlder: boolean): string {
  return isOlder ? '  <docs-site src="mint.json"></docs-site>\n' : '';
}
