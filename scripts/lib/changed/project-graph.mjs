import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {build, transform} from 'esbuild';
import {namedPaths} from './named-paths.mjs';

/**
 * Which modules of the project use a file, by the path of the file.
 *
 * @typedef {object} ProjectGraph
 * @property {Map<string, Set<string>>} importers The modules that import a file.
 * @property {Map<string, Set<string>>} namers The modules whose code contains the path of a file.
 *   The build is one file, `dist`, and also the module that reads its sources.
 * @property {Map<string, Set<string>>} listers The modules whose code contains the path of a
 *   folder.
 */

const folders = ['bench', 'cli', 'convert', 'elements', 'scripts', 'src', 'test'];

/**
 * Modules whose names do not count: sources, which read no file of the project, and what selects
 * tests, with its own test, which read none of the files that they name.
 */
const readNoNames =
  /^(?:cli|convert|elements|src|scripts\/lib\/changed)\/|\/changed-tests\.test\.mjs$/;

/** What scripts write, and the files and folders that it is made from. */
const made = {
  // It has declarations of types as well, which no bundle imports.
  dist: ['scripts/build.mjs', 'src'],
  build: ['dist'],
  // The package, as npm packs it and as the tests import it.
  'docs-site-element': ['dist', 'README.md'],
  'src/config/validator.generated.js': ['scripts/build-validator.mjs'],
  'elements/components/icons/icon-files.ts': ['scripts/build-icons.mjs'],
};

/**
 * Reads the graph of the project: what is imported, from the metafile of the bundler, and what is
 * named, from the code of the tests, their tools and the scripts.
 *
 * @param {string} [root] The folder of the project.
 * @returns {Promise<ProjectGraph>}
 * @throws Error if a module cannot be bundled.
 */
export async function projectGraph(root = '.') {
  const modules = modulesOf(root);
  const graph = {importers: new Map(), namers: new Map(), listers: new Map()};
  await addImports(graph, modules, root);
  await Promise.all(modules.map((module) => addNames(graph, module, root)));
  for (const [path, parts] of Object.entries(made)) {
    for (const part of parts) addName(graph, part, path, root);
  }
  return graph;
}

function modulesOf(root) {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true}).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return [...readdirSync(root), ...inFolders].filter(isModule);
}

const isModule = (path) => /\.(?:ts|mjs)$/.test(path) && !/\.d\.m?ts$/.test(path);

/** Adds who imports what. An import of types is none: nothing of it runs. */
async function addImports({importers}, modules, root) {
  const {metafile} = await build({
    absWorkingDir: resolve(root),
    stdin: {
      contents: modules.map((path) => `import ${JSON.stringify(`./${path}`)};`).join('\n'),
      resolveDir: resolve(root),
    },
    bundle: true,
    packages: 'external',
    // The test runner serves these.
    external: ['/__web-dev-server__*'],
    format: 'esm',
    platform: 'node',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
    tsconfig: 'tsconfig.base.json',
  });
  for (const [module, {imports}] of Object.entries(metafile.inputs)) {
    for (const {path, external} of imports) if (!external) add(importers, path, module);
  }
}

async function addNames(graph, module, root) {
  if (readNoNames.test(module)) return;
  const {code} = await transform(readFileSync(join(root, module), 'utf8'), {
    loader: module.endsWith('.ts') ? 'ts' : 'js',
    legalComments: 'none',
    charset: 'utf8',
  });
  const paths = namedPaths(code, module, (path) => exists(path, root));
  for (const path of paths) addName(graph, path, module, root);
}

function addName({namers, listers}, path, module, root) {
  const isFile = Object.hasOwn(made, path) || typeOf(path, root).isFile();
  add(isFile ? namers : listers, path, module);
}

/** Whether a path can be named; of what is made, no single file can. */
function exists(path, root) {
  const [first] = path.split('/');
  if (Object.hasOwn(made, first)) return path === first;
  return !first.startsWith('.') && typeOf(path, root) !== undefined;
}

const typeOf = (path, root) => statSync(join(root, path), {throwIfNoEntry: false});

function add(users, path, user) {
  users.set(path, (users.get(path) ?? new Set()).add(user));
}
