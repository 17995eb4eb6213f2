import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {starterPage} from './index-page.mjs';
import {serve} from './static-server.mjs';

/**
 * Runs in the page. Where only pages or their configuration have changed, the site is opened again
 * in its place and the reader stays where they are; everything else needs a new document.
 */
const reloadScript = `const changes = new EventSource('/__dev/changes');
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
addEventListener('scroll', () => Math.round(scrollY) === place && (place = undefined));
for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  addEventListener(act, () => (place = undefined), {capture: true, passive: true});
}
changes.addEventListener('message', ({data}) => {
  const sites = [...document.querySelectorAll('docs-site')];
  if (data !== 'content' || sites.length === 0) return location.reload();
  place ??= Math.round(scrollY);
  // The site returns there, as after a visit to another page.
  history.replaceState({...history.state, docsScroll: place}, '');
  for (const site of sites) site.parentNode.insertBefore(site, site.nextSibling);
});
`;
/** Where the whole site is checked, its pages need not check themselves. */
const checkedScript = `addEventListener('docs-before-check', (event) => event.preventDefault());
`;
const reloadTag = '<script type="module" src="/__dev/reload.js"></script>\n';

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
 * Serves a site with the bundle beside it, as `docs-site/`. Paths of pages, which have no file, are
 * answered with the index page.
 *
 * @param {object} options
 * @param {string} options.site The folder of the site.
 * @param {string} options.dist The folder of the bundle.
 * @param {number} [options.port] The port; without it, the first one from 4321 on that is free.
 * @param {string} [options.host] The name or address to listen on.
 * @param {boolean} [options.isChecked] Whether `tellProblems` is going to be called.
 * @param {import('./static-server.mjs').Intercept} [options.intercept] Sees requests before files.
 * @returns the server, with `reload(paths)`, which shows what has changed in every open page, and
 * `tellProblems(diagnostics)`, which lists them there.
 * @throws an error with the code `EADDRINUSE` where the port is taken.
 */
export async function serveSite({site, dist, port, host, isChecked, intercept}) {
  const listeners = new Set();
  let problems;
  const script = isChecked ? checkedScript + reloadScript : reloadScript;
  const options = {
    root: site,
    host,
    folders: {'docs-site/': dist},
    async intercept(path, response, request) {
      if (path === '__dev/changes') return listen(listeners, response, problems);
      if (await intercept?.(path, response, request)) return true;
      return isPage(path, site, request) && sendIndex(path, site, response);
    },
    files: () => ({...siteOverlay(site), '__dev/reload.js': script}),
  };
  const server =
    port === undefined ? await onFreePort(4321, options) : await serve({...options, port});
  const reload = (paths) => {
    const isContent = paths.every((path) => /\.(?:mdx?|json|ya?ml)$/i.test(path));
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

/** Whether a browser goes to the index page, or to a path that only the site knows. */
function isPage(path, site, {headers}) {
  if (path === '' || path === 'index.html') return true;
  const isVisit = headers.accept?.includes('text/html') && !path.startsWith('docs-site/');
  return isVisit && !existsSync(join(site, path));
}

function sendIndex(path, site, response) {
  const file = join(site, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : starterPage('Documentation');
  // Its URLs are relative to the folder of the site.
  const isDeep = path.includes('/') && !/<base\b/i.test(page);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  const based = isDeep ? page.replace(/<head>|<html[^>]*>/i, '$&<base href="/">') : page;
  response.end(based + reloadTag);
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
