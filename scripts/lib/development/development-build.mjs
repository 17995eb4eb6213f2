import {cp, mkdir, readdir, readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {context} from 'esbuild';
import {
  finish,
  stepsOf,
  writeAssets,
  writeStaticStyles,
  writeValidator,
} from '../bundle/dist-files.mjs';
import {litPackages, litWithoutDocument} from '../bundle/lit-without-document.mjs';
import {trimRefParser} from '../bundle/trim-ref-parser.mjs';
import {chunks} from '../bundle/version-folder.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A package for development: what {@link developmentBuild} writes. */
const developed = join(root, 'build/development');
const dist = join(developed, 'dist');

/** Where Mermaid is in `dist/`. */
const mermaid = `${chunks}mermaid/mermaid.js`;

const common = {
  bundle: true,
  target: 'es2022',
  tsconfig: join(root, 'tsconfig.base.json'),
  absWorkingDir: root,
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
};

const forBrowsers = {
  ...common,
  outdir: dist,
  conditions: ['production', 'browser'],
  define: {'process.env.NODE_ENV': '"production"'},
};

/** Lit for workers. */
const litForWorkers = {
  name: 'lit-for-workers',
  setup(build) {
    build.onResolve({filter: litPackages}, ({path}) => ({path: litWithoutDocument(path)}));
  },
};

/**
 * The bundles of `rollup.config.mjs`. Late chunks are beside the main chunk here: the code finds
 * the files of `dist/` from where it is itself.
 */
const bundles = [
  {
    ...forBrowsers,
    format: 'esm',
    splitting: true,
    entryPoints: {
      'docs-site': 'elements/entry.ts',
      main: 'elements/main.ts',
      built: 'elements/built.ts',
      elements: 'elements/elements.ts',
      'not-found': 'elements/not-found.ts',
      [`${chunks}parse-worker`]: 'elements/site/parse-worker.ts',
      [`${chunks}search-worker`]: 'elements/search/search-worker.ts',
    },
    plugins: [resolved()],
  },
  {
    ...forBrowsers,
    format: 'esm',
    splitting: true,
    entryPoints: {[`${chunks}file-worker`]: 'elements/offline/file/file-worker.ts'},
    plugins: [litForWorkers, resolved()],
  },
  {
    ...forBrowsers,
    format: 'iife',
    entryPoints: {
      mode: 'elements/mode.ts',
      'built-mode': 'elements/built-mode.ts',
      'single-file-head': 'elements/single-file-head.ts',
      'single-file': 'elements/single-file.ts',
      redirect: 'elements/redirect.ts',
      'docs-sw': 'src/offline/worker/docs-sw.ts',
    },
  },
  {
    ...common,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: developed,
    entryPoints: ['scripts/lib/development/serve-documentation.mjs'],
  },
];

/**
 * Writes the package to `build/development/`, in seconds, for those who work on the project: its
 * `dist/` has source maps, is not minified, and has neither types nor notices. Beside it is what
 * `npm start` runs, `serve-documentation.js`.
 *
 * @param {object} options
 * @param {boolean} options.isBuilt Whether pages are published as HTML, which needs their styles.
 * @param {(text: string) => void} options.print Gets the name of each step when it begins, and the
 * seconds that it took when it ends.
 * @returns a function that builds, and reads only what has changed since its last call. It needs
 * the paths of the files that have changed, resolves to whether the code of the server has changed,
 * and throws where esbuild has printed errors.
 */
export async function developmentBuild({isBuilt, print}) {
  const step = stepsOf(print);
  const assets = await writeAssets(dist, step);
  const drawing = await copyMermaid();
  // The command finds its package by this file.
  await cp(join(root, 'package.json'), join(developed, 'package.json'));
  const contexts = await Promise.all(bundles.map((options) => context(options)));
  let server;
  return async (changed) => {
    if (changed.some((path) => path.endsWith('.json'))) await writeValidator();
    const results = await step('bundles', () => Promise.all(contexts.map((one) => one.rebuild())));
    const outputs = results.flatMap(({metafile}) => Object.keys(metafile.outputs));
    const written = outputs
      .map((path) => posix.relative('build/development/dist', path))
      .filter((path) => !path.startsWith('../'));
    const sheets = isBuilt
      ? await step('styles of published pages', () => writeStaticStyles(dist))
      : [];
    await finish(dist, [...written, ...drawing, ...sheets], assets);
    const before = server;
    server = await readFile(join(developed, 'serve-documentation.js'), 'utf8');
    return server !== before;
  };
}

/** What packages need: see `rollup.config.mjs`. Mermaid, which is large, stays in its own files. */
function resolved() {
  const {resolveId, load, transform} = trimRefParser();
  return {
    name: 'resolved',
    setup(build) {
      // The entry loads the main chunk as it is.
      build.onResolve({filter: /^\.\/main\.js$/}, ({path, importer}) =>
        importer.endsWith('entry.ts') ? {path, external: true} : undefined,
      );
      build.onResolve({filter: /^mermaid\//}, () => ({path: `./${mermaid}`, external: true}));
      build.onResolve({filter: /^\.\//}, ({path, importer}) => {
        const id = resolveId(path, importer);
        return id === undefined ? undefined : {path: id, namespace: 'unused'};
      });
      build.onLoad({filter: /./, namespace: 'unused'}, ({path}) => ({contents: load(path)}));
      build.onLoad({filter: /json-schema-ref-parser[\\/]dist[\\/].*\.js$/}, async ({path}) => {
        const contents = transform(await readFile(path, 'utf8'), path)?.code;
        return contents === undefined ? undefined : {contents};
      });
    },
  };
}

/** Copies the files of Mermaid that run in browsers; returns their paths in `dist/`. */
async function copyMermaid() {
  const from = join(root, 'node_modules/mermaid/dist');
  const folder = `${chunks}mermaid`;
  await mkdir(join(dist, folder), {recursive: true});
  await cp(join(from, 'mermaid.esm.min.mjs'), join(dist, mermaid));
  const parts = 'chunks/mermaid.esm.min';
  const filter = (path) => !path.endsWith('.map');
  const to = join(dist, folder, parts);
  await cp(join(from, parts), to, {recursive: true, filter});
  return [mermaid, ...(await readdir(to)).map((name) => `${folder}/${parts}/${name}`)];
}
