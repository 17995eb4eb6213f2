import {resolve as resolvePath} from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import {transform} from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import {transpile} from './scripts/lib/bundle/transpile.mjs';
import {compileHints} from './scripts/lib/bundle/compile-hints.mjs';
import {flatImports} from './scripts/lib/bundle/flat-imports.mjs';
import {litPackages, litWithoutDocument} from './scripts/lib/bundle/lit-without-document.mjs';
import {minifyTemplates} from './scripts/lib/bundle/minify-templates.mjs';
import {trimRefParser} from './scripts/lib/bundle/trim-ref-parser.mjs';
import {minify} from './scripts/lib/bundle/minify.mjs';
import {bundleWorkers} from './scripts/lib/bundle/bundle-workers.mjs';
import {chunks, nameVersion} from './scripts/lib/bundle/version-folder.mjs';
import {stripAmd} from './scripts/lib/bundle/strip-amd.mjs';
import {stripHljsDom} from './scripts/lib/bundle/strip-hljs-dom.mjs';
import {lazyModulesIn} from './scripts/lib/bundle/lazy-modules.mjs';

/**
 * The folders of many files of one kind: all of Mermaid's, each language of the highlighter's, and
 * each language of the interface.
 */
function folderOf(moduleIds) {
  const isAllOf = (folder) => moduleIds.every((id) => id.replaceAll('\\', '/').includes(folder));
  if (isAllOf('/mermaid/dist/')) return 'mermaid/';
  if (isAllOf('/locales/')) return 'locales/';
  return isAllOf('/highlight.js/') && moduleIds.length === 1 ? 'languages/' : '';
}

/** The modules that load later, by their files: the names that they are loaded by. */
const lazyModules = new Map(
  lazyModulesIn('elements').map(({name, file}) => [resolvePath(file), name]),
);

/**
 * The name of a chunk: that of a module that loads later. Rollup may name it after another of its
 * files. Packages call many of theirs `main`: then it is the name of the package.
 */
function nameOf({name, moduleIds}) {
  const names = moduleIds.flatMap((id) => lazyModules.get(id) ?? []);
  const isOfPackage = name === 'main' && names.length === 0;
  const given = isOfPackage ? /\/node_modules\/([^/]+)/.exec(moduleIds[0])[1] : name;
  return names.includes(name) ? name : (names[0] ?? given);
}

/** The name of a chunk with its folder. */
function pathOf(chunk) {
  const name = nameOf(chunk);
  return name.includes('/') ? name : folderOf(chunk.moduleIds) + name;
}

/** Files that several chunks need, and the first page does not: Rollup would split or move them. */
const sharedChunks = [
  // What names problems and labels need, and what reads pages in the background. Alone, these files
  // are so small that Rollup would put them into the main chunk, or into one of their own.
  [
    'nearest-word',
    new RegExp(
      '/(?:diagnostics/(?:catalog/link|help-url|nearest-word)|content/operation' +
        '|requests/samples/sample-languages|shared/run-steps|site/whole-page)\\.ts$',
    ),
  ],
  // What few pages of an API need, and `docs-site check` in the browser.
  ['more-languages', /\/requests\/samples\/more-languages\.ts$/],
  // Alone, it imports nothing of ours, so that `docs-site check` reads diagrams with it, too.
  ['mermaid', /\/mermaid\/dist\/mermaid\.esm\.min\.mjs$/],
  // What few elements need, and each of them together with others.
  ['controllers', /\/elements\/shared\/(?:copied|near)-controller\.ts$/],
  // Icons, whose files are also found to save them: a page with icons waits for one chunk.
  [
    'docs-icon',
    new RegExp(
      '/(?:elements/components/icons/(?:docs-icon|icon-files|icon-source)' +
        '|elements/shared/colorless|src/shared/similar-icons)\\.ts$',
    ),
  ],
  // Code blocks.
  [
    'code-extras',
    new RegExp(
      '/(?:elements/components/code/' +
        '(?:code-lines|code-templates|docs-code|when-laid-out|code-extras(?:\\.css)?)' +
        '|src/content/code/(?:code-(?:marks|options)|language-name))\\.ts$',
    ),
  ],
];

