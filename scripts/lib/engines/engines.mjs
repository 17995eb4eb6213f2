import {findFirefox, startFirefox} from './firefox.mjs';
import {findWebKit, startWebKit} from './webkit.mjs';

/**
 * A browser that tests run in. `find` returns a falsy value where it is not installed; `packages`
 * are those of Debian. `start` gets what was found, and a function to call when the browser has
 * ended. `type` says which methods its pages have: commands such as `sendKeys` use those of
 * Puppeteer or of Playwright. `concurrency` is how many pages it can have at once, if it has a
 * limit.
 *
 * @typedef {typeof import('./chromium.mjs').chromium | (typeof engines)['firefox']} Engine
 */

/**
 * The browsers that tests run in besides Chromium, by the value of `ENGINE` that selects one.
 * Journeys are written for Puppeteer, which cannot control WebKit.
 */
export const engines = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    type: 'puppeteer',
    concurrency: 1,
    runsJourneys: true,
    find: findFirefox,
    start: startFirefox,
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    type: 'playwright',
    concurrency: 1,
    runsJourneys: false,
    find: findWebKit,
    start: startWebKit,
  },
};

/** The engine that the environment selects, `undefined` for Chromium. */
export function selectedEngine() {
  const {ENGINE} = process.env;
  if (!ENGINE) return undefined;
  if (!Object.hasOwn(engines, ENGINE)) {
    throw new Error(`ENGINE is "${ENGINE}", and has to be one of: ${Object.keys(engines)}.`);
  }
  return engines[ENGINE];
}
