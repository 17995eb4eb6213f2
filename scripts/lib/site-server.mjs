import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {allowedHosts, hostOf, shownHost} from './allowed-hosts.mjs';
import {notFoundPage, starterPage} from './index-page.mjs';
import {isFile} from './is-file.mjs';
import {sendFile} from './send-file.mjs';
import {isSiteFile} from './site-files.mjs';

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
// The server has been started again, with other code.
let isConnected = false;
changes.addEventListener('open', () => (isConnected ? location.reload() : (isConnected = true)));
changes.addEventListener('problems', ({data}) => tell(JSON.parse(data)));
// Where the reader was before a change, until the page is there again or the reader does something.
let place;
addEventListener('scroll', () => Math.round(scrollY) === place?.top && (place = undefined));
for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  addEventListener(act, () => (place = undefined), {capture: true, passive: true});
}
changes.addEventListener('message', ({data}) => {
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
  const lacks = (name) => !isFile(join(site, name));
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
 * @param {string} [options.host] The name or address to listen on; this machine only by default.
 * @param {readonly string[]} [options.allowed] More names that requests may call the server.
 * @param {boolean} [options.isBuilt] Whether `docs-site build` has written `site`: a document for
 * each page, and `docs-site/`.
 * @param {boolean} [options.isChecked] Whether `tellProblems` is going to be called.
 * @param {(path: string) => boolean} options.isPrivate Whether a path belongs to no site.
 * @param {(path: string) => Promise<boolean>} [options.isLeftOut] Whether a file of the author is
 * not part of the site; tells the author why. Of a built site, it is asked for missing files only.
 * @param {Intercept} [options.intercept] Sees requests before files; resolves to whether it has
 * answered.
 * @returns the server, with `reload(paths)`, which shows what has changed in every open page, and
 * `tellProblems(diagnostics)`, which lists them there.
 * @throws an error with the code `EADDRINUSE` where the port is taken.
 */
export async function serveSite({port, host = '127.0.0.1', allowed, ...options}) {
  const {site, isBuilt} = options;
  const base = isBuilt ? '/' : (historyBase(textOf(site, 'index.html')) ?? '/');
  const hosts = allowedHosts(host, allowed);
  const changes = changeStream();
  const answer = isBuilt ? builtAnswer(options) : siteAnswer(options, base);
  const script = options.isChecked ? checkedScript + reloadScript : reloadScript;
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });

  async function respond(request, response) {
    const {headers, method = ''} = request;
    if (!hosts.isAllowed(headers.host)) return send(response, 403, refusal(headers.host));
    const path = pathUnder(base, request.url ?? '/');
    if (path === '__dev/changes' && method === 'GET') {
      const {host: named, origin} = headers;
      if (origin === undefined || hosts.isOwnOrigin(origin, named)) return changes.listen(response);
      return send(response, 403, originRefusal(origin, hosts));
    }
    if (path !== undefined && (await options.intercept?.(path, response, request))) return;
    if (!['GET', 'HEAD'].includes(method)) return send(response, 405, 'Not allowed');
    if (path === '__dev/reload.js') return send(response, 200, script, 'text/javascript');
    if (path !== undefined && (await answer(path, response, request))) return;
    send(response, 404, 'Not found');
  }

  await (port === undefined ? listenFrom(4321, server, host) : listen(server, port, host));
  const address = server.address();
  return {
    url: `http://${shownHost(host)}:${address.port}${base}`,
    port: address.port,
    reload(paths) {
      const isContent = !isBuilt && paths.every((path) => /\.(?:mdx?|json|ya?ml)$/i.test(path));
      changes.send(`data: ${isContent ? 'content' : 'all'}\n\n`);
    },
    tellProblems: (diagnostics) =>
      changes.keep(`event: problems\ndata: ${JSON.stringify(diagnostics)}\n\n`),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {(path: string, response: Response, request: Request) => unknown} Intercept */

/** How soon pages look for a server that has ended. */
const retryMilliseconds = 500;

/** The open pages, which are told of changes (server-sent events). */
function changeStream() {
  const listeners = new Set();
  let kept = '';
  return {
    listen(response) {
      response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
      response.write(`retry: ${retryMilliseconds}\n\n${kept}`);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    },
    send(event) {
      for (const response of listeners) response.write(event);
    },
    /** Sends an event also to pages that are opened later. */
    keep(event) {
      kept = event;
      this.send(event);
    },
  };
}

/** Answers from the folder of an author. */
function siteAnswer({site, dist, isLeftOut = async () => false}, base) {
  const read = async (name) => ((await isLeftOut(name)) ? undefined : textOf(site, name));
  const sendIndex = async (response) => {
    const page = (await read('index.html')) ?? starterPage('Documentation');
    return sendPage(response, 200, page, base);
  };
  return async (path, response, request) => {
    if (path === '' || path === 'index.html') return sendIndex(response);
    const own = /^docs-site\/(.*)$/.exec(path)?.[1];
    const isPlain = !otherSpelling.test(path);
    if (own !== undefined) {
      // Only a build for development has source maps.
      const isServed = isSiteFile(own) || /^[^/]+\.js\.map$/.test(own);
      return isPlain && isServed && sendFile(request, response, dist, own);
    }
    const file = fileFor(path, site);
    const isPart = isPlain && !(await isLeftOut(file));
    if (isPart && (await sendFile(request, response, site, file))) return true;
    if (!isVisit(request)) return false;
    if (historyBase(await read('index.html')) !== undefined) return sendIndex(response);
    const page = (await read('404.html')) ?? notFoundPage('Documentation');
    return send(response, 404, page, 'text/html');
  };
}

/**
 * A path with an empty or a relative segment: files that are named so have no such path, and what
 * is said of a path must be true of its file.
 */
const otherSpelling = /(?:^|[/\\])(?:\.{0,2}[/\\]|\.{1,2}$)/;

/** The file of the folder that a path means. */
function fileFor(path, site) {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return file === 'docs.json' && !isFile(join(site, file)) ? 'mint.json' : file;
}

/** Answers from a build as most hosts do: `guides/start` is `guides/start.html`. */
function builtAnswer({site, isPrivate, isLeftOut = async () => false}) {
  return async (path, response, request) => {
    const isPlain = !otherSpelling.test(path);
    if (isPlain && !isPrivate(path)) {
      const isPage = path.endsWith('.html');
      if (!isPage && (await sendFile(request, response, site, path))) return true;
      for (const name of isPage ? [path] : [`${path}.html`, join(path, 'index.html')]) {
        const page = textOf(site, name);
        if (page !== undefined) return sendPage(response, 200, page, '/');
      }
    }
    // Tells the author why.
    for (const name of isPlain ? [path, `${path}.mdx`, `${path}.md`] : []) {
      if (await isLeftOut(name)) break;
    }
    if (!isVisit(request)) return false;
    return sendPage(response, 404, textOf(site, '404.html') ?? '', '/');
  };
}

/** The base of a site whose pages have URLs without a hash; `undefined` for any other. */
function historyBase(page = '') {
  const [element] = /<docs-site\b[^>]*\brouter="?history\b[^>]*>/i.exec(page) ?? [];
  if (element === undefined) return undefined;
  const [, base = '/'] = /\bbase="?(\/(?:[^">]*\/)?)["\s>]/i.exec(element) ?? [];
  return base;
}

