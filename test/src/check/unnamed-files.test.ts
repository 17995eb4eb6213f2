import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {applyFixes} from '../../../src/check/apply-fixes.js';
import {checkFolder} from '../../../src/check/check-folder.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {memoryLoader} from '../../../src/site/loader.js';

type Files = Readonly<Record<string, string>>;

const codes = /^(?:openapi\/not-|style\/not-named|config\/unused-script)/;

const pages = [{group: 'Start', pages: ['page']}];

/** A configuration, written as most are. */
const config = (properties: object = {}, navigation: object = pages) =>
  JSON.stringify({name: 'Acme', ...properties, navigation}, undefined, 2);

const page = (frontmatter = '') =>
  `---\ntitle: A page\ndescription: What it is for.\n${frontmatter}---\n\nText.\n`;

const api = (...paths: readonly string[]) =>
  JSON.stringify({
    openapi: '3.1.1',
    info: {title: 'API', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: Object.fromEntries(paths.map((path) => [path, {get: {summary: path, responses: {}}}])),
    components: {schemas: {User: {type: 'object'}}},
  });

/** What is found in a site of what other tools find by themselves. */
async function found(files: Files): Promise<readonly Diagnostic[]> {
  const own = 'mint.json' in files ? {} : {'docs.json': config()};
  const all: Files = {...own, 'page.mdx': page(), ...files};
  const loader = memoryLoader(
    Object.fromEntries(
      Object.entries(all).map(([path, text]) => [path, text.replaceAll('\r\n', '\n')]),
    ),
  );
  const {diagnostics} = await checkFolder({loader, files: Object.keys(all)});
  return diagnostics.filter(({code}) => codes.test(code));
}

/** The configuration of a site after its problems are fixed, which leaves none of these. */
async function fixed(files: Files, file = 'docs.json'): Promise<string> {
  const before = files[file] ?? config();
  const problems = await found(files);
  const {text} = applyFixes(
    before,
    problems.filter(({location}) => location.file === file),
  );
  const left = await found({...files, [file]: text});
  expect(left.map(({code}) => code)).to.deep.equal([]);
  return text;
}

const named = (file: string) => page(`openapi: ${file}\n`);

describe('an OpenAPI file that the configuration does not name', () => {
  it('is reported once, with its path, the line to add, and who refers to it', async () => {
    const [only, ...others] = await found({
      'page.mdx': named('GET /users/{id}'),
      'other.mdx': named('get /users/:name'),
      'schema.mdx': page('openapi-schema: user\n'),
      'api-reference/openapi.json': api('/users/{id}'),
    });
    expect(others).to.deep.equal([]);
    expect(only?.severity).to.equal('error');
    expect(only?.message).to.match(/\/api-reference\/openapi\.json, which “.+” and 2 others refer/);
    expect(only?.hint).to.match(/^Add "openapi": "\/api-reference\/openapi\.json" in docs\.json\./);
    expect(only?.location).to.include({file: 'docs.json', line: 3});
  });

  it('is written into the configuration of either shape, whose format stays', async () => {
    const files = {'page.mdx': named('GET /users'), 'api/spec.yaml': api('/users')};
    expect(await fixed(files)).to.equal(
      config().replace('  "navigation"', '  "openapi": "/api/spec.yaml",\n  "navigation"'),
    );
    expect(await fixed({...files, 'docs.json': config({}, {groups: pages})})).to.contain(
      '\n  "api": {"openapi": "/api/spec.yaml"},\n  "navigation": {\n',
    );
    const settings = {api: {playground: {display: 'none'}}};
    expect(await fixed({...files, 'docs.json': config(settings, {groups: pages})})).to.contain(
      '  "api": {\n    "openapi": "/api/spec.yaml",\n    "playground": {\n',
    );
  });

  it('may be named by its last part alone, in pages and in the navigation', async () => {
    const navigation = [{group: 'Start', pages: ['page', 'v2 get /datasets', 'get /users']}];
    const files = {
      'docs.json': config({}, navigation),
      'page.mdx': named('v1 get /datasets'),
      'restapi/versions/v1.json': api('/datasets'),
      'restapi/versions/v2.json': api('/datasets'),
      'users.json': api('/users'),
    };
    const {openapi} = JSON.parse(await fixed(files)) as {openapi: unknown};
    const versions = ['/restapi/versions/v1.json', '/restapi/versions/v2.json'];
    expect(openapi).to.deep.equal([...versions, '/users.json']);
  });

  it('is added to those that are named', async () => {
    const files = {
      'page.mdx': named('GET /users'),
      'users.json': api('/users'),
      'notes.json': api('/notes'),
    };
    for (const openapi of ['/notes.json', ['/notes.json']]) {
      const text = await fixed({...files, 'docs.json': config({openapi})});
      expect(JSON.parse(text)).to.deep.include({openapi: ['/notes.json', '/users.json']});
    }
  });

  it('is the nearest one that is not in an archive, of several, which is said once', async () => {
    const files = {
      'page.mdx': page(),
      'api/users.mdx': named('GET /users'),
      'api/notes.mdx': named('GET /notes'),
      'api/archive/a.json': api('/users', '/notes'),
      'api/b.json': api('/users', '/notes'),
      'c.json': api('/users', '/notes'),
    };
    const [only, ...others] = await found(files);
    expect(others).to.deep.equal([]);
    expect(only?.code).to.equal('openapi/not-chosen');
    expect(only?.message).to.match(
      /“.+” and 1 other, .+ none of them: \/api\/archive\/a\.json, \/api\/b\.json, or \/c\.json\.$/,
    );
    expect(only?.hint).to.match(/^Add "openapi": "\/api\/b\.json" in docs\.json\./);
    expect(JSON.parse(await fixed(files))).to.include({openapi: '/api/b.json'});
  });

  it('is chosen among several after those that alone have something are named', async () => {
    const files = {
      'page.mdx': named('GET /users'),
      'other.mdx': named('GET /notes'),
      'a.json': api('/users'),
      'b.json': api('/notes'),
      'c.json': api('/notes'),
    };
    const [sure, choice] = await found(files);
    expect([sure?.code, choice?.code]).to.have.members(['openapi/not-named', 'openapi/not-chosen']);
    const {text} = applyFixes(config(), await found(files));
    expect(JSON.parse(text)).to.include({openapi: '/a.json'});
    expect(JSON.parse(await fixed({...files, 'docs.json': text}))).to.deep.include({
      openapi: ['/a.json', '/b.json'],
    });
  });

  it('is the one with a usual name, of several', async () => {
    const files = {'page.mdx': named('GET /users'), 'a.json': api('/users')};
    const text = await fixed({...files, 'openapi.yaml': api('/users')});
    expect(JSON.parse(text)).to.include({openapi: '/openapi.yaml'});
  });

  it('is not needed by a page that names it with its path, or for what is named', async () => {
    const other = {'internal/openapi.json': api('/users')};
    const files = {'page.mdx': named('/spec.json GET /users'), 'spec.json': api('/users')};
    expect(await found({...files, ...other})).to.deep.equal([]);
    const all = {...files, ...other, 'docs.json': config({openapi: 'spec.json'})};
    expect(await found({...all, 'page.mdx': named('GET /users')})).to.deep.equal([]);
  });

  it('is missed at the line of the page where no file describes what it names', async () => {
    const files = {'page.mdx': named('GET /gone'), 'data.json': '{"openapi": true}'};
    const [only, ...others] = await found(files);
    expect(others).to.deep.equal([]);
    expect(only).to.deep.include({
      code: 'openapi/not-found',
      location: {file: 'page.mdx', line: 4},
    });
  });
});

describe('a style sheet that the configuration does not name', () => {
  it('is reported with the line to add, which a fix writes', async () => {
    const files = {'style.css': 'p { margin: 0 }'};
    const [only] = await found(files);
    expect(only?.hint).to.match(/^Add "css": "\/style\.css" in docs\.json\./);
    expect(await fixed(files)).to.equal(
      config().replace('  "navigation"', '  "css": "/style.css",\n  "navigation"'),
    );
  });

  it('is added to those that are named, in every format', async () => {
    const files = {'a.css': 'p {}', 'css/b.css': 'p {}'};
    const both = '"/a.css", "/css/b.css"';
    for (const [css, expected] of [
      ['"/a.css"', `[${both}]`],
      ['["/a.css"]', `[${both}]`],
      ['[\n    "/a.css"\n  ]', '[\n    "/a.css",\n    "/css/b.css"\n  ]'],
      ['[]', `[${both}]`],
    ] as const) {
      const text = (value: string) => config({css: 0}).replace('"css": 0', `"css": ${value}`);
      expect(await fixed({...files, 'docs.json': text(css)})).to.equal(text(expected));
    }
  });

  it('is named by a URL that leads to it, once', async () => {
    const files = {'a b#1.css': 'p {}', 'c%20?.css': 'p {}', 'd\\e.css': 'p {}'};
    const css = '"css": ["/a b%231.css", "/c%2520%3F.css"],\n  ';
    expect(await fixed(files)).to.equal(config().replace('"navigation"', `${css}"navigation"`));
  });

  it('is named together with an OpenAPI file, in JSON of one line and in mint.json', async () => {
    const files = {'style.css': 'p {}', 'page.mdx': named('GET /a'), 'openapi.json': api('/a')};
    const added = {css: '/style.css', openapi: '/openapi.json'};
    const flat = JSON.stringify(JSON.parse(config()));
    expect(JSON.parse(await fixed({...files, 'docs.json': flat}))).to.deep.include(added);
    const older = {...files, 'mint.json': config()};
    expect(JSON.parse(await fixed(older, 'mint.json'))).to.deep.include(added);
  });

  it('is written with the line ends of the file', async () => {
    const text = config().replaceAll('\n', '\r\n');
    const changed = await fixed({'style.css': 'p {}', 'docs.json': text});
    expect(changed.split('\r\n')).to.have.length(text.split('\r\n').length + 1);
    expect(changed.replaceAll('\r\n', '')).to.not.contain('\n');
  });

  it('is none that an HTML page links, another one imports, or another package has', async () => {
    const files = {
      'index.html': '<link rel=stylesheet href="host.css">',
      'host.css': 'p {}',
      'docs.json': config({css: '/own.css'}),
      'own.css': '@import "parts/more.css";',
      'parts/more.css': 'p {}',
      'example/package.json': '{}',
      'example/src/app.css': 'p {}',
      'example/src/app.js': 'start();',
    };
    expect(await found(files)).to.deep.equal([]);
  });

  it('is not named for the author where there are more than a site may have', async () => {
    const sheets = Array.from({length: 21}, (_, index) => [`css/${index}.css`, 'p {}']);
    const [only] = await found(Object.fromEntries(sheets) as Files);
    expect(only?.message).to.match(/\/css\/0\.css, .+, and 16 more, so they have no effect\.$/);
    expect(only?.fix).to.equal(undefined);
  });
});

describe('scripts beside the pages', () => {
  it('are reported once, with what to write in the host page', async () => {
    const files = {'banner.js': 'show();', 'js/footer.js': 'show();'};
    const [only, ...others] = await found(files);
    expect(others).to.deep.equal([]);
    expect(only).to.deep.include({severity: 'info', location: {file: 'banner.js', line: 1}});
    expect(only?.message).to.contain('banner.js and js/footer.js are not run');
    expect(only?.hint).to.contain('<script src="banner.js" defer></script>');
  });

  it('are none that the host page loads, a page imports, or a tool runs', async () => {
    const files = {
      'index.html': '<script src="/banner.js" defer></script>',
      'banner.js': 'show();',
      'page.mdx': `${page()}\nimport {size} from '/snippets/size.js'\n\n{size}\n`,
      'snippets/size.js': 'export const size = 3;',
      'tools/build.js': "const {join} = require('node:path');",
      'postcss.config.js': 'x = 1;',
      '.eslintrc.js': 'x = 1;',
      'docs-sw.js': 'self.x = 1;',
    };
    expect(await found(files)).to.deep.equal([]);
  });
});
