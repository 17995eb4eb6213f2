/**
 * How long a reader waits for a page of the second visit of a site with a service worker, compared with the first visit.
 *
 *     node bench/repeat-visit.mjs [--runs 9] [--latency 150] [--kilobytes 200] [--throttle 4]
 *
 * Opens a page of our documentation over an emulated slow network, each time in a new browser profile: first with
 * nothing cached, then again once the worker has kept the page. Takes the time from the start of the navigation to
 * `docs-page-shown`. Prints medians with their quartiles and the median of the pairs' ratios. Builds `dist/` where it is
 * missing.
 */
import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {build} from '../scripts/lib/bundle/bundle.mjs';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {quartiles} from './quartiles.mjs';

/** What a repeat visit may take, in times of the first one. */
const goal = 0.5;

const folder = (path) => fileURLToPath(new URL(`../${path}/`, import.meta.url));
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '9'},
    latency: {type: 'string', default: '150'},
    kilobytes: {type: 'string', default: '200'},
    throttle: {type: 'string', default: '4'},
  },
});
const {runs, latency, kilobytes, throttle} = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
);
const network = {
  offline: false,
  latency,
  downloadThroughput: kilobytes * 1024,
  uploadThroughput: kilobytes * 1024,
};

const index = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<script type="module" src="docs-site/docs-site.js"></script>
<docs-site offline></docs-site>
`;

if (!existsSync(`${folder('dist')}docs-site.js`)) await build();
const server = await serve({
  root: folder('demo'),
  folders: {'docs-site/': folder('dist')},
  files: {'index.html': index, 'docs-sw.js': readFileSync(`${folder('dist')}docs-sw.js`)},
});
const browser = await puppeteer.launch(await findBrowser());
try {
  const pairs = [];
  // The first pair only warms up what browser and system keep.
  for (let run = 0; run <= runs; run++) {
    const pair = await visitTwice();
    if (run > 0) pairs.push(pair);
  }
  print(pairs);
} finally {
  await browser.close();
  await server.close();
}

async function visitTwice() {
  const context = await browser.createBrowserContext();
  // The network of a worker is its own.
  context.on('targetcreated', async (target) => {
    if (target.type() === 'service_worker') await slowDown(await target.createCDPSession());
  });
  try {
    const first = await visit(context, keptByWorker);
    return [first, await visit(context)];
  } finally {
    await context.close();
  }
}

/** Opens the page, and measures until it is shown. */
async function visit(context, settle) {
  const page = await context.newPage();
  await page.setViewport({width: 1440, height: 900});
  await page.emulateCPUThrottling(throttle);
  await slowDown(await page.createCDPSession());
  await page.evaluateOnNewDocument(watch);
  await page.goto(`${server.url}#/guide/introduction`, {waitUntil: 'domcontentloaded'});
  await page.waitForFunction(() => globalThis.shown !== undefined, {polling: 100});
  const shown = await page.evaluate(() => globalThis.shown);
  if (settle) await settle(page);
  await page.close();
  return shown;
}

async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}

/** Resolves once the worker has kept the files of the page. */
async function keptByWorker(page) {
  await page.waitForFunction(
    async () => {
      const {scope} = await navigator.serviceWorker.ready;
      const stored = await caches.match(scope, {cacheName: `docs-site ${scope} state`});
      return stored && (await stored.json()).sites.length > 0;
    },
    {polling: 200},
  );
  await page.waitForNetworkIdle();
}

/** Runs in the page. */
function watch() {
  addEventListener('docs-page-shown', () => (globalThis.shown = performance.now()), {once: true});
}

function print(pairs) {
  console.log(
    `${runs} pairs, ${latency} ms latency, ${kilobytes} KB/s, CPU slowed down ${throttle}×`,
  );
  for (const [which, name] of ['first visit', 'repeat visit'].entries()) {
    const [median, low, high] = quartiles(pairs.map((pair) => pair[which]));
    console.log(`  ${name.padEnd(12)} ${ms(median)} (${ms(low)} to ${ms(high)})`);
  }
  const [ratio, low, high] = quartiles(pairs.map(([first, repeat]) => repeat / first));
  const verdict = ratio <= goal ? 'within' : 'ABOVE';
  console.log(
    `  ratio ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ${verdict} ${goal}`,
  );
}

function ms(number) {
  return `${Math.round(number)} ms`;
}