function textOf(site, name) {
  const file = join(site, name);
  return isFile(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The decoded path under the base, without a leading slash; `undefined` outside it. */
function pathUnder(base, url) {
  try {
    const {pathname} = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    const path = decodeURIComponent(pathname);
    return path.startsWith(base) ? path.slice(base.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a request is for a page that a reader opens. */
function isVisit({headers}) {
  return headers.accept?.includes('text/html') === true;
}

/** What to say of a name that the server does not answer to. */
function refusal(named = '') {
  const host = hostOf(named) ?? 'NAME';
  const option = `--allow-host ${host}`;
  return `This server does not answer to ${host}. To allow it, use the option ${option}.`;
}

/** What to say of a page that is not told of changes; other ports of this machine are not meant. */
function originRefusal(origin, {isAllowed}) {
  const authority = URL.canParse(origin) ? new URL(origin).host : '';
  const host = isAllowed(authority) ? undefined : hostOf(authority);
  const advice = host ? ` To allow those of ${host}, use the option --allow-host ${host}.` : '';
  return `This server tells changes only to its own pages.${advice}`;
}

/**
 * Sends a page that shows changes of the site at this base. A service worker would keep what its
 * author is changing: the page is sent without the attribute that asks for one.
 */
function sendPage(response, status, page, base) {
  const reload = `<script type="module" src="${base}__dev/reload.js"></script>\n`;
  const changing = page.replace(/<docs-site\b[^>]*>/gi, (tag) =>
    tag.replace(/\soffline(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/i, ''),
  );
  return send(response, status, changing + reload, 'text/html');
}

function send(response, status, text, type = 'text/plain') {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(text);
  return true;
}

function listen(server, port, host) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** Listens on the first free port. */
async function listenFrom(port, server, host) {
  try {
    await listen(server, port, host);
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port === 65_535) throw error;
    await listenFrom(port + 1, server, host);
  }
}
