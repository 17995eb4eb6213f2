import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {cut, openOffline} from '../harness/offline-site.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n\n![A parcel](/images/parcel.svg)\n',
  'images/parcel.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
};

/** Holds back the next answer for a file, and lets the one before it go. */
async function holdNext(site, path, before) {
  site.network.hold(path);
  if (before !== undefined) site.network.release(before);
  await site.network.asked(path);
}

/** Begins to save, until a file is requested. */
const beginAt = (path) => async (site) => {
  site.network.hold(path);
  await site.click('button', 'Save');
  await site.network.asked(path);
};

/** Begins to save, until the configuration is compared at the end. */
async function beginAtEnd(site) {
  await beginAt('')(site);
  await holdNext(site, 'docs.json', '');
}

/** Begins to save, until the state is to be written, which another window writes meanwhile. */
async function beginAtCommit(site) {
  await beginAtEnd(site);
  await site.page.evaluate(async () => {
    const name = `docs-site ${location.origin}/ state`;
    const isOver = new Promise((resolve) => (globalThis.endOther = resolve));
    await new Promise((isHeld) => {
      void navigator.locks.request(name, () => {
        isHeld();
        return isOver;
      });
    });
  });
  site.network.release('docs.json');
  await site.page.waitForFunction(async () => {
    const {pending} = await navigator.locks.query();
    return pending.some(({name}) => name.endsWith(' state'));
  });
}

/** The sets that are complete. */
const savedSets = ({page}) =>
  page.evaluate(async () => {
    const state = await caches.match('/', {cacheName: `docs-site ${location.origin}/ state`});
    return (await state.json()).saved;
  });

describe('saving that is stopped', () => {
  for (const [phase, begin] of Object.entries({
    'while the configuration is read': beginAt('docs.json'),
    'while a page is read': beginAt('second.md'),
    'while a picture is stored': beginAt('images/parcel.svg'),
    'while the document is stored': beginAt(''),
    'while the configuration is compared': beginAtEnd,
    'while it is completed': beginAtCommit,
  })) {
    it(`is resumed: ${phase}`, async (t) => {
      const site = await openOffline(t, {files});
      await site.click('button', 'Save for offline');
      await begin(site);
      await site.click('button', 'Cancel');
      await site.page.evaluate(() => globalThis.endOther?.());
      await site.find('button', 'Resume');
      assert.deepEqual(await savedSets(site), []);
      site.network.releaseAll();
      await site.click('button', 'Resume');
      await site.find('button', 'Saved for offline');
      cut(site);
      await site.open('#/second');
      await site.says('The second page.');
      const image = await site.page.waitForSelector('docs-site img');
      await image.evaluate((shown) => shown.decode());
    });
  }
});
