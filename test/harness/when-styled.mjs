/**
 * Resolves when all style sheets of a page have loaded: before that, nothing of a written page is
 * where readers see it.
 *
 * @param {import('puppeteer-core').Page} tab
 */
export async function whenStyled(tab) {
  await tab.waitForFunction(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].every(({sheet}) => sheet !== null),
  );
}
