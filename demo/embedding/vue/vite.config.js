import {cp} from 'node:fs/promises';
import vue from '@vitejs/plugin-vue';
import {defineConfig} from 'vite';

// Copies icons and workers, which bundlers do not find, and the documentation itself.
const isForPackages = /[\\/]dist[\\/](?:node|types|elements\.js)$/;
await cp('node_modules/docs-site-element/dist', 'public/docs-site', {
  recursive: true,
  filter: (path) => !isForPackages.test(path),
});
await cp('../handbook', 'public/handbook', {recursive: true});

const isCustomElement = (tag) => tag.startsWith('docs-');

export default defineConfig({
  plugins: [vue({template: {compilerOptions: {isCustomElement}}})],
  optimizeDeps: {exclude: ['docs-site-element']},
});
