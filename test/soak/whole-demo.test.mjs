import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {faultsOfPages} from '../harness/accessible-demo.mjs';
import {seeAll} from '../harness/axe.mjs';
import {shiftsOfFirstVisit} from '../harness/layout-shifts.mjs';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';
import {strictPolicy} from '../harness/strict-policy.mjs';

/** Pages with tabs, pictures, code, an API, and much else. */
const variedPages = [
  'guide/introduction',
  'guide/writing-pages',
  'components/overview',
  'components/frames',
  'components/code-features',
  'components/other-names',
  'reference/docs-json',
];

describe('the whole demo', () => {
  // A violation is logged, and every log of an error fails the test: see the harness.
  it('works under a strict content security policy', async (t) => {
    const headers = {'content-security-policy': strictPolicy};
    const site = await openSite(t, {folder: 'demo', headers});
    for (const path of pagesOf('demo/docs.json')) {
      await site.goTo(`#/${path}`);
      await site.shown(path);
      const text = await site.page.$eval('docs-site', (element) => element.textContent.trim());
      assert.ok(text.length > 0, `${path} is empty`);
      // Code, formulas and diagrams are drawn where the reader comes near.
      await seeAll(site.page);
      await site.settled();
    }
  });

  for (const isPhone of [false, true]) {
    it(`moves nothing while pages load${isPhone ? ', on a phone' : ''}`, async (t) => {
      const site = await openSite(t, {folder: 'demo', isPhone, isInsecure: true});
      const moved = {};
      for (const path of variedPages) {
        const shifts = await shiftsOfFirstVisit(site, path);
        if (shifts.length > 0) moved[path] = shifts;
      }
      assert.deepEqual(moved, {});
    });
  }

  for (const [first, mode] of ['light', 'dark'].entries()) {
    it(`has no fault of accessibility in ${mode} mode`, async (t) => {
      assert.deepEqual(await faultsOfPages(t, mode, first), []);
    });
  }
});
