/**
 * What a large OpenAPI file costs beside a small one.
 *
 *     npm run build && node bench/api-pages.mjs [rounds]
 *
 * Serves the same site with two OpenAPI files: one of 10 operations, and one of 1,000 operations
 * and 10 MB. Opens the page of the first operation in both, by turns, in new profiles without a
 * cache. Prints medians of the time until the operation is shown, of the longest task and of the
 * heap, and the ratios of the large file to the small one.
 */
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {indexPage} from '../cli/init/index-page.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {root} from '../test/harness/sources.mjs';
import {quartiles} from './quartiles.mjs';

const browser = await puppeteer.launch(await findBrowser());
const rounds = Number(process.argv[2] ?? 5);
const sizes = {small: {operations: 10, bytes: 0}, large: {operations: 1000, bytes: 10_000_000}};

/** An OpenAPI file; descriptions fill it up to a number of bytes. */
function description({operations, bytes}) {
  const words = 'A sentence about the operation and what it returns. ';
  const filler = words.repeat(Math.ceil(bytes / operations / words.length));
  const paths = {};
  const schemas = {};
  for (let index = 0; index < operations; index += 1) {
    const $ref = `#/components/schemas/Item${index}`;
    const content = {'application/json': {schema: {$ref}}};
    paths[`/items-${index}/{id}`] = {
      get: {
        summary: `Read item ${index}`,
        description: filler,
        tags: [`Group ${index % 20}`],
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {200: {description: 'The item.', content}},
      },
    };
    schemas[`Item${index}`] = {
      type: 'object',
      properties: {
        name: {type: 'string'},
        next: {$ref: `#/components/schemas/Item${(index + 1) % operations}`},
      },
    };
  }
  // The operation that is opened is the same in both.
  paths['/items-0/{id}'].get.description = words;
  const info = {title: 'Items', version: '1'};
  return JSON.stringify({openapi: '3.1.1', info, paths, components: {schemas}});
}

async function start(size) {
  const config = {name: 'Items', navigation: {tabs: [{tab: 'API', pages: ['item']}]}};
  const files = {
    'index.html': indexPage,
    'docs.json': JSON.stringify(config),
    'item.mdx': '---\nopenapi: openapi.json GET /items-0/{id}\n---\n',
    'openapi.json': description(size),
  };
  return serve({files, folders: {'docs-site/': `${root}/dist`}});
}

/** Runs in the page before anything else. */
function watch() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) globalThis.tasks.push(duration);
  }).observe({type: 'longtask', buffered: true});
  addEventListener('docs-page-shown', () => (globalThis.shownAt ??= performance.now()));
}

async function measure(url) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(watch);
    await page.goto(`${url}#/item`);
    await page.waitForSelector('docs-endpoint');
    await page.waitForNetworkIdle();
    const client = await page.createCDPSession();
    await client.send('HeapProfiler.collectGarbage');
    const {usedSize} = await client.send('Runtime.getHeapUsage');
    const [shown, task] = await page.evaluate(() => [shownAt, Math.max(0, ...tasks)]);
    return {shown, task, heap: usedSize / 1_000_000};
  } finally {
    await context.close();
  }
}

const servers = Object.fromEntries(
  await Promise.all(Object.entries(sizes).map(async ([name, size]) => [name, await start(size)])),
);
const results = {small: [], large: []};
for (let round = 0; round < rounds; round += 1) {
  for (const name of ['small', 'large']) results[name].push(await measure(servers[name].url));
}
const medianOf = (name, value) => quartiles(results[name].map((one) => one[value]))[0];
for (const [value, unit] of [
  ['shown', 'ms until the operation is shown'],
  ['task', 'ms of the longest task'],
  ['heap', 'MB of heap'],
]) {
  const [small, large] = [medianOf('small', value), medianOf('large', value)];
  const ratio = small === 0 ? '' : `, ratio ${(large / small).toFixed(2)}`;
  console.log(`${unit}: ${small.toFixed(1)} with 10, ${large.toFixed(1)} with 1,000${ratio}`);
}
await browser.close();
for (const server of Object.values(servers)) await server.close();
