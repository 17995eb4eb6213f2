import {findFirefox, startFirefox} from './firefox.mjs';
import {findWebKit, startWebKit} from './webkit.mjs';

/**
 * The browsers that tests run in besides Chromium, by the value of `ENGINE` that selects one.
 * `find` returns `undefined` where one is not installed; `packages` are those of Debian. Journeys
 * are written for Puppeteer, which cannot control WebKit.
 */
export const engines = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    type: 'puppeteer',
    runsJourneys: true,
    find: findFirefox,
    start: startFirefox,
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    type: 'playwright',
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
