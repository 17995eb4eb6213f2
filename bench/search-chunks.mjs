/**
 * What the search chunks of `docs-site index --search` cost on sites of 100 and 10,000 pages.
 *
 *     npm run build && node bench/search-chunks.mjs [number of pages …]
 *
 * Writes each site into a temporary folder and indexes it without texts and with chunks. Then opens it in a new
 * profile and types texts, one after another. Prints the memory of Node and of Pagefind, the size of the chunks, and
 * the bytes that a reader loads of them for the first results and for each text after that; as ratios, the time with
 * chunks to the time without texts, and the time from a key press to its results to that of the smallest site. Memory
 * is read from `/proc`: Linux only.
 */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {indexPage} from '../cli/init/index-page.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {root} from '../test/harness/sources.mjs';
import {quartiles} from './quartiles.mjs';
import {pageOf, typedTexts} from './searched-pages.mjs';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100, 10_000];
const browser = await puppeteer.launch({...(await findBrowser()), protocolTimeout: 1_200_000});
const results = [];
let slowest = 1;
try {
  for (const count of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'docs-site-chunks-'));
    try {
      const {median, ...result} = await measure(folder, count);
      slowest = results.length === 0 ? median : slowest;
      results.push({...result, 'key to results, ratio': median / slowest});
      console.error(results.at(-1));
    } finally {
      await rm(folder, {recursive: true, force: true});
    }
  }
} finally {
  await browser.close();
}
const rounded = (value) => Number(value.toPrecision(3));
console.table(
  results.map((result) =>
    Object.fromEntries(Object.entries(result).map(([name, value]) => [name, rounded(value)])),
  ),
);

async function measure(folder, count) {
  const text = await writeSite(folder, count);
  const plain = await index(folder, '--no-text');
  const chunked = await index(folder, '--search');
  const chunks = await filesIn(join(folder, 'docs-search'));
  const read = await search(folder);
  return {
    pages: count,
    'pages MB': text / 1e6,
    'time, ratio': chunked.seconds / plain.seconds,
    s: chunked.seconds,
    'Node MB': chunked.node,
    'Pagefind MB': chunked.pagefind,
    'chunks MB': chunks.reduce((sum, {size}) => sum + size, 0) / 1e6,
    'chunk files': chunks.length,
    'index KB': (await stat(join(folder, 'docs-index.json'))).size / 1e3,
    ...read,
  };
}

async function writeSite(folder, count) {
  const paths = Array.from(
    {length: count},
    (_, index) => `p/${Math.floor(index / 1000)}/page-${index}`,
  );
  const groups = Array.from({length: Math.ceil(count / 50)}, (_, index) => ({
    group: `Group ${index}`,
    pages: paths.slice(index * 50, (index + 1) * 50),
  }));
  let length = 0;
  for (const [index, path] of paths.entries()) {
    if (index % 1000 === 0) await mkdir(join(folder, path, '..'), {recursive: true});
    const text = pageOf(index);
    length += text.length;
    await writeFile(join(folder, `${path}.mdx`), text);
  }
  await writeFile(join(folder, 'docs.json'), JSON.stringify({name: 'Bench', navigation: groups}));
  return length;
}

/** Runs the command, and looks at the memory of its processes while it runs. */
async function index(folder, option) {
  const start = performance.now();
  const words = [join(root, 'dist/node/docs-site.js'), 'index', folder, option];
  const peaks = {node: 0, pagefind: 0};
  await new Promise((resolve, reject) => {
    const command = execFile(process.execPath, words, (error) =>
      error ? reject(error) : resolve(),
    );
    const look = () => {
      peaks.node = Math.max(peaks.node, peakOf(command.pid));
      for (const child of childrenOf(command.pid)) {
        peaks.pagefind = Math.max(peaks.pagefind, peakOf(child));
      }
    };
    const looking = setInterval(look, 100);
    command.on('exit', () => clearInterval(looking));
  });
  return {seconds: (performance.now() - start) / 1000, ...peaks};
}

/** The largest memory that a process had, in megabytes; 0 where it has ended. */
function peakOf(pid) {
  return Number(/VmHWM:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;
}

function childrenOf(pid) {
  return textOf(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function filesIn(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => stat(join(entry.parentPath, entry.name))));
}

/** Types texts, and counts what is loaded of the chunks for each. */
async function search(folder) {
  const server = await serve({
    root: folder,
    folders: {'docs-site/': `${root}dist`},
    files: {
      'index.html': `${indexPage}<body><docs-site index="docs-index.json" search-chunks></docs-site>`,
    },
  });
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(1_200_000);
  await page.goto(server.url, {waitUntil: 'load'});
  await page.waitForSelector('docs-site[data-path]');
  await page.waitForFunction(() =>
    document.querySelector('docs-site').shadowRoot.querySelector('docs-search:defined'),
  );
  await page.evaluate(() => {
    globalThis.dialog = () =>
      document
        .querySelector('docs-site')
        .shadowRoot.querySelector('docs-search')
        .shadowRoot.querySelector('docs-search-dialog')?.shadowRoot;
  });
  await page.keyboard.press('/');
  await page.waitForFunction(() => globalThis.dialog()?.querySelector('dialog[open]'));
  const loaded = [];
  const times = [];
  for (const text of typedTexts()) {
    const before = server.requests.length;
    times.push(await page.evaluate(type, text));
    const urls = server.requests.slice(before).filter((url) => url.includes('/docs-search/'));
    loaded.push({bytes: await bytesOf(folder, urls), requests: urls.length});
  }
  await context.close();
  await server.close();
  const [first, ...others] = loaded;
  return {
    'first KB': first.bytes / 1e3,
    'first requests': first.requests,
    'next KB': quartiles(others.map(({bytes}) => bytes))[0] / 1e3,
    'most KB': Math.max(...others.map(({bytes}) => bytes)) / 1e3,
    'next requests': quartiles(others.map(({requests}) => requests))[0],
    'key to results ms': quartiles(times)[0],
    median: quartiles(times)[0],
  };
}

async function bytesOf(folder, urls) {
  const files = new Set(urls.map((url) => new URL(url, 'http://localhost').pathname));
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file))).size;
  return bytes;
}

/** Runs in the page: from a key press to its results. */
async function type(text) {
  const dialog = globalThis.dialog();
  const input = dialog.querySelector('input');
  const before = dialog.host.found;
  const start = performance.now();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  while (dialog.host.found === before) await new Promise(requestAnimationFrame);
  await dialog.host.updateComplete;
  return performance.now() - start;
}
