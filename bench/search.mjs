/**
 * What a search costs on sites of 100, 1,000 and 10,000 pages.
 *
 *     npm run build && node bench/search.mjs [number of pages …]
 *
 * Opens each site in a new profile, types a word, and waits until all pages have been read. Then
 * types other words, one after another. Prints how long reading took, the longest task of the
 * document meanwhile and while searching, the median from a key press to its results, and the memory
 * of the document and of the worker; and the ratios to the smallest site, where tasks of less than
 * 50 ms are taken as 1 ms.
 */
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {indexPage} from '../cli/init/index-page.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {root} from '../test/harness/sources.mjs';
import {quartiles} from './quartiles.mjs';
import {pageOf, typedTexts} from './searched-pages.mjs';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100, 1000, 10_000];
const browser = await puppeteer.launch({...(await findBrowser()), protocolTimeout: 1_200_000});

async function measure(count) {
  const paths = Array.from({length: count}, (_, index) => `p/page-${index}`);
  const groups = Array.from({length: Math.ceil(count / 50)}, (_, index) => ({
    group: `Group ${index}`,
    pages: paths.slice(index * 50, (index + 1) * 50),
  }));
  const server = await serve({
    folders: {'docs-site/': `${root}dist`},
    files: {
      'index.html': indexPage,
      'docs.json': JSON.stringify({name: 'Bench', navigation: groups}),
    },
    intercept(path, response) {
      const [, index] = /^p\/page-(\d+)\.mdx$/.exec(path) ?? [];
      if (index === undefined) return false;
      response.writeHead(200, {'content-type': 'text/markdown'}).end(pageOf(Number(index)));
      return true;
    },
  });
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(1_200_000);
  await page.evaluateOnNewDocument(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) globalThis.tasks.push(duration);
    }).observe({type: 'longtask'});
    globalThis.dialog = () =>
      document
        .querySelector('docs-site')
        .shadowRoot.querySelector('docs-search')
        .shadowRoot.firstElementChild.parentNode.querySelector('docs-search-dialog')?.shadowRoot;
  });
  await page.goto(server.url, {waitUntil: 'load'});
  await page.waitForSelector('docs-site[data-path]');
  await page.waitForFunction(() =>
    document.querySelector('docs-site').shadowRoot.querySelector('docs-search:defined'),
  );
  await page.$eval('docs-site', (site) => site.settled());
  await page.evaluate(() => void (globalThis.tasks.length = 0));
  const start = performance.now();
  await page.keyboard.press('/');
  await page.waitForFunction(() => globalThis.dialog()?.querySelector('dialog[open]'));
  await page.keyboard.type('ba');
  await page.waitForFunction(() => globalThis.dialog().querySelector('[role=option]'));
  const first = performance.now() - start;
  await page.waitForFunction(
    () => {
      const {progress} = globalThis.dialog().host;
      return progress && !progress.isReading && progress.read === progress.total;
    },
    {polling: 200},
  );
  const reading = performance.now() - start;
  const taskReading = await page.evaluate(() => Math.max(0, ...globalThis.tasks.splice(0)));
  const times = await page.evaluate(async (typed) => {
    const dialog = globalThis.dialog();
    const input = dialog.querySelector('input');
    const times = [];
    for (const text of typed) {
      input.value = text;
      const start = performance.now();
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      const before = dialog.host.found;
      while (dialog.host.found === before) await new Promise(requestAnimationFrame);
      await dialog.host.updateComplete;
      times.push(performance.now() - start);
    }
    return times;
  }, typedTexts());
  const taskSearching = await page.evaluate(() => Math.max(0, ...globalThis.tasks));
  const heapOf = async (client) => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const session = await page.createCDPSession();
  const [worker] = page.workers();
  const result = {
    pages: count,
    'first result ms': first,
    'all read ms': reading,
    'ms a page': reading / count,
    'task while reading': taskReading,
    'key to results ms': quartiles(times)[0],
    'slowest key ms': Math.max(...times),
    'task while searching': taskSearching,
    'document MB': await heapOf(session),
    'worker MB': worker ? await heapOf(worker.client) : 0,
  };
  await context.close();
  await server.close();
  return result;
}

const results = [];
for (const count of sizes) {
  results.push(await measure(count));
  console.error(results.at(-1));
}
await browser.close();
const rounded = (value) => Number(value.toPrecision(3));
const entries = (result, change) =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, rounded(change(value, name))]),
  );
console.table(results.map((result) => entries(result, (value) => value)));
console.table(
  results.map((result) => entries(result, (value, name) => value / Math.max(1, results[0][name]))),
);
