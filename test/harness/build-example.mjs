import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {build} from 'esbuild';
import {compileScript, parse} from 'vue/compiler-sfc';
import {root} from './sources.mjs';

/** Compiles components as `vite.config.js` of the example has Vite do it. */
const vueComponents = {
  name: 'vue-components',
  setup({onLoad}) {
    onLoad({filter: /\.vue$/}, async ({path}) => {
      const source = await readFile(path, 'utf8');
      // The compiler of scripts needs one.
      const whole = source.includes('<script setup>')
        ? source
        : `<script setup>;</script>${source}`;
      const {content} = compileScript(parse(whole, {filename: path}).descriptor, {
        id: path,
        inlineTemplate: true,
        templateOptions: {compilerOptions: {isCustomElement: (tag) => tag.startsWith('docs-')}},
      });
      return {contents: content, loader: 'js'};
    });
  },
};

/**
 * Bundles an application of `demo/embedding/`.
 *
 * @param {string} name Its folder, such as `react`.
 * @param {string} entry The script of its `index.html`.
 * @returns {Promise<Record<string, string>>} The files of the built application.
 */
export async function buildExample(name, entry) {
  const folder = join(root, 'demo/embedding', name);
  const {outputFiles} = await build({
    entryPoints: {app: join(folder, entry)},
    outdir: '/app',
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    splitting: true,
    write: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: {'docs-site-element': join(root, 'dist/elements.js')},
    plugins: [vueComponents],
  });
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const files = outputFiles.map(({path, text}) => [path.slice(1).replaceAll('\\', '/'), text]);
  return {
    ...Object.fromEntries(files),
    'index.html': index
      .replace(`/${entry}`, '/app/app.js')
      .replace('</head>', '<link rel="stylesheet" href="/app/app.css" /></head>'),
  };
}
