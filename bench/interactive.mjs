/**
 * How long readers wait for what a component shows after they act, compared with React.
 *
 *     node bench/interactive.mjs [--rounds 9] [--throttle 4]
 *
 * Opens the same page with the same component, a list of 200 rows (`row-list.jsx`), by turns: shown
 * by the site, and by the production build of React 19. In each round, every act is done five times
 * in both. Takes the time from the event of the browser until the first frame with what is new has
 * been painted: a message that is posted in the callback of that frame arrives after its styles,
 * layout and painting. Entries of `PerformanceObserver` are not used, as their durations are
 * multiples of 8 ms. Prints the median of the ratios with their quartiles, and the times. The first
 * time that an act is done on a page is apart. Builds `dist/` where it is missing.
 */
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {indexPage} from '../cli/init/index-page.mjs';
import {build} from '../scripts/lib/bundle/bundle.mjs';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {quartiles} from './quartiles.mjs';
import {reactScript, rowListSite} from './row-list-pages.mjs';

/** What an update may take, in times of React's. */
const goal = 3;

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '9'},
    throttle: {type: 'string', default: '4'},
  },
});
const [rounds, throttle] = [values.rounds, values.throttle].map(Number);

/** What is clicked or typed each time. */
const acts = {
  'count in a row': {clicks: [2, 3, 4, 5, 6].map((row) => `tr:nth-child(${row}) .count`)},
  'toggle a row': {clicks: [2, 3, 4, 5, 6].map((row) => `tr:nth-child(${row}) .toggle`)},
  'sort all rows': {clicks: ['.by-name', '.by-size', '.by-name', '.by-size', '.by-name']},
  'type into the filter': {keys: 'eraic'},
  'append a row': {clicks: Array(5).fill('.append')},
};

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(`${dist}docs-site.js`)) await build();
const server = await serve({
  folders: {'docs-site/': dist},
  files: {'index.html': indexPage, ...rowListSite},
});
const script = await reactScript();
const browser = await puppeteer.launch(await findBrowser());
try {
  const pairs = [];
  // The first pair only warms up what browser and system keep.
  for (let round = 0; round <= rounds; round++) {
    const pair = [];
    // Who goes first changes, so that neither profits from it.
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
      pair[which] = await measurePage(which === 0 ? 'own' : 'react');
    }
    assert.deepEqual(pair[0].texts, pair[1].texts, 'both show the same after each act');
    if (round > 0) pairs.push(pair.map(({times}) => times));
  }
  print(pairs);
} finally {
  await browser.close();
  await server.close();
}

/** The times of each act, and what was shown after it. */
async function measurePage(name) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({width: 1280, height: 800});
    await page.goto(`${server.url}#/${name}`);
    await page.waitForSelector('#rows');
    if (name === 'react') await page.evaluate(script);
    await page.waitForSelector('#rows tbody tr');
    await page.waitForNetworkIdle();
    await page.emulateCPUThrottling(throttle);
    const times = {};
    const texts = [];
    for (const [act, {clicks, keys = ''}] of Object.entries(acts)) {
      times[act] = [];
      for (const selector of clicks ?? []) {
        times[act].push(await measureClick(page, `#rows ${selector}`));
        texts.push(await shownText(page));
      }
      if (keys !== '') await page.focus('#rows input');
      for (const key of keys) {
        times[act].push(await measure(page, 'keydown', () => page.keyboard.press(key)));
        texts.push(await shownText(page));
        await measure(page, 'keydown', () => page.keyboard.press('Backspace'));
      }
    }
    return {times, texts};
  } finally {
    await context.close();
  }
}

async function measureClick(page, selector) {
  const [x, y] = await page.$eval(selector, (element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  await page.mouse.move(x, y);
  return measure(page, 'click', () => page.mouse.click(x, y));
}

/** The time from an event that `act` causes until what has changed is painted. */
async function measure(page, type, act) {
  await page.evaluate(expectUpdate, type);
  await act();
  return page.evaluate(() => globalThis.updated);
}

/** Runs in the page. */
function expectUpdate(type) {
  const {port1, port2} = new MessageChannel();
  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document.querySelector('#rows'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  globalThis.updated = new Promise((resolve) => {
    const listener = ({timeStamp}) => {
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      const look = () => {
        if (!hasChanged) return requestAnimationFrame(look);
        observer.disconnect();
        port2.postMessage('painted');
      };
      requestAnimationFrame(look);
    };
    addEventListener(type, listener, {capture: true, once: true});
  });
}

async function shownText(page) {
  return page.$eval('#rows', (rows) => {
    const classes = Array.from(rows.querySelectorAll('tbody span'), ({className}) => className);
    return [rows.textContent, ...classes].join('\n');
  });
}

function print(pairs) {
  console.log(`${rounds} rounds, CPU slowed down ${throttle}×\n`);
  for (const act of Object.keys(acts)) {
    const first = pairs.map((pair) => pair.map((times) => times[act][0]));
    const later = pairs.flatMap(([own, react]) =>
      own[act].slice(1).map((time, index) => [time, react[act][index + 1]]),
    );
    for (const [name, some] of Object.entries({[act]: later, '  the first time': first})) {
      const [ratio, low, high] = quartiles(some.map(([own, react]) => own / react));
      const [own, react] = [0, 1].map((which) => quartiles(some.map((pair) => pair[which]))[0]);
      const verdict = ratio <= goal ? 'within' : 'ABOVE';
      console.log(
        `${name.padEnd(22)} ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ` +
          `${verdict} ${goal}: ${own.toFixed(1)} ms, React ${react.toFixed(1)} ms`,
      );
    }
  }
}
