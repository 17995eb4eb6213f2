import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openSite} from './open-site.mjs';
import {root} from './sources.mjs';

/** The document of a site that can be read without a network. */
export const offlineIndex = indexWith('<docs-site offline></docs-site>');

/** The document of a site whose element is written like this. */
export function indexWith(element, before = '') {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${before}
<link rel="icon" href="data:,">
<script type="module" src="docs-site/docs-site.js"></script>
${element}
`;
}

/** The service worker, as sites copy it. */
export const workerFile = () => readFileSync(join(root, 'dist/docs-sw.js'), 'utf8');

/**
 * The list of the files of the bundle that are saved with a site, as a file of the host: without
 * the hundreds that these sites never load. Saving all of them takes two seconds.
 */
export const fewFiles = () => {
  const all = JSON.parse(readFileSync(join(root, 'dist/files.json'), 'utf8'));
  const few = all.filter((path) => !/\/(?:languages|locales|mermaid)\/|^icons\//.test(path));
  return {'docs-site/files.json': JSON.stringify(few)};
};

/**
 * Opens a site with a service worker, and waits until that has kept what the page has loaded. The
 * files of the host can be changed later with `site.deploy`.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} options Those of `openSite`.
 * @param {boolean} [options.savesAll] Whether all files of the bundle are saved with the site.
 */
export async function openOffline(t, {files, savesAll = false, ...options}) {
  const site = await openSite(t, {
    files: {
      'index.html': offlineIndex,
      'docs-sw.js': workerFile(),
      ...(!savesAll && fewFiles()),
      ...files,
    },
    ...options,
  });
  site.deploy = (changed) =>
    site.network.answerWith((path, response) => deploy(changed, path, response));
  await ready(site);
  return site;
}

/** Answers with another deployment: `null` is a file that is gone, a function answers itself. */
function deploy(changed, path, response) {
  if (!Object.hasOwn(changed, path)) return false;
  const content = changed[path];
  if (typeof content === 'function') content(response);
  else if (content === null) response.writeHead(404).end('Not found');
  else response.end(typeof content === 'object' ? JSON.stringify(content) : content);
  return true;
}

/** Resolves once the worker answers for the page and has kept its files. */
export async function ready(site) {
  await site.find('button', 'Save for offline');
  await site.page.waitForFunction(async () => {
    const {scope} = await navigator.serviceWorker.ready;
    const stored = await caches.match(scope, {cacheName: `docs-site ${scope} state`});
    const [shown] = stored ? (await stored.json()).sites : [];
    if (!shown) return false;
    const page = shown.folder + document.querySelector('docs-site').dataset.path;
    const pages = performance
      .getEntriesByType('resource')
      .filter(({name, responseStatus}) => responseStatus === 200 && name.startsWith(`${page}.`));
    const urls = [shown.document, shown.config, ...pages.map(({name}) => name)];
    const kept = await Promise.all(urls.map((url) => caches.match(url)));
    return kept.every(Boolean);
  });
  await site.settled();
}

/** Saves the whole site, as a reader does. */
export async function save(site) {
  await site.click('button', 'Save for offline');
  await site.click('button', 'Save');
  await site.find('button', 'Saved for offline');
}

/** Cuts the network for the page and its worker. */
export const cut = (site) => site.network.goDown();

/** The URLs of everything that is stored, relative to the site. */
export function stored(site, kind = '') {
  return site.page.evaluate(async (kind) => {
    const names = (await caches.keys()).filter((name) => name.includes(` ${kind}`));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({url}) => url.replace(`${location.origin}/`, ''));
  }, kind);
}
