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
  it('leads nowhere outside the site', async (t) => {
    // The server's own folder is not the host's root, so that leaving it would be seen.
    const site = await openSite(t, {files: acme, base: '/team/docs/'});
    for (const trick of tricks) {
      await site.open(trick);
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
      assert.deepEqual(outside, [], trick);
      assert.ok((await site.url()).startsWith(site.server.url), trick);
    }
  });
});

describe('a URL that names no page', () => {
  it('leaves the reader on the page', async (t) => {
    const site = await openSite(t, {files: acme, route: '#https://evil.example/x'});
    await site.shown('introduction');
  });
});

describe('the README of a folder', () => {
  const page = (title, text) => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const files = {
    'docs.json': {
      name: 'Acme',
      navigation: [{group: 'All', pages: ['start', 'guides', 'guides/more', 'api/README']}],
    },
    'start.md': page('Start', '[One](guides/README.md) [Two](guides/) [Three](guides)'),
    'guides/README.md': page('All guides', '[Four](../api/README.md) [More](more.md)'),
    'guides/more.md': page('More', '[Five](README.md) [Six](../api/) [Seven](/hidden/)'),
    'api/README.md': page('The API', 'Text.'),
    'hidden/README.md': page('Hidden', 'Text.'),
  };
  const links = [
    ['start', 'One', 'guides', 'All guides'],
    ['start', 'Two', 'guides', 'All guides'],
    ['start', 'Three', 'guides', 'All guides'],
    ['guides', 'Four', 'api/README', 'The API'],
    ['guides', 'More', 'guides/more', 'More'],
    ['guides/more', 'Five', 'guides', 'All guides'],
    ['guides/more', 'Six', 'api/README', 'The API'],
    ['guides/more', 'Seven', 'hidden', 'Hidden'],
  ];

  it('is the page that links to either lead to', async (t) => {
    const site = await openSite(t, {files});
    for (const [from, link, to, title] of links) {
      await site.goTo(`#/${from}`);
      await site.shown(from);
      await site.click('link', link);
      await site.shown(to);
      assert.equal(await site.page.$eval('article h1', (h1) => h1.textContent.trim()), title);
    }
    // Both are one page: the same entry of the sidebar is the current one.
    for (const route of ['guides', 'guides/', 'guides/README', 'guides/readme.md']) {
      await site.goTo('#/start');
      await site.shown('start');
      await site.goTo(`#/${route}`);
      await site.shown('guides');
      await site.page.waitForSelector('>>> docs-sidebar >>> [aria-current=page][href="#/guides"]');
    }
  });

  it('costs no request for pages that have files of their own', async (t) => {
    const site = await openSite(t, {files: acme});
    for (const path of ['introduction', 'guides/second', 'guides/third']) {
      await site.goTo(`#/${path}`);
      await site.shown(path);
    }
    await site.settled();
    assert.deepEqual(
      site.requests.filter((url) => /guides\/.*(?:readme|index\.md)/i.test(url)),
      [],
    );
  });
});

describe('a host that answers the path of a page with the index page', () => {
  it('gets that page, not the first one', async (t) => {
    const config = {...acme['docs.json'], navigation: ['introduction', 'hidden']};
    const files = {...acme, 'docs.json': config};
    const site = await openSite(t, {files, fallback: true, route: 'hidden'});
    await site.shown('hidden');
    assert.equal(await site.url(), `${site.server.url}hidden#/hidden`);
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
    assert.ok((await site.url()).startsWith(`${site.server.url}index.html#/guides/second`));
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
