import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {build} from 'esbuild';
import {cyclesOf} from '../harness/cycles.mjs';
import {lazyModulesIn} from '../../scripts/lib/bundle/lazy-modules.mjs';
import {suites, testFiles} from '../../scripts/lib/tests/suites.mjs';
import {codeOf, filesIn, importsOf, root, textOf} from '../harness/sources.mjs';

const shown = ['elements/shared', 'elements/styles', 'elements/locales', 'elements/components'];

/** Where `import()` has failures of its own: languages, and what a worker loads. */
const languages = 'src/highlight/languages.ts';
const workerParts = 'elements/search/worker-parts.ts';
const otherImports = [
  ...[languages, workerParts, 'elements/entry.ts', 'elements/built.ts'],
  // A file that no bundler knows: that of Pagefind.
  'src/site/search/chunk-search.ts',
];

/**
 * Which folders a folder may import values from; every folder may import from itself. All of
 * `elements/` may import types of `src/`, and load modules of all folders late.
 */
const mayUse = {
  'src/shared': [],
  'src/diagnostics': [],
  'src/markdown': ['src/diagnostics', 'src/shared'],
  'src/content': ['src/diagnostics', 'src/shared', 'src/markdown', 'src/locales'],
  'src/interpreter': ['src/diagnostics', 'src/shared', 'src/markdown', 'src/content'],
  'src/config': ['src/diagnostics', 'src/shared'],
  'src/navigation': ['src/diagnostics', 'src/shared', 'src/config'],
  'src/routing': ['src/diagnostics', 'src/shared', 'src/config', 'src/navigation'],
  'src/openapi': ['src/diagnostics', 'src/shared', 'src/content'],
  'src/requests': ['src/shared', 'src/openapi'],
  'src/theme': ['src/diagnostics', 'src/config', 'src/shared'],
  'src/formulas': [],
  'src/highlight': ['src/content', 'src/shared'],
  'src/locales': ['src/api-pages'],
  'src/search': ['src/content', 'src/shared'],
  'src/api-pages': [
    ...['src/shared', 'src/diagnostics', 'src/config', 'src/content', 'src/navigation'],
    ...['src/openapi', 'src/requests', 'src/routing', 'src/site'],
  ],
  'src/offline': ['src/diagnostics', 'src/shared', 'src/site'],
  'src/open': ['src/routing', 'src/shared', 'src/site'],
  'src/html': ['src'],
  'src/site': ['src'],
  'src/publish': ['src'],
  'src/check': ['src'],
  convert: ['src'],
  cli: ['src', 'convert', 'elements/static'],
  'elements/shared': ['src/shared', 'src/theme'],
  'elements/styles': ['elements/shared', 'src/theme'],
  'elements/locales': ['elements/shared', 'src/locales'],
  'elements/components': [
    ...['src/shared', 'src/markdown', 'src/content', 'src/theme', 'src/highlight', 'src/formulas'],
    ...shown,
  ],
  'elements/static': [
    ...['src/shared', 'src/content', 'src/html', 'src/routing', 'elements/render', ...shown],
  ],
  'elements/render': [
    ...['src/shared', 'src/markdown', 'src/content', 'src/routing', 'src/html', 'elements/open'],
    ...shown,
  ],
  'elements/interactive': [
    ...['src/shared', 'src/config', 'src/content', 'src/routing', 'elements/render', ...shown],
  ],
  'elements/menus': ['src', ...shown],
  'elements/open': ['src', ...shown],
  'elements/api': ['src', ...shown],
  'elements/search': ['src', ...shown],
  'elements/offline': ['src', 'elements/menus', 'elements/site', 'elements/static', ...shown],
  'elements/print': ['src', 'elements/render', 'elements/site', ...shown],
  'elements/layout': ['src', 'elements/menus', 'elements/render', ...shown],
  'elements/page': ['src', 'elements/menus', 'elements/layout', 'elements/render', ...shown],
  'elements/problems': ['src', ...shown],
  'elements/site': ['src', 'elements'],
  'elements/main.ts': ['src', 'elements'],
  'elements/elements.ts': ['elements/main.ts'],
  'elements/entry.ts': ['elements/main.ts', 'elements/shared'],
  'elements/mode.ts': ['elements/shared'],
  'elements/built-mode.ts': ['elements/built', 'elements/shared'],
  'elements/built.ts': ['elements/built', 'elements/built-start.ts'],
  'elements/built-start.ts': ['elements/built'],
  'elements/built': ['elements/shared'],
  'elements/single-file-head.ts': ['elements/built'],
  'elements/single-file.ts': ['elements/built', 'elements/single-file'],
  'elements/single-file': ['src'],
  'elements/not-found.ts': [],
  'elements/redirect.ts': [],
  'src/index.ts': ['src'],
};

