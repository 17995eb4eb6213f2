import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {notFoundPage, starterPage} from './index-page.mjs';
import {serve} from './static-server.mjs';

/**
 * Runs in the page. Where only pages or their configuration have changed, the site is opened again
 * in its place and the reader stays where they are; everything else needs a new document.
 */
const reloadScript = `const changes = new EventSource(new URL('changes', import.meta.url));
let last;
// The sites listen once they have shown a page.
function tell(problems) {
  last = problems;
  const sites = [...document.querySelectorAll('docs-site')];
  const isTaken = (site) =>
    !site.dispatchEvent(new CustomEvent('docs-check', {detail: problems, cancelable: true}));
  if (sites.length > 0 && sites.map(isTaken).every(Boolean)) return;
  setTimeout(() => last === problems && tell(problems), 300);
}
changes.addEventListener('problems', ({data}) => tell(JSON.parse(data)));
// Where the reader was before a change, until the page is there again or the reader does something.
let place;
addEventListener('scroll', () => Math.round(scrollY) === place?.top && (place = undefined));
for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  addEventListener(act, () => (place = undefined), {capture: true, passive: true});
}
// A service worker answers with what it has stored, and compares that with the file afterwards.
async function forgetStored() {
  const names = (await globalThis.caches?.keys()) ?? [];
  const stored = names.filter((name) => /^docs-site .* read$/.test(name));
  await Promise.all(stored.map((name) => caches.delete(name)));
}
changes.addEventListener('message', async ({data}) => {
  await forgetStored();
  const sites = [...document.querySelectorAll('docs-site')];
  if (data !== 'content' || sites.length === 0) return location.reload();
  const top = Math.round(scrollY);
  const saved = history.state?.docsScrolled;
  place ??= saved?.top === top ? saved : {top};
  // The site returns there, as after a visit to another page.
  history.replaceState({...history.state, docsScrolled: place}, '');
  for (const site of sites) site.parentNode.insertBefore(site, site.nextSibling);
});
`;
/** Where the whole site is checked, its pages need not check themselves. */
const checkedScript = `addEventListener('docs-before-check', (event) => event.preventDefault());
`;

/**
 * What is laid over a folder so that it is a site: an index page where it has none,
 * and `mint.json`, as older sites call it, under the name `docs.json`.
 */
export function siteOverlay(site) {
  const lacks = (name) => !existsSync(join(site, name));
  return {
    ...(lacks('index.html') && {'index.html': starterPage('Documentation')}),
    ...(lacks('docs.json') &&
      !lacks('mint.json') && {'docs.json': readFileSync(join(site, 'mint.json'))}),
  };
}

/**
 * Serves a site with the bundle beside it, as `docs-site/`. Paths without a file are answered as a
 * host does: with `404.html`, or where the URLs of pages have no hash, with the index page. Such a
 * site is served at its base.
 *
 * @param {object} options
 * @param {string} options.site The folder of the site.
 * @param {string} options.dist The folder of the bundle.
 * @param {number} [options.port] The port; without it, the first one from 4321 on that is free.
 * @param {string} [options.host] The name or address to listen on.
 * @param {boolean} [options.isBuilt] Whether `docs-site build` has written `site`: a document for
 * each page, and `docs-site/`.
 * @param {boolean} [options.isChecked] Whether `tellProblems` is going to be called.
 * @param {import('./static-server.mjs').Intercept} [options.intercept] Sees requests before files.
 * @returns the server, with `reload(paths)`, which shows what has changed in every open page, and
 * `tellProblems(diagnostics)`, which lists them there.
 * @throws an error with the code `EADDRINUSE` where the port is taken.
 */
export async function serveSite({site, dist, port, host, isBuilt, isChecked, intercept}) {
  const listeners = new Set();
  let problems;
  const script = isChecked ? checkedScript + reloadScript : reloadScript;
  const base = isBuilt ? '/' : (historyBase(site) ?? '/');
  const options = {
    root: site,
    base,
    host,
    folders: isBuilt ? {} : {'docs-site/': dist},
    async intercept(path, response, request) {
      if (path === '__dev/changes') return listen(listeners, response, problems);
      if (await intercept?.(path, response, request)) return true;
      if (isBuilt) return sendBuilt(site, path, response, request);
      if (path === '' || path === 'index.html') return sendIndex(site, base, response);
      const isVisit = request.headers.accept?.includes('text/html');
      if (!isVisit || path.startsWith('docs-site/') || existsSync(join(site, path))) return false;
      return historyBase(site) === undefined
        ? sendPage(response, 404, pageIn(site, '404.html') ?? notFoundPage('Documentation'))
        : sendIndex(site, base, response);
    },
    files: () => ({...(!isBuilt && siteOverlay(site)), '__dev/reload.js': script}),
  };
  const server =
    port === undefined ? await onFreePort(4321, options) : await serve({...options, port});
  const reload = (paths) => {
    const isContent = !isBuilt && paths.every((path) => /\.(?:mdx?|json|ya?ml)$/i.test(path));
    for (const response of listeners) response.write(`data: ${isContent ? 'content' : 'all'}\n\n`);
  };
  const tellProblems = (diagnostics) => {
    problems = `event: problems\ndata: ${JSON.stringify(diagnostics)}\n\n`;
    for (const response of listeners) response.write(problems);
  };
  return {...server, reload, tellProblems};
}

function listen(listeners, response, problems = '') {
  response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
  response.write(`: hello\n\n${problems}`);
  listeners.add(response);
  response.once('close', () => listeners.delete(response));
  return true;
}

/** The base of a site whose pages have URLs without a hash; `undefined` for any other. */
function historyBase(site) {
  const page = pageIn(site, 'index.html') ?? '';
  const [element] = /<docs-site\b[^>]*\brouter="?history\b[^>]*>/i.exec(page) ?? [];
  if (element === undefined) return undefined;
  const [, base = '/'] = /\bbase="?(\/(?:[^">]*\/)?)["\s>]/i.exec(element) ?? [];
  return base;
}

function pageIn(site, name) {
  const file = join(site, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function sendIndex(site, base, response) {
  const page = pageIn(site, 'index.html') ?? starterPage('Documentation');
  return sendPage(response, 200, page + reloadTag(base));
}

/** Answers as most hosts do: `guides/start` is `guides/start.html`. */
function sendBuilt(site, path, response, request) {
  if (path.split(/[/\\]/).includes('..')) return false;
  const found = [path, `${path}.html`, join(path, 'index.html')].find((name) =>
    statSync(join(site, name), {throwIfNoEntry: false})?.isFile(),
  );
  if (found?.endsWith('.html')) {
    return sendPage(response, 200, pageIn(site, found) + reloadTag('/'));
  }
  const isVisit = request.headers.accept?.includes('text/html');
  if (found !== undefined || !isVisit) return false;
  return sendPage(response, 404, (pageIn(site, '404.html') ?? '') + reloadTag('/'));
}

function reloadTag(base) {
  return `<script type="module" src="${base}__dev/reload.js"></script>\n`;
}

function sendPage(response, status, page) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(page);
  return true;
}

async function onFreePort(port, options) {
  try {
    return await serve({...options, port});
  } catch (error) {
    if (error.code === 'EADDRINUSE' && port < 65_535) return onFreePort(port + 1, options);
    throw error;
  }
}
