import assert from 'node:assert/strict';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['page', 'gone']}],
  }),
  'page.mdx':
    '---\ntitle: A page\ndescription: What it is for.\nsidebarTitle: Page\nboost: 2\n' +
    'keywords: [word]\n---\n\nBefore.\n\n## Install\n\nRun a command.\n',
  'logo.svg': '<svg/>',
  'another/docs.json': '{}',
  'another/logo.svg': '<svg/>',
};
const indexIn = async (folder) =>
  JSON.parse(await readFile(join(folder, 'docs-index.json'), 'utf8'));

describe('docs-site index', () => {
  it('writes labels, headings, texts, sizes and hashes', async (t) => {
    const folder = await folderWith(t, files);
    const {code, out} = await runCommand(['index', folder]);
    assert.equal(code, 0);
    assert.match(out, /^docs-index\.json: 1 pages, 1 KB\n$/);
    const {hash, pages, files: others} = await indexIn(folder);
    assert.match(hash, /^[0-9a-f]{16}$/);
    const [{hash: ofPage, sections, ...page}] = pages;
    assert.match(ofPage, /^\w+$/);
    assert.deepEqual(page, {
      path: 'page',
      file: 'page.mdx',
      title: 'A page',
      sidebarTitle: 'Page',
      description: 'What it is for.',
      keywords: page.keywords,
      boost: 2,
      headings: [{id: 'install', text: 'Install'}],
      size: files['page.mdx'].length,
    });
    assert.ok(page.keywords.includes('word'));
    assert.match(JSON.stringify(sections), /Run a command\./);
    assert.deepEqual(Object.keys(others), ['docs.json', 'logo.svg']);
    assert.equal(others['logo.svg'].size, 6);
  });

  it('can leave the texts out', async (t) => {
    const folder = await folderWith(t, files);
    await runCommand(['index', folder, '--no-text']);
    const {pages} = await indexIn(folder);
    assert.equal(pages[0].sections, undefined);
    assert.equal(pages[0].headings.length, 1);
  });

  it('says whether the file is up to date', async (t) => {
    const folder = await folderWith(t, files);
    assert.equal((await runCommand(['index', folder, '--check'])).code, 1);
    await runCommand(['index', folder]);
    const upToDate = await runCommand(['index', folder, '--check']);
    assert.deepEqual([upToDate.code, upToDate.out], [0, 'docs-index.json: up to date.\n']);
    await writeFile(join(folder, 'page.mdx'), 'Changed.');
    assert.equal((await runCommand(['index', folder, '--check'])).code, 1);
  });

  it('ends with the code 2 without a configuration', async (t) => {
    const {code, error} = await runCommand(['index', await folderWith(t)]);
    assert.equal(code, 2);
    assert.match(error, /^There is no readable docs\.json in /);
  });
});
