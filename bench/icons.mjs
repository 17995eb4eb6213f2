/**
 * How many requests the icons of real pages need, and how many bytes in Brotli:
 * `CORPUS=… node bench/icons.mjs`, after `npm run build`.
 *
 * `$CORPUS/sites` has a folder for each site, with `docs.json` or `mint.json`. The icons of a page
 * are those in its text, in the configuration and in the frontmatter of the pages of its folder,
 * which the sidebar shows. Prints the median, the 90th percentile and the maximum: for each page
 * alone, and for ten pages of a site together, as one visit reads them.
 */
import {build} from 'esbuild';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {root} from '../test/harness/sources.mjs';

const {CORPUS: corpus} = process.env;
if (!corpus) throw new Error('Set CORPUS.');

const sources = [
  'elements/components/icons/icon-source.ts',
  'elements/shared/running-script.ts',
  'src/shared/icon.ts',
];
const {drawingOf, readIcon, setAssetFolder} = await load(sources);

const bytes = new Map();
let requested = [];
globalThis.fetch = async (url) => {
  const path = url.replace(/^.*\/icons\//, 'dist/icons/');
  const content = readFileSync(join(root, path));
  if (!bytes.has(path)) bytes.set(path, brotliCompressSync(content).length);
  requested.push(path);
  return new Response(content);
};

let count = 0;
const sites = readdirSync(join(corpus, 'sites')).map((site) =>
  pagesOf(join(corpus, 'sites', site)).filter((icons) => icons.length > 0),
);
const visits = sites.flatMap((pages) =>
  Array.from({length: Math.ceil(pages.length / 10)}, (_, i) =>
    pages.slice(i * 10, i * 10 + 10).flat(),
  ),
);
await print('a page', sites.flat());
await print('ten pages', visits);

async function print(what, lists) {
  const results = [];
  for (const icons of lists) results.push(await costOf(icons));
  const sets = lists.map((icons) => new Set(icons).size);
  console.log(`${what} (${lists.length}): median, 90th percentile, maximum`);
  console.log('  icons   ', ...percentiles(sets));
  console.log('  requests', ...percentiles(results.map(({requests}) => requests)));
  console.log('  KB      ', ...percentiles(results.map(({kilobytes}) => kilobytes)));
}

/** What somebody loads who has nothing in the cache. */
async function costOf(icons) {
  setAssetFolder(`https://host.example/${count++}/docs-site.js`);
  requested = [];
  await Promise.all(icons.map((name) => drawingOf(name, 'solid')));
  const total = requested.reduce((sum, path) => sum + bytes.get(path), 0);
  return {requests: requested.length, kilobytes: Math.round(total / 100) / 10};
}

/** The icons of each page. */
function pagesOf(folder) {
  const config = ['docs.json', 'mint.json'].map((name) => join(folder, name)).find(existsSync);
  const ofSite = iconsIn(readFileSync(config, 'utf8'));
  const paths = readdirSync(folder, {recursive: true}).filter((path) => /\.mdx?$/.test(path));
  const texts = paths.map((path) => [dirname(path), readFileSync(join(folder, path), 'utf8')]);
  const inSidebar = new Map(texts.map(([parent]) => [parent, []]));
  for (const [parent, text] of texts) {
    inSidebar.get(parent).push(...iconsIn(/^---\n[^]*?\n---/.exec(text)?.[0]));
  }
  return texts.map(([parent, text]) => [
    ...new Set([...ofSite, ...iconsIn(text), ...inSidebar.get(parent)]),
  ]);
}

/** The names of icons in JSON, frontmatter and tags. */
function iconsIn(text = '') {
  const written = /\bicon"?\s*[=:]\s*\{?\s*(?:"([^"\n<]*)"|'([^'\n<]*)'|([\w-]+)\s*$)/gm;
  return [...text.matchAll(written)]
    .map(([, ...values]) => readIcon(values.find((value) => value !== undefined)))
    .filter((icon) => icon?.kind === 'name')
    .map(({name}) => name);
}

function percentiles(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.5, 0.9, 1].map((part) => sorted[Math.min(sorted.length - 1, part * sorted.length) | 0]);
}

/** The exports of TypeScript files, as if they had been loaded from a host. */
async function load(paths) {
  const {outputFiles} = await build({
    stdin: {
      contents: paths.map((path) => `export * from './${path}';`).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
    define: {'import.meta.url': '"https://host.example/docs-site.js"'},
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
