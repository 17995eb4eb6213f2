/**
 * Opens the page of every operation of real OpenAPI files in Chromium and prints what it costs:
 * `npm run build && CORPUS=… node test/harness/open-api-pages.mjs [part of a path] [most pages]`.
 *
 * Serves every document in `$CORPUS/openapi` and every OpenAPI file in `$CORPUS/sites` as a site of
 * its own; of large ones, as many pages as are given, spread over all. Prints errors of the console
 * and the slowest pages, and exits with 1 when there is an error, or a task of more than 200 ms
 * when a page or the site is opened a second time as well.
 */
/* oxlint-disable no-restricted-properties -- A tool, which prints times. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../../scripts/lib/engines/find-browser.mjs';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from './static-server.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {root} from './sources.mjs';

const corpus = process.env.CORPUS;
if (!corpus) throw new Error('Set CORPUS to the folder of the documents.');
const [wanted = '', most = 'Infinity'] = process.argv.slice(2);
const mostMilliseconds = 200;
const {Apis, normalizeConfig, allParts} = await loadSource(
  'src/api-pages/apis.ts',
  'src/config/normalize.ts',
  'src/openapi/all-parts.ts',
);

const browser = await puppeteer.launch(await findBrowser());
const rows = [];
const problems = [];
for (const file of filesOf('openapi').concat(filesOf('sites'))) {
  if (!file.includes(wanted) || !isDescription(join(corpus, file))) continue;
  const row = await open(file);
  if (row) rows.push(row);
  console.log(row ?? `${file} has no pages.`);
}
await browser.close();
console.table(rows);
for (const problem of problems.slice(0, 60)) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function filesOf(folder) {
  return readdirSync(join(corpus, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .filter(({name}) => !/^(?:docs|mint|package(?:-lock)?)\.json$/.test(name))
    .map((entry) => relative(corpus, join(entry.parentPath, entry.name)));
}

function isDescription(path) {
  const start = readFileSync(path, 'utf8').slice(0, 5000);
  return /^\s*[{]?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m.test(start);
}

/** The paths of all pages. */
async function pathsOf(config, folder) {
  const loader = {
    url: (path) => `https://corpus.example/${path}`,
    text: async (path) => readFileSync(join(corpus, folder, path.replace('api/', '')), 'utf8'),
  };
  const {navigation} = await new Apis(normalizeConfig(config), loader, {
    parts: allParts,
  }).navigation();
  return [...navigation.pages.keys()];
}

/** The operations of one document; undefined where it has none. */
async function open(file) {
  const config = {
    name: 'Corpus',
    navigation: {groups: [{group: 'API', openapi: `api/${basename(file)}`}]},
  };
  const all = await pathsOf(config, dirname(file));
  if (all.length === 0) return undefined;
  const step = Math.max(1, all.length / Number(most));
  const paths = Array.from({length: all.length / step}, (_, at) => all[Math.floor(at * step)]);
  const server = await serve({
    folders: {'docs-site/': join(root, 'dist'), 'api/': join(corpus, dirname(file))},
    files: {'index.html': indexPage, 'docs.json': JSON.stringify(config)},
  });
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load')) errors.push(text);
  });
  await page.evaluateOnNewDocument(noteTasks);
  const opening = await openSite(page, server.url);
  let longest = {milliseconds: 0, path: ''};
  let slowest = {milliseconds: 0, path: ''};
  let nodes = 0;
  for (const path of paths) {
    let cost = await visit(page, path);
    // The machine may be busy with other things, and code that runs first takes longer.
    if (cost.task > mostMilliseconds) {
      const other = await visit(page, path);
      cost = {...cost, task: Math.min(cost.task, other.task)};
    }
    if (cost.task > longest.milliseconds) longest = {milliseconds: cost.task, path};
    if (cost.total > slowest.milliseconds) slowest = {milliseconds: cost.total, path};
    nodes = Math.max(nodes, cost.nodes);
  }
  await page.close();
  await server.close();
  problems.push(...errors.map((error) => `${file}: ${error}`));
  if (opening > mostMilliseconds) problems.push(`${file}: a task of ${opening} ms: opening it`);
  if (longest.milliseconds > mostMilliseconds) {
    problems.push(`${file}: a task of ${longest.milliseconds} ms: ${longest.path}`);
  }
  return {
    file: file.length > 50 ? `…${file.slice(-49)}` : file,
    operations: paths.length,
    errors: errors.length,
    'opening task ms': opening,
    'longest task ms': longest.milliseconds,
    'in page': longest.path.slice(-40),
    'slowest page ms': slowest.milliseconds,
    'most elements': nodes,
  };
}

/** The longest task of opening the site; of two times the shorter, if one of them is too long. */
async function openSite(page, url, isSecond = false) {
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForSelector('docs-site[data-path]');
  // The entries of long tasks come later.
  const task = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return Math.round(Math.max(0, ...globalThis.tasks));
  });
  if (task <= mostMilliseconds || isSecond) return task;
  return Math.min(task, await openSite(page, url, true));
}

/** Opens one page; each begins on a page that does not exist, so that all of it is rendered. */
async function visit(page, path) {
  await page.evaluate(() => void (location.hash = '#/nothing-is-here'));
  await page.waitForSelector('docs-site:not([data-path])');
  return page.evaluate(async (wantedPath) => {
    globalThis.tasks.length = 0;
    const start = performance.now();
    const shown = new Promise((resolve) =>
      addEventListener('docs-page-shown', () => resolve(), {once: true}),
    );
    location.hash = `#/${wantedPath.split('/').map(encodeURIComponent).join('/')}`;
    await shown;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const total = Math.round(performance.now() - start);
    // What is deferred, and the entries of long tasks, come later.
    await new Promise((resolve) => setTimeout(resolve, 150));
    const task = Math.round(Math.max(0, ...globalThis.tasks));
    return {total, task, nodes: document.querySelectorAll('docs-site *').length};
  }, path);
}

function noteTasks() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) globalThis.tasks.push(duration);
  }).observe({type: 'longtask'});
}
