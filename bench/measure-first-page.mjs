/**
 * Opens a site in a new profile, nothing cached, and measures until its first page is shown.
 *
 * @returns `shown`: milliseconds from the start of the navigation to `docs-page-shown`; `longestTask`: milliseconds of
 *   the longest task until half a second later; `links`: pages and anchors in the sidebar by then.
 */
export async function measureFirstPage(browser, url, throttle) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({width: 1440, height: 900});
    await page.emulateCPUThrottling(throttle);
    await page.evaluateOnNewDocument(watch);
    await page.goto(url);
    await page.waitForFunction(() => globalThis.bench.settled !== undefined, {polling: 100});
    return await page.evaluate(() => globalThis.bench.settled);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watch() {
  const tasks = [];
  globalThis.bench = {};
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) tasks.push(duration);
  }).observe({type: 'longtask', buffered: true});
  addEventListener(
    'docs-page-shown',
    () => {
      const shown = performance.now();
      setTimeout(() => {
        const sidebar = document
          .querySelector('docs-site')
          .shadowRoot.querySelector('docs-sidebar');
        const links = sidebar.shadowRoot.querySelectorAll('a').length;
        globalThis.bench.settled = {shown, longestTask: Math.max(0, ...tasks), links};
      }, 500);
    },
    {once: true},
  );
}
