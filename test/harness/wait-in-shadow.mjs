/* oxlint-disable no-restricted-properties -- A guard, which ends a test that hangs. */

/** What Puppeteer says when a page is left while it looks for something there. */
const left =
  /context was destroyed|Cannot find context|detached|Execution context is not available/;

/**
 * Has `waitForSelector` of a page find elements in shadow roots as soon as they exist. Puppeteer
 * looks for them again when something changes in the document, and does not see changes in shadow
 * roots: if nothing else changes afterward, it waits forever. This looks again in each frame.
 *
 * @param {import('puppeteer-core').Page} page
 */
export function waitInShadowRoots(page) {
  const waitForSelector = page.waitForSelector.bind(page);
  page.waitForSelector = (selector, options = {}) => {
    const seesFrames = options.visible || options.hidden || !selector.includes('>>>');
    if (seesFrames) return waitForSelector(selector, options);
    return firstOf(page, selector, options.timeout ?? page.getDefaultTimeout());
  };
}

async function firstOf(page, selector, timeout) {
  const start = performance.now();
  while (performance.now() - start < timeout) {
    try {
      const found = await page.$(selector);
      if (found) return found;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve())));
    } catch (error) {
      if (!left.test(error.message)) throw error;
    }
  }
  throw new Error(`There was no ${selector}`);
}