/** What pages wait for that imports chunks of its own. */
const awaitedChunks = [
  'apis',
  'branding',
  'code-extras',
  'code-groups',
  'disclosures',
  'fields',
  'label-reader',
  'read-config',
  'read-yaml',
  'selector',
  'tabs',
];

/**
 * The entry runs the main chunk and takes nothing from it. To Rollup it is an external file: for an
 * `import()` of a module it would add an object with all exports to the main chunk.
 */
const mainOfEntry = {
  name: 'main-of-entry',
  resolveId: (id, importer) =>
    id === './main.js' && importer?.endsWith('entry.ts')
      ? {id: './main.js', external: true}
      : undefined,
};

/** The plugin for JSX names the CommonJS file of the parser, which would be there twice. */
const oneParser = {
  name: 'one-parser',
  resolveId(id, importer) {
    return id === 'acorn' && importer?.includes('acorn-jsx')
      ? this.resolve(id, resolvePath('src/interpreter/parse-code.ts'))
      : null;
  },
};

/** The part of PostCSS that reads and writes files in Node asks whether these modules are there. */
const withoutNode = {
  name: 'without-node',
  resolveId: (id) => (['fs', 'path', 'url'].includes(id) ? '\0none' : null),
  load: (id) => (id === '\0none' ? 'export default {};' : null),
};

/** Lit for workers. */
const litForWorkers = {
  name: 'lit-for-workers',
  resolveId: (id) => (litPackages.test(id) ? litWithoutDocument(id) : null),
};

/** Makes the code of a bundle small. */
const compiled = () => [
  oneParser,
  withoutNode,
  trimRefParser(),
  resolve({browser: true, exportConditions: ['production', 'browser']}),
  commonjs(),
  transpile(),
  esbuild({target: 'es2022', tsconfig: 'tsconfig.base.json'}),
  minifyTemplates(),
  minify(),
];

/** What readers load: the entry and its chunks, and the same chunks for bundlers. */
const browser = {
  logLevel: 'warn',
  input: {
    'docs-site': 'elements/entry.ts',
    main: 'elements/main.ts',
    'built-start': 'elements/built-start.ts',
    elements: 'elements/elements.ts',
    'parse-worker': 'elements/site/parse-worker.ts',
  },
  // Lazy chunks import from the main chunk what both need.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    // A few lines that some chunks share are not worth a request of their own, which they would
    // wait for.
    experimentalMinChunkSize: 400,
    entryFileNames: ({name}) => (name === 'parse-worker' ? `${chunks}[name].js` : '[name].js'),
    chunkFileNames: (chunk) => `${chunks}${pathOf(chunk)}.js`,
    manualChunks: (id) => sharedChunks.find(([, files]) => files.test(id))?.[0],
    onlyExplicitManualChunks: true,
    // Objects of modules that Rollup writes have no use for a tag, nor for being frozen.
    generatedCode: {preset: 'es2015', symbols: false},
    freeze: false,
  },
  plugins: [
    mainOfEntry,
    stripHljsDom(),
    stripAmd(),
    ...compiled(),
    bundleWorkers(
      {
        'search-worker': 'elements/search/search-worker.ts',
        'file-worker': 'elements/offline/file/file-worker.ts',
      },
      () => [litForWorkers, stripHljsDom(), ...compiled()],
    ),
    compileHints(['main.js', `${chunks}code-extras.js`, `${chunks}layout-parts.js`]),
    flatImports('main.js', awaitedChunks),
    nameVersion(),
  ],
};

/** The script that applies the reader's mode before the first paint: no module, so that it blocks. */
const mode = {
  logLevel: 'warn',
  input: 'elements/mode.ts',
  output: {dir: 'dist', format: 'iife'},
  plugins: [esbuild({target: 'es2022', tsconfig: 'tsconfig.base.json'}), minify()],
};

