import type {PageData} from '../../src/publish/page-data.js';
import type {EarlyRequest} from '../../src/site/http-loader.js';
import type {EarlyStart} from '../shared/running-script.js';

/**
 * Answers the first requests for these files, as the entry's own early requests do: the entry,
 * which finds them, makes none.
 *
 * @param base The folder of the site.
 * @param scripts The folder of the scripts.
 */
export function provideFiles(base: URL, scripts: URL, files: PageData['files']): void {
  const scope = globalThis as {[key: symbol]: EarlyStart | undefined};
  const requests = new Map<string, EarlyRequest>();
  for (const [path, text] of Object.entries(files)) {
    // No URL has half a surrogate pair, and no file is requested for one.
    if (/\p{Cs}/u.test(path)) continue;
    const answer = Promise.resolve(new Response(text));
    const url = new URL(`./${path.split('/').map(encodeURIComponent).join('/')}`, base);
    requests.set(url.href, [answer, answer.then((response) => response.arrayBuffer())]);
  }
  scope[Symbol.for('docs-site-element')] ??= {
    folder: scripts.href,
    'chunks/_version/': requests,
    'chunks/_version/stored': new Map(),
  };
}
