/**
 * Starts the element of a written page as a reader does who points at its search.
 *
 * @param {import('puppeteer-core').Page} tab
 */
export async function startElement(tab) {
  await tab.hover('.docs-site-layout .docs-search');
}

/**
 * Starts the element, and resolves once it shows the page.
 *
 * @param {import('puppeteer-core').Page} tab
 */
export async function takenOver(tab) {
  if (await tab.evaluate(isTakenOver)) return;
  await startElement(tab);
  await tab.waitForFunction(isTakenOver);
}

function isTakenOver() {
  return !document.querySelector('docs-site > [slot="built"]');
}
