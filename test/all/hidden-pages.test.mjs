import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {pager, sidebar, textsIn} from '../harness/read-frame.mjs';
import {inDialog, openSearch} from '../harness/search-dialog.mjs';

const page = (title, more = '') => `---\ntitle: ${title}\n${more}---\n\nThe okapi of ${title}.\n`;
const group = {group: 'Guides', root: 'guides', directory: 'card', pages: ['a', 'draft', 'b']};
const files = {
  'docs.json': JSON.stringify({name: 'Acme', theme: 'mint', navigation: {groups: [group]}}),
  'guides.md': page('Guides'),
  'a.md': page('First'),
  'draft.md': page('Draft', 'hidden: true\n'),
  'b.md': page('Last'),
};

/** What a reader finds of the pages, once the site has nothing more to do. */
async function seen(site) {
  const {page: tab} = site;
  const go = async (path) => {
    await tab.$eval('docs-site', (element, to) => (element.path = to), path);
    await site.shown(path);
    await site.settled();
  };
  await go('guides');
  const list = await textsIn(site, ['docs-directory', 'docs-card']);
  const all = await sidebar(site);
  await go('a');
  const neighbors = await pager(site);
  await go('draft');
  await site.says('The okapi of Draft.');
  await openSearch(site);
  await tab.keyboard.type('okapi');
  const found = await inDialog(site, (root) => {
    const isDone = root.querySelector('[part=progress]').hidden;
    const results = [...root.querySelectorAll('[role=option] strong')];
    return isDone && results.length > 0 && results.map(({textContent}) => textContent.trim());
  });
  return {list: list.length, all, neighbors, found: found.toSorted()};
}

const expected = {
  list: 2,
  all: ['Guides', 'First', 'Last'],
  neighbors: ['Guides', 'Last'],
  found: ['First', 'Guides', 'Last'],
};

describe('a page that its frontmatter hides', () => {
  it('is in no list and not searched, but opens by its URL', async (t) => {
    const site = await openSite(t, {files, route: '#/guides'});
    await site.shown('guides');
    await site.settled();
    assert.deepEqual(await seen(site), expected);
  });

  it('is neither with an index, which says so before any page is read', async (t) => {
    const folder = await folderWith(t, files);
    assert.equal((await runCommand(['index', folder])).code, 0);
    const names = ['docs-index.json', 'docs-index-text.json'];
    const written = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
    const site = await openSite(t, {
      files: {
        ...files,
        ...Object.fromEntries(await Promise.all(written)),
        'index.html': `${indexPage}<docs-site index="docs-index.json"></docs-site>`,
      },
      route: '#/guides',
    });
    await site.shown('guides');
    await site.settled();
    assert.ok(!site.requests.includes('/draft.md'), String(site.requests));
    assert.deepEqual(await seen(site), expected);
  });
});
