import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {demoApi} from './demo-api.mjs';
import {starterPage} from './index-page.mjs';
import {serve} from './static-server.mjs';

const reloadScript = `const changes = new EventSource('/__dev/changes');
changes.addEventListener('message', () => location.reload());
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
 * Serves a site with the bundle beside it, as `docs-site/`, on the first free port. Below
 * `demo-api/` the API of the demo answers.
 *
 * @returns the server, with `reload()`, which makes every open page load anew.
 */
export async function serveSite({site, dist, firstPort}) {
  const listeners = new Set();
  const api = demoApi();
  const options = {
    root: site,
    folders: {'docs-site/': dist},
    intercept(path, response, request) {
      if (path === '__dev/changes') return listen(listeners, response);
      if (path === '' || path === 'index.html') return sendIndex(site, response);
      return api(path, response, request);
    },
    files: () => ({...siteOverlay(site), '__dev/reload.js': reloadScript}),
  };
  const server = await onFreePort(firstPort, options);
  const reload = () => listeners.forEach((response) => response.write('data: changed\n\n'));
  return {...server, reload};
}

function listen(listeners, response) {
  response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
  response.write(': hello\n\n');
  listeners.add(response);
  response.once('close', () => listeners.delete(response));
  return true;
}

function sendIndex(site, response) {
  const file = join(site, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : starterPage('Documentation');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(page + reloadTag);
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
