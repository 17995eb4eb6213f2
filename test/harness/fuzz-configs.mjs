/**
 * `CORPUS=DIR node test/harness/fuzz-configs.mjs`: mutates the configuration of every
 * site in a folder of sites, many times, and looks at what becomes of it: in the code that reads
 * it, and in a browser.
 *
 * `MUTATIONS` (200) is how many mutated copies of each are read, `SHOWN` (20) how many are shown in
 * the browser, which needs a build, and `SEED` (1) the first of the seeds, with which a failure can
 * be repeated. `UNNAMED` (0) is how many wrong properties are listed for each that no diagnostic
 * names.
 */
/* oxlint-disable no-restricted-properties -- A tool, which prints times. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../../scripts/lib/engines/find-browser.mjs';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from './static-server.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {root} from './sources.mjs';

const {CORPUS = '', MUTATIONS = '200', SHOWN = '20', SEED = '1', UNNAMED = '0'} = process.env;
const names = ['docs.json', 'mint.json'];
const configOf = (site) => names.find((name) => existsSync(join(CORPUS, site, name)));
const sites = CORPUS === '' ? [] : readdirSync(CORPUS).filter(configOf);
if (sites.length === 0) {
  console.error(
    'CORPUS needs a folder with sites in it: CORPUS=DIR node test/harness/fuzz-configs.mjs',
  );
  process.exit(2);
}

const source = await loadSource(
  'test/harness/mutate.ts',
  'test/harness/fuzz.ts',
  'test/harness/named-properties.ts',
  'src/config/json/references.ts',
);
const browser = Number(SHOWN) > 0 && (await puppeteer.launch(await findBrowser()));
let failed = 0;
const total = {named: 0, reported: 0};
for (const site of sites) {
  const config = read(join(CORPUS, site, configOf(site)));
  const start = performance.now();
  const wrong = [...readSpoiled(site, config)];
  const middle = performance.now();
  const shown = await showSpoiled(site, config);
  wrong.push(...shown.wrong);
  failed += wrong.length;
  console.log(
    `${site}: ${MUTATIONS} read in ${seconds(start, middle)} s, ${SHOWN} shown in ` +
      `${seconds(middle, performance.now())} s ` +
      `(${shown.pages} a page, ${shown.messages} a message), ` +
      `${wrong.length} went wrong`,
  );
  const found = countNamed(site, config);
  total.named += found.named;
  total.reported += found.reported;
  console.log(
    `  ${share(found)} of the wrong properties that are reported are named by path or line; ` +
      `${MUTATIONS - found.reported} changes are no mistake`,
  );
  for (const line of found.unnamed.slice(0, Number(UNNAMED))) console.log(`  ${line}`);
  for (const line of wrong.slice(0, 20)) console.log(`  ${line.slice(0, 500)}`);
}
if (browser) await browser.close();
console.log(`${sites.length} sites, ${failed} went wrong`);
console.log(`${share(total)} of the wrong properties that are reported are named by path or line`);
process.exit(failed === 0 ? 0 : 1);

/**
 * How many wrong properties are reported, and how many of those are named, in copies of a
 * configuration that have one mistake each.
 */
function countNamed(site, config) {
  const whole = expanded(site, config);
  const findingOf = source.findingsIn(whole);
  const result = {named: 0, reported: 0, unnamed: []};
  const copies = source.mutations(whole, Number(MUTATIONS), Number(SEED), 1);
  for (const {seed, config: mutated, pointers} of copies) {
    for (const pointer of pointers) {
      const {added, isNamed} = findingOf(mutated, pointer);
      if (added.length === 0) continue;
      result.reported += 1;
      if (isNamed) result.named += 1;
      else result.unnamed.push(`seed ${seed}: ${pointer}: ${added[0].code} ${added[0].message}`);
    }
  }
  return result;
}

function share({named, reported}) {
  return `${named} of ${reported} (${((100 * named) / reported).toFixed(1)} %)`;
}

/** The configuration of a site, together with the files that it refers to. */
function expanded(site, config) {
  return source.expandReferences(config, 'docs.json', {
    read: (path) => {
      const file = join(CORPUS, site, path);
      return existsSync(file) ? read(file) : undefined;
    },
  }).value;
}

/** What goes wrong in the code that reads configurations. */
function* readSpoiled(site, config) {
  const whole = expanded(site, config);
  for (const {seed, config: mutated} of source.mutations(whole, Number(MUTATIONS), Number(SEED))) {
    try {
      for (const line of source.fuzz(mutated)) yield `seed ${seed}: ${line}`;
    } catch (error) {
      yield `seed ${seed}: ${error.stack}`;
    }
  }
}

/** What goes wrong in a browser: exceptions, errors, and pages on which nothing can be read. */
async function showSpoiled(site, config) {
  const result = {pages: 0, messages: 0, wrong: []};
  if (!browser) return result;
  let text = '';
  const server = await serve({
    root: join(CORPUS, site),
    folders: {'docs-site/': join(root, 'dist')},
    files: () => ({'index.html': indexPage, 'docs.json': text}),
  });
  const page = await browser.newPage();
  let seed = 0;
  const note = (line) => result.wrong.push(`seed ${seed}: ${line}`);
  page.on('pageerror', (error) => note(`exception: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfNetwork) note(`console: ${message.text()}`);
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().startsWith(server.url)) void request.continue();
    else void request.abort();
  });
  for (const mutation of source.mutations(config, Number(SHOWN), Number(SEED))) {
    seed = mutation.seed;
    text = JSON.stringify(mutation.config);
    await page.goto('about:blank');
    await page.goto(server.url, {waitUntil: 'load'});
    const seen = await page.waitForFunction(whatIsSeen, {timeout: 60_000}).catch(() => undefined);
    const kind = await seen?.jsonValue();
    if (kind === 'page') result.pages += 1;
    else if (kind === 'message') result.messages += 1;
    else note('nothing can be read');
  }
  await page.close();
  await server.close();
  return result;
}

/** Runs in the browser: whether there is a page, or at least a message, with words in it. */
function whatIsSeen() {
  const site = document.querySelector('docs-site');
  const words =
    (site?.innerText ?? '') + (site?.shadowRoot?.querySelector('main')?.innerText ?? '');
  if (!/\S/.test(words)) return undefined;
  return site.dataset.path === undefined ? 'message' : 'page';
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function seconds(start, end) {
  return ((end - start) / 1000).toFixed(1);
}
