import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const componentFile = fileURLToPath(new URL('row-list.jsx', import.meta.url));

/**
 * A site with two pages: `own` has the component of `row-list.jsx`, and `react` a place for the
 * one that React shows, with the styles of all its classes.
 */
export const rowListSite = {
  'docs.json': JSON.stringify({name: 'Bench', navigation: {pages: ['own', 'react']}}),
  'snippets/row-list.jsx': readFileSync(componentFile, 'utf8'),
  'own.mdx': `---
title: Rows
---

import { RowList } from '/snippets/row-list.jsx';

<div id="rows"><RowList /></div>
`,
  'react.mdx': `---
title: Rows
---

<div id="rows"></div>

<span hidden className="rounded px-2 py-1 font-medium bg-green-100 text-green-800" />
<span hidden className="bg-gray-100 text-gray-800" />
`,
};

/** A script that has the production build of React show the component in `#rows` of a page. */
export async function reactScript() {
  const contents = `
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {RowList} from ${JSON.stringify(componentFile)};
const container = document.querySelector('#rows').appendChild(document.createElement('div'));
createRoot(container).render(createElement(RowList));`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: fileURLToPath(new URL('.', import.meta.url))},
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0].text;
}