/** The same for published pages. */
const builtMode = {...mode, input: {'built-mode': 'elements/built-mode.ts'}};

/** What published pages load when their element starts is another file. */
const startOfPages = {
  name: 'start-of-pages',
  resolveId: (id) => (id === './built-start.js' ? {id, external: true} : undefined),
};

/** The script of published pages. */
const built = {
  ...mode,
  input: {built: 'elements/built.ts'},
  output: {dir: 'dist', format: 'es'},
  plugins: [startOfPages, ...mode.plugins],
};

/** The scripts that `docs-site build --single-file` writes into documents. */
const singleFile = (name) => ({
  ...mode,
  input: {[name]: `elements/${name}.ts`},
  output: {dir: 'dist', format: 'iife'},
});

/** The script of `404.html`. */
const notFound = {
  ...mode,
  input: {'not-found': 'elements/not-found.ts'},
  output: {dir: 'dist', format: 'es'},
};

/** The script of published pages that have moved: no module, so that it blocks. */
const redirect = {...mode, input: 'elements/redirect.ts'};

/** The service worker, which is no module: a site may load it with `importScripts`. */
const serviceWorker = {
  logLevel: 'warn',
  input: {'docs-sw': 'src/offline/worker/docs-sw.ts'},
  output: {dir: 'dist', format: 'iife'},
  plugins: compiled(),
};

/**
 * Without comments and blanks: commands load what they need sooner. Names stay, for reports of
 * errors.
 */
const withoutBlanks = {
  name: 'without-blanks',
  renderChunk: (code) =>
    transform(code, {
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 120,
      legalComments: 'none',
      target: 'es2022',
    }),
};

/**
 * What warns the callers of packages about old names, which nothing here uses. The original makes
 * functions from text.
 */
const withoutWarnings = {
  name: 'without-warnings',
  load: (id) =>
    /[\\/]node_modules[\\/]depd[\\/]/.test(id)
      ? 'module.exports = () => Object.assign(() => {}, {function: (fn) => fn, property() {}});'
      : undefined,
};

/** JSON files of packages, such as tables of media types, as modules of CommonJS. */
const json = {
  name: 'json',
  transform: (code, id) => (id.endsWith('.json') ? `module.exports = ${code}` : undefined),
};

/**
 * What runs in Node: `src/` and the command line with the packages they need, so that the package
 * has no dependencies.
 */
const node = {
  logLevel: 'warn',
  // Packages import more of Node than the parts of them that are used.
  onwarn: (warning, warn) => warning.code !== 'UNUSED_EXTERNAL_IMPORT' && warn(warning),
  input: {index: 'src/index.ts', 'docs-site': 'cli/docs-site.ts'},
  output: {
    dir: 'dist/node',
    format: 'es',
    chunkFileNames: ({moduleIds}) =>
      folderOf(moduleIds) === 'languages/' || moduleIds.every((id) => id.includes('grammars'))
        ? 'languages/[name].js'
        : 'chunks/[name].js',
    banner: ({fileName}) => (fileName === 'docs-site.js' ? '#!/usr/bin/env node' : ''),
  },
  plugins: [
    oneParser,
    trimRefParser(),
    stripHljsDom(),
    resolve({exportConditions: ['node', 'production']}),
    withoutWarnings,
    json,
    commonjs({extensions: ['.js', '.json'], ignoreTryCatch: false}),
    esbuild({target: 'es2022', tsconfig: 'tsconfig.base.json'}),
    withoutBlanks,
  ],
};

/** What `npm run build` makes, one after the other, by what it calls them. */
export const bundles = {
  'bundle for browsers': browser,
  'script of the color mode': mode,
  'first script of published pages': builtMode,
  'script of published pages': built,
  'first script of single files': singleFile('single-file-head'),
  'script of single files': singleFile('single-file'),
  'script of 404.html': notFound,
  'script of moved pages': redirect,
  'service worker': serviceWorker,
  'bundle for Node': node,
};
