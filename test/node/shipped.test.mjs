import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {basename, join} from 'node:path';
import {describe, it} from 'node:test';
import {lazyModulesIn} from '../../scripts/lib/bundle/lazy-modules.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {filesIn, root, textOf} from '../harness/sources.mjs';

// Mermaid makes HTML of its own; no other chunk may. Nothing may make code.
const isMermaid = (path) => /^dist\/chunks\/\w+\/(?:mermaid\/|draw-diagram\.js)/.test(path);
const all = filesIn('dist', '.js').map((path) => [path, textOf(path)]);
const bundle = all.filter(([path]) => !isMermaid(path));
const count = (pattern) =>
  bundle.reduce((sum, [, code]) => sum + [...code.matchAll(pattern)].length, 0);

describe('the bundle', () => {
  it('turns text into HTML once: where Lit makes its templates', () => {
    // Lit is also in Node and in a worker, which have no documents.
    const places = bundle.flatMap(([path, code]) =>
      Array.from(code.matchAll(/innerHTML/g), () => path.replace(/\/\w+(?=\/file-worker)/, '')),
    );
    const [worker, main, inNode, ...others] = places.sort();
    assert.deepEqual([worker, main], ['dist/chunks/file-worker.js', 'dist/main.js']);
    assert.match(inNode, /^dist\/node\/chunks\//);
    assert.deepEqual(others, []);
  });

  for (const pattern of [
    /outerHTML/g,
    /unsafeHTML/g,
    /insertAdjacentHTML/g,
    /document\.write/g,
    /new Function\b/g,
    /\beval\(/g,
  ]) {
    it(`does not hold ${pattern.source}`, () => assert.equal(count(pattern), 0));
  }

  it('makes no code in any chunk', () => {
    const makers = all.filter(([, code]) => /new Function\b|\beval\(|document\.write/.test(code));
    assert.deepEqual(
      makers.map(([path]) => path),
      [],
    );
  });

  it('names no module that bundlers of applications would look for', () => {
    const modules = /\bdefine\(\s*\[\s*["']|(?<![\w.])require\(\s*["']/;
    assert.deepEqual(
      all.filter(([, code]) => modules.test(code)).map(([path]) => path),
      [],
    );
  });

  it('has browsers compile the code of the first page while they download it', () => {
    assert.match(textOf('dist/main.js'), /^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('loads no part from another host', () => {
    const strangers = all.filter(([, code]) => /\bimport\(?\s*["'`]https?:/.test(code));
    assert.deepEqual(
      strangers.map(([path]) => path),
      [],
    );
  });

  it('names the chunk of each lazy module as its call, which asks the host for it', () => {
    const names = lazyModulesIn(join(root, 'elements')).map(({name}) => name);
    const chunks = new Set(
      filesIn('dist/chunks', '.js').map((path) => path.replace(/^dist\/chunks\/\w+\/|\.js$/g, '')),
    );
    assert.ok(names.length > 50);
    assert.deepEqual(
      names.filter((name) => !chunks.has(name)),
      [],
    );
  });

  it('carries the notices of third parties and the license of the icons', () => {
    for (const path of ['dist/THIRD-PARTY.md', 'dist/icons/LICENSE.txt']) {
      assert.ok(existsSync(join(root, path)), path);
    }
    // No package, so that the build does not find its license.
    assert.match(textOf('dist/THIRD-PARTY.md'), /^## gemoji\n\nCopyright[^]*?^## /m);
  });
});

describe('the package', () => {
  const {exports, ...manifest} = JSON.parse(textOf('package.json'));
  const pack = () =>
    JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 26,
      }),
    );

  it('has the files that it names, and no source maps', () => {
    const [{files}] = pack();
    const paths = new Set(files.map(({path}) => path));
    const {main, types, unpkg, jsdelivr, customElements} = manifest;
    const ofEntries = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    const isThere = (path) =>
      path.endsWith('/*')
        ? [...paths].some((one) => one.startsWith(path.slice(0, -1)))
        : paths.has(path);
    const named = [main, types, unpkg, jsdelivr, customElements, ...ofEntries];
    assert.deepEqual(
      named.filter((path) => !isThere(path.replace('./', ''))),
      [],
    );
    assert.deepEqual(
      [...paths].filter((path) => path.endsWith('.map')),
      [],
    );
  });

  it('exports what is public, and nothing else of its files', () => {
    const resolve = (path) => import.meta.resolve(`docs-site-element/${path}`);
    const [{files}] = pack();
    const paths = files.map(({path}) => path);
    const fonts = paths.filter((path) => path.startsWith('dist/fonts/'));
    for (const path of [
      'dist/docs-site.js',
      'dist/docs-sw.js',
      'dist/docs.schema.json',
      ...fonts,
    ]) {
      assert.ok(resolve(path).endsWith(path));
    }
    const chunk = paths.find((path) => path.startsWith('dist/chunks/'));
    const command = paths.find((path) => path.startsWith('dist/node/chunks/'));
    for (const path of [chunk, command, 'dist/types/node.d.ts']) {
      assert.throws(() => resolve(path), {code: 'ERR_PACKAGE_PATH_NOT_EXPORTED'});
    }
  });

  it('says where it comes from and what it is about', () => {
    const {repository, homepage, bugs, keywords} = manifest;
    assert.match(repository.url, /^git\+https:\/\/\S+\.git$/);
    const url = repository.url.replace(/^git\+|\.git$/g, '');
    assert.deepEqual([homepage, bugs], [`${url}#readme`, `${url}/issues`]);
    assert.ok(keywords.length > 0);
  });

  it('exports the elements and events to bundlers', () => {
    const text = textOf(exports['.'].default);
    for (const name of ['DocsSite', 'DocsNavigateEvent', 'DocsPageShownEvent']) {
      assert.match(text, new RegExp(`\\b${name}\\b`));
    }
  });

  it('opens and checks a site in Node', async () => {
    const {checkSite, memoryLoader, openSite, readConfig, ...names} =
      await import('docs-site-element/node');
    const config = {
      name: 'Acme',
      colors: {primary: 'no color'},
      navigation: [{group: 'Start', pages: ['introduction']}],
    };
    const loader = memoryLoader({'docs.json': JSON.stringify(config)});
    const {site, text} = await openSite(
      loader,
      'docs.json',
      async () => readConfig,
      async () => names,
    );
    assert.deepEqual([...site.navigation.pages.keys()], ['introduction']);
    const problems = await checkSite(text, 'docs.json', undefined, async () => undefined);
    assert.ok(problems.some(({location}) => location.pointer === '/colors/primary'));
  });

  it('reads a page in Node', async () => {
    const {parsePage} = await import('docs-site-element/node');
    const {page} = parsePage('---\ntitle: Hello\n---\n\n## One\n', 'hello.mdx', 'hello');
    assert.equal(page.title, 'Hello');
    assert.deepEqual(
      page.outline.map(({text}) => text),
      ['One'],
    );
  });

  it('reads a page of a site in Node, with all it is made of', async () => {
    const {linksOf, loadPage, memoryLoader, pageReader, readLabels} =
      await import('docs-site-element/node');
    const files = {
      'start.mdx':
        '---\ntitle: >-\n  First steps\n---\n\nimport Note from "/snippets/note.mdx"\n\n' +
        '<Note />\n\n<kbd>K</kbd> $$x^2$$ &frac12; [next](/next)\n',
      'snippets/note.mdx': 'From a snippet.\n',
    };
    const reader = pageReader(memoryLoader(files));
    const {state} = await loadPage('start', {pages: new Map(), tree: []}, reader);
    assert.equal(state.page.title, 'First steps');
    const text = JSON.stringify(state.page.body);
    for (const part of ['From a snippet.', '"tag":"kbd"', '"kind":"math"', '½']) {
      assert.ok(text.includes(part), part);
    }
    assert.deepEqual(
      linksOf(state.page).map(({line, target}) => [line, target.path]),
      [[10, 'next']],
    );
    const labels = [];
    const note = (path, label) => labels.push([path, label.text]);
    await readLabels(['start'], reader, note, new AbortController().signal);
    assert.deepEqual(labels, [['start', 'First steps']]);
  });

  it('needs no other package', () => {
    assert.deepEqual(manifest.dependencies ?? {}, {});
    const imported = filesIn('dist/node', '.js').flatMap((path) =>
      [...textOf(path).matchAll(/^import .*?from ['"]([^'"]+)['"]/gm)].map(([, name]) => name),
    );
    const others = imported.filter((name) => !name.startsWith('.') && !isBuiltin(name));
    assert.deepEqual(others, []);
  });
});

describe('the command line', () => {
  /** The names of the chunks that a command loads, which coverage lists. */
  async function loadedBy(t, ...words) {
    const folder = await folderWith(t);
    const {code, error} = await runCommand(words, {env: {NODE_V8_COVERAGE: folder}});
    assert.equal(code, 0, error);
    const names = readdirSync(folder).flatMap((file) =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')).result.map(({url}) =>
        basename(url, '.js'),
      ),
    );
    assert.ok(names.includes('docs-site'));
    return names;
  }

  it('loads what a command needs', async (t) => {
    const pages = await folderWith(t, {'index.md': '# Start\n'});
    const vitepress = await folderWith(t, {
      '.vitepress/config.js': 'export default {title: "Acme"};\n',
      'index.md': '# Start\n',
    });
    const parts = ['build-site', 'init', 'vitepress'];
    const needed = async (...words) => {
      const names = await loadedBy(t, ...words);
      return parts.filter((name) => names.includes(name));
    };
    assert.deepEqual(await needed('--version'), []);
    assert.deepEqual(await needed('cdn'), []);
    assert.deepEqual(await needed('init', pages, '--yes'), ['init']);
    const dry = ['init', vitepress, '--yes', '--dry-run'];
    assert.deepEqual(await needed(...dry), ['init', 'vitepress']);
    const out = join(await folderWith(t), 'out');
    const build = ['build', pages, '--url', 'https://docs.example.com', '--out', out];
    assert.deepEqual(await needed(...build), ['build-site']);
  });
});

describe('dependencies', () => {
  const {devDependencies = {}, dependencies = {}} = JSON.parse(textOf('package.json'));
  const wanted = {...devDependencies, ...dependencies};
  const lock = textOf('package-lock.json');

  it('are pinned to one version', () => {
    const loose = Object.entries(wanted).filter(
      ([, version]) => !/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    assert.deepEqual(loose, []);
  });

  // The first versions without known ways to hang or mislead them with a document.
  for (const [name, least] of [
    ['js-yaml', '5.2.2'],
    ['@apidevtools/json-schema-ref-parser', '11.2.0'],
    ['ajv', '8.18.0'],
  ]) {
    it(`take ${name} ${least} or newer`, () => assert.ok(isAtLeast(wanted[name], least)));
  }

  it('are locked by name and version, not to one registry', () => {
    assert.deepEqual(lock.match(/"resolved": "https?:[^"]*"/g) ?? [], []);
  });

  it('are named with their versions in the notices, where they are shipped', () => {
    const notices = textOf('THIRD-PARTY.md');
    for (const name of [
      'lit',
      'js-yaml',
      'jsonc-parser',
      '@apidevtools/json-schema-ref-parser',
      '@fortawesome/fontawesome-free',
      'highlight.js',
      'katex',
      'mermaid',
    ]) {
      assert.ok(notices.includes(`${name} ${wanted[name]}`), `${name} ${wanted[name]}`);
    }
  });
});

function isAtLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || a[at] > b[at];
}
