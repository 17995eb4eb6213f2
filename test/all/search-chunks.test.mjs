import assert from 'node:assert/strict';
import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from '../harness/static-server.mjs';
import {command, folderWith, runCommand} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {activeResult, inDialog, openSearch, says} from '../harness/search-dialog.mjs';
import {root} from '../harness/sources.mjs';

const page = (title, text) => `---\ntitle: ${title}\n---\n\n${text}\n`;
const versionOf = (version, pages) => ({version, groups: [{group: 'Guides', pages}]});

/** A site of two versions. */
const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    theme: 'mint',
    colors: {primary: '#0d7377'},
    navigation: {
      versions: [versionOf('v1', ['v1/start', 'v1/keys']), versionOf('v2', ['v2/keys'])],
    },
  }),
  'v1/start.md': page('Start', 'The beginning of all changes.'),
  'v1/keys.md': page(
    'Keys',
    [
      'Before.',
      ...Array.from({length: 60}, (_, index) => `Line ${index}.`),
      '## Rotate credentials',
      'A zebra <b>rotates</b> its credentials with `rotateAllKeys()` in the Straße 1 < 2.',
      '## Far below',
      'The end.',
    ].join('\n\n'),
  ),
  'v2/keys.md': page('Keys of v2', '## New credentials\n\nAn okapi has other credentials.'),
  'index.html': `${indexPage}<body><docs-site index="docs-index.json" search-chunks></docs-site>`,
};
const indexIn = async (folder) =>
  JSON.parse(await readFile(join(folder, 'docs-index.json'), 'utf8'));

/** The folder of the site with its chunks. */
async function indexed(t) {
  const folder = await folderWith(t, files);
  const {code, error} = await runCommand(['index', folder, '--search']);
  assert.deepEqual([code, error], [0, '']);
  return folder;
}

/** Opens the site with what the command has written; `more` replaces files. */
async function openChunked(t, {more = {}, ...options} = {}) {
  const folder = await indexed(t);
  const site = await openSite(t, {
    files: {...files, 'docs-index.json': await indexIn(folder), ...more},
    folders: {'docs-search/': join(folder, 'docs-search')},
    route: '#/v1/start',
    ...options,
  });
  await site.shown('v1/start');
  await site.page.evaluate(() => {
    globalThis.codes = [];
    addEventListener('docs-diagnostics', ({diagnostics}) => {
      globalThis.codes = diagnostics.map(({code}) => code);
    });
  });
  return site;
}

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src * data:; " +
  "require-trusted-types-for 'script'; trusted-types lit-html docs-site";

const pagesRequested = ({requests}) => requests.filter((url) => /keys\.md$/.test(url));
const codes = (site) =>
  site.page.evaluate(() => globalThis.codes.filter((code) => code.startsWith('search/')));

describe('docs-site index --search', () => {
  it('names the chunks in an index without texts, and checks both', async (t) => {
    const folder = await indexed(t);
    const {search, pages} = await indexIn(folder);
    assert.deepEqual(
      search.folders.map((path) => /^docs-search\/[0-9a-f]{16}\/0\/$/.test(path)),
      [true],
    );
    const [{hash, ...first}] = pages;
    assert.deepEqual(first, {
      path: 'v1/start',
      file: 'v1/start.md',
      title: 'Start',
      size: files['v1/start.md'].length,
    });
    assert.ok(hash);
    const check = async () => {
      const {code, out} = await runCommand(['index', folder, '--search', '--check']);
      return [code, ...out.match(/(?:up to|out of) date/g)];
    };
    assert.deepEqual(await check(), [0, 'up to date', 'up to date']);
    await rm(join(folder, search.folders[0]), {recursive: true});
    assert.deepEqual(await check(), [1, 'up to date', 'out of date']);
    await runCommand(['index', folder, '--search']);
    await writeFile(join(folder, 'v1/start.md'), page('Start', 'A new beginning.'));
    assert.deepEqual(await check(), [1, 'out of date', 'out of date']);
    await runCommand(['index', folder, '--search']);
    assert.deepEqual((await readdir(join(folder, 'docs-search'))).length, 1);
  });

  it('says how to install Pagefind where it is missing', async (t) => {
    const packed = await folderWith(t, {
      'package.json': '{"name": "docs-site-element", "version": "1", "type": "module"}',
    });
    await cp(dirname(command), join(packed, 'dist/node'), {recursive: true});
    const folder = await folderWith(t, files);
    const {code, error} = await runCommand(['index', folder, '--search'], {
      cwd: folder,
      program: join(packed, 'dist/node/docs-site.js'),
    });
    assert.equal(code, 2);
    assert.equal(
      error,
      '--search needs Pagefind: install it with "npm install --save-dev pagefind".\n',
    );
  });
});

