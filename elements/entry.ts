/*
 * The entry of the script tag. It loads the main chunk, and meanwhile requests docs.json and the
 * file of the page that the URL names, and applies the reader's color mode.
 *
 * Nothing imports this file, and it imports nothing statically: after a redirect or with a query
 * its URL is another one, and a chunk that imports it by its plain name would run it twice. That is
 * why it repeats, in short, what it needs of `site/site-options.ts`, `src/routing/` and
 * `shared/reader-store.ts`. A guess that differs from what they find is a request that no one takes
 * over, and nothing else.
 */
import type {EarlyStart} from './shared/running-script.js';
import type {ReaderRecord} from './shared/reader-store.js';

type Requests = EarlyStart['chunks/'];

const key = Symbol.for('docs-site-element');
const scope = globalThis as {[key: symbol]: EarlyStart | undefined};
// Minifiers do not shorten these.
const page = document;
const url = location;
const own = new URL('.', import.meta.url).href;
const running = scope[key]?.folder ?? own;
const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?];

if (running === own) {
  import('./main.js').catch(console.error);
  scope[key] ??= start();
} else {
  console.warn('Two docs-site-element files:', running, own);
}

function start(): EarlyStart {
  const requests: Requests = new Map();
  const stored: Requests = new Map();
  const early = {folder: own, 'chunks/_version/': requests, 'chunks/_version/stored': stored};
  // While a document is still being parsed, no one knows what else is in it.
  if (page.readyState === 'loading') return early;
  const sites = [...page.querySelectorAll('docs-site')];
  const hasOthers = page.querySelector(
    'body>:not(docs-site,script,style,link,template,noscript,meta)',
  );
  // An empty body gets a site: see `site/document-setup.ts`.
  const all = hasOthers || sites[0] ? sites : [undefined];
  const [mode] = all.map((site) => request(site, requests, stored));
  if (hasOthers) return early;
  const colorScheme = page.createElement('meta');
  colorScheme.name = 'color-scheme';
  colorScheme.content = mode === 'light' || mode === 'dark' ? mode : 'light dark';
  page.head.prepend(colorScheme);
  return {...early, colorScheme};
}

/** Requests the first files of a site, and returns its color mode. */
function request(
  site: Element | undefined,
  requests: Requests,
  stored: Requests,
): string | null | undefined {
  const attribute = (name: string) => site?.getAttribute(name);
  let shown = attribute('mode');
  try {
    const router = attribute('router');
    const base = (router === 'history' && attribute('base')) || '.';
    const source = new URL(attribute('src') ?? base, page.baseURI);
    if (!/^http/.test(source.protocol)) return shown;
    const [, way = '', config = 'docs.json'] =
      /^(.*?)\/*([^/]*\.json)?$/i.exec(source.pathname) ?? [];
    const folder = `${source.origin + way}/`;
    const {mode, siteMode, files = {}, extension = 'mdx', home} = recordOf(folder);
    shown ??= mode ?? siteMode;
    const path =
      plainPath(router === 'memory' ? '' : pathInUrl(router, new URL(base, folder))) ||
      plainPath(attribute('path') ?? home ?? '');
    for (const wanted of [
      config,
      path && ((Object.hasOwn(files, path) && files[path]) || `${path}.${extension}`),
    ]) {
      const name = encoded(wanted);
      const file = folder + name;
      if (name && !requests.has(file)) {
        // With the options of src/site/http-loader.ts, which takes the answer over.
        const get = (cache: RequestCache) =>
          fetch(file, {cache, mode: source.origin === url.origin ? 'same-origin' : 'cors'});
        // Readers who come back are shown what the browser has kept, unless they reload.
        const kept = home && visit?.type !== 'reload' ? get('force-cache') : undefined;
        const fresh = get('no-cache');
        const response = kept?.then((answer) => (answer.ok ? answer : fresh)) ?? fresh;
        // Read by the time the main chunk runs: it shows the page at once.
        const bytes = response.then((answer) => answer.arrayBuffer());
        // No rejection is unhandled.
        void Promise.allSettled([fresh, bytes]);
        requests.set(file, [response, bytes]);
        if (kept) stored.set(file, [fresh, bytes]);
      }
    }
  } catch {
    // The main chunk reports what is not a URL or a path.
  }
  return shown;
}

function recordOf(folder: string): ReaderRecord {
  try {
    return JSON.parse(localStorage[`docs-site:${folder}`] as string) as ReaderRecord;
  } catch {
    return {};
  }
}

function pathInUrl(router: string | null | undefined, base: URL): string {
  if (router !== 'history') return /^#(\/[^?#]*)/.exec(url.hash)?.[1] ?? '';
  const start = base.pathname.replace(/\/*$/, '/');
  return url.pathname.startsWith(start) ? url.pathname.slice(start.length) : '';
}

/** A path without what people and hosts add to it, and without the id of a heading. */
function plainPath(path: string): string {
  return path.replace(/^\/+|(\.(mdx?|html?))?\/*(#.*)?$/gi, '').replace(/(^|\/+)index$/i, '');
}

/** Empty, or throws, if the path can leave the folder or is not one that the loader accepts. */
function encoded(path: string): string {
  const names = path.split('/').map(decodeURIComponent);
  return names.some((name) => /^(\.|$)|[\\/%\p{C}]/u.test(name))
    ? ''
    : names.map(encodeURIComponent).join('/');
}
