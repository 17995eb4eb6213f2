import {describe, it} from 'node:test';
import {assertFlat, measurer} from '../harness/measure-memory.mjs';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';

const navigations = 1000;

describe('the memory of pages', () => {
  it(`stays flat over ${navigations} navigations`, async (t) => {
    const pages = pagesOf('demo/docs.json');
    const site = await openSite(t, {folder: 'demo', isInsecure: true});
    await site.shown(pages[0]);
    const measure = await measurer(site.page);
    /** Ends with all pages in their order: Chrome keeps the last one that had a `<select>`. */
    const visitAll = async (count) => {
      const paths = Array.from({length: count}, (_, index) => pages[(index + 1) % pages.length]);
      await goTo(site.page, ...paths, ...pages, pages[0]);
      await site.settled();
    };
    // Everything that pages load, also when something of them comes into view, is there by then.
    for (const path of pages) {
      await goTo(site.page, path);
      await site.settled();
    }
    await site.settled();
    await visitAll(pages.length);
    const before = await measure();
    await visitAll(navigations);
    assertFlat(t, before, await measure());
  });
});

/** Shows pages, one after the other, as a reader's clicks on links would. */
async function goTo(page, ...paths) {
  await page.evaluate(async (paths) => {
    const site = document.querySelector('docs-site');
    for (const path of paths) {
      if (site.path === path) continue;
      const shown = new Promise((resolve) => {
        site.addEventListener('docs-page-shown', resolve, {once: true});
      });
      site.path = path;
      await shown;
    }
  }, paths);
}
