import {build} from 'esbuild';
import {join} from 'node:path';
import {root} from './sources.mjs';

/**
 * The exports of TypeScript files of the project, for Node:
 * `loadSource('src/config/json/read-json.ts', …)`.
 *
 * @param {...string} paths
 * @returns {Promise<Record<string, any>>}
 */
export async function loadSource(...paths) {
  const contents = paths.map((path) => `export * from ${JSON.stringify(join(root, path))};`);
  const {outputFiles} = await build({
    stdin: {contents: contents.join('\n'), resolveDir: root, loader: 'ts'},
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
}
