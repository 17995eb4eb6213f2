import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compressedSize} from './compressed-size.mjs';
import {tablesOfParts} from './tables-of-parts.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** The decision page that the table is in, between two comments. */
export const bundlePage = 'docs/decisions/0009-bundle.md';
const [start, end] = [
  '<!-- The table, by scripts/write-bundle-table.mjs: -->\n',
  '\n<!-- The end. -->',
];

/** What loads the chunks that are no file in `elements/lazy/`. */
const loaded = new Map([
  ['docs-site', 'The page’s script'],
  ['mode', 'Pages that name it in their head'],
  ['not-found', '`404.html`'],
  ['docs-sw', 'Sites with the attribute `offline`, as their service worker'],
  ['main', 'Every page; loaded by `docs-site`'],
  ['elements', 'Bundlers, instead of `docs-site`'],
  ['node/index', 'Node'],
  ['node/docs-site', 'The command line'],
  ['node/site', 'Node, and the command line'],
  ['parse-worker', 'API descriptions of more than 500 KB that are not plain JSON'],
  ['search-worker', 'The first search; a bundle of its own'],
  ['search-worker-apis', 'The search of sites with an API, in the worker'],
  ['search-worker-api-content', 'Used by `search-worker-apis` and `search-worker-overview-pages`'],
  ['search-worker-api-markdown', 'Used by the other chunks for APIs, in the worker'],
  ['search-worker-chunk-search', 'The search of very large sites, in the worker'],
  ['search-worker-description-links', 'The search of API descriptions with links, in the worker'],
  ['search-worker-exact-json', 'Used by the other chunks for APIs, in the worker'],
  ['search-worker-index', 'The search of pages with rare entities, in the worker'],
  ['search-worker-links', 'Used by the other chunks for APIs, in the worker'],
  ['search-worker-load-files', 'The search of API descriptions in several files, in the worker'],
  ['search-worker-overview-pages', 'The search of sites with overviews of an API, in the worker'],
  ['search-worker-page-code', 'The search of pages with components of their own, in the worker'],
  ['search-worker-parse-text', 'The search of API descriptions in YAML, in the worker'],
  ['search-worker-part', 'Used by `search-worker-apis` and `search-worker-load-files`'],
  ['search-worker-references', 'Used by `search-worker-apis` and `search-worker-load-files`'],
  ['search-worker-tag-ids', 'Used by the other chunks for APIs, in the worker'],
  ['search-worker-swagger', 'The search of API descriptions in Swagger 2.0, in the worker'],
  ['languages/*', 'Code, a chunk for each language'],
  ['locales/*', 'The interface in another language: of the site, the playground, the search'],
  ['mermaid/*', 'Diagrams of some kinds'],
]);

/**
 * The chunks of the last build, those of a folder together.
 *
 * @returns {{name: string, bytes: number[], loaded: string, packages: string}[]} `bytes` in Brotli.
 */
export function chunksOfBuild() {
  const chunks = JSON.parse(textOf('build/bundle.json')).map((chunk) => ({
    ...chunk,
    name: nameOf(chunk.fileName),
  }));
  const rows = new Map();
  for (const {name, fileName, modules, source = ''} of chunks) {
    const row = rows.get(name) ?? {name, bytes: [], loaded: '', packages: new Set()};
    row.bytes.push(compressedSize(join(root, 'dist', fileName)));
    for (const path of Object.keys(modules)) row.packages.add(packageOf(path));
    row.loaded = loaded.get(name) ?? reasonOf(name, source) ?? usersOf(fileName, chunks);
    rows.set(name, row);
  }
  return [...rows.values()].map((row) => ({
    ...row,
    packages: [...row.packages].filter(Boolean).sort().join(', '),
  }));
}

/** The table as it is in the decision page: chunk → size, as written there. */
export function chunksOfPage() {
  return new Map(
    [...tableOfPage().matchAll(/^\| `([^`]+)` \| ([^|]+?) \|/gm)].map(([, name, size]) => [
      name,
      size,
    ]),
  );
}

/** The decision page with this table instead of its own. */
export function pageWith(table) {
  const page = textOf(bundlePage);
  return page.replace(tableOfPage(), () => table);
}

/** The table in Markdown, the chunks that load at once first. */
export function tableOf(rows) {
  const first = [...loaded.keys()];
  const rank = ({name}) => (first.indexOf(name) + first.length + 1) % (first.length + 1);
  const sorted = rows.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  return [
    '| Chunk | KB | For | Packages |',
    '| --- | ---: | --- | --- |',
    ...sorted.map(({name, bytes, loaded, packages}) =>
      `| \`${name}\` | ${sizeOf(bytes)} | ${loaded} | ${packages} |`.replace(/ {2,}/g, ' '),
    ),
  ].join('\n');
}

/** `1.2`, of several files `0.3–4.1`, in thousands of bytes. */
export function sizeOf(bytes) {
  const [least, most] = [Math.min(...bytes), Math.max(...bytes)].map((size) =>
    (size / 1000).toFixed(1),
  );
  return least === most ? least : `${least}–${most}`;
}

function tableOfPage() {
  const page = textOf(bundlePage);
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`${bundlePage} has no place for the table.`);
  return page.slice(from + start.length, to);
}

/** `chunks/AbC12345/languages/bash.js` is of `languages/*`, `chunks/AbC12345/tabs.js` is `tabs`. */
function nameOf(fileName) {
  const name = fileName.replace(/\.js$/, '');
  if (!name.startsWith('chunks/')) return name;
  const [, folder, file] = /^chunks\/\w+\/(?:(.*)\/)?(.*)$/.exec(name);
  return folder ? `${folder}/*` : file;
}

/**
 * When a chunk is loaded: the comment at the start of its file in `elements/lazy/`, else the one of
 * its group in a table of parts.
 */
function reasonOf(name, source) {
  if (source.includes('/grammars/')) return 'Code in that language';
  const path = `elements/lazy/${name}.ts`;
  if (!existsSync(join(root, path))) return groups().get(name);
  const text = textOf(path);
  const comment = /^(?:\/\/ .*\n)+|^\/\*\*[^]*?\*\//.exec(text)?.[0];
  if (comment)
    return comment
      .replace(/^\/\*\*|\*\/$|^\s*(?:\/\/|\*) ?/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return text.includes('templates') ? 'Pages that have one of its components' : '';
}

/** Name of a part → the comment above its group in the table of parts. */
function groups() {
  const found = new Map();
  let group;
  for (const line of tablesOfParts.map(textOf).join('\n').split('\n')) {
    group = /^ {2}\/\/ (.*)$/.exec(line)?.[1] ?? group;
    const [, name] = /^ {2}'?([\w./-]+?)'?: \(\) => import/.exec(line) ?? [];
    if (name && group) found.set(name, group);
  }
  return found;
}

function usersOf(fileName, chunks) {
  const users = chunks
    .filter(({imports}) => imports.includes(fileName))
    .map(({name}) => `\`${name}\``);
  return users.length > 0 ? `Used by ${[...new Set(users)].sort().join(', ')}` : '';
}

function packageOf(path) {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}
