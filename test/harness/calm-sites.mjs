import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {openSite} from './open-site.mjs';
import {root} from './sources.mjs';

/** The text of a page. */
export const page = (title) =>
  `---\ntitle: ${title}\n---\n\nThe text.\n\n## A part\n\nMore text.\n`;

/** A site with tabs and a banner. */
export const tabs = {
  'docs.json': {
    name: 'Acme',
    banner: {content: 'Version 2 is here, with everything you have been waiting for.'},
    navigation: {
      tabs: [
        {tab: 'Guides', groups: [{group: 'Start', pages: ['start', 'more']}]},
        {tab: 'Reference', groups: [{group: 'All', pages: ['all', 'rest']}]},
      ],
    },
  },
  ...Object.fromEntries(
    ['start', 'more', 'all', 'rest'].map((name) => [`${name}.mdx`, page(name)]),
  ),
};

/** A site with one page. */
export const single = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['start']}]},
  'start.mdx': page('Start'),
};

/** The path of a part of the bundle beside a site. */
export function chunk(name) {
  const [version] = readdirSync(join(root, 'dist/chunks'));
  return `docs-site/chunks/${version}/${name}.js`;
}

/** Waits until what surrounds the page is stored, which happens when the browser is idle. */
export async function visit(site) {
  await site.shown('start');
  await site.settled();
}

/**
 * Opens a page with a link to one that the reader has not seen in a list; asserts that the browser
 * fetches that page when they point to the link.
 *
 * @param {import('node:test').TestContext} t
 * @param {(link: import('puppeteer-core').ElementHandle) => Promise<void>} point
 */
export async function fetches(t, point) {
  const start = `${page('Start')}\nRead [the rest](/rest).\n`;
  const site = await openSite(t, {files: {...tabs, 'start.mdx': start}, route: '#/start'});
  await site.shown('start');
  await site.settled();
  const isFetched = () => site.requests.some((url) => url.endsWith('/rest.mdx'));
  assert.equal(isFetched(), false);
  const answered = site.page.waitForResponse((answer) => answer.url().endsWith('/rest.mdx'));
  await point(await site.find('link', 'the rest'));
  await answered;
  assert.match(site.page.url(), /#\/start$/);
}
