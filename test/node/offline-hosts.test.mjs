import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {cut, indexWith, openOffline, stored} from '../harness/offline-site.mjs';
import {root, textOf} from '../harness/sources.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome to the site.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

const inFolder = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [folder + path, content]));

/** Goes to a URL of the host as a reader does, and gives what the browser shows. */
async function visit({page, server}, path) {
  const response = await page.goto(new URL(path, server.url).href);
  return {response, text: await page.evaluate(() => document.body.textContent)};
}

describe('an application whose worker is in a folder above the site', () => {
  it('gets its own files from the host, as they are now', async (t) => {
    const own = ['api/user.json', 'avatars/user.png'];
    const site = await openOffline(t, {
      files: {
        ...inFolder('docs/', files),
        'index.html': indexWith(
          '<docs-site offline="/docs-sw.js" src="/docs/"></docs-site>',
          `<script>${own.map((url) => `fetch('/${url}');`).join('')}</script>`,
        ),
        ...Object.fromEntries(own.map((url) => [url, 'Ann'])),
      },
    });
    const read = () =>
      site.page.evaluate(
        (own) => Promise.all(own.map(async (url) => (await fetch(`/${url}`)).text())),
        own,
      );
    assert.deepEqual(await read(), ['Ann', 'Ann']);
    await site.settled();
    site.deploy(Object.fromEntries(own.map((url) => [url, 'Bea'])));
    assert.deepEqual(await read(), ['Bea', 'Bea']);
    const kept = await stored(site);
    assert.ok(kept.includes('docs/introduction.md'));
    assert.deepEqual(
      kept.filter((url) => own.includes(url)),
      [],
    );
  });
});

describe('the document from the cache', () => {
  it('has the headers of the host that protect it', async (t) => {
    const policy = {'content-security-policy': "frame-ancestors 'none'"};
    const site = await openOffline(t, {files, headers: policy});
    site.network.hold('');
    const {response} = await visit(site, '');
    assert.ok(response.fromServiceWorker());
    assert.equal(response.headers()['content-security-policy'], "frame-ancestors 'none'");
  });

  it('has those that the host has changed, although the page is the same', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({
      '': (response) =>
        response
          .writeHead(200, {'content-type': 'text/html', 'x-frame-options': 'DENY'})
          .end(indexWith('<docs-site offline></docs-site>')),
    });
    await site.open();
    await site.settled();
    cut(site);
    const {response} = await visit(site, '');
    assert.equal(response.headers()['x-frame-options'], 'DENY');
  });
});
