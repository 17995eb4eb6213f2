import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seen, version} from '../harness/acme-versions.mjs';
import {cut, openOffline, save} from '../harness/offline-site.mjs';

const files = version(1);

describe('a saved site', () => {
  it('is shown whole, at pages that were never visited', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    cut(site);
    await site.open('#/more');
    await site.says('More of version 1.');
    await site.goTo('#/guides/third');
    await site.says('The third page of version 1.');
    await site.page.waitForFunction(() => document.querySelector('docs-callout')?.shadowRoot);
  });

  it('is replaced as a whole', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.deploy(version(2));
    await site.open('#/guides/second');
    await site.says('The second page of version 1.');
    assert.deepEqual(await seen(site), ['1', '1']);
    await site.says('This page was updated.');
    cut(site);
    await site.open('#/more');
    await site.says('More of version 2.');
    assert.deepEqual(await seen(site), ['2', '2']);
  });

  it('is removed by its button', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    await site.click('button', 'Remove');
    await site.find('button', 'Save for offline');
    cut(site);
    await site.open();
    await site.says('Welcome to version 1.');
    await site.goTo('#/more');
    await site.says('This page could not be loaded');
  });

  it('tells the reader that there is not enough space, and leaves none of it', async (t) => {
    const site = await openOffline(t, {files});
    const client = await site.page.createCDPSession();
    const {origin} = new URL(site.server.url);
    await client.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 300_000});
    await site.click('button', 'Save for offline');
    await site.click('button', 'Save');
    await site.says('There is not enough space on this device.');
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
    await site.open();
    await site.click('button', 'Save for offline');
    // Where something is left of it, the button says "Resume".
    await site.find('button', 'Save');
  });
});
