import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {folderWith, runCommand} from './command.mjs';
import {strictPolicy} from './strict-policy.mjs';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds a folder with these files as HTML pages, and serves them under the strict policy as most
 * hosts do: `x` is `x.html`, and what is missing is `404.html`.
 *
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} files
 */
export async function builtSite(t, files) {
  const folder = await folderWith(t, files);
  const out = join(await folderWith(t), 'out');
  const words = ['build', folder, '--url', 'https://docs.acme.dev', '--out', out];
  const built = await runCommand(words);
  if (built.code !== 0) throw new Error(built.error);
  return {folder, out, words, ...(await serveBuilt(t, out))};
}

/**
 * Serves a folder of pages; `requests` are the paths that were asked for, and `goDown` ends the
 * server.
 */
export async function serveBuilt(t, out) {
  const requests = [];
  const server = createServer(async ({url}, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    requests.push(path);
    const found = await fileOf(out, path);
    const file = found ?? join(out, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-security-policy': strictPolicy,
      'content-type': types[extname(file)] ?? 'text/plain',
    });
    // The folder may have been removed after the test.
    response.end(await readFile(file).catch(() => ''));
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  const goDown = () => {
    server.closeAllConnections();
    server.close();
  };
  t.after(goDown);
  return {url: `http://localhost:${server.address().port}/`, requests, goDown};
}

async function fileOf(out, path) {
  for (const name of [path, `${path}.html`, `${path}index.html`]) {
    const found = await stat(join(out, name)).catch(() => undefined);
    if (found?.isFile()) return join(out, name);
  }
  return undefined;
}
