import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';

const navigations = 1000;
const mounts = 200;

/**
 * What may be more afterwards: less than one listener or node, or some objects, for each page or
 * site that was shown; a page that stays is hundreds of objects. What the page still loads when it
 * is measured is part of it, and the heap contains code that is compiled meanwhile.
 */
const spare = {listeners: 50, nodes: 50, objects: 1000, bytes: 1_500_000};

describe('memory', () => {
  it(`stays flat over ${navigations} navigations`, async (t) => {
    const pages = pagesOf('demo/docs.json');
    const site = await openSite(t, {folder: 'demo', isPublished: true});
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

  it(`stays flat over ${mounts} times that a site is added and removed`, async (t) => {
    const site = await openSite(t, {folder: 'demo', isPublished: true});
    const [first] = pagesOf('demo/docs.json');
    await site.shown(first);
    const measure = await measurer(site.page);
    const mountAll = async (count) => {
      for (let index = 0; index < count; index += 1) {
        await site.page.evaluate(async () => {
          const host = document.querySelector('docs-site');
          host.remove();
          const other = document.createElement('docs-site');
          const shown = new Promise((resolve) => {
            other.addEventListener('docs-page-shown', resolve, {once: true});
          });
          document.body.append(other);
          await shown;
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

/** A function that counts what the page holds, after its garbage was collected. */
async function measurer(page) {
  const client = await page.createCDPSession();
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  return async () => {
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const {metrics} = await client.send('Performance.getMetrics');
    const values = Object.fromEntries(metrics.map(({name, value}) => [name, value]));
    const {JSEventListeners: listeners, Nodes: nodes, JSHeapUsedSize: bytes} = values;
    return {listeners, nodes, objects: await countObjects(client), bytes};
  };
}

/** How many objects of the page inherit from `Object`, such as functions, maps and arrays. */
async function countObjects(client) {
  const {result: prototype} = await client.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup: 'count',
  });
  const {objects} = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId,
    objectGroup: 'count',
  });
  const {result: count} = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', {objectGroup: 'count'});
  return count.value;
}

function assertFlat(t, before, after) {
  for (const name of Object.keys(spare)) {
    t.diagnostic(`${name} ${before[name]} → ${after[name]}`);
  }
  for (const [name, more] of Object.entries(spare)) {
    assert.ok(after[name] <= before[name] + more, name);
  }
}
