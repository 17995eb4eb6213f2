import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';

const tricks = [
  '#//evil.example/x',
  '#/\\\\evil.example/x',
  '#/\\evil.example/x',
  '#/../x',
  '#/%2e%2e/x',
  '#/%2e%2e%2fx',
  '#/guides/../../x',
  '#/..%5c..%5cx',
  '#/https://evil.example/x',
  '#/javascript:alert(1)',
  '#/x?y=https://evil.example',
  '#/%00',
  '#/%',
  '#/__proto__',
  '#/constructor',
];

/** Resolves once the page says that there is nothing at the URL. */
const isMissing = (site) => site.says('Page not found');

describe('a URL', () => {
  for (const trick of tricks) {
    it(`${trick} leads nowhere outside the site`, async (t) => {
      // The server's own folder is not the host's root, so that leaving it would be seen.
      const site = await openSite(t, {files: acme, base: '/team/docs/', route: trick});
      await isMissing(site);
      await site.goTo('#/guides/second');
      await site.shown('guides/second');
      await site.goTo(trick);
      await isMissing(site);
      await site.goTo('#/guides/third');
      await site.shown('guides/third');
      const outside = site.requests.filter(
        (url) => !url.startsWith('/team/docs/') && url !== '/favicon.ico',
      );
      assert.deepEqual(outside, []);
      assert.match(site.page.url(), /^http:\/\/localhost:\d+\/team\/docs\//);
    });
  }
});

describe('a URL that names no page', () => {
  it('leaves the reader on the page', async (t) => {
    const site = await openSite(t, {files: acme, route: '#https://evil.example/x'});
    await site.shown('introduction');
  });
});

describe('a host that answers the path of a page with the index page', () => {
  it('gets that page, not the first one', async (t) => {
    const config = {...acme['docs.json'], navigation: ['introduction', 'hidden']};
    const files = {...acme, 'docs.json': config};
    const site = await openSite(t, {files, fallback: true, route: 'hidden'});
    await site.shown('hidden');
    assert.equal(site.page.url(), `${site.server.url}hidden#/hidden`);
    await site.click('link', 'Introduction');
    await site.shown('introduction');
  });
});

describe('a site in a folder of its host', () => {
  it('works, deep links included', async (t) => {
    const site = await openSite(t, {files: acme, base: '/a/b/', route: 'index.html#/guides/third'});
    await site.shown('guides/third');
    await site.click('link', 'Second page');
    await site.shown('guides/second');
    assert.ok(site.page.url().startsWith(`${site.server.url}index.html#/guides/second`));
  });

  it('reads docs.json from where src says', async (t) => {
    const moved = Object.fromEntries(
      Object.entries(acme).map(([path, text]) => [`content/${path}`, text]),
    );
    const index =
      '<!doctype html><html lang="en"><meta charset="utf-8"><docs-site src="content"></docs-site>' +
      '<script type="module" src="docs-site/docs-site.js"></script>';
    const site = await openSite(t, {files: {...moved, 'index.html': index}, base: '/a/'});
    await site.shown('introduction');
    await site.says('Welcome to');
  });

  it('appends nothing to a page that has elements of its own', async (t) => {
    const index =
      '<!doctype html><html lang="en"><meta charset="utf-8"><p>My own page</p>' +
      '<script type="module" src="docs-site/docs-site.js"></script>';
    const site = await openSite(t, {files: {...acme, 'index.html': index}});
    await site.page.waitForFunction(() => customElements.get('docs-site') !== undefined);
    assert.equal(await site.page.$('docs-site'), null);
  });
});
