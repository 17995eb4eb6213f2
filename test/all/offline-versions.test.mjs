import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {cut, indexWith, openOffline, save, workerFile} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const files = {
  'docs.json': {
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['introduction', 'second', 'third']}],
  },
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n',
  'third.md': '# Third\n\nThe third page.\n',
};

const [chunks] = readdirSync(join(root, 'dist/chunks'));
const page = `chunks/${chunks}/offline.js`;

/** A part of the bundle, as it might be in a later version: its messages are others. */
const later = (text) => {
  assert.match(text, /docs-site\/1/);
  return text.replaceAll('docs-site/1', 'docs-site/2');
};
const laterWorker = () => later(workerFile());
const laterPage = () => later(readFileSync(join(root, 'dist', page), 'utf8'));

const index = indexWith(
  '<docs-site offline></docs-site>',
  "<script>addEventListener('docs-diagnostics', " +
    '({diagnostics}) => (globalThis.found = diagnostics.map(({code}) => code)))</script>',
);

describe('a page and a worker of different versions', () => {
  for (const [name, parts] of Object.entries({
    'a later page': {'docs-sw.js': workerFile(), [`docs-site/${page}`]: laterPage()},
    'a later worker': {'docs-sw.js': laterWorker()},
  })) {
    it(`show the site, save it, and say what is wrong: ${name}`, async (t) => {
      const site = await openSite(t, {files: {...files, 'index.html': index, ...parts}});
      await site.goTo('#/second');
      await site.says('The second page.');
      await save(site);
      await site.page.waitForFunction(() => globalThis.found?.includes('offline/worker-outdated'));
      cut(site);
      await site.open('#/third');
      await site.says('The third page.');
    });
  }
});

describe('a page that is open while its worker is replaced by a later one', () => {
  it('shows its pages, those it has read and those it has not, and what was saved', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    const worker = (response) =>
      response.setHeader('content-type', 'text/javascript').end(laterWorker());
    site.deploy({'docs-sw.js': worker, 'third.md': '# Third\n\nThe latest third page.\n'});
    await site.page.evaluate(async () => {
      const {serviceWorker} = navigator;
      const isReplaced = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
      const registration = await serviceWorker.ready;
      await registration.update();
      await isReplaced;
    });
    await site.goTo('#/second');
    await site.says('The second page.');
    cut(site);
    await site.goTo('#/third');
    await site.says('The third page.');
    await site.open('#/introduction');
    await site.says('Welcome.');
  });
});
