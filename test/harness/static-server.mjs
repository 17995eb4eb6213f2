import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, resolve, sep} from 'node:path';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.gif', 'image/gif'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.mdx', 'text/markdown; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.mp4', 'video/mp4'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webm', 'video/webm'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.yaml', 'application/yaml; charset=utf-8'],
  ['.yml', 'application/yaml; charset=utf-8'],
]);

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {(path: string, response: Response, request: Request) => unknown} Intercept */
/**
 * @typedef {Record<string, string | Buffer | undefined>} Files Contents by path, without a leading
 * slash.
 */
/**
 * @typedef {object} Server
 * @property {string} url
 * @property {number} port
 * @property {string[]} requests The URLs asked for so far, as they came.
 * @property {() => number} unanswered How many of the requests are still being answered.
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder as a static host does.
 *
 * @param {object} options
 * @param {string} [options.root] The folder; none serves `files` only.
 * @param {string} [options.base] Where it is mounted, such as `/team/docs/`; all else is missing.
 * @param {Record<string, string>} [options.folders] More folders by prefix: `{'docs-site/': dist}`.
 * @param {Files | (() => Files)} [options.files] Laid over the folders; `undefined` hides a file.
 * @param {Record<string, string>} [options.headers] Sent with every answer.
 * @param {boolean} [options.fallback] Answers what is missing with `index.html` and status 200.
 * @param {boolean} [options.errorPage] Answers it with `404.html` and status 404.
 * @param {Intercept} [options.intercept]
 *   Sees each request first (its path under `base`, decoded). If it returns or resolves to true, it
 *   has answered the request.
 * @param {string} [options.host] The name or address to listen on; this machine only by default.
 * @param {number} [options.port] 0, the default, takes any that is free.
 * @returns {Promise<Server>}
 */
export async function serve(options) {
  const {base = '/', headers = {}, intercept, port = 0, host = '127.0.0.1'} = options;
  const requests = [];
  let unanswered = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    unanswered += 1;
    response.once('close', () => (unanswered -= 1));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error) => response.destroy(error));
  });

  async function answer(request, response) {
    const path = pathUnder(base, request.url ?? '/');
    if (path !== undefined && (await intercept?.(path, response, request))) return;
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return send(response, 405, 'Not allowed');
    const found = path === undefined ? undefined : await find(path, options);
    if (found) return send(response, 200, found.body, types.get(extname(found.name).toLowerCase()));
    const index = options.fallback ? await find('', options) : undefined;
    if (index) return send(response, 200, index.body, types.get('.html'));
    const page = options.errorPage ? await find('404.html', options) : undefined;
    if (page) return send(response, 404, page.body, types.get('.html'));
    send(response, 404, 'Not found', types.get('.txt'));
  }

  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const address = server.address();
  return {
    url: `http://localhost:${address.port}${base}`,
    port: address.port,
    requests,
    unanswered: () => unanswered,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The decoded path under the base, without a leading slash; `undefined` outside it. */
function pathUnder(base, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.startsWith(base) ? path.slice(base.length) : undefined;
  } catch {
    return undefined;
  }
}

async function find(path, {root, folders = {}, files = {}}) {
  const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const laidOver = typeof files === 'function' ? files() : files;
  if (Object.hasOwn(laidOver, name)) {
    return laidOver[name] === undefined ? undefined : {name, body: laidOver[name]};
  }
  const prefix = Object.keys(folders).find((start) => name.startsWith(start));
  const folder = prefix === undefined ? root : folders[prefix];
  return folder === undefined ? undefined : readInside(folder, name.slice(prefix?.length ?? 0));
}

/**
 * Reads a file of the folder; `undefined` when there is none or the name leads out of the folder.
 */
async function readInside(folder, name) {
  const file = resolve(folder, name);
  if (name.includes('\0') || !file.startsWith(resolve(folder) + sep)) return undefined;
  try {
    return (await stat(file)).isFile() ? {name, body: await readFile(file)} : undefined;
  } catch {
    return undefined;
  }
}

function send(response, status, body, type) {
  if (type) response.setHeader('content-type', type);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.writeHead(status).end(body);
}
