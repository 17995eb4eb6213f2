import {cp} from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

// Copies icons and workers, which bundlers do not find, and the documentation itself.
const isForPackages = /[\\/]dist[\\/](?:node|types|elements\.js)$/;
await cp('node_modules/docs-site-element/dist', 'public/docs-site', {
  recursive: true,
  filter: (path) => !isForPackages.test(path),
});
await cp('../handbook', 'public/handbook', {recursive: true});

export default defineConfig({
  plugins: [react()],
  optimizeDeps: {exclude: ['docs-site-element']},
});
