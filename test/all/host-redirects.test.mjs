import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from '../harness/static-server.mjs';
import {acme} from '../harness/acme.mjs';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';

const cors = {'access-control-allow-origin': '*'};

/** Another origin, whose files every site may read. */
async function otherOrigin(t, options = {}) {
  const other = await serve({headers: cors, files: {'x.md': '# Elsewhere'}, ...options});
  t.after(() => other.close());
  return other;
}

/** Removes the log of the browser that it has refused a redirect. */
function forgetRefusals(site) {
  const refusal =
    /Unsafe attempt to load URL|Security Error: Content at \S+ may not load data from/;
  site.problems = site.problems.filter((text) => !refusal.test(text));
}

const at = (src) => `${indexPage}<body><docs-site src="${src}"></docs-site>`;

describe('a host that redirects files to another origin', () => {
  for (const [what, file, route] of [
    ['its configuration', 'docs.json', ''],
    ['a page', 'guides/start.md', '#/guides/start'],
  ]) {
    it(`has nothing requested there: ${what}`, async (t) => {
      const other = await otherOrigin(t);
      const redirects = {[file]: `${other.url}x.md`};
      // The browser announces the request that it refuses to send.
      const allowed = [other.url];
      const site = await openSite(t, {files: acme, redirects, route, allowed});
      await site.says('does not redirect the file to another origin');
      assert.deepEqual(other.requests, []);
      forgetRefusals(site);
    });
  }
});

describe('a host that redirects files beside the pages to another origin', () => {
  it('has nothing requested there: an index', async (t) => {
    const other = await otherOrigin(t);
    const redirects = {'index.json': `${other.url}x.md`};
    const index = `${indexPage}<body><docs-site index="index.json"></docs-site>`;
    const site = await openSite(t, {
      files: {...acme, 'index.html': index},
      redirects,
      allowed: [other.url],
    });
    await site.shown('introduction');
    await site.settled();
    assert.ok(site.requests.includes('/index.json'));
    assert.deepEqual(other.requests, []);
    forgetRefusals(site);
  });
});

describe('a host that redirects files inside the site', () => {
  it('is followed, also in early requests', async (t) => {
    const {'docs.json': config, 'introduction.md': page, ...files} = acme;
    const site = await openSite(t, {
      files: {...files, 'moved/docs.json': config, 'moved/introduction.md': page},
      redirects: {
        'docs.json': '/moved/docs.json',
        'introduction.mdx': '/moved/introduction.md',
        'introduction.md': '/moved/introduction.md',
      },
      route: '#/introduction',
    });
    await site.shown('introduction');
    assert.equal(site.requests.filter((url) => url === '/docs.json').length, 1);
  });
});

describe('a site on another origin', () => {
  it('is shown, and redirects inside it are followed', async (t) => {
    const {'introduction.md': page, ...files} = acme;
    const other = await otherOrigin(t, {
      files: {...files, 'docs.json': JSON.stringify(acme['docs.json']), 'moved.md': page},
      intercept(path, response) {
        if (!path.startsWith('introduction.')) return false;
        response.writeHead(302, {...cors, location: '/moved.md'}).end();
        return true;
      },
    });
    const index = {'index.html': at(other.url)};
    const site = await openSite(t, {files: index, allowed: [other.url]});
    await site.shown('introduction');
    assert.equal(other.requests.filter((url) => url === '/docs.json').length, 1);
  });
});

describe('a site whose URL is not one of HTTP', () => {
  for (const src of ['javascript:alert(1)', 'file:///docs/', 'ws://localhost/', 'data:,x']) {
    it(`has nothing requested: ${src}`, async (t) => {
      const site = await openSite(t, {files: {'index.html': at(src)}});
      await site.says('must be http: or https: URLs');
      assert.deepEqual(
        site.requests.filter((url) => url !== '/' && url !== '/favicon.ico'),
        [],
      );
    });
  }
});
