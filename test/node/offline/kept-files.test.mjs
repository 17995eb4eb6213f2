import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../../harness/acme-versions.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {indexWith} from '../../harness/offline/offline-index.mjs';

const files = version(1);

/** Opens a site of which all was read that its first page needs. */
async function openRead(t, given) {
  const browser = await openBrowser(t, {files: {...files, ...given}});
  const page = await browser.visit();
  return {browser, page};
}

describe('a request that is not for a file of the site', () => {
  for (const [name, path, options] of [
    ['of another method', 'data/account.json', {method: 'POST', body: '1'}],
    ['past all caches', 'data/account.json', {cache: 'no-store'}],
    ['that reloads', 'data/account.json', {cache: 'reload'}],
    ['for a script of the host', 'app.js', {destination: 'script'}],
    ['for a style sheet of the host', 'app.css', {destination: 'style'}],
    ['for data without an extension', 'users', {}],
  ]) {
    it(`is answered by the host, and not kept: ${name}`, async (t) => {
      const {browser, page} = await openRead(t);
      let count = 0;
      browser.deploy({[path]: (response) => response.end(String(++count))});
      assert.equal(await page.read(path, options), '1');
      assert.equal(await page.read(path, options), '2');
      await browser.idle();
      browser.network.goDown();
      await assert.rejects(page.read(path, {...options, method: 'GET', body: undefined}));
    });
  }

  for (const name of ['authorization', 'x-api-key', 'x-auth-token', 'x-session-cookie']) {
    it(`is answered by the host, also what was read without its header: ${name}`, async (t) => {
      const {browser, page} = await openRead(t, {'data/account.json': '"Ann"'});
      const withHeader = () => page.read('data/account.json', {headers: {[name]: 'secret'}});
      assert.equal(await withHeader(), '"Ann"');
      await browser.idle();
      browser.network.goDown();
      await assert.rejects(page.read('data/account.json'), TypeError);
      browser.network.comeBack();
      assert.equal(await page.read('data/account.json'), '"Ann"');
      await browser.idle();
      browser.deploy({'data/account.json': '"Bea"'});
      assert.equal(await withHeader(), '"Bea"');
      browser.network.goDown();
      assert.equal(await page.read('data/account.json'), '"Ann"');
      await assert.rejects(withHeader(), TypeError);
    });
  }

  it('is answered by the host, where the site is in a folder below its worker', async (t) => {
    const own = ['/api/user.json', '/avatars/user.png'];
    const browser = await openBrowser(t, {
      files: {
        ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text])),
        'index.html': indexWith('<docs-site offline="/docs-sw.js" src="/docs/"></docs-site>'),
      },
    });
    const read = (page) => Promise.all(own.map((url) => page.read(url)));
    browser.deploy({'api/user.json': 'Ann', 'avatars/user.png': 'Ann'});
    const first = await browser.open();
    assert.deepEqual(await read(first), ['Ann', 'Ann']);
    await first.show('docs/docs.json', 'docs/introduction.md');
    assert.deepEqual(await read(first), ['Ann', 'Ann']);
    await browser.idle();
    browser.deploy({'api/user.json': 'Bea', 'avatars/user.png': 'Bea'});
    assert.deepEqual(await read(first), ['Bea', 'Bea']);
    await browser.idle();
    browser.network.goDown();
    for (const url of own) {
      await assert.rejects(first.read(url), TypeError);
      assert.equal(await browser.caches.match(url), undefined);
    }
    assert.match(await first.read('docs/introduction.md'), /version 1/);
  });
});

describe('our script', () => {
  it('is kept with its parts, and replaced where the host has another one', async (t) => {
    const {browser, page} = await openRead(t);
    const part = 'docs-site/chunks/AbC12345/tabs.js';
    await page.read(part, {destination: 'script'});
    await browser.idle();
    browser.deploy({'docs-site/docs-site.js': '// another', [part]: '// not requested'});
    const later = await browser.visit();
    assert.equal(later.offers, 1);
    browser.network.goDown();
    assert.equal(await later.read('docs-site/docs-site.js', {destination: 'script'}), '// another');
    assert.match(await later.read(part, {destination: 'script'}), /tabs\.js/);
  });

  it('is not kept where a part of it is empty', async (t) => {
    const {browser, page} = await openRead(t);
    const part = 'docs-site/chunks/AbC12345/tabs.js';
    browser.deploy({[part]: ''});
    assert.equal(await page.read(part, {destination: 'script'}), '');
    await browser.idle();
    browser.deploy({});
    assert.match(await page.read(part, {destination: 'script'}), /tabs\.js/);
  });

  it('is beside the configuration, in a folder with pages that change', async (t) => {
    const browser = await openBrowser(t, {
      files: {
        ...files,
        'index.html': indexWith('<docs-site offline></docs-site>').replace('docs-site/', ''),
        'docs-site.js': '// our script',
      },
    });
    await browser.visit();
    browser.deploy({'introduction.md': '# Introduction\n\nAnother text.\n'});
    const page = await browser.visit();
    assert.equal(page.offers, 1);
    browser.network.goDown();
    const later = await browser.open();
    assert.equal(await later.read('docs-site.js', {destination: 'script'}), '// our script');
    assert.match(await later.read('introduction.md'), /Another text/);
  });
});
