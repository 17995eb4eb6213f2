import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The exports of TypeScript files of the project, for Node, without a build:
 * `loadSource('src/config/json/read-json.ts', …)`.
 *
 * @param {...string} paths
 * @returns {Promise<Record<string, any>>}
 */
export async function loadSource(...paths) {
  const instance = await bundleSource(...paths);
  return instance();
}

/**
 * Like {@link loadSource}, but each call of the result runs the files anew, with none of the state
 * of earlier calls.
 *
 * @param {...string} paths
 * @returns {Promise<() => Promise<Record<string, any>>>}
 */
export async function bundleSource(...paths) {
  const contents = paths.map((path) => `export * from ${JSON.stringify(join(root, path))};`);
  const {outputFiles} = await build({
    stdin: {contents: contents.join('\n'), resolveDir: root, loader: 'ts'},
    bundle: true,
    external: ['node:*'],
    plugins: [packagesOfCommand],
    // The command finds its package from where its files are.
    define: {'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'cli', '/')).href)},
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  let count = 0;
  return () => import(`data:text/javascript;base64,${code}#${String(count++)}`);
}

/** Packages that the command imports run in Node as they are; those of `src/` are bundled. */
const packagesOfCommand = {
  name: 'packages-of-command',
  setup(build) {
    build.onResolve({filter: /^[^./]/}, ({path, importer}) =>
      importer.startsWith(join(root, 'cli/')) && !path.startsWith('node:')
        ? {path: import.meta.resolve(path), external: true}
        : undefined,
    );
  },
};
