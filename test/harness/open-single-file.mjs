import {pathToFileURL} from 'node:url';
import {newPageFor} from './browser.mjs';
import {waitInShadowRoots} from './wait-in-shadow.mjs';

/**
 * Opens a site in one HTML file in a browser that has no network.
 *
 * @param {import('node:test').TestContext} t
 * @param {string} file Its path.
 * @param {string} [hash] What follows the URL, such as `#/second`.
 */
export async function openSingleFile(t, file, hash = '') {
  const page = await newPageFor(t);
  waitInShadowRoots(page);
  await page.setViewport({width: 1280, height: 800});
  await page.setOfflineMode(true);
  const requests = [];
  const faults = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  const url = pathToFileURL(file).href;
  /** What was requested from elsewhere. */
  const outside = () =>
    requests.filter((one) => !/^(?:data|blob):/.test(one) && !one.startsWith(url));
  /** Resolves once the element shows a page. */
  const shown = (path) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector('docs-site').dataset.path === wanted &&
        !document.querySelector('.docs-site-layout'),
      {},
      path,
    );
  await page.goto(url + hash);
  return {page, url, outside, faults, shown};
}
