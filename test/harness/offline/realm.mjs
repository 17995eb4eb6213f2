import {join} from 'node:path';
import {compileFunction} from 'node:vm';
import {build} from 'esbuild';
import {root} from '../sources.mjs';

/**
 * Bundles sources of the project to the text of a classic script.
 *
 * @param {readonly string[]} paths
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<string>}
 */
export async function scriptOf(paths, options) {
  const contents = paths.map((path) => `export * from ${JSON.stringify(join(root, path))};`);
  const {outputFiles} = await build({
    stdin: {contents: contents.join('\n'), resolveDir: root, loader: 'ts'},
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
    // What is large, and shows what only a browser can show.
    external: ['mermaid', 'katex', 'highlight.js/*'],
    mainFields: ['module', 'main'],
    tsconfig: join(root, 'tsconfig.base.json'),
    define: {'process.env.NODE_ENV': '"production"', 'import.meta.url': 'scriptUrl'},
    ...options,
  });
  return outputFiles[0].text;
}

/** The text of a script, whose globals have always the same names → the function that runs it. */
const compiled = new Map();

/** Runs a script anew with these globals, in addition to those of Node; gives what it returns. */
export function runScript(code, globals) {
  if (!compiled.has(code)) compiled.set(code, compileFunction(code, Object.keys(globals)));
  return compiled.get(code)(...Object.values(globals));
}
