import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {offlineIndex} from './offline/offline-index.mjs';
import {trustedHost} from './browser.mjs';
import {openSite} from './open-site.mjs';
import {root} from './sources.mjs';

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
 * Opens a site with a service worker on a host that is not the author's machine, and waits until
 * that has kept what the page has loaded. The files of the host can be changed later with
 * `site.deploy`.
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
    hostName: trustedHost,
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

/**
 * Resolves once the browser has kept what the page has loaded: its document, the configuration, and
 * the file of the page.
 */
export async function ready(site) {
  await site.find('button', 'Save for offline');
  await site.page.waitForFunction(async () => {
    const {path} = document.querySelector('docs-site').dataset;
    const isOwn = ({pathname}) => pathname.endsWith('/docs.json') || pathname.includes(`/${path}.`);
    const [visit, ...requests] = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter(({responseStatus}) => responseStatus === 200)
      .map(({name}) => name);
    const urls = [visit.replace(/#.*/, ''), ...requests.filter((url) => isOwn(new URL(url)))];
    const kept = await Promise.all(urls.map((url) => caches.match(url)));
    return kept.every(Boolean);
  });
  await site.settled();
}

/** Resolves once the browser has kept all files that the page has loaded. */
export const keptAll = ({page}) =>
  page.waitForFunction(async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({name, responseStatus}) => name.startsWith(origin) && responseStatus === 200);
    const kept = await Promise.all(loaded.map(({name}) => caches.match(name)));
    return kept.every(Boolean);
  });

/** Resolves once the browser has kept a file. */
export const kept = ({page}, path) =>
  page.waitForFunction((path) => caches.match(path).then(Boolean), {}, path);

/** Saves the whole site, as a reader does. */
export async function save(site) {
  await site.click('button', 'Save for offline');
  await site.click('button', 'Save');
  await site.find('button', 'Saved for offline');
}

/** Cuts the network for the page and its worker. */
export const cut = (site) => site.network.goDown();
