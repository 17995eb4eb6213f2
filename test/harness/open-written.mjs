/**
 * Opens a page that `build` has written, and waits for its style sheets: before they have loaded,
 * nothing is where readers see it. Resolves to the answer of the server.
 *
 * @param {import('puppeteer-core').Page} tab
 * @param {string} url
 */
export async function openWritten(tab, url) {
  const answer = await tab.goto(url, {waitUntil: 'domcontentloaded'});
  // Where scripts are turned off, nothing in the page can wait.
  while (!(await tab.evaluate(isStyled)));
  return answer;
}

function isStyled() {
  const links = [...document.querySelectorAll('link[rel=stylesheet]')];
  return links.every(({sheet}) => sheet !== null);
}
