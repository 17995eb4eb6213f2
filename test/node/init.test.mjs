import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {readdir, readFile, rename, symlink, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const init = (folder, ...words) => runCommand(['init', folder, '--yes', ...words]);
const check = (folder, ...words) => runCommand(['check', folder, ...words]);
const text = (folder, path) => readFile(join(folder, path), 'utf8');
const open = (t, folder, route) =>
  openSite(t, {
    folder: relative(root, folder),
    folders: {'docs-site/': join(folder, 'docs-site')},
    route,
  });
/** What to add to an `index.html`: the lines in its head, and those in its body. */
const linesToAdd =
  /Your index\.html does not load the site\.[^]+?<head>:\n\n([^]+?)\n\n[^]+?<body>.+:\n\n(.+)\n/;

describe('docs-site init', () => {
  it('makes a site of an empty folder in which nothing is wrong', async (t) => {
    const folder = join(await folderWith(t), 'acme-docs');
    const {code, out} = await init(folder);
    assert.equal(code, 0);
    assert.match(out, /To see your site, run: npx docs-site-element serve/);
    const config = JSON.parse(await text(folder, 'docs.json'));
    assert.equal(config.name, 'Acme docs');
    assert.equal(config.$schema, 'docs-site/docs.schema.json');
    const files = ['404.html', '.nojekyll', 'docs-sw.js'];
    for (const file of ['index.html', config.$schema, ...files]) {
      assert.ok(existsSync(join(folder, file)), file);
    }
    const checked = await check(folder, '--fail-on', 'info');
    assert.deepEqual([checked.code, checked.out], [0, 'No problems in 5 pages.\n']);
  });

  it('asks for the name of the site, and ends with a sentence without an answer', async (t) => {
    const folder = join(await folderWith(t), 'acme-docs');
    for (const keys of ['\x03', '\x04', '']) {
      const {code, error} = await runCommand(['init', folder], {keys});
      assert.equal(code, 1);
      assert.equal(error.trim(), 'Canceled. To skip the questions, add --yes.');
      assert.ok(!existsSync(join(folder, 'docs.json')));
    }
    const named = await runCommand(['init', folder], {keys: 'Acme Anvils\n'});
    assert.match(named.out, /Name of the site \(Acme docs\): /);
    assert.equal(named.code, 1);
  });

  it('makes a site that is shown without errors, with its API', async (t) => {
    const folder = await folderWith(t);
    await init(folder, '--name', 'Acme & <Co>');
    const site = await open(t, folder);
    await site.shown('index');
    await site.open('#/api/create-note');
    await site.shown('api/create-note');
    assert.match(await site.page.title(), /Create a note – Acme & <Co>/);
  });

  it('makes a site whose pages have URLs without a hash', async (t) => {
    const folder = await folderWith(t);
    await init(folder, '--history', '/team/docs/');
    assert.equal(await text(folder, '404.html'), await text(folder, 'index.html'));
    const site = await openSite(t, {
      folder: relative(root, folder),
      folders: {'docs-site/': join(folder, 'docs-site')},
      base: '/team/docs/',
      errorPage: true,
      route: 'quickstart/',
    });
    await site.shown('quickstart');
    assert.equal(site.page.url(), `${site.server.url}quickstart/`);
    for (const base of ['docs', '/docs', 'https://acme.dev/docs/', '/a b/', '/"><b>/']) {
      assert.equal((await init(folder, '--history', base)).code, 2, base);
    }
  });

  it('has files for editors only where they are asked for', async (t) => {
    const folder = await folderWith(t);
    const files = ['.vscode', '.cursor/rules.md', '.cursor/rules/docs-site.mdc', 'AGENTS.md'];
    const found = () => files.filter((file) => existsSync(join(folder, file)));
    // Without a terminal, there is no question.
    const {code, out} = await runCommand(['init', folder]);
    assert.deepEqual([code, found()], [0, []], out);
    await init(folder, '--editor');
    assert.deepEqual(found(), files);
  });

  it('has snippets of all components for editors', async (t) => {
    const folder = await folderWith(t);
    await init(folder, '--editor');
    const snippets = JSON.parse(await text(folder, '.vscode/docs-site.code-snippets'));
    assert.ok(Object.keys(snippets).length > 35);
    assert.deepEqual(snippets['Card'].body, ['<Card title="$1" href="$2">', '\t$0', '</Card>']);
    assert.deepEqual(snippets['Icon'].body, ['<Icon icon="$1" />$0']);
    for (const {prefix, description, scope} of Object.values(snippets)) {
      assert.match(prefix, /^<[A-Z]/);
      assert.ok(description);
      assert.equal(scope, 'markdown,mdx');
    }
  });

  it('mirrors the folders of Markdown in docs.json', async (t) => {
    const folder = await folderWith(t, {
      'README.md': '# Read me\n\nText.\n',
      'zebra.md': '# Zebra\n\nText.\n',
      'introduction.md': '# Introduction\n\nA [guide](guides/10-later.md).\n',
      'guides/10-later.md': '# Later\n\nText.\n',
      'guides/2-first.md': '# First\n\nText.\n',
      'guides/02-advanced_topics/index.md': '# Advanced\n\nText.\n',
      'snippets/part.md': 'Text.',
    });
    const {code} = await init(folder, '--name', 'Notes');
    assert.equal(code, 0);
    const {navigation} = JSON.parse(await text(folder, 'docs.json'));
    assert.deepEqual(navigation, [
      {group: 'Start', pages: ['README', 'introduction', 'zebra']},
      {
        group: 'Guides',
        pages: [
          'guides/2-first',
          'guides/10-later',
          {group: 'Advanced topics', pages: ['guides/02-advanced_topics/index']},
        ],
      },
    ]);
    assert.equal((await check(folder)).code, 0);
    const site = await open(t, folder);
    await site.shown('README');
  });

  it('begins each folder with its README, unless it has an index', async (t) => {
    const folder = await folderWith(t, {
      'README.md': '# The handbook\n\nOf the [guides](guides/) and the [API](api/Readme.md).\n',
      'guides/README.md': '# All guides\n\n[The first](a-first.md), and [home](../README.md).\n',
      'guides/a-first.md': '# The first\n\n[Back](README.md).\n',
      'api/Readme.md': '# The API\n\n[Guides](../guides/README.md).\n',
      'both/README.md': 'Text.\n',
      'both/index.md': '# Both\n\nText.\n',
    });
    assert.equal((await init(folder, '--name', 'Notes')).code, 0);
    const {navigation} = JSON.parse(await text(folder, 'docs.json'));
    assert.deepEqual(navigation, [
      {group: 'Start', pages: ['README']},
      {group: 'Api', pages: ['api/Readme']},
      {group: 'Both', pages: ['both/index']},
      {group: 'Guides', pages: ['guides/README', 'guides/a-first']},
    ]);
    const checked = await check(folder);
    assert.deepEqual([checked.code, /link\/|nav\//.test(checked.out)], [0, false], checked.out);
    const site = await open(t, folder);
    for (const [link, page] of [
      ['guides', 'guides/README'],
      ['The first', 'guides/a-first'],
      ['Back', 'guides/README'],
      ['home', 'README'],
      ['API', 'api/Readme'],
      ['Guides', 'guides/README'],
    ]) {
      await (
        await site.page.waitForSelector(`article ::-p-aria([name="${link}"][role="link"])`)
      ).click();
      await site.shown(page);
    }
  });

  it('leaves out files of the repository, whose names are in capitals', async (t) => {
    const written = (title) => `---\ntitle: ${title}\ndescription: B.\n---\n\nText.\n`;
    const folder = await folderWith(t, {
      'page.md': written('Page'),
      'changelog.md': written('Releases'),
      'contributing.mdx': written('Contribute'),
      'Security.md': written('Security'),
      'docs/CHANGELOG.md': 'Text.\n',
      'SKILL.md': 'Text.\n',
      'LICENSE.de.MD': 'Text.\n',
      'readme.de.md': 'Text.\n',
      '.github/CONTRIBUTING.md': 'Text.\n',
    });
    const {out} = await init(folder);
    const left = ['docs/CHANGELOG.md', 'LICENSE.de.MD', 'readme.de.md', 'SKILL.md'];
    const [, said = ''] = /^left out (.*?): for readers of the repository/m.exec(out) ?? [];
    assert.deepEqual(said.split(/,(?: and)? /).toSorted(), left.toSorted(), out);
    assert.doesNotMatch((await init(folder)).out, /left out/);
    const {navigation} = JSON.parse(await text(folder, 'docs.json'));
    const pages = ['contributing', 'page', 'Security', 'changelog'];
    assert.deepEqual(navigation, [{group: 'Start', pages}]);
    const checked = await check(folder, '--fail-on', 'info');
    assert.deepEqual([checked.code, checked.out], [0, 'No problems in 4 pages.\n']);
  });

  it('lists pages and folders in the order in which people read them', async (t) => {
    const names = [
      ...['CHANGELOG', 'changelog', 'FAQ', 'Quick_Start', 'concepts', 'overview', 'README'],
      ...['guides/b', 'guides/a', 'guides/index', 'getting-started/two', 'release-notes/v1'],
      ...['guides/glossary', 'guides/10-later', 'guides/2-soon', 'tutorials/what'],
    ];
    const folder = await folderWith(
      t,
      Object.fromEntries(names.map((name) => [`${name}.md`, '# A page\n\nText.\n'])),
    );
    await init(folder);
    assert.deepEqual(JSON.parse(await text(folder, 'docs.json')).navigation, [
      {group: 'Start', pages: ['README', 'overview', 'Quick_Start', 'concepts']},
      {group: 'Getting started', pages: ['getting-started/two']},
      {
        group: 'Guides',
        pages: [
          ...['guides/index', 'guides/2-soon', 'guides/10-later', 'guides/a', 'guides/b'],
          'guides/glossary',
        ],
      },
      {group: 'Tutorials', pages: ['tutorials/what']},
      {group: 'Release notes', pages: ['release-notes/v1']},
      {group: 'More', pages: ['FAQ', 'changelog']},
    ]);
  });

  it('has the name of the README, or else that of the folder', async (t) => {
    const badge = '[![build](https://img.dev/b.svg)](https://ci.dev)';
    for (const [readme, name] of [
      ['# Forge\n\nText.\n', 'Forge'],
      [`${badge}\n\n# <img src="a.png"> The **Forge** ${badge}\n\n# Other\n`, 'The Forge'],
      ['<div align="center">\n<h1><img src="a.png" alt="x"> Forge</h1>\n</div>\n', 'Forge'],
      ['Forge & Co\n=====\n', 'Forge & Co'],
      ['---\ntitle: "Forge"\n---\n\n# Read me\n', 'Forge'],
      ['## Not a title\n', 'My docs'],
    ]) {
      const folder = join(await folderWith(t, {'my-docs/README.md': readme}), 'my-docs');
      await init(folder);
      assert.equal(JSON.parse(await text(folder, 'docs.json')).name, name, readme);
    }
  });

  it('makes a site of a README alone', async (t) => {
    const folder = await folderWith(t, {'readme.md': '# The only page\n\nText.\n'});
    assert.equal((await init(folder)).code, 0);
    const site = await open(t, folder);
    await site.shown('readme');
    assert.match(await site.page.title(), /^The only page$/);
  });

  it('has no picture with the name of the site, which may change', async (t) => {
    const folder = await folderWith(t);
    await init(folder, '--name', 'Acme');
    assert.equal(JSON.parse(await text(folder, 'docs.json')).logo, undefined);
    const site = await open(t, folder);
    await site.shown('index');
    await site.says('Acme');
  });

  it('counts in the singular, too', async (t) => {
    const page = '---\ntitle: Page\ndescription: What it is for.\n---\n\n[Two](/gone).\n';
    const folder = await folderWith(t, {'page.md': page});
    const {out} = await init(folder);
    assert.match(out, /^The pages have 1 problem: 1 link\/missing-page\.\n/m);
  });

  it('adds what is missing beside a docs.json or mint.json, and names style sheets', async (t) => {
    for (const file of ['docs.json', 'mint.json']) {
      const config =
        '{"name": "Acme", "navigation": [{"group": "A", "pages": ["page", "gone"]}], ' +
        '"css": "/named.css"}';
      const folder = await folderWith(t, {
        [file]: config,
        'page.mdx': '# Page\n',
        'style.css': 'p { margin: 0 }',
        'named.css': 'p { margin: 0 }',
      });
      assert.equal((await init(folder)).code, 0);
      const named = config.replace('"css": "/named.css"', '"css": ["/named.css", "/style.css"]');
      assert.equal(await text(folder, file), named);
      assert.ok(!existsSync(join(folder, 'index.mdx')));
      const index = await text(folder, 'index.html');
      assert.match(index, /<title>Acme<\/title>/);
      assert.ok(!index.includes('.css'));
      assert.equal(index.includes('<docs-site offline src="mint.json">'), file === 'mint.json');
      // What was wrong before is told, and does not make the check fail.
      const {rules} = JSON.parse(await text(folder, 'docs-check.json'));
      assert.equal(rules['nav/missing-file'], 'info');
      const {code, out} = await check(folder);
      assert.equal(code, 0);
      assert.match(out, /nav\/missing-file/);
    }
  });

  it('names the OpenAPI file that pages need, and says which scripts are not run', async (t) => {
    const operation = {summary: 'List data sets', responses: {200: {description: 'They are.'}}};
    const paths = {'/datasets': {get: operation}};
    const api = {openapi: '3.1.1', info: {title: 'API', version: '1'}, paths};
    const config = '{\n  "name": "Acme",\n  "navigation": [{"group": "A", "pages": ["page"]}]\n}\n';
    const folder = await folderWith(t, {
      'docs.json': config,
      'page.mdx': '---\ntitle: Data sets\nopenapi: v2 get /datasets\n---\n',
      'restapi/versions/v2.json': JSON.stringify(api),
      'banner.js': 'document.title = "A";',
    });
    const {out} = await init(folder);
    const line = '"openapi": "/restapi/versions/v2.json"';
    assert.ok(out.includes(`changed  docs.json: ${line}\n`), out);
    assert.match(out, /banner\.js is not run[^]+<script src="banner\.js" defer><\/script>/);
    const changed = config.replace('  "navigation"', `  ${line},\n  "navigation"`);
    assert.equal(await text(folder, 'docs.json'), changed);
    const site = await open(t, folder);
    await site.shown('page');
    await site.page.waitForFunction(() => document.body.innerText.includes('They are.'));
    await init(folder, '--force');
    assert.equal(await text(folder, 'docs.json'), changed);
  });

  it('names the nearest of several OpenAPI files, and says so once', async (t) => {
    const operation = {summary: 'List data sets', responses: {200: {description: 'They are.'}}};
    const paths = {'/datasets': {get: operation, post: operation}};
    const api = JSON.stringify({openapi: '3.1.1', info: {title: 'API', version: '1'}, paths});
    const pages = ['api/list', 'api/create'];
    const folder = await folderWith(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: [{group: 'A', pages}]}, undefined, 2),
      'api/list.mdx': '---\nopenapi: GET /datasets\n---\n',
      'api/create.mdx': '---\nopenapi: POST /datasets\n---\n',
      'api/rest.json': api,
      'api/archive/rest.json': api,
      'rest.json': api,
    });
    const {out} = await init(folder);
    assert.ok(out.includes('changed  docs.json: "openapi": "/api/rest.json"\n'), out);
    assert.equal(out.split('Several OpenAPI files describe').length, 2, out);
    assert.equal(JSON.parse(await text(folder, 'docs.json')).openapi, '/api/rest.json');
  });

  it('shows the API of a folder without a configuration', async (t) => {
    const operation = {summary: 'List data sets', responses: {200: {description: 'They are.'}}};
    const api = {
      openapi: '3.1.1',
      info: {title: 'API', version: '1'},
      paths: {'/a': {get: operation}},
    };
    const files = {
      'api/openapi.json': JSON.stringify(api),
      // Neither is an API description.
      'package.json': '{"dependencies": {"swagger": "1.2.3"}}',
      'api/schemas.yaml': 'components:\n  schemas: {}\n',
    };
    const reference = {group: 'API reference', openapi: 'api/openapi.json'};
    for (const [pages, navigation] of [
      [{}, [reference]],
      [{'README.md': '# Data\n\nText.\n'}, [{group: 'Start', pages: ['README']}, reference]],
    ]) {
      const folder = await folderWith(t, {...files, ...pages});
      assert.equal((await init(folder)).code, 0);
      assert.deepEqual(JSON.parse(await text(folder, 'docs.json')).navigation, navigation);
      if (!('README.md' in pages)) assert.ok(!existsSync(join(folder, 'docs-check.json')));
      const site = await open(t, folder, '#/api-reference/list-data-sets');
      await site.shown('api-reference/list-data-sets');
      await site.page.waitForFunction(() => document.body.innerText.includes('They are.'));
    }
    const two = await folderWith(t, {...files, 'admin.json': JSON.stringify(api)});
    await init(two);
    assert.deepEqual(JSON.parse(await text(two, 'docs.json')).navigation, [
      {group: 'Admin', openapi: 'admin.json'},
      {group: 'Api', openapi: 'api/openapi.json'},
    ]);
  });

  it('follows no link out of the folder', async (t) => {
    const folder = await folderWith(t);
    const elsewhere = await folderWith(t, {'404.html': 'Theirs.', 'docs-site/mode.js': ''});
    for (const path of ['404.html', 'docs-site', 'index.html']) {
      await symlink(join(elsewhere, path), join(folder, path));
    }
    const {code, out} = await init(folder, '--force');
    assert.equal(code, 0);
    assert.match(out, /^kept {5}404\.html$/m);
    assert.match(out, /^kept {5}docs-site\/ /m);
    assert.match(out, /Your index\.html does not load the site/);
    assert.equal(await text(elsewhere, '404.html'), 'Theirs.');
    assert.deepEqual(await readdir(join(elsewhere, 'docs-site')), ['mode.js']);
    assert.ok(!existsSync(join(elsewhere, 'index.html')));
  });

  it('keeps the dark mode of a site with a style sheet', async (t) => {
    const folder = await folderWith(t, {
      'docs.json': '{"name": "Acme", "navigation": [{"group": "A", "pages": ["page"]}]}',
      'page.mdx': '# Page\n\n<p className="box">Text</p>\n',
      'style.css': '.box { color: rgb(1, 2, 3) }\n.dark .box { color: rgb(4, 5, 6) }',
    });
    await init(folder);
    const site = await open(t, folder);
    await site.shown('page');
    for (const [value, expected] of [
      ['light', 'rgb(1, 2, 3)'],
      ['dark', 'rgb(4, 5, 6)'],
    ]) {
      await site.page.emulateMediaFeatures([{name: 'prefers-color-scheme', value}]);
      await site.page.waitForFunction(
        (color) => getComputedStyle(document.querySelector('.box')).color === color,
        {},
        expected,
      );
    }
  });

  it('says how to see the site and its problems, also of a folder with spaces', async (t) => {
    const cwd = await folderWith(t, {'my notes/page.md': 'Text.\n'});
    const {out} = await runCommand(['init', 'my notes'], {cwd});
    for (const name of ['serve', 'check']) {
      assert.ok(out.includes(`npx docs-site-element ${name} "my notes"\n`), out);
    }
  });

  it('replaces no file, unless it is forced', async (t) => {
    const folder = await folderWith(t, {'index.html': 'Mine.'});
    const {out} = await init(folder);
    assert.match(out, /^kept {5}index\.html$/m);
    assert.equal(await text(folder, 'index.html'), 'Mine.');
    // The lines to add load the site in a page that has content.
    const [, inHead, inBody] = linesToAdd.exec(out);
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html>\n<head><title>Mine</title>\n${inHead}\n</head>\n` +
        `<body>\n<p>Mine.</p>\n${inBody}\n</body>\n`,
    );
    const site = await open(t, folder);
    await site.shown('index');
    assert.doesNotMatch((await init(folder)).out, /does not load the site/);
    await init(folder, '--force');
    assert.match(await text(folder, 'index.html'), /docs-site\.js/);
  });

  it('says which element an index.html lacks, with its attributes', async (t) => {
    const config = '{"name": "Acme", "navigation": [{"group": "A", "pages": ["page"]}]}';
    for (const [files, words, element] of [
      [{}, [], '<docs-site offline></docs-site>'],
      [{'mint.json': config}, [], '<docs-site offline src="mint.json"></docs-site>'],
      [{}, ['--history', '/a/'], '<docs-site offline router="history" base="/a/"></docs-site>'],
    ]) {
      const folder = await folderWith(t, {'index.html': '<p>Mine.</p>', ...files});
      const [, , inBody] = linesToAdd.exec((await init(folder, ...words)).out);
      assert.equal(inBody.trim(), element);
    }
  });

  it("says to rename or delete docsify's index.html", async (t) => {
    const page =
      '<!doctype html>\n<div id="app"></div>\n<script>window.$docsify = {name: "A"}</script>\n';
    const config = JSON.stringify({name: 'A', navigation: {pages: ['README']}});
    const files = {'index.html': page, 'docs.json': config, 'README.md': '# A\n\nText.\n'};
    const folder = await folderWith(t, files);
    const {out} = await init(folder);
    assert.match(out, /Your index\.html is the page of docsify and does not load the site\./);
    assert.match(out, /Rename or delete it, and run this command again\./);
    assert.doesNotMatch(out, /add these lines/);
    assert.match((await check(folder)).out, /Rename or delete it, and run "docs-site init"/);
    await rename(join(folder, 'index.html'), join(folder, 'index.docsify.html'));
    assert.doesNotMatch((await init(folder)).out, /does not load the site/);
    const site = await open(t, folder);
    await site.shown('README');
  });

  it('ends with the code 2 for a file in place of a folder', async (t) => {
    const folder = await folderWith(t, {'a.txt': ''});
    const {code, error} = await init(join(folder, 'a.txt'));
    assert.equal(code, 2);
    assert.match(error, /is a file, not a folder\.\n$/);
  });
});
