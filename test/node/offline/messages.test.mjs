import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../../harness/acme-versions.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {workerScript} from '../../harness/offline/offline-files.mjs';

const files = version(1);

/** Code as it might be in a later version: its messages are others. */
const later = (code) => code.replaceAll('docs-site/1', 'docs-site/2');

describe('a service worker', () => {
  for (const [name, message] of Object.entries({
    nothing: null,
    'one of a later version': {protocol: 'docs-site/1', type: 'later', loaded: []},
    'one without a site': {protocol: 'docs-site/1', type: 'opened', loaded: [], since: 0},
    'one with half a site': {
      protocol: 'docs-site/1',
      type: 'opened',
      site: {folder: '/'},
      loaded: [],
      since: 0,
    },
  })) {
    it(`ignores messages that it does not know: ${name}`, async (t) => {
      const browser = await openBrowser(t, {files});
      const page = await browser.visit();
      page.controller.postMessage(message);
      await browser.idle();
      const again = await browser.visit();
      assert.deepEqual(again.problems, []);
      browser.network.goDown();
      const last = await browser.open();
      assert.match(await last.read('introduction.md'), /version 1/);
    });
  }

  it('is replaced by a later one while a page is open, which still shows all', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    await page.session.save();
    const before = page.controller;
    browser.deploy({
      'docs-sw.js': later(await workerScript()),
      'guides/third.md': '# Third\n\nThe latest third page.\n',
    });
    await browser.registrations[0].update();
    await browser.idle();
    assert.notEqual(page.controller, before);
    assert.match(await page.read('guides/second.md'), /version 1/);
    browser.network.goDown();
    assert.match(await page.read('guides/third.md'), /version 1/);
    const other = await browser.open();
    assert.match(await other.read('introduction.md'), /version 1/);
  });
});

describe('a page and a worker of different versions', () => {
  for (const name of ['page', 'worker']) {
    it(`show the site, save it, and say what is wrong: a later ${name}`, async (t) => {
      const code = await workerScript();
      const browser = await openBrowser(t, {
        files: {...files, 'docs-sw.js': name === 'worker' ? later(code) : code},
      });
      const page = await browser.open();
      if (name === 'page') page.edit = later;
      page.folder = `${browser.url}docs-site/`;
      await page.start();
      assert.match(await page.read('docs.json'), /Acme 1/);
      await page.waitInVain();
      await page.session.save();
      assert.deepEqual(page.problems, ['offline/worker-outdated']);
      browser.network.goDown();
      const other = await browser.open();
      assert.match(await other.read('guides/third.md'), /version 1/);
    });
  }
});
