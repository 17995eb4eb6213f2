import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {zipSync} from 'fflate';
import {notFoundPage, sitePage} from '../../../cli/init/index-page.mjs';
import {loadSource} from '../load-source.mjs';

const config = {
  $schema: 'docs-site/docs.schema.json',
  name: 'Documentation',
  navigation: [{group: 'Start', pages: ['index']}],
};

const index = `---
title: Introduction
description: The first page of your documentation.
---

This page is \`index.mdx\`. Change it, and reload your browser.

- \`docs.json\` lists the pages, and has the name and colors of your site.
- \`docs-site/\` is the software. To update it, run
  \`npx docs-site-element update\`, or replace the folder and \`docs-sw.js\`.

<Tip>Publish the whole folder on any static host. No build is needed.</Tip>
`;

/**
 * A site to begin with, as a ZIP archive: `dist/` under the name that pages use, the service worker
 * where a site needs it, and one page. GitHub Pages shows `404.html` for URLs without a file, and
 * publishes Markdown as it is where there is `.nojekyll`.
 *
 * @param {string} dist The folder that the build has filled.
 * @param {string} license The text of our license.
 * @param {string} version The version of the package.
 * @returns {Promise<Uint8Array>}
 */
export async function releaseArchive(dist, license, version) {
  const files = {
    'index.html': sitePage('Documentation'),
    '404.html': notFoundPage('Documentation'),
    '.nojekyll': '',
    'docs.json': `${JSON.stringify(config, undefined, 2)}\n`,
    'index.mdx': index,
    'docs-sw.js': await readFile(join(dist, 'docs-sw.js')),
    'docs-site/LICENSE': license,
  };
  const command = await loadSource('cli/package.ts', 'cli/update/site-record.ts');
  const {buildOf, pagesOfHosts, recordAfter, recordFile, siteFilesIn} = command;
  for (const path of siteFilesIn(dist)) {
    files[`docs-site/${path}`] = await readFile(join(dist, path));
  }
  const isOurs = (path) =>
    path.startsWith('docs-site/') || [...pagesOfHosts, 'docs-sw.js'].includes(path);
  const build = buildOf(Buffer.from(files['docs-site/files.json']).toString());
  const written = Object.entries(files).flatMap(([path, content]) => {
    const base = pagesOfHosts.includes(path) ? {base: content} : {};
    return isOurs(path) ? [{path, content, ...base}] : [];
  });
  const none = {version, build, files: new Map(), texts: new Map()};
  files[recordFile] = recordAfter(none, {version, build}, written);
  const entries = Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]);
  // The same files give the same archive.
  return zipSync(Object.fromEntries(entries), {level: 9, mtime: new Date(1980, 0, 1)});
}
