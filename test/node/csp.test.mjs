import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';
import {strictPolicy as policy} from '../harness/strict-policy.mjs';

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

describe('under a strict content security policy', () => {
  // A violation is logged, and every log of an error fails the test: see the harness.
  it('colors code, draws formulas, and shows the source of diagrams', async (t) => {
    const headers = {'content-security-policy': policy};
    const files = {...acme, 'introduction.md': drawn};
    const site = await openSite(t, {files, headers});
    await site.shown('introduction');
    const has = (element, selector) => site.page.waitForSelector(`>>> ${element} >>> ${selector}`);
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
    await site.page.waitForSelector('>>> docs-diagram >>> svg');
  });
});
