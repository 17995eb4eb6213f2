import assert from 'node:assert/strict';
import {readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage, sitePage} from '../../cli/init/index-page.mjs';
import {apiFiles, configOf} from '../harness/api-in-files.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {activeResult, openSearch} from '../harness/search-dialog.mjs';

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
const indexIn = async (folder, file = 'docs-index.json') =>
  JSON.parse(await readFile(join(folder, file), 'utf8'));
const textsIn = (folder) => indexIn(folder, 'docs-index-text.json');

describe('docs-site index', () => {
  it('says what index.html has to have, until it has it', async (t) => {
    const folder = await folderWith(t, {...files, 'index.html': indexPage});
    const {out} = await runCommand(['index', folder]);
    const tag = '<docs-site index="docs-index.json"></docs-site>';
    assert.ok(out.endsWith(`To use it, write in index.html: ${tag}\n`), out);
    await writeFile(join(folder, 'index.html'), `${indexPage}<body>${tag}`);
    assert.doesNotMatch((await runCommand(['index', folder])).out, /index\.html/);
  });

  it('keeps what the tag in index.html already has', async (t) => {
    const folder = await folderWith(t, {...files, 'index.html': sitePage('Acme')});
    const {out} = await runCommand(['index', folder]);
    const tag = '<docs-site index="docs-index.json" offline>';
    assert.ok(out.endsWith(`To use it, write in index.html: ${tag}\n`), out);
  });

  it('reports what is wrong with docs.json, and names pages without a file', async (t) => {
    const folder = await folderWith(t, {
      ...files,
      'docs.json': '{"name": "A", "logo": [null], "navigation": {"pages": ["page", "gone"]}}',
    });
    const {code, out} = await runCommand(['index', folder]);
    assert.equal(code, 0);
    assert.match(out, /^docs\.json:1:\d+ {2}warning .*\n {2}"logo" should be /m);
    assert.match(out, /^gone\.mdx {2}error .*\n {2}There is no file for the page gone\./m);
    assert.match(out, /^1 error, 1 warning\.$/m);
  });

  it('lists the files of an API description, which a browser requests at once', async (t) => {
    const site = {...apiFiles, 'docs.json': configOf('api/openapi.yaml')};
    const written = Object.entries(site).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]);
    const introduction = files['page.mdx'];
    const folder = await folderWith(t, {
      ...Object.fromEntries(written),
      'introduction.md': introduction,
    });
    assert.equal((await runCommand(['index', folder])).code, 0);
    const index = await indexIn(folder);
    const others = Object.keys(apiFiles).filter((file) => file !== 'api/openapi.yaml');
    assert.deepEqual(index.apis, {'api/openapi.yaml': others.toSorted()});

    const held = ['api/paths/index.yaml', 'api/schemas/Person.yaml'];
    const page = await openSite(t, {
      files: {
        ...site,
        'introduction.md': introduction,
        'docs-index.json': index,
        'index.html': `${indexPage}<body><docs-site index="docs-index.json"></docs-site>`,
      },
      held,
      route: '#/api-reference/list-parcels',
    });
    // It is named in a file that is named in the one that has not arrived.
    await Promise.all(held.map((file) => page.network.asked(file)));
    page.network.releaseAll();
    await page.shown('api-reference/list-parcels');
    await page.says('In kilograms.');
    await page.settled();
    const asked = page.server.requests.filter((url) => others.includes(url.slice(1)));
    assert.deepEqual(asked.map((url) => url.slice(1)).sort(), others.toSorted());
  });

  it('finds the READMEs of folders in any case, and tells browsers their names', async (t) => {
    const readme = '---\ntitle: All guides\n---\n\nText.\n';
    const config = {name: 'Acme', navigation: [{group: 'All', pages: ['page', 'guides']}]};
    const site = {...files, 'docs.json': JSON.stringify(config), 'guides/ReadMe.md': readme};
    const folder = await folderWith(t, site);
    assert.equal((await runCommand(['index', folder])).code, 0);
    const index = await indexIn(folder);
    const found = index.pages.map(({path, file, title}) => [path, file, title]);
    assert.deepEqual(found[1], ['guides', 'guides/ReadMe.md', 'All guides']);
    const page = await openSite(t, {
      files: {
        ...site,
        'docs-index.json': index,
        'index.html': `${indexPage}<body><docs-site index="docs-index.json"></docs-site>`,
      },
    });
    await page.shown('page');
    await page.click('link', 'All guides');
    await page.shown('guides');
    assert.deepEqual(
      page.requests.filter((url) => url.includes('guides')),
      ['/guides/ReadMe.md'],
    );
  });

  it('writes labels, headings, sizes and hashes, and texts into a file of their own', async (t) => {
    const folder = await folderWith(t, files);
    const {code, out} = await runCommand(['index', folder]);
    assert.equal(code, 0);
    assert.match(out, /^docs-index\.json: 1 page, 1 KB\ndocs-index-text\.json: 1 KB\n/);
    const {hash, text, pages, files: others} = await indexIn(folder);
    assert.match(hash, /^[0-9a-f]{16}$/);
    assert.equal(text, 'docs-index-text.json');
    const [{hash: ofPage, ...page}] = pages;
    assert.match(ofPage, /^\w+$/);
    assert.deepEqual(page, {
      path: 'page',
      file: 'page.mdx',
      title: 'A page',
      sidebarTitle: 'Page',
      description: 'What it is for.',
      headings: [{id: 'install', text: 'Install'}],
      size: files['page.mdx'].length,
    });
    const [{sections, keywords, ...searched}] = (await textsIn(folder)).pages;
    assert.deepEqual(searched, {path: 'page', title: 'A page', boost: 2, hash: ofPage});
    assert.ok(keywords.includes('word'));
    assert.match(JSON.stringify(sections), /Run a command\./);
    assert.deepEqual(Object.keys(others), ['docs.json', 'logo.svg']);
    assert.equal(others['logo.svg'].size, 6);
  });

  it('leaves out settings and secrets of tools, but not what hosts read', async (t) => {
    const hidden = {'.env': 'KEY=1', '.git/config': '', '.well-known/security.txt': 'Contact: …'};
    const tools = {Dockerfile: '', 'package.json': '{}', 'src/a.ts': '', 'notes.key': ''};
    const folder = await folderWith(t, {...files, ...hidden, ...tools});
    await symlink(await folderWith(t, {'b.png': 'secret'}), join(folder, 'outside'));
    assert.equal((await runCommand(['index', folder])).code, 0);
    const listed = Object.keys((await indexIn(folder)).files);
    assert.deepEqual(listed, ['.well-known/security.txt', 'docs.json', 'logo.svg']);
  });

  it('writes all that the sidebar shows of a page', async (t) => {
    const shown = {
      sidebarTitle: 'Users',
      icon: 'user',
      iconType: 'solid',
      tag: 'NEW',
      url: 'https://api.example/users',
      openapi: 'api.json GET /users',
      hideApiMarker: true,
    };
    const lines = Object.entries(shown).map(([name, value]) => `${name}: ${value}\n`);
    const page = `---\ntitle: A page\n${lines.join('')}---\n\nText.\n`;
    const folder = await folderWith(t, {...files, 'page.mdx': page});
    await runCommand(['index', folder]);
    const [written] = (await indexIn(folder)).pages;
    const names = Object.keys(shown);
    assert.deepEqual(Object.fromEntries(names.map((name) => [name, written[name]])), shown);
  });

  it('says which pages are hidden, and that the search does not find them', async (t) => {
    const page = `---\ntitle: Draft\nhidden: true\n---\n\n## Secret\n`;
    const folder = await folderWith(t, {...files, 'page.mdx': page});
    await runCommand(['index', folder]);
    const [written] = (await indexIn(folder)).pages;
    assert.deepEqual([written.hidden, written.searchable], [true, false]);
    const [text] = (await textsIn(folder)).pages;
    assert.deepEqual([text.searchable, text.sections], [false, []]);
  });

  it('can leave the texts out', async (t) => {
    const folder = await folderWith(t, files);
    await runCommand(['index', folder]);
    await runCommand(['index', folder, '--no-text']);
    const {pages, text} = await indexIn(folder);
    assert.equal(text, undefined);
    assert.deepEqual([pages[0].headings.length, pages[0].boost], [1, 2]);
    assert.ok(pages[0].keywords.includes('word'));
    await assert.rejects(textsIn(folder), {code: 'ENOENT'});
  });

  it('says whether its files are up to date', async (t) => {
    const folder = await folderWith(t, files);
    const check = async () => {
      const {code, out} = await runCommand(['index', folder, '--check']);
      return [code, ...out.match(/(?:up to|out of) date/g)];
    };
    assert.deepEqual(await check(), [1, 'out of date', 'out of date']);
    await runCommand(['index', folder]);
    assert.deepEqual(await check(), [0, 'up to date', 'up to date']);
    await rm(join(folder, 'docs-index-text.json'));
    assert.deepEqual(await check(), [1, 'up to date', 'out of date']);
    await runCommand(['index', folder]);
    await writeFile(join(folder, 'page.mdx'), 'Changed.');
    assert.deepEqual(await check(), [1, 'out of date', 'out of date']);
  });

  it('ends with the code 2 without a configuration', async (t) => {
    const {code, error} = await runCommand(['index', await folderWith(t)]);
    assert.equal(code, 2);
    assert.match(error, /^There is no readable docs\.json in /);
  });
});

