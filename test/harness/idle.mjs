/**
 * Resolves once a page has nothing to do. Chromium may not say so while it draws no frames, so that
 * this does not wait longer than two seconds.
 *
 * @param {import('puppeteer-core').Page} page
 */
export const idle = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(), {timeout: 2000})),
  );
