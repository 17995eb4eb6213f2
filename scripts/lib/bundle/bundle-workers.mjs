import {rollup} from 'rollup';
import {chunks} from './version-folder.mjs';

/**
 * A Rollup plugin: adds workers to the chunks, as bundles of their own. A worker must not share
 * code with the main chunk, which would run in it, and which would be split for it.
 *
 * @param {Record<string, string>} input The name of each worker, and its file.
 * @param {() => import('rollup').Plugin[]} plugins What compiles it.
 */
export function bundleWorkers(input, plugins) {
  return {
    name: 'bundle-workers',
    async generateBundle() {
      for (const [name, file] of Object.entries(input)) {
        const bundle = await rollup({input: {[name]: file}, plugins: plugins()});
        const {output} = await bundle.generate({
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: `${name}-[name].js`,
          generatedCode: 'es2015',
        });
        await bundle.close();
        for (const {fileName, code} of output) {
          this.emitFile({type: 'asset', fileName: chunks + fileName, source: code});
        }
      }
    },
  };
}
