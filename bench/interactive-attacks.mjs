/**
 * How long a page does not answer while a component of it does too much.
 *
 *     node bench/interactive-attacks.mjs [--rounds 5] [--throttle 1] [--only 'in a handler']
 *
 * Opens a page with each component and clicks its button. A message that the page posts to itself
 * again and again tells how long the browser could do nothing else: the table has the longest time
 * between two of them in two seconds after the click, in milliseconds, and as a multiple of a fixed
 * JavaScript loop that is measured in the same page before the click. Prints the lowest and the
 * median of the rounds: other programs only add to the time. The first component only counts.
 * Builds `dist/` where it is missing.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {indexPage} from '../cli/init/index-page.mjs';
import {build} from '../scripts/lib/bundle/bundle.mjs';
import {findBrowser} from '../scripts/lib/engines/find-browser.mjs';
import {serve} from '../test/harness/static-server.mjs';
import {quartiles} from './quartiles.mjs';

/** So many milliseconds may pass until the page answers. */
const goal = 100;

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '5'},
    throttle: {type: 'string', default: '1'},
    only: {type: 'string', default: ''},
  },
});
const [rounds, throttle] = [values.rounds, values.throttle].map(Number);

/** What a click does, and what the component does once it has been clicked. */
const attacks = {
  'nothing but count': {},
  'loop in a handler': {click: 'for (;;) {}'},
  'loop with objects in a handler': {click: 'for (;;) ({a: [1, {b: 2}]});'},
  'regular expressions in a handler': {
    click: "for (;;) 'feat: something (abc) 1.2.3'.match(/(\\d+)\\.(\\d+)\\.(\\d+)/);",
  },
  'JSON in a handler': {click: "for (;;) JSON.parse(JSON.stringify({a: [1, 2, {b: 'c'}]}));"},
  'throw in a handler': {click: 'for (;;) { try { throw 1; } catch {} }'},
  'loop in rendering': {rendering: 'for (;;) {}'},
  'loop in an effect': {effect: 'for (;;) {}'},
  'loop in a timer': {click: 'setTimeout(() => { for (;;) {} });'},
  'work in an interval': {
    click: 'setInterval(() => { for (let i = 0; i < 9000; i++); setCount(Math.random()); }, 10);',
  },
  'arrays without end': {click: 'const all = []; for (;;) all.push(new Array(9000).fill(1));'},
  'texts without end': {
    click: "const all = []; for (let i = 0; ; i++) all.push('ab'.repeat(40000) + i);",
  },
  'elements without end': {click: 'for (;;) <div className="a"><b>{1}</b></div>;'},
  'a list of 9,000 elements': {
    shown: 'Array.from({length: 9000}, (_, index) => <b key={index}>{index} </b>)',
  },
  'updates in rendering': {rendering: 'setCount(count + 1);'},
  'updates in effects': {effect: 'setCount(count + 1);'},
  'ten thousand timers': {
    click: 'for (let i = 0; i < 10000; i++) setInterval(() => setCount(Math.random()), 10);',
  },
  'a thousand timers': {
    click: 'for (let i = 0; i < 999; i++) setInterval(() => setCount(Math.random()), 10);',
  },
  'promises without end': {click: '(async () => { for (;;) await null; })();'},
  'promises that make promises': {
    click: 'const more = () => { Promise.resolve().then(more).then(more); }; more();',
  },
};

function pageOf({click = '', rendering = '', effect = '', shown = 'null'}) {
  return `---
title: Attack
---

export const Attack = () => {
  const [count, setCount] = useState(0);
  useEffect(() => { if (count > 0) { ${effect} } });
  if (count > 0) { ${rendering} }
  const act = () => { setCount(1); ${click} };
  return <div id="attack"><button onClick={act}>{count}</button>{count > 0 && ${shown}}</div>;
};

<Attack />
`;
}

const names = Object.keys(attacks).filter(
  (name, index) => index === 0 || name.includes(values.only),
);
const pageNames = names.map((_, index) => `attack-${index}`);
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(`${dist}docs-site.js`)) await build();
const server = await serve({
  folders: {'docs-site/': dist},
  files: {
    'index.html': indexPage,
    'docs.json': JSON.stringify({name: 'Bench', navigation: {pages: pageNames}}),
    ...Object.fromEntries(
      names.map((name, index) => [`attack-${index}.mdx`, pageOf(attacks[name])]),
    ),
  },
});
const browser = await puppeteer.launch(await findBrowser());
try {
  console.log(`${rounds} rounds, CPU slowed down ${throttle}×\n`);
  console.log(`${'what a component does'.padEnd(36)}  lowest     median    times of the loop`);
  for (const [index, name] of names.entries()) {
    const measured = [];
    for (let round = 0; round < rounds; round++) measured.push(await measure(pageNames[index]));
    const times = measured.map(({longest}) => longest);
    const lowest = Math.min(...times);
    const [median] = quartiles(times);
    const ratio = lowest / Math.min(...measured.map(({fixed}) => fixed));
    console.log(
      `${name.padEnd(36)} ${lowest.toFixed(0).padStart(4)} ms  ${median.toFixed(0).padStart(6)} ms` +
        `    ${ratio.toFixed(1).padStart(6)}  ${lowest <= goal ? '' : `ABOVE ${goal} ms`}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}

/** The longest time without an answer after a click, and the time of the fixed loop. */
async function measure(pageName) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}#/${pageName}`);
    const button = await page.waitForSelector('#attack button');
    await page.waitForNetworkIdle();
    await page.emulateCPUThrottling(throttle);
    const fixed = await page.evaluate(timeOfLoop);
    await page.evaluate(observeAnswers);
    await button.click();
    const longest = await page.evaluate(() => globalThis.longestTime);
    return {longest, fixed};
  } finally {
    await context.close();
  }
}

/** Runs in the page: the shortest time of a fixed loop. */
function timeOfLoop() {
  let shortest = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    let hash = round;
    for (let i = 0; i < 5_000_000; i++) hash = (hash * 31 + i) | 0;
    globalThis.hash = hash;
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

/** Runs in the page: `longestTime` resolves two seconds after the next click. */
function observeAnswers() {
  globalThis.longestTime = new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    let last = performance.now();
    let longest = 0;
    let end = Infinity;
    port1.onmessage = () => {
      const now = performance.now();
      if (end < Infinity) longest = Math.max(longest, now - last);
      last = now;
      if (now > end) resolve(longest);
      else port2.postMessage('again');
    };
    const begin = () => {
      end = performance.now() + 2000;
    };
    addEventListener('click', begin, {capture: true, once: true});
    port2.postMessage('begin');
  });
}
