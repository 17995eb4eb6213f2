/**
 * Shows how a site loads: every painted frame until nothing happens any more, what is visible in
 * it, and how much the layout shifts.
 *
 *     node test/harness/film-strip.mjs demo '#/guide/quickstart' --width 390 --mode dark
 *     node test/harness/film-strip.mjs ../sites/acme --sweep 20 --width 1440
 *
 * Options: `--width` and `--height` of the window, `--mode` of the system (`light`, `dark`),
 * `--network slow` (150 ms, 1.6 Mbit/s, CPU slowed four times) or `none`, `--visits` for repeat
 * visits, `--out` for a folder for the pictures, `--dist` for another bundle, `--pause` for the
 * milliseconds after which the host answers. With `--sweep`, as many pages of the navigation, in
 * even steps, are opened for the first time each, and only shifts are printed. Pictures that the
 * folder does not have are 1200 by 700 pixels large.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../../scripts/lib/find-browser.mjs';
import {siteOverlay} from '../../scripts/lib/site-server.mjs';
import {serve} from '../../scripts/lib/static-server.mjs';
import {shiftsSeen, watchFrames, watchShifts} from './watch-loading.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    width: {type: 'string', default: '1440'},
    height: {type: 'string', default: '900'},
    mode: {type: 'string', default: 'light'},
    network: {type: 'string', default: 'slow'},
    visits: {type: 'string', default: '1'},
    pause: {type: 'string', default: '0'},
    sweep: {type: 'string'},
    out: {type: 'string'},
    dist: {type: 'string', default: 'dist'},
  },
});
const [folder = 'demo', route = ''] = positionals;
const root = resolve(folder);
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700">' +
  '<rect width="1200" height="700" fill="#7aa"/></svg>';

const server = await serve({
  root,
  folders: {'docs-site/': resolve(values.dist)},
  files: siteOverlay(root),
  intercept: compress,
});
// As readers see it: authors, on their own machine, see a list of problems as well.
const publishedHost = 'docs.test';
const url = server.url.replace('localhost', publishedHost);
const options = await findBrowser();
const browser = await puppeteer.launch({
  ...options,
  args: [
    ...options.args,
    `--host-resolver-rules=MAP ${publishedHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost`,
  ],
});
try {
  if (values.sweep === undefined) await showStrip();
  else await sweep(Number(values.sweep));
} finally {
  await browser.close();
  await server.close();
}

/** Answers as a good host does: compressed, and files of the bundle are kept by the browser. */
async function compress(path, response) {
  await pause(Number(values.pause));
  const {writeHead, end} = response;
  const isCompressed = /(^|\.(js|json|css|html|mdx?|svg|yaml|yml|txt))$/.test(path);
  response.writeHead = (status) => {
    const isKept = path.startsWith('docs-site/chunks/');
    response.setHeader('cache-control', isKept ? 'max-age=31536000, immutable' : 'no-cache');
    if (isCompressed) response.setHeader('content-encoding', 'gzip');
    return writeHead.call(response, status);
  };
  response.end = (body) => end.call(response, isCompressed ? gzipSync(body) : body);
  return false;
}

