import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../../harness/acme-versions.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {workerScript} from '../../harness/offline/offline-files.mjs';
import {indexWith} from '../../harness/offline/offline-index.mjs';

const files = version(1);

const refuse = async () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const plain = indexWith('<docs-site></docs-site>');
const withUrl = (url) => ({'index.html': indexWith(`<docs-site offline="${url}"></docs-site>`)});

describe('a site that cannot have a service worker', () => {
  for (const [code, name, given, globals] of [
    ['offline/worker-missing', 'the script is missing', {'docs-sw.js': undefined}],
    ['offline/worker-missing', 'the attribute is not a URL', withUrl('https://[')],
    [
      'offline/other-origin',
      'the script is on another origin',
      withUrl('https://example.com/docs-sw.js'),
    ],
    ['offline/out-of-scope', 'the page is not in its folder', withUrl('docs-site/docs-sw.js')],
    ['offline/not-secure', 'the page is not secure', {}, {isSecureContext: false}],
    [
      'offline/storage-refused',
      'the browser stores nothing',
      {},
      {caches: {has: refuse, match: refuse}},
    ],
  ]) {
    it(`says that ${name}, and shows its pages`, async (t) => {
      const browser = await openBrowser(t, {files: {...files, ...given}});
      const page = await browser.open();
      Object.assign(page.globals, globals);
      await page.show('docs.json', 'introduction.md');
      assert.deepEqual(page.problems, [code]);
      assert.equal(page.session, undefined);
      assert.match(await page.read('guides/second.md'), /version 1/);
    });
  }

  it('leaves the worker of an application where it is', async (t) => {
    const browser = await openBrowser(t, {
      files: {...files, 'sw.js': 'addEventListener("fetch", () => undefined);'},
    });
    await browser.register(`${browser.url}sw.js`);
    await browser.idle();
    const page = await browser.visit();
    assert.deepEqual(page.problems, ['offline/other-worker']);
    assert.equal(browser.workerFor(browser.url).scriptURL, `${browser.url}sw.js`);
    browser.deploy({'': plain});
    await browser.visit();
    assert.equal(browser.workerFor(browser.url).scriptURL, `${browser.url}sw.js`);
  });
});

describe('a site with the attribute offline', () => {
  it('has a worker that answers for the page that registers it', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    assert.deepEqual(page.problems, []);
    assert.equal(page.controller, browser.workerFor(browser.url));
  });

  it('keeps its worker on the next visit, until the host has another one', async (t) => {
    const browser = await openBrowser(t, {files});
    const {controller} = await browser.visit();
    assert.equal((await browser.visit()).controller, controller);
    browser.deploy({'docs-sw.js': `${await workerScript()}// later`});
    await browser.visit();
    const page = await browser.visit();
    assert.notEqual(page.controller, controller);
    assert.match(await page.read('introduction.md'), /version 1/);
  });
});
