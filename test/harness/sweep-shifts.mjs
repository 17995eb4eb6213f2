/**
 * Opens every page of sites as a new reader, and prints what the browser says has moved while the
 * page was loading:
 *
 *     node test/harness/sweep-shifts.mjs demo ../sites/acme --width 1440 --width 390
 *
 * Options: `--width`, as often as needed; `--delay` for the milliseconds after which the host
 * answers; `--dist` for another bundle; `--sample` for as many pages per site, in even steps;
 * `--only` for pages with this in their path; `--record` for a file of one JSON object per page:
 * pages that are in it are not opened again, so that a sweep can be continued. Exits with 1 when
 * anything moved.
 */
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import {publishedSite} from './published-site.mjs';
import {pathsOf} from './read-site.mjs';
import {shiftsSeen} from './watch-loading.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    width: {type: 'string', multiple: true, default: ['1440', '390']},
    delay: {type: 'string', default: '5'},
    sample: {type: 'string', default: 'Infinity'},
    only: {type: 'string', default: ''},
    dist: {type: 'string', default: 'dist'},
    record: {type: 'string'},
  },
});

const isRecorded = values.record !== undefined && existsSync(values.record);
const lines = isRecorded ? readFileSync(values.record, 'utf8').split('\n').filter(Boolean) : [];
const results = lines.map((line) => JSON.parse(line));
const keyOf = ({site, width, path}) => JSON.stringify([site, width, path]);
const known = new Set(results.map(keyOf));

for (const folder of positionals) {
  const site = basename(folder);
  const all = (await pathsOf(folder)).filter((path) => path.includes(values.only));
  const step = Math.max(1, all.length / Number(values.sample));
  const paths = all.filter((_, index) => index % step < 1);
  const published = await publishedSite({folder, dist: values.dist, delay: Number(values.delay)});
  try {
    for (const width of values.width.map(Number)) {
      const wanted = paths.filter((path) => !known.has(keyOf({site, width, path})));
      if (wanted.length === 0) continue;
      const {page} = await published.openPage({width});
      await page.setCacheEnabled(false);
      await page.evaluateOnNewDocument(forget);
      for (const path of wanted) add({site, width, path, ...(await visit(published, page, path))});
    }
  } finally {
    await published.close();
  }
}
for (const width of new Set(results.map((result) => result.width))) summarize(width);
process.exitCode = results.some(({shifts}) => shifts.length > 0) ? 1 : 0;

/** What moves on a first visit to a page, and whether the page was shown at all. */
async function visit({url, settled}, page, path) {
  await page.goto('about:blank');
  await page.goto(`${url}#/${path}`, {waitUntil: 'load'});
  const isShown = await settled(page, 15_000);
  return {isShown, shifts: await page.evaluate(shiftsSeen)};
}

/** Removes what the site has stored, before it starts. */
function forget() {
  if (self !== top || !location.protocol.startsWith('http')) return;
  localStorage.clear();
  sessionStorage.clear();
}

function add(result) {
  results.push(result);
  if (values.record) appendFileSync(values.record, `${JSON.stringify(result)}\n`);
  const {site, width, path, isShown, shifts} = result;
  if (!isShown) console.log(`${site} ${width} ${path}: not shown`);
  for (const {value, at, moved} of shifts) {
    const where = `${site} ${width} ${path}`;
    console.log(`${where}: ${value.toFixed(4)} at ${Math.round(at)} ms: ${moved.join('; ')}`);
  }
}

function summarize(width) {
  const measured = results.filter((result) => result.width === width);
  const sums = measured.map(({shifts}) => shifts.reduce((sum, {value}) => sum + value, 0));
  const moving = sums.filter((sum) => sum > 0).length;
  const worst = Math.max(...sums).toFixed(4);
  console.log(`${width} px: ${measured.length} pages, ${moving} with shifts, worst ${worst}`);
}
