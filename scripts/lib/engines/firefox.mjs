import puppeteer from 'puppeteer-core';
import {findProgram} from './find-program.mjs';

/** The path of Firefox, `undefined` where it is not installed. */
export const findFirefox = () =>
  findProgram(
    'firefox',
    'firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  );

/**
 * Launches Firefox, which reaches no host but this machine; `docs.test` and `docs.localhost` lead
 * to it, too.
 */
export async function launchFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: {width: 800, height: 600},
    extraPrefsFirefox: {
      'network.dns.localDomains': 'docs.test, docs.localhost',
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': 'localhost, 127.0.0.1, docs.test, docs.localhost',
    },
  });
  const [page] = await browser.pages();
  resizeOnly(Object.getPrototypeOf(page));
  printWithoutOutline(Object.getPrototypeOf(page));
  return browser;
}

/**
 * Has pages change their size where Firefox cannot turn its screen as well: Puppeteer always sends
 * both commands, and Firefox ESR 140 only knows the first.
 */
function resizeOnly(pages) {
  const {setViewport} = pages;
  pages.setViewport = function (viewport) {
    return setViewport.call(this, viewport).catch((error) => {
      if (!/setScreenOrientationOverride/.test(error.message)) throw error;
    });
  };
}

/** Firefox writes PDF files without an outline, and Puppeteer does not say so. */
function printWithoutOutline(pages) {
  const {pdf} = pages;
  pages.pdf = function (options) {
    if (options.outline) throw new Error('not supported: the outline of a PDF');
    return pdf.call(this, options);
  };
}

/** Starts Firefox, which opens each page in a tab of its own. */
export async function startFirefox(executablePath) {
  const browser = await launchFirefox(executablePath);
  return {
    async openPage() {
      const page = await browser.newPage();
      await page.bringToFront();
      return page;
    },
    closePage: (page) => page.close(),
    stop: () => browser.close(),
  };
}
