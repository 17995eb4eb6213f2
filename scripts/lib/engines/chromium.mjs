import puppeteer from 'puppeteer-core';
import {findBrowser} from './find-browser.mjs';

/** The browser that tests run in where `ENGINE` selects no other one. */
export const chromium = {
  name: 'Chromium',
  type: 'puppeteer',
  find: findBrowser,
  start: startChromium,
};

/** How many milliseconds a page gets to leave its tests; it is replaced after that. */
const patience = 10_000;

/**
 * Starts Chromium. Each page is in a window and a profile of its own, and is used again once its
 * tests have ended: a new one takes longer.
 */
async function startChromium(options, onEnd) {
  const browser = await puppeteer.launch(options);
  browser.once('disconnected', onEnd);
  const idle = [];
  return {
    async openPage() {
      const page = idle.pop() ?? (await newPage(browser));
      await page.setViewport({width: 800, height: 600});
      return page;
    },
    async closePage(page) {
      try {
        await page.goto('about:blank', {timeout: patience});
        idle.push(page);
      } catch {
        await page.browserContext().close();
      }
    },
    stop: () => browser.close(),
  };
}

async function newPage(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await keepActive(page);
  return page;
}

/**
 * Gives a page the focus and frames, whatever other pages of its browser are in front of it. A
 * headless shell does so for all pages, an installed Chromium only for one tab of each window.
 */
export const keepActive = (page) => page.emulateFocusedPage(true);