describe('a site that names its index', () => {
  const titled = (title) => `---\ntitle: ${title}\n---\n\nText.\n`;
  const site = {
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{group: 'Start', pages: ['start', 'second', 'third']}],
    }),
    'start.mdx': titled('The beginning'),
    'second.md': titled('The part after it'),
    'third.mdx': titled('The end'),
    'index.html': `${indexPage}<body><docs-site index="docs-index.json"></docs-site>`,
  };

  it('shows the labels of its pages without a request for each', async (t) => {
    const folder = await folderWith(t, site);
    await runCommand(['index', folder]);
    const files = {...site, 'docs-index.json': await indexIn(folder)};
    const shown = await openSite(t, {files, route: '#/start'});
    await shown.find('link', 'The part after it');
    await shown.find('link', 'The end');
    await shown.settled();
    const asked = shown.requests.map((url) => url.slice(url.lastIndexOf('/') + 1));
    assert.equal(asked.filter((file) => file === 'docs-index.json').length, 1);
    assert.deepEqual(
      asked.filter((file) => /^(?:second|third)\./.test(file)),
      [],
    );
  });

  it('requests the index once where its pages and its API need it', async (t) => {
    const api = {openapi: '3.1.0', info: {}, paths: {'/users': {get: {summary: 'List users'}}}};
    const navigation = [
      {group: 'Start', pages: ['start', 'second']},
      {group: 'API', openapi: 'api.json'},
    ];
    const withApi = {
      ...site,
      'docs.json': JSON.stringify({name: 'Acme', navigation}),
      'api.json': JSON.stringify(api),
    };
    const folder = await folderWith(t, withApi);
    await runCommand(['index', folder]);
    const files = {...withApi, 'docs-index.json': await indexIn(folder)};
    for (const route of ['#/start', '#/api-reference/list-users']) {
      const shown = await openSite(t, {files, route});
      await shown.find('link', 'The part after it');
      await shown.find('link', 'GET List users');
      await shown.settled();
      const asked = shown.requests.filter((url) => url.endsWith('docs-index.json'));
      assert.equal(asked.length, 1, route);
    }
  });

  it('loads its texts when something is searched, instead of its pages', async (t) => {
    const folder = await folderWith(t, site);
    await runCommand(['index', folder]);
    const files = {
      ...site,
      'docs-index.json': await indexIn(folder),
      'docs-index-text.json': await textsIn(folder),
    };
    const shown = await openSite(t, {files, route: '#/start'});
    await shown.find('link', 'The part after it');
    await shown.settled();
    const asked = (pattern) => shown.requests.filter((url) => pattern.test(url)).length;
    assert.equal(asked(/text\.json$/), 0);
    await openSearch(shown);
    await shown.page.keyboard.type('part after');
    await activeResult(shown, 'The part after it');
    assert.deepEqual([asked(/text\.json$/), asked(/(?:second|third)\.mdx?$/)], [1, 0]);
  });

  it('reads the pages that are not in it, and prefers the label of a newer page', async (t) => {
    const folder = await folderWith(t, site);
    await runCommand(['index', folder]);
    const {pages} = await indexIn(folder);
    const files = {
      ...site,
      'start.mdx': titled('A new beginning'),
      'docs-index.json': {pages: pages.filter(({path}) => path !== 'third')},
    };
    const shown = await openSite(t, {files, route: '#/start'});
    await shown.find('link', 'The part after it');
    await shown.find('link', 'The end');
    await shown.find('link', 'A new beginning');
  });

  it('reads its pages where the index cannot be read', async (t) => {
    const shown = await openSite(t, {files: {...site, 'docs-index.json': '['}, route: '#/start'});
    await shown.find('link', 'The part after it');
  });
});
