/**
 * How much longer readers of a large site wait for the first page than readers of a small one.
 *
 *     node bench/navigation.mjs [--pages 10000] [--runs 15] [--throttle 4]
 *
 * Opens a site of 20 pages and one of many by turns, each time in a browser profile of its own, and takes the time from
 * the start of the navigation to `docs-page-shown`. Prints medians with their quartiles, the median of the pairs'
 * ratios, and the longest task of the main thread. Builds `dist/` where it is missing.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {build} from '../scripts/lib/bundle/bundle.mjs';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {indexPage} from '../cli/init/index-page.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {generatedSite, pageText} from './generated-site.mjs';
import {measureFirstPage} from './measure-first-page.mjs';
import {quartiles} from './quartiles.mjs';

const small = 20;
/** What the large site may take, in times of the small one. */
const goal = 1.3;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '10000'},
    runs: {type: 'string', default: '15'},
    throttle: {type: 'string', default: '4'},
  },
});
const [large, runs, throttle] = [values.pages, values.runs, values.throttle].map(Number);

if (!existsSync(`${dist}docs-site.js`)) await build();
const browser = await puppeteer.launch(await findBrowser());
console.log(`${small} and ${large} pages, ${runs} pairs, CPU slowed down ${throttle}×`);
try {
  for (const shape of ['v1', 'v2']) await compare(shape);
} finally {
  await browser.close();
}

async function compare(shape) {
  const servers = await Promise.all([small, large].map((count) => serveGenerated(shape, count)));
  const pairs = [];
  // The first pair only warms up what browser and system keep.
  for (let run = 0; run <= runs; run++) {
    const pair = [];
    // Who goes first changes, so that neither profits from it.
    for (const which of run % 2 === 0 ? [0, 1] : [1, 0]) {
      pair[which] = await measureFirstPage(browser, servers[which].url, throttle);
    }
    if (run > 0) pairs.push(pair);
  }
  await Promise.all(servers.map((server) => server.close()));

  const [ratio, low, high] = quartiles(pairs.map(([one, other]) => other.shown / one.shown));
  console.log(`\n${shape}`);
  for (const [which, count] of [small, large].entries()) {
    const [median, first, third] = quartiles(pairs.map((pair) => pair[which].shown));
    const [longest] = quartiles(pairs.map((pair) => pair[which].longestTask));
    const [links] = quartiles(pairs.map((pair) => pair[which].links));
    console.log(
      `  ${String(count).padStart(6)} pages: ${ms(median)} (${ms(first)} to ${ms(third)}), longest task ${ms(longest)}, ${links} links in the sidebar`,
    );
  }
  const verdict = ratio <= goal ? 'within' : 'ABOVE';
  const spread = `${low.toFixed(2)} to ${high.toFixed(2)}`;
  console.log(`  ratio ${ratio.toFixed(2)} (${spread}), ${verdict} the goal of ${goal}`);
}

function serveGenerated(shape, count) {
  const files = {'index.html': indexPage, ...generatedSite(shape, count)};
  return serve({
    folders: {'docs-site/': dist},
    files,
    intercept(path, response) {
      if (!path.endsWith('.mdx')) return false;
      response.setHeader('content-type', 'text/markdown; charset=utf-8');
      response.end(pageText(path));
      return true;
    },
  });
}

function ms(value) {
  return `${Math.round(value)} ms`;
}
