import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {activeResult, inDialog, openSearch} from '../harness/search-dialog.mjs';

/** A site with a page that nothing but the search reads. */
const files = {
  'docs.json': {
    name: 'Acme',
    navigation: {
      tabs: [
        {tab: 'Guides', pages: ['start', 'next']},
        {tab: 'Changes', pages: ['changes', 'older']},
      ],
    },
  },
  'start.md': '# Start\n\nThe text.\n',
  'next.md': '# Next\n\nThe next text.\n',
  'changes.md': '# Changes\n\nNone.\n',
  'older.md': '# Older changes\n\nA zebra.\n',
};

/**
 * Opens the site and searches for words until a section is found, and all pages have been read and
 * stored. Resolves to what was requested for that.
 */
async function find(site, words, heading) {
  await site.open();
  await site.shown('start');
  await site.settled();
  const before = site.requests.length;
  await openSearch(site);
  await site.page.keyboard.type(words);
  await activeResult(site, heading);
  await inDialog(site, (root) => root.querySelector('[part=progress]').hidden);
  await site.settled();
  return site.requests.slice(before);
}

/** Changes what the browser has stored. */
const change = ({page}, write) =>
  page.evaluate(`new Promise((resolve) => {
    indexedDB.open('docs-site-search').onsuccess = ({target}) => {
      const writing = target.result.transaction(['pages', 'sites'], 'readwrite');
      (${write})(writing.objectStore('pages'), writing.objectStore('sites'));
      writing.oncomplete = () => resolve();
    };
  })`);

/** The database in which the browser has stored what was read. */
const database = ({page}) =>
  page.evaluateHandle(
    () =>
      new Promise((resolve) => {
        indexedDB.open('docs-site-search').onsuccess = ({target}) => resolve(target.result);
      }),
  );

/** Resolves when all that is stored was read today: pages with older texts are read unseen. */
const keptAnew = ({page}) =>
  page.waitForFunction(
    () =>
      new Promise((resolve) => {
        indexedDB.open('docs-site-search').onsuccess = ({target}) => {
          const reading = target.result.transaction('pages').objectStore('pages').getAll();
          // oxlint-disable-next-line no-restricted-globals -- Other times are of the day before.
          const isNew = ({time}) => time > Date.now() - 60 * 60 * 1000;
          reading.onsuccess = () => resolve(reading.result.every(isNew));
        };
      }),
  );

describe('a reader who searches again', () => {
  it('finds what has changed since the day before', async (t) => {
    const site = await openSite(t, {files});
    await find(site, 'zebra', 'Older changes');
    await change(site, (pages) => {
      const day = 24 * 60 * 60 * 1000;
      pages.getAll().onsuccess = ({target}) =>
        target.result.forEach((page) => pages.put({...page, time: page.time - day}));
    });
    site.network.answerWith((path, response) => {
      if (path !== 'older.md') return false;
      response.end('---\ntitle: Older changes\n---\n\n## Okapis\n\nAn okapi.\n');
      return true;
    });
    const read = await find(site, 'okapi', 'Okapis');
    assert.ok(read.includes('/older.md'), String(read));
    await keptAnew(site);
    assert.deepEqual(await find(site, 'okapi', 'Okapis'), []);
  });

  it('has the pages of the five sites that were searched last', async (t) => {
    const site = await openSite(t, {files});
    await find(site, 'zebra', 'Older changes');
    await change(site, (pages, sites) => {
      ['a', 'b', 'c', 'd', 'e'].forEach((name, used) => {
        sites.put({site: name, used, size: 1});
        pages.put({site: name, path: 'start', hash: '', time: 0});
      });
    });
    await find(site, 'zebra', 'Older changes');
    const left = await (
      await database(site)
    ).evaluate(
      (opened) =>
        new Promise((resolve) => {
          const reading = opened.transaction('pages').objectStore('pages').getAll();
          reading.onsuccess = () => resolve(reading.result.map((page) => page.site));
        }),
    );
    const others = left.filter((name) => !name.startsWith(site.server.url));
    assert.deepEqual(others, ['b', 'c', 'd', 'e']);
    assert.ok(left.length > others.length);
  });
});
