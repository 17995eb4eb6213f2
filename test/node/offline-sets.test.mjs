import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seen, version} from '../harness/acme-versions.mjs';
import {cut, openOffline, save, stored} from '../harness/offline-site.mjs';

const files = version(1);

describe('a saved site', () => {
  it('is shown whole, at pages that were never visited', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 1.');
    await site.page.waitForFunction(() => document.querySelector('docs-callout')?.shadowRoot);
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
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
    await site.open('#/guides/third');
    await site.says('The third page of version 2.');
    assert.deepEqual(await seen(site), ['2', '2']);
  });

  it('stays as it is while the host has another deployment that cannot be saved', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    let count = 0;
    const changing = (response) =>
      response.end(JSON.stringify({...files['docs.json'], name: `Acme ${++count}`}));
    site.deploy({...version(2), 'docs.json': changing});
    await site.open('#/guides/second');
    await site.says('The second page of version 1.');
    await site.settled();
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 1.');
    assert.deepEqual(await seen(site), ['1', '1']);
  });

  it('goes on where saving was stopped', async (t) => {
    const site = await openOffline(t, {files, held: []});
    site.network.hold('guides/third.md');
    await site.click('button', 'Save for offline');
    await site.click('button', 'Save');
    await site.network.asked('guides/third.md');
    await site.click('button', 'Cancel');
    await site.find('button', 'Resume');
    site.network.releaseAll();
    const before = site.requests.length;
    await site.click('button', 'Resume');
    await site.find('button', 'Saved for offline');
    const again = site.requests.slice(before);
    assert.ok(again.includes('/guides/third.md'));
    assert.ok(!again.includes('/introduction.md'), `requested again: ${again.join(' ')}`);
  });

  it('tells what could not be saved', async (t) => {
    const site = await openOffline(t, {
      files: {...files, 'guides/second.md': '# Second\n\n![Lost](/images/lost.png)\n'},
    });
    await save(site);
    await site.says('Files that could not be saved: 1');
  });

  it('can be one version of the site', async (t) => {
    const versions = ['v2', 'v1'].map((version) => ({version, pages: [`${version}/start`]}));
    const site = await openOffline(t, {
      files: {
        'docs.json': {name: 'Acme', theme: 'mint', navigation: {versions}},
        'v1/start.md': '# Start\n\nThe old version.\n',
        'v2/start.md': '# Start\n\nThe new version.\n',
      },
    });
    await site.says('The new version.');
    await site.click('button', 'Save for offline');
    await site.click('radio', 'Only v2');
    await site.click('button', 'Save');
    await site.find('button', 'Saved for offline');
    await site.says('v2: 1 pages');
    const saved = await stored(site, 'saved');
    assert.ok(saved.includes('v2/start.md'));
    assert.ok(!saved.includes('v1/start.md'));
    cut(site);
    await site.open('#/v2/start');
    await site.says('The new version.');
  });

  it('is removed by its button', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    await site.click('button', 'Remove');
    await site.find('button', 'Save for offline');
    assert.deepEqual(await stored(site, 'saved'), []);
  });

  it('tells the reader that there is not enough space, and leaves none of it', async (t) => {
    const site = await openOffline(t, {files});
    const client = await site.page.createCDPSession();
    const {origin} = new URL(site.server.url);
    await client.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 300_000});
    await site.click('button', 'Save for offline');
    await site.click('button', 'Save');
    await site.says('There is not enough space on this device.');
    assert.deepEqual(await stored(site, 'saved'), []);
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
  });
});
