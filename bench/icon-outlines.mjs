/**
 * How much the icons differ from Font Awesome's SVG files since their coordinates are rounded:
 * `node bench/icon-outlines.mjs`, after `npm run build`.
 *
 * Draws each icon 64 pixels high, once from the SVG file and once from `dist/icons/`, and compares
 * how opaque each pixel is, from 0 to 255. An icon is drawn eight times as large and scaled down,
 * because the browser itself knows only a few values for the edge of a shape.
 */
import puppeteer from 'puppeteer-core';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {root} from '../test/harness/sources.mjs';

const icons = join(root, 'dist/icons');
const [folder] = readdirSync(icons).filter((name) => name !== 'LICENSE.txt');
const drawn = readdirSync(join(icons, folder)).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(icons, folder, file), 'utf8'))),
);
const pairs = drawn
  .filter(([, entry]) => typeof entry !== 'string')
  .map(([name, [, path]]) => [name, path, sourceOf(name)]);

const browser = await puppeteer.launch(await findBrowser());
try {
  const page = await browser.newPage();
  const results = [];
  for (let i = 0; i < pairs.length; i += 200) {
    results.push(...(await page.evaluate(compare, pairs.slice(i, i + 200))));
  }
  results.sort(([, one], [, other]) => other - one);
  const at = (part) => Math.round(results[Math.floor(results.length * part)][1]);
  console.log(`${results.length} icons, the largest difference of a pixel, of 255:`);
  console.log(`  median ${at(0.5)}, 90th percentile ${at(0.1)}, maximum ${at(0)}`);
  const largest = results.slice(0, 5).map(([name, most]) => `${name} ${Math.round(most)}`);
  console.log(`  ${largest.join(', ')}`);
} finally {
  await browser.close();
}

function sourceOf(name) {
  const source = join(root, 'node_modules/@fortawesome/fontawesome-free/svgs');
  const candidates = name.includes('/') ? [name] : [`solid/${name}`, `brands/${name}`];
  for (const candidate of candidates) {
    try {
      const svg = readFileSync(join(source, `${candidate}.svg`), 'utf8');
      return / d="([^"]+)"/.exec(svg)[1];
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`There is no SVG file of ${name}.`);
}

/** Runs in the browser. There is space around an icon: some are wider than high. */
function compare(pairs) {
  const scale = 8;
  const pixels = 96;
  const size = pixels * scale;
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d', {willReadFrequently: true});
  context.setTransform(1, 0, 0, 1, 64, 128);
  const coverage = (path) => {
    context.clearRect(-64, -128, size, size);
    context.fill(new Path2D(path));
    const {data} = context.getImageData(0, 0, size, size);
    const sums = new Float64Array(pixels * pixels);
    for (let i = 0; i < size * size; i++) {
      const pixel = Math.floor(i / size / scale) * pixels + Math.floor((i % size) / scale);
      sums[pixel] += data[i * 4 + 3] / (scale * scale);
    }
    return sums;
  };
  return pairs.map(([name, path, exact]) => {
    const other = coverage(exact);
    return [name, Math.max(...coverage(path).map((value, i) => Math.abs(value - other[i])))];
  });
}
