import {assetUrl} from '../shared/running-script.js';

/**
 * The URLs of script tags that the host redirects to our script, such as those of `@latest`: the
 * browser does not tell where a script tag was redirected to.
 */
export async function redirectedScripts(): Promise<readonly string[]> {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const urls = [...tags].map(({src}) => src);
  if (urls.some((url) => url.startsWith(assetUrl('')))) return [];
  const targets = await Promise.all(urls.map(targetOf));
  return urls.filter((_, index) => targets[index] === assetUrl('docs-site.js'));
}

/** Where a URL leads to, without a query; `undefined` where that is not known. */
async function targetOf(url: string): Promise<string | undefined> {
  // The browser has just loaded it.
  const response = await fetch(url, {cache: 'force-cache'}).catch(() => undefined);
  return response?.url.replace(/\?.*/, '');
}
