import {shiftsSeen, watchShifts} from './watch-loading.mjs';

/** Two frames: the first is painted when the second begins. */
export function nextFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * What moves when a site is opened one of whose files comes after the first frame, and after the
 * top bar is as `top` says: a line for each shift.
 *
 * @param {import('./site-page.mjs').SitePage} site
 * @param {string} [path] The page.
 * @param {object} [options]
 * @param {string} [options.late] The file that comes late.
 * @param {{visible?: boolean}} [options.top]
 */
export async function shiftsOf(site, path = 'start', {late = 'docs.json', top = {}} = {}) {
  const {network} = site;
  network.hold(late);
  await site.open(`#/${path}`);
  // Not in new documents: pages have frames in which no script may run.
  await site.page.evaluate(watchShifts);
  await site.page.waitForSelector('>>> [part="top"]', top);
  await site.page.evaluate(nextFrames);
  network.release(late);
  await site.shown(path);
  await site.settled();
  await site.page.evaluate(nextFrames);
  return (await site.page.evaluate(shiftsSeen)).map(
    ({value, moved}) => `${value.toFixed(4)}: ${moved.join('; ')}`,
  );
}

/** The same when the reader's browser knows nothing of the site. */
export async function shiftsOfFirstVisit(site, path) {
  await site.page.goto(`${site.server.url}docs.json`);
  await site.page.evaluate(() => localStorage.clear());
  return shiftsOf(site, path);
}
