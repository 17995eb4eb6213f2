import {transform} from 'esbuild';
import {minifySync} from 'oxc-minify';

/** Chunks that come minified from their makers: doing it again saves nothing. */
const isReadyMade = (ids) => ids.some((id) => id.replaceAll('\\', '/').includes('/mermaid/dist/'));

/** What packages ask to find out whether somebody develops with them. */
const define = {'process.env.NODE_ENV': '"production"'};

/**
 * A Rollup plugin that minifies chunks with esbuild and then with oxc-minify, which together write
 * shorter code than each alone. License texts are in THIRD-PARTY.md instead of the code.
 *
 * @throws where code cannot be parsed.
 */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code, chunk, {format}) {
      if (isReadyMade(Object.keys(chunk.modules))) {
        return {code: code.replace(/\n?\/\/# sourceMappingURL=\S+\n?$/, ''), map: null};
      }
      const options = {minify: true, target: 'es2022', legalComments: 'none', define};
      const smaller = await transform(code, options);
      const result = minifySync(chunk.fileName, smaller.code, {
        module: format === 'es',
        // No getter of ours or of the packages has an effect.
        compress: {target: 'es2022', treeshake: {propertyReadSideEffects: false}},
        mangle: {toplevel: true},
      });
      for (const {message} of result.errors) this.error(`${chunk.fileName}: ${message}`);
      // Bundlers and the plugins after this one read the names of chunks from strings.
      return {code: result.code.replaceAll(/\bimport\(`([^`$\\]*)`\)/g, 'import("$1")'), map: null};
    },
  };
}
