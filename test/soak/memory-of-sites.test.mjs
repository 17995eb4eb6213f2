import {describe, it} from 'node:test';
import {assertFlat, measurer} from '../harness/measure-memory.mjs';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';

const mounts = 200;

describe('the memory of sites', () => {
  it(`stays flat over ${mounts} times that a site is added and removed`, async (t) => {
    const site = await openSite(t, {folder: 'demo', isInsecure: true});
    const [first] = pagesOf('demo/docs.json');
    await site.shown(first);
    // All parts that load late are there before anything is counted.
    await site.settled();
    const measure = await measurer(site.page);
    const mountAll = async (count) => {
      for (let index = 0; index < count; index += 1) {
        await site.page.evaluate(() => {
          const host = document.querySelector('docs-site');
          host.remove();
          const other = document.createElement('docs-site');
          // Chromium 147 may collect a promise that is waited for, unless a variable has it.
          globalThis.shown = new Promise((resolve) => {
            other.addEventListener('docs-page-shown', () => resolve(), {once: true});
          });
          document.body.append(other);
          return globalThis.shown;
        });
      }
      await site.settled();
    };
    await mountAll(10);
    const before = await measure();
    await mountAll(mounts);
    assertFlat(t, before, await measure());
  });
});
