/**
 * Resolves once a page has nothing to do.
 *
 * @param {import('puppeteer-core').Page} page
 */
export const idle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
