import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {pager, sidebar} from '../harness/read-frame.mjs';

const page = (title) => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`;

/** Lists of divisions that can both list a page. */
const divisions = {
  versions: 'version',
  languages: 'language',
  products: 'product',
  dropdowns: 'dropdown',
};
const nameOf = (kind, index) => (kind === 'language' ? ['en', 'fr'] : ['One', 'Two'])[index];

const site = (list, kind, pages) => ({
  'docs.json': {
    name: 'Acme',
    theme: 'mint',
    navigation: {
      [list]: pages.map((own, index) => ({
        [kind]: nameOf(kind, index),
        groups: [{group: 'Guides', pages: own}],
      })),
    },
  },
});
const shared = {
  'one/a.md': page('First of one'),
  'shared.md': page('Shared'),
  'one/z.md': page('Last of one'),
  'two/a.md': page('First of two'),
  'two/z.md': page('Last of two'),
};

/** Chooses an entry, in the list of a `<select>` or of links. */
async function choose({page: tab}, name) {
  const select = await tab.$('>>> docs-selector >>> select');
  if (select) return void (await select.select(name));
  await (await tab.waitForSelector('>>> docs-picker >>> button')).click();
  const option = await tab.waitForSelector(`>>> [part=option] ::-p-text(${name})`, {visible: true});
  await option.click();
}

describe('a page that several parts of a site list', () => {
  for (const [list, kind] of Object.entries(divisions)) {
    it(`is read on in the ${kind} that the reader has chosen`, async (t) => {
      const config = site(list, kind, [
        ['one/a', 'shared', 'one/z'],
        ['two/a', 'shared', 'two/z'],
      ]);
      const opened = await openSite(t, {files: {...config, ...shared}, route: '#/shared'});
      await opened.shown('shared');
      await opened.settled();
      assert.deepEqual(await pager(opened), ['First of one', 'Last of one']);
      await choose(opened, nameOf(kind, 1));
      if (kind === 'dropdown') {
        // A part of the same documentation: it begins with its first page.
        await opened.shown('two/a');
        await opened.click('link', 'Shared');
        await opened.shown('shared');
      }
      await opened.page.waitForSelector('>>> docs-pager >>> ::-p-text(Last of two)');
      assert.equal(await opened.page.$eval('docs-site', ({path}) => path), 'shared');
      await opened.settled();
      assert.deepEqual(await pager(opened), ['First of two', 'Last of two']);
      assert.deepEqual(await sidebar(opened), ['First of two', 'Shared', 'Last of two']);
      await opened.page.reload();
      await opened.shown('shared');
      await opened.settled();
      assert.deepEqual(await pager(opened), ['First of two', 'Last of two']);
    });
  }
});

describe('a language that does not have the page', () => {
  it('shows the closest page, and says so until it is dismissed', async (t) => {
    const config = site('languages', 'language', [
      ['en/a', 'en/only'],
      ['fr/a', 'fr/z'],
    ]);
    const pages = Object.fromEntries(
      ['en/a', 'en/only', 'fr/a', 'fr/z'].map((path) => [`${path}.md`, page(path)]),
    );
    const opened = await openSite(t, {files: {...config, ...pages}, route: '#/en/only'});
    await opened.shown('en/only');
    await opened.settled();
    await choose(opened, 'fr');
    await opened.shown('fr/a');
    assert.equal(await opened.page.$eval('docs-site', ({lang}) => lang), 'fr');
    const note = '>>> docs-notes >>> [role=status] [part=note]';
    await opened.page.waitForSelector(note, {visible: true});
    await (await opened.page.waitForSelector(`${note} button`)).click();
    await opened.page.waitForSelector(note, {hidden: true});
  });

  it('shows the page of the same name where there is one, without a note', async (t) => {
    const config = site('languages', 'language', [
      ['en/a', 'en/b'],
      ['fr/a', 'fr/b'],
    ]);
    const paths = ['en/a', 'en/b', 'fr/a', 'fr/b'];
    const pages = Object.fromEntries(paths.map((path) => [`${path}.md`, page(path)]));
    const opened = await openSite(t, {files: {...config, ...pages}, route: '#/en/b'});
    await opened.shown('en/b');
    await opened.settled();
    await choose(opened, 'fr');
    await opened.shown('fr/b');
    await opened.settled();
    assert.equal(await opened.page.$('>>> docs-notes >>> [part=note]'), null);
  });
});
