import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['plain', 'own', 'included']}]};

const plain = `---
title: Plain
---

import Fact from '/snippets/fact.mdx'

<Fact name="Acme" />
`;

const included = `---
title: Included
---

<Snippet file="steps.mdx" />

<Snippet file="fact.mdx" name="Acme" />
`;

const own = `---
title: Own
---

import {Plan} from '/snippets/plan.tsx'

export const plans = [{name: 'Free', to: 'plain'}, {name: 'Team', to: 'own'}];

{plans.map((plan) => <Plan {...plan} total={plans.length} />)}

<Clock>instead</Clock>

export const Clock = () => <b onClick={() => {}}>{window.stolen = document.cookie}</b>
`;

const planFile = `type Props = {name: string; to: string};

export const Plan = ({name, to, total}: Props) => (
  <Card title={\`\${name} of \${total}\`} href={to} onClick={() => { window.stolen = 1; }}>
    <i>{name.toLowerCase()}</i>
  </Card>
);
`;

const files = {
  'docs.json': config,
  'plain.mdx': plain,
  'own.mdx': own,
  'included.mdx': included,
  '_snippets/steps.mdx': 'These are the steps.',
  'snippets/fact.mdx': 'About {name}.',
  'snippets/plan.tsx': planFile,
};

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
    "connect-src 'self'; font-src 'self'; worker-src 'self'; base-uri 'none'; " +
    "require-trusted-types-for 'script'; trusted-types lit-html docs-site",
};

describe('components of a page', () => {
  it('are shown under a strict policy, and no code of the page is run', async (t) => {
    const site = await openSite(t, {files, headers, route: '#/own'});
    const {page} = site;
    await site.says('Free of 2');
    await site.says('Team of 2');
    await site.says('instead');
    assert.deepEqual(
      await page.$$eval('docs-card i', (elements) => elements.map(({textContent}) => textContent)),
      ['free', 'team'],
    );
    await page.click('docs-card i');
    assert.equal(await page.evaluate(() => 'stolen' in window), false);
  });

  it('load an interpreter, which other pages with snippets do not', async (t) => {
    const {page} = await openSite(t, {files, route: '#/plain'});
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({name}) => name.includes('/page-code')),
      );
    await page.waitForFunction(() =>
      document.querySelector('docs-site')?.textContent.includes('About Acme'),
    );
    assert.equal(await loaded(), false);
    await page.evaluate(() => (location.hash = '#/own'));
    await page.waitForSelector('docs-card i');
    assert.equal(await loaded(), true);
  });

  it('may be snippets by the names of their files, in both folders', async (t) => {
    const site = await openSite(t, {files, route: '#/included'});
    await site.says('These are the steps.');
    await site.says('About Acme');
  });
});
