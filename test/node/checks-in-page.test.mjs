import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {join} from 'node:path';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {folderWith} from '../harness/command.mjs';
import {openAt, openAuthorsSite as openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const {serveSite} = await loadSource('cli/serve/site-server.ts');

const page = (body) => `---\ntitle: A page\ndescription: What it is for.\n---\n\n${body}\n`;
const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['page', 'other']}]};
const vague = 'Click [here](/other).';
const site = (body, others = {}) => ({
  'docs.json': config,
  'page.md': page(body),
  'other.md': page('Text.'),
  ...others,
});

/** Resolves once the list of problems has these codes; the messages are text of ours. */
const listed = ({page: tab}, codes) =>
  tab.waitForFunction(
    (wanted) => {
      const problems = document
        .querySelector('docs-site')
        ?.shadowRoot?.querySelector('docs-problems');
      const found = (problems?.diagnostics ?? []).map(({code, severity}) => `${severity} ${code}`);
      return JSON.stringify(found.sort()) === wanted;
    },
    {},
    JSON.stringify([...codes].sort()),
  );
const ofSettings = ({requests}) => requests.filter((url) => url.includes('docs-check.json'));

describe('what docs.json does not name, on the machine of the author', () => {
  const told = ({page: tab}) =>
    tab.evaluate(() => {
      const {shadowRoot} = document.querySelector('docs-site');
      return shadowRoot.querySelector('docs-problems').diagnostics.map(({hint}) => hint);
    });
  const api = {
    openapi: '3.1.1',
    info: {title: 'API', version: '1'},
    servers: [{url: 'https://api.example'}],
    paths: {'/users': {get: {summary: 'List users', responses: {}}}},
  };

  it('is an OpenAPI file in a likely place, which is shown', async (t) => {
    const files = site('Text.', {
      'page.md': '---\ntitle: A page\ndescription: It is.\nopenapi: GET /users\n---\n',
      'api-reference/openapi.json': api,
    });
    const shown = await openSite(t, {files});
    await listed(shown, ['error openapi/not-named']);
    assert.match((await told(shown))[0], /^Add "openapi": "\/api-reference\/openapi\.json"/);
    assert.equal(await shown.page.$eval('h1', (title) => title.textContent.trim()), 'A page');
  });

  it('is not looked for on a published host', async (t) => {
    const files = site('Text.', {
      'page.md': '---\ntitle: A page\ndescription: It is.\nopenapi: GET /users\n---\n',
      'openapi.json': api,
      'style.css': 'p { margin: 0 }',
    });
    const shown = await openSite(t, {files, isAuthors: false, route: '?problems'});
    await listed(shown, ['error openapi/not-found']);
    await shown.settled();
    const asked = shown.server.requests.filter((url) => /openapi\.|\.css$/.test(url));
    assert.deepEqual(asked, []);
  });
});

describe('the rules of writing, on the machine of the author', () => {
  it('are checked on each page that is shown', async (t) => {
    const site_ = await openSite(t, {files: site(vague)});
    await site_.shown('page');
    await listed(site_, ['warning writing/link-text']);
    await site_.goTo('#/other');
    await site_.shown('other');
    await listed(site_, []);
    await site_.goTo('#/page');
    await listed(site_, ['warning writing/link-text']);
  });

  it('have the levels of docs-check.json, also for problems of the configuration', async (t) => {
    const rules = {'writing/link-text': 'error', 'writing/top-heading': 'off', 'config/*': 'info'};
    const shown = await openSite(t, {
      files: site(`${vague}\n\n# Top`, {
        'docs.json': {...config, colour: 'red'},
        'docs-check.json': {rules},
      }),
    });
    await listed(shown, ['error writing/link-text', 'info config/unknown-property']);
    assert.equal(ofSettings(shown).length, 1);
  });

  it('are not checked in files that docs-check.json ignores', async (t) => {
    const files = site(`${vague} <Crad />`, {'docs-check.json': {ignore: ['page.md']}});
    const shown = await openSite(t, {files});
    await shown.shown('page');
    await shown.settled();
    await listed(shown, ['warning page/unknown-component']);
  });

  it('are turned off by comments, which need a reason', async (t) => {
    const comment = (code) => `{/* docs-check-disable-next-line ${code} */}`;
    const shown = await openSite(t, {
      files: site(
        `${comment('writing/link-text: a quote')}\n${vague}\n\n` +
          `${comment('writing/top-heading')}\n# Top\n\n` +
          // Only a check of the whole site can say whether this one is of use.
          `${comment('link/missing-page: it is made later')}\n[Later](/later)\n\n` +
          `${comment('writing/steps: a quote')}\nText.`,
      ),
    });
    await listed(shown, [
      'warning check/no-reason',
      'warning check/unused-comment',
      'warning writing/top-heading',
    ]);
  });

  it('request docs-check.json only when there is something to report', async (t) => {
    const shown = await openSite(t, {files: site('Text.')});
    await shown.shown('page');
    await shown.settled();
    assert.deepEqual(ofSettings(shown), []);
  });

  it('are neither loaded nor checked for readers of the published site', async (t) => {
    const shown = await openSite(t, {files: site(vague), isAuthors: false});
    await shown.shown('page');
    await shown.settled();
    assert.deepEqual(ofSettings(shown), []);
    assert.equal(shown.server.requests.filter((url) => url.includes('/validate.js')).length, 0);
  });

  it('are checked on the published site with ?problems', async (t) => {
    const options = {files: site(vague), isAuthors: false, route: '?problems'};
    await listed(await openSite(t, options), ['warning writing/link-text']);
  });

  it('are left to a program that checks the whole site', async (t) => {
    const files = site(vague, {'docs.json': JSON.stringify(config)});
    const options = {site: await folderWith(t, files), dist: join(root, 'dist'), isChecked: true};
    const server = await serveSite({...options, port: 0});
    t.after(() => server.close());
    const prepare = (tab) =>
      tab.evaluateOnNewDocument(() => {
        addEventListener('docs-before-check', (event) => (window.beforeCheck = event));
      });
    const shown = await openAt(t, server, {prepare});
    const requests = [];
    shown.page.on('request', (request) => requests.push(request.url()));
    await shown.page.waitForFunction(() => window.beforeCheck);
    assert.equal(await shown.page.evaluate(() => window.beforeCheck.defaultPrevented), true);
    const told = {message: 'There is no page.', hint: 'Correct the link.'};
    const location = {file: 'page.md', line: 6};
    server.tellProblems([{code: 'link/missing-page', severity: 'error', ...told, location}]);
    await listed(shown, ['error link/missing-page']);
    assert.ok(!requests.some((url) => url.includes('docs-check.json')));
  });

  it('are checked to the end of a page that is shown in parts', async (t) => {
    const part = 'A longer paragraph of text.\n\n'.repeat(5000);
    const shown = await openSite(t, {files: site(`${part}${vague}`)});
    await listed(shown, ['warning writing/link-text']);
  });
});
