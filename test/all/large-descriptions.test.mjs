import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from '../harness/static-server.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

/** The policy that the documentation gives, with changes. */
const policy = (changes = {}) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': '* data:',
    'require-trusted-types-for': "'script'",
    'trusted-types': 'lit-html docs-site',
    ...changes,
  })
    .map((directive) => directive.join(' '))
    .join('; ');

/** 600 KB of YAML. */
const operationAt = (number) => `  /users/${number}:
    get:
      summary: User ${number}
      description: ${'Text of some length. '.repeat(25)}
      responses: {200: {description: Fine.}}
`;
const operations = Array.from({length: 1000}, (_, index) => operationAt(index + 1));
const description = `openapi: 3.1.1
info: {title: Users, version: '1'}
paths:
${operations.join('')}`;

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'API', pages: ['start', 'user']}]},
  'start.md': '# Start',
  'user.md': '---\nopenapi: users.yaml GET /users/700\n---\n',
  'users.yaml': description,
};

/** Opens the page of an operation of the large file. */
async function openUser(t, options) {
  const site = await openSite(t, {files, route: '#/start', ...options});
  await site.shown('start');
  const workers = {started: 0, ended: 0};
  site.page.on('workercreated', () => (workers.started += 1));
  site.page.on('workerdestroyed', () => (workers.ended += 1));
  await site.goTo('#/user');
  return {site, workers};
}

async function assertShown(site) {
  await site.shown('user');
  await site.says('Text of some length.');
  assert.match(await site.page.title(), /^User 700/);
}

describe('a large API description in YAML', () => {
  it('is parsed in a worker under the strict policy', async (t) => {
    const headers = {'content-security-policy': policy()};
    const {site, workers} = await openUser(t, {headers});
    await assertShown(site);
    await site.settled();
    assert.deepEqual(workers, {started: 1, ended: 1});
  });

  for (const [name, changes] of [
    ['workers', {'worker-src': "'none'"}],
    ['the URL of the worker', {'trusted-types': 'lit-html'}],
  ]) {
    it(`is shown where a policy refuses ${name}`, async (t) => {
      const headers = {'content-security-policy': policy(changes)};
      const {site} = await openUser(t, {headers});
      await assertShown(site);
      // The browser itself logs what it refuses.
      const [directive] = Object.keys(changes);
      assert.ok(site.problems.length > 0);
      site.problems = site.problems.filter((text) => !text.includes(directive));
    });
  }

  it('is shown where the script is on another origin', async (t) => {
    const cdn = await serve({
      folders: {'': join(root, 'dist')},
      headers: {'access-control-allow-origin': '*'},
    });
    t.after(() => cdn.close());
    const index = indexPage.replaceAll('docs-site/', cdn.url);
    const {site} = await openUser(t, {
      files: {...files, 'index.html': index},
      allowed: [cdn.url],
    });
    await assertShown(site);
  });

  it('is no longer requested once the site is removed', async (t) => {
    const site = await openSite(t, {files, route: '#/start', held: ['users.yaml']});
    await site.shown('start');
    await site.page.evaluate(() => {
      const {fetch} = globalThis;
      globalThis.fetch = (url, options) => {
        if (String(url).endsWith('users.yaml')) globalThis.request = options.signal;
        return fetch(url, options);
      };
    });
    await site.goTo('#/user');
    await site.network.asked('users.yaml');
    const isAborted = await site.page.$eval('docs-site', async (element) => {
      const before = globalThis.request.aborted;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      return [before, globalThis.request.aborted];
    });
    assert.deepEqual(isAborted, [false, true]);
  });
});
