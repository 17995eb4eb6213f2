import {after} from 'node:test';
import {newPageIn, testBrowser} from '../../scripts/lib/tests/test-browser.mjs';

export {publishedHost, trustedHost} from '../../scripts/lib/tests/test-browser.mjs';

let found;

/**
 * The browser of this test file: the one that all files share, or its own where the file runs
 * alone. No host but this machine can be reached from it.
 */
export async function browser() {
  found ??= testBrowser();
  return (await found).browser;
}

/**
 * Opens a page that has the focus and frames, also while other pages are open.
 *
 * @param {import('puppeteer-core').BrowserContext} [profile] By default a new one, which has to be
 *   closed with the page.
 * @returns {Promise<import('puppeteer-core').Page>}
 */
export async function newPage(profile) {
  return newPageIn(profile ?? (await (await browser()).createBrowserContext()));
}

/** Opens a page with a profile of its own, and closes both after the test. */
export async function newPageFor(t) {
  const page = await newPage();
  t.after(() => page.browserContext().close());
  return page;
}

after(async () => (await found)?.leave());
