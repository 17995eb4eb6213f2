import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../harness/acme-versions.mjs';
import {indexWith, offlineIndex} from '../harness/offline/offline-index.mjs';
import {cut, openOffline, save} from '../harness/offline-site.mjs';

const files = version(1);

describe('the document of a site that is read offline', () => {
  it('obeys the headers of the host, and may have a nonce that differs each time', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    let count = 0;
    site.deploy({
      '': (response) => {
        count += 1;
        response.setHeader('content-type', 'text/html');
        response.setHeader('content-security-policy', `script-src 'self' 'nonce-n${count}'`);
        response.end(
          offlineIndex.replace('<script', `<script nonce="n${count}"`) +
            `<script nonce="n${count}">globalThis.token = 't${count}';</script>`,
        );
      },
    });
    // The first visit shows the document of before, each other one that of the visit before.
    const token = () => globalThis.token;
    for (const shown of [undefined, 't1', 't2']) {
      await site.open();
      await site.says('Welcome to version 1.');
      assert.equal(await site.page.evaluate(token), shown);
      await site.settled();
    }
    assert.equal(await site.page.$('docs-site >>> docs-update-notice'), null);
    cut(site);
    await site.page.goto('about:blank');
    const response = await site.page.goto(`${site.server.url}#/more`);
    await site.says('More of version 1.');
    assert.ok(response.fromServiceWorker());
    assert.equal(await site.page.evaluate(token), 't3');
    assert.match(response.headers()['content-security-policy'], /nonce-n3/);
  });

  it('is shown by the history router where the host answers 404 or redirects', async (t) => {
    const index = indexWith(
      '<docs-site offline router="history" src="/"></docs-site>',
      '<base href="/">',
    );
    const site = await openOffline(t, {
      files: {...files, 'index.html': index},
      redirects: {moved: '/guides/second?from=moved'},
    });
    await site.open('guides/third');
    await site.says('The third page of version 1.');
    await site.open('moved');
    await site.says('The second page of version 1.');
    assert.equal(new URL(site.page.url()).search, '?from=moved');
    site.deploy({admin: (response) => response.end('<!doctype html><p>Administration')});
    await site.open('admin');
    await site.says('Administration');
  });
});

describe('a page that comes from the host', () => {
  it('is never shown with the configuration of the deployment before', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy(version(2));
    await site.goTo('#/more');
    await site.says('More of version 2.');
    await site.page.waitForFunction(() => document.title.endsWith('Acme 2'));
  });
});
