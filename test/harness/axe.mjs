import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './sources.mjs';

const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What readers open above a page: each resolves to false where they cannot. */
export const overlays = {
  search: opener('docs-search >>> [part="search"]'),
  drawer: opener('docs-site >>> [part="place"] [part="menu"]'),
  shortcuts: opener('docs-shortcuts >>> [part="button"]'),
  'page menu': opener('docs-page-menu >>> [part="open"]'),
};

/** Presses a button and waits until something is open. */
function opener(selector) {
  return async (page) => {
    const button = await page.$(`>>> ${selector}`);
    if (!(await button?.isVisible())) return false;
    await button.scrollIntoView();
    await button.click();
    await page.waitForSelector('>>> :is(dialog[open], :popover-open)', {visible: true});
    return true;
  };
}

/**
 * What axe finds wrong in a document, one line for each element. The light DOM of a page contains
 * what its author wrote: `isAuthors` says whether that is where the element is.
 *
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<{rule: string, html: string, why: string, isAuthors: boolean}[]>}
 */
export async function accessibilityFaults(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const {violations} = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      elementRef: true,
    });
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({element, html, any, all, none}) => ({
        rule: id,
        html: html.replace(/<!--.*?-->/g, '').slice(0, 200),
        why: [...any, ...all, ...none].map(({message}) => message).join('; '),
        isAuthors: element?.closest('docs-site [part="page"]') !== null,
      })),
    );
  });
}

/** Scrolls through a page, so that all of it is drawn, and back to its beginning. */
export async function seeAll(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
}