/**
 * The folders in which no line has more than 100 columns; Prettier does not break comments and
 * templates.
 */
const narrow = ['cli', 'convert', 'scripts', 'src', 'elements', 'test'];

const sources = ['src', 'elements', 'convert', 'cli'].flatMap((folder) => filesIn(folder, '.ts'));
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * Values of modules that change, with what they are for: `docs/decisions/0020-state.md`. Everything
 * that is shown is in the state of a site or of an element.
 */
const moduleState = [
  // What belongs to an element
  'elements/interactive/behave.ts: behaving',
  'elements/interactive/behave.ts: handled',
  'elements/interactive/behave.ts: isRendering',
  'elements/interactive/element-object.ts: datasets',
  'elements/interactive/element-object.ts: elements',
  'elements/interactive/element-object.ts: objects',
  'elements/interactive/listeners.ts: listeners',
  'elements/interactive/location-object.ts: changes',
  'elements/interactive/reader-act.ts: current',
  'elements/interactive/reader-act.ts: isActing',
  'elements/interactive/reader-act.ts: opened',
  'elements/interactive/site-mode-of.ts: roots',
  'src/interpreter/react/host-values.ts: values',
  'src/interpreter/suspending-code.ts: suspending',
  // What is known of a tree of syntax
  'src/interpreter/written-jsx.ts: known',
  'elements/styles/site-tokens.ts: rules',
  // What a document has once
  'elements/layout/topbar/count-stars.ts: asked',
  'elements/page/disclosure-in-url.ts: written',
  'elements/shared/lazy.ts: missing',
  'elements/shared/lazy.ts: wasLoaded',
  'elements/shared/reader-store.ts: opened',
  'elements/shared/running-script.ts: connectedSites',
  'elements/shared/running-script.ts: folder',
  'elements/shared/start-worker.ts: policy',
  'elements/site/browser-history.ts: restoration',
  'elements/site/browser-history.ts: users',
  'elements/site/style-sheets/adopt-sheets.ts: users',
  'src/shared/scheduler.ts: latest',
  'src/shared/scheduler.ts: pending',
  'src/theme/utilities/scale.ts: scales',
  // What the reader has entered, until the document is unloaded
  'elements/api/credential-store.ts: session',
  // What has loaded, or is loading
  'elements/components/code/highlight.ts: last',
  'elements/components/diagrams/content-security-policy.ts: answer',
  'elements/components/diagrams/draw-for-print.ts: isDrawing',
  'elements/components/icons/icon-source.ts: files',
  'elements/shared/colorless.ts: files',
  'elements/shared/fetch-index.ts: indexes',
  'elements/render/templates.ts: interactive',
  'elements/render/templates.ts: templates',
  'elements/site/watch-loader.ts: reported',
  // What was found for an object, as long as that exists
  'elements/static/parse-template.ts: parsed',
  'elements/static/write-template.ts: styledNames',
  'src/publish/publishing.ts: knownPaths',
  // Unique ids
  'elements/components/diagrams/draw-diagram.ts: drawn',
  'elements/components/icons/docs-icon.ts: clipCount',
  // What elements of several roots share
  'elements/components/diagrams/draw-for-print.ts: drawings',
  'elements/components/tabs/synced-tabs.ts: loose',
  'elements/components/tabs/tab-list.ts: lists',
  'elements/components/update/update-tags.ts: unwritten',
  'elements/styles/adopt-utilities.ts: sheet',
  // What a service worker knows until it is removed
  'src/html/html.ts: known',
  'src/offline/worker/docs-sw.ts: isRemoved',
  'src/offline/worker/docs-sw.ts: keeping',
  // A table that is filled where it is declared
];

/** Whether a line is a message and its translation, or one of them: literals cannot be broken. */
const isMessage = (line) => /^\s*(?:'(?:[^'\\]|\\.)*'(?:[,:;]|: |$)){1,2}$/.test(line);

/**
 * The lines of a Markdown file that can be wrapped: not its frontmatter, code, tables, headings,
 * nor lines that begin with a tag or an image.
 */
