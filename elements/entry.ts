/*
 * The entry of the script tag. It loads the main chunk, and meanwhile requests docs.json and the
 * file of the page that the URL names, and applies the reader's color mode.
 *
 * Nothing imports this file, and it imports nothing statically: after a redirect or with a query
 * its URL is another one, and a chunk that imports it by its plain name would run it twice. That is
 * why it repeats, in short, what it needs of `site/site-options.ts`, `src/routing/` and
 * `shared/reader-store.ts`. A guess that differs from what they find is a request that nobody takes
 * over, and nothing else.
 */
import type {EarlyStart} from './shared/running-script.js';
import type {ReaderRecord} from './shared/reader-store.js';

type Requests = EarlyStart['requests'];

const key = Symbol.for('docs-site-element');
const scope = globalThis as {[key: symbol]: EarlyStart | undefined};
const own = new URL('.', import.meta.url).href;
const running = scope[key]?.folder ?? own;

if (running === own) {
  import('./main.js').catch(console.error);
  scope[key] ??= start();
} else {
  console.warn(`docs-site-element is loaded twice: ${running} runs, ${own} does not.`);
}

function start(): EarlyStart {
  const requests: Requests = new Map();
  // While a document is still being parsed, nobody knows what else is in it.
  if (document.readyState === 'loading') return {folder: own, requests};
  const sites: (Element | undefined)[] = [...document.querySelectorAll('docs-site')];
  const hasOthers = document.querySelector(
    'body > :not(docs-site, script, style, link, template, noscript, meta)',
  );
  // An empty body gets a site: see `site/document-setup.ts`.
  if (!hasOthers && !sites[0]) sites.push(undefined);
  const [mode] = sites.map((site) => request(site, requests));
  if (hasOthers) return {folder: own, requests};
  const colorScheme = document.createElement('meta');
  colorScheme.name = 'color-scheme';
  colorScheme.content = mode === 'dark' || mode === 'light' ? mode : 'light dark';
  document.head.prepend(colorScheme);
  return {folder: own, requests, colorScheme};
}

/** Requests the first files of a site, and returns its color mode. */
function request(site: Element | undefined, requests: Requests): string | null | undefined {
  const attribute = (name: string) => site?.getAttribute(name);
  let shown = attribute('mode');
  try {
    const router = attribute('router');
    const base = router === 'history' ? attribute('base') : undefined;
    const source = new URL(attribute('src') ?? base ?? '.', document.baseURI);
    const [, way = '', file = 'docs.json'] =
      /^(.*?)\/*([^/]*\.json)?$/i.exec(source.pathname) ?? [];
    const folder = `${source.origin + way}/`;
    const {mode, siteMode, extension = 'mdx'} = recordOf(folder);
    shown ??= mode ?? siteMode;
    const path =
      plainPath(router === 'memory' ? '' : pathInUrl(router, new URL(base ?? '.', folder))) ||
      plainPath(attribute('path') ?? '');
    for (const wanted of [file, path && `${path}.${extension}`]) {
      const url = folder + encoded(wanted);
      if (!wanted || requests.has(url)) continue;
      // With the options of src/site/http-loader.ts, which takes the answer over.
      const answer = fetch(url, {cache: 'no-cache'});
      answer.catch(() => undefined);
      requests.set(url, answer);
    }
  } catch {
    // The main chunk reports what is not a URL or a path.
  }
  return shown;
}

function recordOf(folder: string): ReaderRecord {
  try {
    return JSON.parse(localStorage.getItem(`docs-site:${folder}`) ?? '') as ReaderRecord;
  } catch {
    return {};
  }
}

function pathInUrl(router: string | null | undefined, base: URL): string {
  if (router !== 'history') return /^#(\/[^?#]*)/.exec(location.hash)?.[1] ?? '';
  const start = base.pathname.replace(/\/*$/, '/');
  return location.pathname.startsWith(start) ? location.pathname.slice(start.length) : '';
}

/** A path without what people and hosts add to it. */
function plainPath(path: string): string {
  return path.replace(/^\/+|(\.(mdx?|html?))?\/*$/gi, '').replace(/(^|\/+)index$/i, '');
}

/** Throws if the path can leave the folder, or is not one that the loader accepts. */
function encoded(path: string): string {
  const names = path.split('/').map((name) => decodeURIComponent(name));
  if (names.some((name) => !/^[^.\\/%\p{C}][^\\/%\p{C}]*$/u.test(name))) throw new Error(path);
  return names.map(encodeURIComponent).join('/');
}
