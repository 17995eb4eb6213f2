import assert from 'node:assert/strict';
import {mkdtemp} from 'node:fs/promises';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {codeInPage} from './code-in-page.mjs';
import {ready} from './offline-site.mjs';
import {openAt} from './open-site.mjs';
import {allPages, awkwardPages, hiddenPage, publishDemo} from './published-demo.mjs';
import {filesIn, textOf} from './sources.mjs';
import {pagesHost, whySkipped} from './static-hosts.mjs';

/** The documented policy, with the hash of the style that our `index.html` has. */
export const policy = codeInPage('demo/guide/security.mdx', 'http Response header')
  .replace('Content-Security-Policy: ', '')
  .replace("style-src 'self'", `$& ${/'sha256-[^']+'/.exec(textOf('demo/guide/security.mdx'))}`);

/**
 * Tests that the demo is the same site on hosts of static files.
 *
 * @param {import('./static-hosts.mjs').StaticHost[]} hosts
 */
export function describeHosts(hosts) {
  let demo;
  let expected;
  before(async () => (demo = await publishDemo()));
  after(() => demo.remove());

  /** Opens the site on a host. */
  async function open(t, host, router, route) {
    const work = await mkdtemp(join(demo.work, 'server-'));
    const server = await host.start(demo[router], {work, router});
    t.after(() => server.close());
    const site = {url: `${server.url}team/docs/`, requests: [], unanswered: () => 0};
    return openAt(t, site, {route, allowed: [server.url]});
  }

  /** The same with the history router; unknown paths are for the host, or the service worker. */
  async function openHistory(t, host) {
    const site = await open(t, host, host.answersPaths ? 'history' : 'offline');
    await site.shown('guide/introduction');
    if (!host.answersPaths) await ready(site);
    return site;
  }

  for (const host of hosts) {
    describe(`on ${host.name}`, {skip: whySkipped(host)}, () => {
      it('the demo has all its pages, with the same links', async (t) => {
        expected ??= await read(await open(t, pagesHost, 'hash'));
        const found = await read(await open(t, host, 'hash'));
        assert.deepEqual(found, expected);
        assert.deepEqual(
          found.map(([path]) => path),
          allPages.toReversed(),
        );
      });

      it('the URL of the folder without its slash opens the site, with its query', async (t) => {
        const site = await open(t, host, 'hash');
        await site.page.goto(`${site.server.url.slice(0, -1)}?from=mail#/guide/hosting`);
        await site.shown('guide/hosting');
        const {pathname, search} = new URL(site.page.url());
        assert.deepEqual([pathname, search], ['/team/docs/', '?from=mail']);
      });

      it('a page outside of the navigation has exactly the name of its file', async (t) => {
        const site = await open(t, host, 'hash', `#/${hiddenPage}`);
        await site.shown(hiddenPage);
        await site.goTo(`#/${hiddenPage.toLowerCase()}`);
        await site.says(`${hiddenPage.toLowerCase()}.mdx`);
      });

      it('URLs without a hash are those of pages, and stay on reload', async (t) => {
        const site = await openHistory(t, host);
        const paths = ['hosting/nginx', ...awkwardPages.slice(1)];
        const isAt = async (path) => {
          await site.shown(path);
          assert.equal(pathOf(site), `/team/docs/${path}`);
        };
        for (const path of paths) {
          await site.page.$eval('docs-site', (element, to) => void (element.path = to), path);
          await isAt(path);
          await site.page.reload();
          await isAt(path);
        }
        await site.page.goBack();
        await isAt(paths.at(-2));
      });

      const others = {
        'guide/hosting/?tags=a&x=%2F': 'guide/hosting',
        'Guide/HOSTING#publish-changes': 'guide/hosting',
        paths: 'paths/index',
        'paths/index': 'paths/index',
        'paths/%C3%BCber%20uns': 'paths/über uns',
      };
      it('URLs without a hash that are written in other ways lead to their page', async (t) => {
        const site = await openHistory(t, host);
        for (const [written, path] of Object.entries(others)) {
          await site.page.goto('about:blank');
          await site.page.goto(site.server.url + written);
          await site.shown(path);
          const {search, hash} = new URL(written, site.server.url);
          const url = new URL(site.page.url());
          assert.deepEqual([url.search, url.hash], [search, hash], written);
        }
      });

      if (!host.setsHeaders) return;

      it('types, caching and the policy are as documented', async (t) => {
        const site = await open(t, host, 'hash', '#/guide/hosting');
        await site.shown('guide/hosting');
        const answerOf = (path) => fetch(site.server.url + path, {method: 'HEAD'});
        for (const path of hashedFiles()) {
          const {headers} = await answerOf(path);
          assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable', path);
        }
        const types = {
          '': /^text\/html/,
          'docs.json': /^application\/json/,
          'guide/hosting.mdx': /^text\/markdown/,
          'docs-sw.js': /^(?:text|application)\/javascript/,
          'docs-site/docs-site.js': /^(?:text|application)\/javascript/,
          'docs-site/main.js': /^(?:text|application)\/javascript/,
        };
        for (const [path, type] of Object.entries(types)) {
          const {headers} = await answerOf(path);
          assert.match(headers.get('content-type'), type, path);
          assert.equal(headers.get('cache-control'), 'no-cache', path);
          assert.equal(headers.get('content-security-policy'), policy, path);
        }
        assert.equal((await answerOf('guide/missing.mdx')).status, 404);
      });
    });
  }
}

/** Goes to each page, and reads its path, its title and its links without the site's URL. */
async function read(site) {
  await site.shown('guide/introduction');
  return site.page.evaluate(
    async (pages, url) => {
      const element = document.querySelector('docs-site');
      const found = [];
      // The first page is shown already.
      for (const path of pages.reverse()) {
        const shown = new Promise((resolve) => {
          element.addEventListener('docs-page-shown', resolve, {once: true});
        });
        element.path = path;
        await shown;
        const links = [element, element.shadowRoot].flatMap((from) => [
          ...from.querySelectorAll('a'),
        ]);
        const hrefs = links.map(({href}) => href.replace(url, '')).sort();
        found.push([element.path, document.title, ...hrefs]);
      }
      return found;
    },
    allPages,
    site.server.url,
  );
}

const pathOf = (site) => decodeURIComponent(new URL(site.page.url()).pathname);

/** A chunk and a file of icons, whose folders have a hash as their name. */
function hashedFiles() {
  const chunks = filesIn('dist/chunks', '.js').filter((path) => path.endsWith('/tabs.js'));
  const icons = filesIn('dist/icons', '.json').filter((path) => path.endsWith('/common.json'));
  return [...chunks, ...icons].map((path) => path.replace('dist/', 'docs-site/'));
}
