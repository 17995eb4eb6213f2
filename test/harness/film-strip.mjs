/**
 * Shows how a site loads: every painted frame until nothing happens any more, what is visible in
 * it, and how much the layout shifts.
 *
 *     node test/harness/film-strip.mjs demo '#/guide/quickstart' --width 390 --mode dark
 *
 * Options: `--width` and `--height` of the window, `--mode` of the system (`light`, `dark`),
 * `--network slow` (150 ms, 1.6 Mbit/s, CPU slowed four times) or `none`, `--visits` for repeat
 * visits, `--out` for a folder for the pictures, `--dist` for another bundle, `--pause` for the
 * milliseconds after which the host answers.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {publishedSite} from './published-site.mjs';
import {shiftsSeen, watchFrames} from './watch-loading.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    width: {type: 'string', default: '1440'},
    height: {type: 'string', default: '900'},
    mode: {type: 'string', default: 'light'},
    network: {type: 'string', default: 'slow'},
    visits: {type: 'string', default: '1'},
    pause: {type: 'string', default: '0'},
    out: {type: 'string'},
    dist: {type: 'string', default: 'dist'},
  },
});
const [folder = 'demo', route = ''] = positionals;
const {url, browser, openPage, settled, close} = await publishedSite({
  folder,
  dist: values.dist,
  delay: Number(values.pause),
  isSlow: values.network === 'slow',
});
try {
  await showStrip();
} finally {
  await close();
}

async function showStrip() {
  const {width, height, mode} = values;
  const {page, client} = await openPage({width: Number(width), height: Number(height), mode});
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

function printShifts(shifts) {
  for (const {value, at, moved} of shifts) {
    console.log(`  shift ${value.toFixed(4)} at ${Math.round(at)} ms: ${moved.join('; ')}`);
  }
  const sum = shifts.reduce((all, {value}) => all + value, 0);
  console.log(`  layout shift in all: ${sum.toFixed(4)}`);
}
