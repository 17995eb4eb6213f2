import puppeteer from 'puppeteer-core';
import {keepActive} from '../engines/chromium.mjs';
import {selectedEngine} from '../engines/engines.mjs';
import {findFirefox, launchFirefox} from '../engines/firefox.mjs';
import {findBrowser} from '../engines/find-browser.mjs';

/** A name that leads to this machine and looks like the host of a published site. */
export const publishedHost = 'docs.test';

/** Another one, which browsers trust as they trust HTTPS. */
export const trustedHost = 'docs.localhost';

/** Where a process finds the browser that another one has launched. */
const endpointVariable = 'DOCS_TEST_BROWSER';

/** Launches a browser from which no host but this machine can be reached. */
export async function launchTestBrowser() {
  if (selectedEngine()?.name === 'Firefox') return launchFirefox(findFirefox());
  const options = await findBrowser();
  const ours = [publishedHost, trustedHost].map((host) => `MAP ${host} 127.0.0.1`);
  const onlyHere = [...ours, 'MAP * ~NOTFOUND', 'EXCLUDE localhost'].join(', ');
  return puppeteer.launch({
    ...options,
    args: [...options.args, `--host-resolver-rules=${onlyHere}`],
  });
}

/**
 * A browser for processes that run one after the other. It is launched when the first one starts,
 * and again where it has crashed. Firefox, and a browser that cannot be launched, is left to each
 * process.
 *
 * @returns `environment` gives what tells a process where the browser is.
 */
export function sharedBrowser() {
  let browser;
  return {
    async environment() {
      if (selectedEngine()) return {};
      if (!browser?.connected) browser = await launchTestBrowser().catch(() => undefined);
      return browser ? {[endpointVariable]: browser.wsEndpoint()} : {};
    },
    /** Closes it, and does not wait: one that does not close is ended with this process. */
    close() {
      browser?.close().catch(() => undefined);
    },
  };
}

/**
 * The browser for this process: the one that the environment names, else a new one.
 *
 * @returns {Promise<{browser: import('puppeteer-core').Browser, leave: () => Promise<void>}>}
 */
export async function testBrowser() {
  const browserWSEndpoint = process.env[endpointVariable];
  if (!browserWSEndpoint) {
    const browser = await launchTestBrowser();
    return {browser, leave: () => browser.close()};
  }
  const browser = await puppeteer.connect({browserWSEndpoint});
  return {browser, leave: () => browser.disconnect()};
}

/** Opens a page in a profile. It has the focus and frames, also while other pages are open. */
export async function newPageIn(profile) {
  const page = await profile.newPage();
  if (!selectedEngine()) await keepActive(page);
  return page;
}
