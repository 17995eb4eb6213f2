import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../scripts/lib/index-page.mjs';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src * data:; " +
  "require-trusted-types-for 'script'; trusted-types lit-html docs-site";

const drawn = `---
title: Drawn
---

\`\`\`js {1}
const a = 1;
\`\`\`

$$\\frac{a}{b} \\fcolorbox{red}{blue}{c}$$

\`\`\`mermaid
graph TD
  A --> B
\`\`\`
`;

/** Has everything seen once: code, formulas and diagrams are drawn where the reader comes near. */
const scrollThrough = (page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // Chromium may draw no frames for a page that nobody looks at.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    }
  });

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
      await scrollThrough(site.page);
    }
    await site.page.waitForNetworkIdle();
  });

  it('colors code, draws formulas, and shows the source of diagrams', async (t) => {
    const headers = {'content-security-policy': policy};
    const files = {...acme, 'introduction.md': drawn};
    const site = await openSite(t, {files, headers});
    await site.shown('introduction');
    const has = (element, selector) =>
      site.page.waitForFunction(
        (element, selector) => document.querySelector(element)?.shadowRoot.querySelector(selector),
        {},
        element,
        selector,
      );
    await has('docs-code', '.line.highlighted .keyword');
    await has('docs-math', 'math mfrac');
    await has('docs-diagram', 'docs-code + [part=message]');
  });

  it('reads the policy from what the browser has stored, without a request', async (t) => {
    const files = {...acme, 'introduction.md': drawn};
    const site = await openSite(t, {files, route: 'none'});
    site.network.answerWith((path, response) => {
      if (path !== '') return false;
      const headers = {
        'content-type': 'text/html',
        'content-security-policy': policy,
        'last-modified': 'Sat, 01 Nov 2025 08:00:00 GMT',
      };
      return response.writeHead(200, headers).end(indexPage);
    });
    await site.open();
    await site.page.waitForSelector('docs-diagram >>> [part=message]');
    assert.deepEqual(
      site.requests.filter((url) => url === '/'),
      ['/'],
    );
  });

  it('draws diagrams where inline styles are allowed', async (t) => {
    const lenient = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src * data:";
    const headers = {'content-security-policy': lenient};
    const site = await openSite(t, {files: {...acme, 'introduction.md': drawn}, headers});
    await site.shown('introduction');
    await site.page.waitForFunction(() =>
      document.querySelector('docs-diagram')?.shadowRoot.querySelector('svg'),
    );
  });
});
