import {accessibilityFaults, seeAll} from './axe.mjs';
import {openSite} from './open-site.mjs';

/** Pages of the demo with parts of all kinds. */
const paths = [
  'guide/introduction',
  'guide/markdown',
  'guide/navigation',
  'components/overview',
  'components/code-features',
  'components/icons-and-badges',
  'components/request-and-response-examples',
  'components/trees',
  'components/views',
  'api/playground',
  'reference/changelog',
  'reference/a-page-with-mistakes',
];
const widths = [1440, 768, 390];

/** Opens the demo as readers see it. */
export async function openDemo(t, {width, mode, files}) {
  const route = `#/${paths[0]}`;
  const site = await openSite(t, {folder: 'demo', isInsecure: true, files, route});
  const features = {'prefers-color-scheme': mode, 'prefers-reduced-motion': 'reduce'};
  await site.page.emulateMediaFeatures(
    Object.entries(features).map(([name, value]) => ({name, value})),
  );
  await site.page.setViewport({width, height: 844});
  return site;
}

/** Shows a page of it, all of which has been drawn. */
export async function showWhole(site, path) {
  await site.goTo(`#/${path}`);
  await site.shown(path);
  await site.settled();
  await seeAll(site.page);
  await site.settled();
}

/** A line for each fault of what is shown. */
export async function faultLines({page}) {
  return (await accessibilityFaults(page)).map(({rule, html, why}) => `${rule}: ${html} ${why}`);
}

/**
 * The faults of the pages of the demo in a mode, with their paths. Each page has one of three
 * widths: `first` is the one of the first page.
 */
export async function faultsOfPages(t, mode, first) {
  const site = await openDemo(t, {width: widths[0], mode});
  const faults = [];
  for (const [index, path] of paths.entries()) {
    const width = widths[(index + first) % widths.length];
    await site.page.setViewport({width, height: 844});
    await showWhole(site, path);
    for (const line of await faultLines(site)) faults.push(`${path}, ${width} px: ${line}`);
  }
  return faults;
}
