import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openEndpoint} from '../harness/playground-page.mjs';

const paths = {'/pets': {get: {responses: {200: {description: ''}}}}};
const servers = 'https://api.test';

const isPlayground = (url) => /\/docs-playground\.js$/.test(url);

describe('the code of the playground', () => {
  it('is loaded when the reader points at the button, not before', async (t) => {
    const site = await openEndpoint(t, {paths, servers});
    await site.settled();
    assert.equal(site.requests.some(isPlayground), false);
    const button = await site.find('button', 'Try it');
    const requested = site.page.waitForResponse((response) => isPlayground(response.url()));
    await button.hover();
    await requested;
    assert.equal(await site.page.$('docs-endpoint >>> dialog[open]'), null);
  });

  it('is reported where it cannot be loaded, and loaded when the reader tries again', async (t) => {
    const site = await openEndpoint(t, {paths, servers});
    await site.settled();
    site.network.goDown();
    await site.page.setOfflineMode(true);
    await site.page.focus('docs-endpoint >>> [part~="try"]');
    await site.page.keyboard.press('Enter');
    await site.says('The playground could not be loaded.');
    site.network.comeBack();
    await site.page.setOfflineMode(false);
    await site.page.waitForFunction(() => navigator.onLine);
    await site.settled();
    await site.page.focus('docs-endpoint >>> [part~="try"]');
    await site.page.keyboard.press('Enter');
    await site.page.waitForSelector('docs-endpoint >>> docs-playground >>> dialog[open]');
    assert.deepEqual(await site.page.$$('docs-endpoint >>> [role="alert"]:not([hidden])'), []);
  });
});
