import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import {lexerOnly} from './scripts/lib/lexer-only.mjs';
import {minifyTemplates} from './scripts/lib/minify-templates.mjs';
import {shareDecorators} from './scripts/lib/share-decorators.mjs';

export default {
  input: {'docs-site': 'elements/main.ts'},
  // The entry stays one file, however the lazy parts share code with it.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    // A lazy part is named by its file in elements/lazy/.
    chunkFileNames: ({moduleIds}) =>
      moduleIds.some((id) => id.includes('/highlight.js/es/languages/'))
        ? 'chunks/languages/[name]-[hash].js'
        : 'chunks/[name]-[hash].js',
    generatedCode: 'es2015',
  },
  plugins: [
    resolve({browser: true, exportConditions: ['production', 'browser']}),
    commonjs(),
    esbuild({target: 'es2022', tsconfig: 'tsconfig.base.json'}),
    shareDecorators(),
    lexerOnly(),
    minifyTemplates(),
    // Licence texts are shipped in THIRD-PARTY.md instead of inside the code.
    terser({module: true, ecma: 2022, compress: {passes: 2}, format: {comments: false}}),
  ],
};