/** A page in a new profile, and its connection to the browser's tools. */
async function openPage() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const width = Number(values.width);
  const isPhone = width < 600;
  const height = isPhone ? 844 : Number(values.height);
  await page.setViewport({width, height, isMobile: isPhone, hasTouch: isPhone});
  await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: values.mode}]);
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  if (values.network === 'slow') {
    const speed = 1_600_000 / 8;
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
    await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  await client.send('Fetch.enable', {patterns: [{resourceType: 'Image'}]});
  client.on('Fetch.requestPaused', ({requestId, request}) => answerPicture(requestId, request));
  await page.evaluateOnNewDocument(watchShifts);
  return {context, page, client};

  async function answerPicture(requestId, {url: source}) {
    const path = source.startsWith(url) ? source.slice(url.length) : undefined;
    const isThere = path !== undefined && existsSync(join(root, path.split(/[?#]/)[0]));
    const answer = isThere
      ? client.send('Fetch.continueRequest', {requestId})
      : pause(Number(values.pause)).then(() =>
          client.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{name: 'content-type', value: 'image/svg+xml'}],
            body: Buffer.from(picture).toString('base64'),
          }),
        );
    await answer.catch(() => undefined); // the page was closed
  }
}

async function showStrip() {
  const {page, client} = await openPage();
  const frames = [];
  client.on('Page.screencastFrame', ({data, metadata, sessionId}) => {
    frames.push({data, at: metadata.timestamp * 1000});
    void client.send('Page.screencastFrameAck', {sessionId}).catch(() => undefined);
  });
  await page.evaluateOnNewDocument(watchFrames);
  for (let visit = 1; visit <= Number(values.visits); visit += 1) {
    await page.goto('about:blank');
    frames.length = 0;
    await client.send('Page.startScreencast', {format: 'png', everyNthFrame: 1});
    await page.goto(url + route, {waitUntil: 'load'});
    await settled(page);
    await pause(500);
    await client.send('Page.stopScreencast');
    const {start, changes} = await page.evaluate(() => ({
      start: performance.timeOrigin,
      changes: globalThis.changes,
    }));
    console.log(`\n${folder} ${route} ${values.width} px, ${values.mode}, visit ${visit}`);
    console.log('ms    what is visible');
    for (const {at, text} of changes) console.log(`${String(Math.round(at)).padEnd(5)} ${text}`);
    await writeFrames(frames, start, visit);
    printShifts(await page.evaluate(shiftsSeen));
  }
}

/** Writes each picture that differs from the one before, and prints how light its corners are. */
async function writeFrames(frames, start, visit) {
  const different = frames
    .toSorted((one, other) => one.at - other.at)
    .filter(({data}, index, sorted) => data !== sorted[index - 1]?.data);
  const page = await browser.newPage();
  if (values.out) mkdirSync(values.out, {recursive: true});
  const lights = [];
  for (const {data, at} of different) {
    const ms = Math.max(0, Math.round(at - start));
    const name = `${visit}-${String(ms).padStart(5, '0')}.png`;
    if (values.out) writeFileSync(join(values.out, name), Buffer.from(data, 'base64'));
    lights.push(`${ms}:${await page.evaluate(lightOf, data)}`);
  }
  await page.close();
  console.log(`${different.length} frames; ms:lightness of the background: ${lights.join(' ')}`);
}

/** The lightness, from 0 to 255, of the place in a picture where no page has text. */
async function lightOf(data) {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const [red, green, blue] = canvas.getImageData(4, image.height - 4, 1, 1).data;
  return Math.round((red + green + blue) / 3);
}

/** Opens pages for the first time, and prints what shifts. */
async function sweep(count) {
  const all = pathsIn(configOf().navigation);
  const step = Math.max(1, all.length / count);
  const paths = Array.from(
    {length: Math.min(count, all.length)},
    (_, i) => all[Math.floor(i * step)],
  );
  let worst = 0;
  let moving = 0;
  for (const path of paths) {
    const {context, page} = await openPage();
    await page.goto(`${url}#/${path}`, {waitUntil: 'load'});
    await settled(page);
    const shifts = await page.evaluate(shiftsSeen);
    const sum = sumOf(shifts);
    if (sum > 0) {
      moving += 1;
      worst = Math.max(worst, sum);
      console.log(`${folder} ${values.width} ${path}`);
      printShifts(shifts);
    }
    await context.close();
  }
  const result = `${moving} of ${paths.length} pages shift, worst ${worst.toFixed(4)}`;
  console.log(`${folder}, ${values.width} px: ${result}`);
}

function configOf() {
  const files = ['docs.json', 'mint.json'].map((name) => join(root, name));
  return JSON.parse(readFileSync(files.find(existsSync), 'utf8'));
}

/** The paths of pages that a navigation names. */
function pathsIn(value, key = '') {
  if (typeof value === 'string') {
    return /^(pages|root|\d+)$/.test(key) && /^[^\s:]+$/.test(value) && !value.includes('.')
      ? [value.replace(/^\/|\/$/g, '')]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, key));
  return Object.entries(Object(value)).flatMap(([name, item]) => pathsIn(item, name));
}

/** Resolves once the page is shown, idle, and has no request under way. */
async function settled(page) {
  await page
    .waitForFunction(() => document.querySelector('docs-site[data-path]'), {timeout: 30_000})
    .catch(() => undefined); // a page that does not exist
  let seen;
  do {
    seen = server.requests.length;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await pause(values.network === 'slow' ? 900 : 250);
  } while (server.requests.length > seen || server.unanswered() > 0);
}

function printShifts(shifts) {
  for (const {value, at, moved} of shifts) {
    console.log(`  shift ${value.toFixed(4)} at ${Math.round(at)} ms: ${moved.join('; ')}`);
  }
  console.log(`  layout shift in all: ${sumOf(shifts).toFixed(4)}`);
}

function sumOf(shifts) {
  return shifts.reduce((sum, {value}) => sum + value, 0);
}
