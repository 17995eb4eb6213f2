import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import {trimMarked} from './scripts/lib/trim-marked.mjs';
import {minifyTemplates} from './scripts/lib/minify-templates.mjs';
import {skipMinified} from './scripts/lib/skip-minified.mjs';
import {shareDecorators} from './scripts/lib/share-decorators.mjs';
import {stripHljsDom} from './scripts/lib/strip-hljs-dom.mjs';

/** Where the many parts of others' work go: all of Mermaid's, and each language of the highlighter's. */
function folderOf(moduleIds) {
  const isAllOf = (folder) => moduleIds.every((id) => id.replaceAll('\\', '/').includes(folder));
  if (isAllOf('/mermaid/dist/')) return 'mermaid/';
  return isAllOf('/highlight.js/') && moduleIds.length === 1 ? 'languages/' : '';
}

export default {
  logLevel: 'warn',
  input: {'docs-site': 'elements/main.ts'},
  // The entry stays one file, however the lazy parts share code with it.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    // A few lines that some lazy parts share are not worth a request of their own, which they would wait for.
    experimentalMinChunkSize: 400,
    sourcemap: true,
    entryFileNames: '[name].js',
    // A lazy part is named by its file in elements/lazy/.
    chunkFileNames: ({moduleIds}) => `chunks/${folderOf(moduleIds)}[name]-[hash].js`,
    generatedCode: 'es2015',
  },
  plugins: [
    stripHljsDom(),
    resolve({browser: true, exportConditions: ['production', 'browser']}),
    commonjs(),
    esbuild({target: 'es2022', tsconfig: 'tsconfig.base.json'}),
    shareDecorators(),
    trimMarked(),
    minifyTemplates(),
    // Licence texts are shipped in THIRD-PARTY.md instead of inside the code.
    skipMinified(
      terser({module: true, ecma: 2022, compress: {passes: 2}, format: {comments: false}}),
    ),
  ],
};