function proseOf(text) {
  const lines = text
    .replace(/^---\n[^]*?\n---\n/, (all) => all.replaceAll(/[^\n]+/g, ''))
    .split('\n');
  let fence;
  return lines.flatMap((line, index) => {
    const [, mark] = /^\s*(?:[-*+]\s+)?(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return [];
    }
    fence = mark;
    return mark || /^\s*(?:[|#<]|!\[)/.test(line) ? [] : [{line: index + 1, text: line}];
  });
}

/** All that breaks a rule, as one readable list. */
const assertNone = (found, rule) =>
  assert.deepEqual(found, [], `${rule}:\n  ${found.join('\n  ')}\n`);

describe('architecture', () => {
  it('has a rule for every folder', () => {
    const folders = Object.keys(mayUse);
    assertNone(
      sources.filter((path) => !folders.some((folder) => isIn(path, folder))),
      'In no folder the table knows',
    );
  });

  it('imports downwards only', () => {
    const wrong = [];
    for (const path of sources) {
      const [folder, allowed] = Object.entries(mayUse).find(([name]) => isIn(path, name)) ?? [
        '',
        [],
      ];
      for (const {target, kind} of importsOf(path)) {
        const isTypeOfCore = kind === 'type' && isIn(path, 'elements') && isIn(target, 'src');
        const isLazy = kind === 'dynamic' && isIn(path, 'elements');
        // What a component is in HTML, where that is something else.
        const isStatic = /\/static-[\w-]+\.ts$/.test(path) && isIn(target, 'src/html');
        const isAllowed =
          isTypeOfCore ||
          isLazy ||
          isStatic ||
          [folder, ...allowed].some((name) => isIn(target, name));
        if (!isAllowed) wrong.push(`${path} → ${target}`);
      }
    }
    assertNone(wrong, 'Imports against the table');
  });

  it('reads what authors wrote in docs.json only in src/config', () => {
    const written = /\bconfig\??\.raw\b|\{[^{}]*\braw\b[^{}]*\}: (?:SiteConfig|WrittenConfig)\b/;
    assertNone(
      sources.filter((path) => !isIn(path, 'src/config') && written.test(codeOf(path))),
      'Files that read the configuration as it is written',
    );
  });

  it('calls import() only where its failures are handled', () => {
    const handled = /\blazy(?:Content)?\(\s*'[\w/-]+',\s*\(\) => import\('[^']+'\)/g;
    assertNone(
      sources.filter(
        (path) =>
          // A command whose own files are missing ends.
          !isIn(path, 'cli') &&
          !isIn(path, 'convert') &&
          !otherImports.includes(path) &&
          /\bimport\(/.test(codeOf(path).replace(handled, '')),
      ),
      'Calls of import() whose failures are not handled',
    );
  });

  it('has one name for each module that loads late', () => {
    const modules = lazyModulesIn('elements');
    const names = new Map();
    for (const {name, file} of modules) names.set(name, (names.get(name) ?? new Set()).add(file));
    assert.ok(names.size > 50);
    assertNone(
      [...names].filter(([, files]) => files.size > 1).map(([name]) => name),
      'Names of several modules',
    );
    assert.equal(new Set(modules.map(({file}) => file)).size, names.size);
  });

  it('turns no text into HTML or code', () => {
    const forbidden = new RegExp(
      'innerHTML|outerHTML|unsafeHTML|unsafeSVG|unsafeStatic|insertAdjacentHTML|' +
        'setHTMLUnsafe|createContextualFragment|DOMParser|document\\.write|\\bFunction\\s*\\(|' +
        '\\beval\\s*\\(',
      'g',
    );
    // The one exception: Mermaid gives a diagram as a string, which is parsed in a document of its
    // own.
    const others = sources.filter(
      (path) => path !== 'elements/components/diagrams/draw-diagram.ts',
    );
    assertNone(
      others.flatMap((path) =>
        [...codeOf(path).matchAll(forbidden)].map(([text]) => `${path}: ${text}`),
      ),
      'Text becomes HTML or code',
    );
  });

  it('keeps no state in modules, except for what the list names', () => {
    const all = sources.map(codeOf).join('\n');
    const declared =
      /^(?:export )?(?:let (\w+)|const (\w+)[^=\n]*= new (?:Map|Set|WeakMap|WeakSet)\b)/gm;
    const found = sources.flatMap((path) => {
      const code = codeOf(path);
      return [...code.matchAll(declared)]
        .filter(([line, variable, collection]) => {
          const where = line.startsWith('export') ? all : code;
          const change = new RegExp(`\\b${collection}\\.(?:set|add|delete|clear)\\(`);
          return variable !== undefined || change.test(where);
        })
        .map(([, variable, collection]) => `${path}: ${variable ?? collection}`);
    });
    assert.deepEqual(found.toSorted(), moduleState.toSorted());
  });

  it('sets no inline styles in templates', () => {
    assertNone(
      filesIn('elements', '.ts').filter((path) => /\sstyle=|styleMap/.test(codeOf(path))),
      'Inline styles, which a strict style-src refuses',
    );
  });

  it('has no line of more than 100 columns', () => {
    const all = narrow.flatMap((folder) => [...filesIn(folder, '.ts'), ...filesIn(folder, '.mjs')]);
    const wide = all.flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) =>
          [...line].length > 100 && !isMessage(line) ? [`${path}:${index + 1}`] : [],
        ),
    );
    assertNone(wide, 'Lines of more than 100 columns');
  });

  it('has no line of prose of more than 100 columns', () => {
    const pages = ['demo', 'docs'].flatMap((folder) => [
      ...filesIn(folder, '.md'),
      ...filesIn(folder, '.mdx'),
    ]);
    const all = [...pages, 'CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];
    const wide = all.flatMap((path) =>
      proseOf(textOf(path)).flatMap(({line, text}) =>
        [...text].length > 100 ? [`${path}:${line}`] : [],
      ),
    );
    assertNone(wide, 'Lines of more than 100 columns');
  });

  it('has no files whose code or types refer to each other', () => {
    assertNone(cyclesOf(sources, ['value', 'type']), 'Cycles');
  });

  it('imports the entry nowhere', () => {
    assertNone(
      sources.filter((path) => importsOf(path).some(({target}) => target === 'elements/entry.ts')),
      'Files that would run the entry twice',
    );
  });

  it('imports nothing in the entry, but for types and the main chunk', () => {
    assertNone(
      importsOf('elements/entry.ts')
        .filter(({kind, target}) => kind !== 'type' && target !== 'elements/main.ts')
        .map(({target}) => target),
      'What chunks would import the entry for',
    );
  });
});

describe('tests', () => {
  it('are run by one command each, which the table in CONTRIBUTING.md names', () => {
    const run = Object.keys(suites).flatMap((command) =>
      ['unit', 'element', 'node'].flatMap((kind) => testFiles(command, kind)),
    );
    const isTest = (path) =>
      /\.test\.\w+$/.test(path) ||
      (!isIn(path, 'test/harness') && /^(?:describe|it)\(/m.test(textOf(path)));
    const written = [...filesIn('test', 'ts'), ...filesIn('test', 'mjs')].filter(isTest);
    assert.deepEqual(run.toSorted(), written.toSorted());
    const table = textOf('CONTRIBUTING.md');
    const rows = Object.entries(suites).flatMap(([command, folders]) =>
      folders.map((folder) => new RegExp(`^\\| \`${folder}/\`.*\\| \`${command}\` \\|$`, 'm')),
    );
    assertNone(
      rows.filter((row) => !row.test(table)),
      'Rows that the table does not have',
    );
  });

  const tests = [...filesIn('test/src', '.test.ts'), ...filesIn('test/elements', '.test.ts')];

  it('are in the folders of what they test', () => {
    const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));
    const folders = new Set(sources.map(folderOf));
    assertNone(
      tests.filter((path) => !folders.has(folderOf(path).slice('test/'.length))),
      'Tests in no folder of the sources',
    );
  });

  it('check the accessibility of every element', () => {
    const elements = sources.filter((path) => codeOf(path).includes('@customElement('));
    const isTested = (path) => {
      const test = `test/${path.replace(/\.ts$/, '.test.ts')}`;
      return tests.includes(test) && /accessible\w*\(/i.test(textOf(test));
    };
    assertNone(
      elements.filter((path) => !isTested(path)),
      'Elements without to.be.accessible()',
    );
  });

  it('cause every diagnostic', () => {
    const catalogs = filesIn('src/diagnostics/catalog', '.ts').map(codeOf).join('\n');
    const codes = [...catalogs.matchAll(/^ {2}'([a-z]+\/[a-z-]+)':/gm)].map(([, code]) => code);
    const all = [...filesIn('test/src', '.ts'), ...filesIn('test/elements', '.ts')];
    const journeys = filesIn('test', '.test.mjs');
    const said = [...all, ...journeys].map(textOf).join('\n');
    assert.ok(codes.length > 0);
    assertNone(
      codes.filter((code) => !new RegExp(`'${code}(?![a-z-])`).test(said)),
      'Diagnostics no test causes',
    );
  });
});

describe('benchmarks and helpers of tests', () => {
  it('import only what other files export', async () => {
    const folders = ['bench', 'test/harness'];
    const {warnings} = await build({
      absWorkingDir: root,
      entryPoints: folders.flatMap((folder) => filesIn(folder, 'mjs')),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      outdir: 'unused',
      write: false,
      logLevel: 'silent',
    });
    assert.deepEqual(warnings, []);
  });
});
