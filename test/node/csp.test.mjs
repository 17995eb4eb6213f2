import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src * data:; " +
  "require-trusted-types-for 'script'; trusted-types lit-html";

describe('under a strict content security policy', () => {
  // A violation is logged, and every log of an error fails the test: see the harness.
  it('the whole demo works', async (t) => {
    const headers = {'content-security-policy': policy};
    const site = await openSite(t, {folder: 'demo', headers});
    for (const path of pagesOf('demo/docs.json')) {
      await site.goTo(`#/${path}`);
      await site.shown(path);
      const text = await site.page.$eval('docs-site', (element) => element.textContent.trim());
      assert.ok(text.length > 0, `${path} is empty`);
    }
    await site.page.waitForNetworkIdle();
  });
});