describe('a site that names search chunks', () => {
  it('finds sections without reading pages, and opens them with the words marked', async (t) => {
    const site = await openChunked(t);
    await openSearch(site);
    await site.page.keyboard.type('zebra credential');
    await activeResult(site, 'Rotate credentials');
    const shown = await inDialog(site, (root) => ({
      page: root.querySelector('[part=page]').innerText.replace(/\s+/g, ' ').trim(),
      text: root.querySelector('[role=option] > span').textContent,
      marks: [...root.querySelectorAll('[role=option] > span mark')].map(
        (mark) => mark.textContent,
      ),
      elements: root.querySelectorAll('[role=option] b').length,
    }));
    assert.deepEqual(shown, {
      page: 'Guides Keys',
      text: 'A zebra rotates its credentials with rotateAllKeys() in the Straße 1 < 2.',
      marks: ['zebra', 'credentials'],
      elements: 0,
    });
    assert.deepEqual(pagesRequested(site), []);
    await site.page.keyboard.press('Enter');
    await site.shown('v1/keys');
    assert.equal(new URL(site.page.url()).hash, '#/v1/keys#rotate-credentials');
    const marked = await site.page.waitForFunction(() => {
      const ranges = [...(CSS.highlights.get('docs-search') ?? [])];
      return ranges.length > 0 && ranges.map(String);
    });
    assert.deepEqual(await marked.jsonValue(), ['credentials', 'zebra', 'credentials']);
  });

  it('finds the words that the index in the browser finds', async (t) => {
    const site = await openChunked(t);
    await openSearch(site);
    const queries = [
      ['zeb', ['zebra']],
      ['strasse', ['Straße']],
      ['zebra rotateall', ['zebra', 'rotateAllKeys']],
      ['modify beginning', ['beginning', 'changes']],
      ['"zebra rotates"', ['zebra', 'rotates', 'rotateAllKeys']],
    ];
    for (const [typed, expected] of queries) {
      await inDialog(site, (root) => root.querySelector('input').select() ?? true);
      await site.page.keyboard.type(typed);
      await inDialog(
        site,
        (root, wanted) => {
          const marks = [...root.querySelectorAll('#option-0 span mark')];
          return marks.map(({textContent}) => textContent).join(' ') === wanted;
        },
        expected.join(' '),
      );
    }
  });

  it('finds pages of the reader’s version, and others on request', async (t) => {
    const site = await openChunked(t);
    await openSearch(site);
    await site.page.keyboard.type('okapi');
    await says(site, 'Show results from other versions and languages (1)');
    await inDialog(site, (root) => root.querySelector('[part=elsewhere]').click() ?? true);
    await activeResult(site, 'New credentials');
    await says(site, 'v2');
  });

  it('needs wasm-unsafe-eval in a strict policy, and nothing else', async (t) => {
    const site = await openChunked(t, {headers: {'content-security-policy': policy}});
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.deepEqual(pagesRequested(site), []);
    assert.deepEqual(await codes(site), []);
  });

  it('searches without a worker where a policy refuses it', async (t) => {
    const headers = {'content-security-policy': `${policy}; worker-src 'none'`};
    const site = await openChunked(t, {headers});
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.equal(site.page.workers().length, 0);
    assert.deepEqual(pagesRequested(site), []);
    // The browser's own notes of what the policy refuses.
    site.problems = site.problems.filter((problem) => !problem.includes('worker-src'));
  });

  it('searches where the script is on another origin', async (t) => {
    const cdn = await serve({
      folders: {'': join(root, 'dist')},
      headers: {'access-control-allow-origin': '*'},
    });
    t.after(() => cdn.close());
    const index = files['index.html'].replaceAll('docs-site/', cdn.url);
    const site = await openChunked(t, {more: {'index.html': index}, allowed: [cdn.url]});
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.deepEqual(pagesRequested(site), []);
  });

  it('says that it is unavailable where the network went away', async (t) => {
    const site = await openChunked(t);
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    site.network.goDown();
    await inDialog(site, (root) => root.querySelector('input').select() ?? true);
    await site.page.keyboard.type('beginning');
    await says(site, 'The search is not available at the moment.');
  });

  it('reads the pages where the policy refuses WebAssembly', async (t) => {
    const headers = {'content-security-policy': policy.replace(" 'wasm-unsafe-eval'", '')};
    const site = await openChunked(t, {headers});
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.deepEqual(await codes(site), ['search/webassembly-refused']);
  });

  it('runs no script of theirs unless the page allows it', async (t) => {
    const more = {
      'index.html': `${indexPage}<body><docs-site index="docs-index.json"></docs-site>`,
    };
    const site = await openChunked(t, {more});
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.deepEqual(await codes(site), ['search/chunks-not-allowed']);
    assert.deepEqual(
      site.requests.filter((url) => url.includes('docs-search/')),
      [],
    );
  });

  it('reads the pages where the chunks are missing or elsewhere', async (t) => {
    for (const folder of ['docs-search/gone/0/', '../docs-search/', 'https://example.com/']) {
      const more = {'docs-index.json': {search: {folders: [folder]}, pages: []}};
      const site = await openChunked(t, {more});
      await openSearch(site);
      await site.page.keyboard.type('zebra');
      await activeResult(site, 'Rotate credentials');
      assert.deepEqual(await codes(site), ['search/chunks-missing']);
    }
  });
});
