import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {indexWith, offlineIndex} from '../../harness/offline/offline-index.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome to the site.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

const html =
  (text, status = 200, headers = {}) =>
  (response) =>
    response.writeHead(status, {'content-type': 'text/html', ...headers}).end(text);

describe('the document of a site', () => {
  it('is shown at each of its URLs', async (t) => {
    const browser = await openBrowser(t, {files});
    await browser.visit();
    browser.network.goDown();
    for (const route of ['', 'index.html', '?from=mail', '#/second']) {
      assert.equal((await browser.open(route)).text, offlineIndex, route);
    }
  });

  it('leaves other pages of the host alone', async (t) => {
    const browser = await openBrowser(t, {files: {...files, 'about.html': '<p>About us'}});
    await browser.visit();
    assert.equal((await browser.open('about.html')).text, '<p>About us');
    await browser.idle();
    browser.network.goDown();
    await assert.rejects(browser.open('about.html'), TypeError);
  });

  it('has the headers of the host that protect it, from the cache as well', async (t) => {
    const policy = {'content-security-policy': "frame-ancestors 'none'"};
    const browser = await openBrowser(t, {files});
    browser.deploy({'': html(offlineIndex, 200, policy)});
    await browser.visit();
    browser.network.goDown();
    const {response} = await browser.open();
    assert.equal(response.headers.get('content-security-policy'), "frame-ancestors 'none'");
  });

  it('has those that the host has changed, although the page is the same', async (t) => {
    const browser = await openBrowser(t, {files});
    await browser.visit();
    browser.deploy({'': html(offlineIndex, 200, {'x-frame-options': 'DENY'})});
    await browser.visit();
    browser.network.goDown();
    const {response} = await browser.open();
    assert.equal(response.headers.get('x-frame-options'), 'DENY');
  });

  it('may differ in every answer: readers neither wait nor are told', async (t) => {
    const browser = await openBrowser(t, {files});
    await browser.visit();
    let count = 0;
    browser.deploy({'': (response) => response.end(`${offlineIndex}<!-- ${++count} -->`)});
    await browser.visit();
    for (const file of ['docs.json', 'introduction.md']) browser.network.hold(file);
    const page = await browser.open();
    assert.match(page.text, /<!-- 1 -->/);
    assert.match(await page.read('introduction.md'), /Welcome/);
    browser.network.releaseAll();
    await page.show('docs.json');
    assert.equal(page.offers, 0);
  });
});

describe('the document of a saved site', () => {
  /** Opens a site that was saved. */
  async function openSaved(t) {
    const browser = await openBrowser(t, {files});
    await (await browser.visit()).session.save();
    browser.closeAll();
    return browser;
  }

  it('may have a nonce and a token: it is replaced, and the site not saved again', async (t) => {
    const browser = await openSaved(t);
    let count = 0;
    browser.deploy({
      '': (response) =>
        html(
          offlineIndex.replace('<script', `<script nonce="n${++count}"`) +
            `<script nonce="n${count}">globalThis.token = 't${count}';</script>`,
          200,
          {'content-security-policy': `script-src 'self' 'nonce-n${count}'`},
        )(response),
    });
    const before = browser.server.requests.length;
    for (const shown of [offlineIndex, "'t1'", "'t2'"]) {
      const page = await browser.visit();
      assert.ok(page.text.includes(shown));
      assert.equal(page.offers, 0);
    }
    // A site that is saved has its second page requested.
    assert.ok(!browser.server.requests.slice(before).includes('/second.md'));
    browser.network.goDown();
    const page = await browser.open();
    assert.match(page.text, /'t3'/);
    assert.match(page.response.headers.get('content-security-policy'), /nonce-n3/);
    assert.match(await page.read('second.md'), /The second page/);
  });

  it('belongs to the site: with another script, all of it is saved again', async (t) => {
    const browser = await openSaved(t);
    const another = offlineIndex.replace('docs-site.js', 'docs-site.js?v=2');
    browser.deploy({'': another, 'second.md': '# Second\n\nAnother text.\n'});
    const page = await browser.visit();
    assert.equal(page.text, offlineIndex);
    await page.offered;
    browser.network.goDown();
    const later = await browser.open();
    assert.equal(later.text, another);
    assert.match(await later.read('second.md'), /Another text/);
    assert.match(await later.read('docs-site/docs-site.js?v=2', {destination: 'script'}), /^\/\//);
  });

  it('is never missing: without it, the site that was saved before stays', async (t) => {
    const browser = await openSaved(t);
    const page = await browser.visit();
    browser.deploy({'': html('Busy', 503)});
    await page.session.save();
    assert.equal(page.session.status.failure, 'unreachable');
    browser.network.goDown();
    const later = await browser.open();
    assert.equal(later.text, offlineIndex);
    assert.match(await later.read('second.md'), /The second page/);
  });
});

describe('a host with pages of its own below a site with the history router', () => {
  const index = indexWith(
    '<docs-site offline router="history" src="/"></docs-site>',
    '<base href="/">',
  );
  async function openRead(t, {given, ...options} = {}) {
    const browser = await openBrowser(t, {
      files: {...files, 'index.html': index, ...given},
      ...options,
    });
    const page = await browser.visit();
    return {browser, page};
  }

  it('shows the site at a page that was never requested, where it was saved', async (t) => {
    const {browser, page} = await openRead(t);
    await page.session.save();
    browser.network.goDown();
    const later = await browser.open('second');
    assert.equal(later.text, index);
    assert.match(await later.read('/second.md'), /The second page/);
  });

  it('shows the site where it answers 404 for its pages, after the first visit', async (t) => {
    const {browser} = await openRead(t);
    assert.equal((await browser.open('second')).text, index);
    assert.equal((await browser.open('unknown/page')).text, index);
  });

  it('shows its own pages', async (t) => {
    const {browser} = await openRead(t);
    browser.deploy({admin: html('Administration')});
    assert.equal((await browser.open('admin')).text, 'Administration');
  });

  it('shows the site rather than a list of the files in a folder', async (t) => {
    const navigation = [{group: 'Start', pages: ['introduction', 'guides/index']}];
    const {browser} = await openRead(t, {given: {'docs.json': {name: 'Acme', navigation}}});
    browser.deploy({'guides/': html('index.md'), 'other/': html('other.md')});
    assert.equal((await browser.open('guides/')).text, index);
    assert.equal((await browser.open('other/')).text, 'other.md');
  });

  it('redirects', async (t) => {
    const {browser} = await openRead(t, {redirects: {moved: '/second?from=moved'}});
    const page = await browser.open('moved');
    assert.equal(page.url, `${browser.url}second?from=moved`);
    assert.equal(page.text, index);
  });

  it('has readers sign in', async (t) => {
    const {browser} = await openRead(t);
    browser.deploy({admin: html('Sign in', 401)});
    const {text, response} = await browser.open('admin');
    assert.deepEqual([text, response.status], ['Sign in', 401]);
  });
});
