import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: {'docs-site': 'elements/main.ts'},
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    generatedCode: 'es2015',
  },
  plugins: [
    resolve({browser: true, exportConditions: ['production', 'browser']}),
    commonjs(),
    esbuild({target: 'es2022', tsconfig: 'tsconfig.base.json'}),
    terser({module: true, ecma: 2022}),
  ],
};
