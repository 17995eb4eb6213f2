import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {cut, openOffline, save} from '../harness/offline-site.mjs';
import {activeResult, openSearch} from '../harness/search-dialog.mjs';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">' +
  '<rect width="40" height="30"/></svg>';

const description = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'https://api.acme.example'}],
  paths: {
    '/orders': {
      get: {
        tags: ['Orders'],
        summary: 'List orders',
        description: 'Gives the orders of a customer.\n\n```elm\nmain = Acme.orders\n```\n',
        responses: {200: {description: 'The orders.'}},
      },
    },
  },
};

/** A site in which everything is used together. */
const files = {
  'docs.json': {
    name: 'Acme',
    theme: 'mint',
    logo: '/images/logo.svg',
    navigation: {
      tabs: [
        {tab: 'Guides', groups: [{group: 'Start', pages: ['introduction', 'guides/parcels']}]},
        {tab: 'API', openapi: '/api/openapi.json'},
      ],
    },
  },
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'guides/parcels.mdx': `---
title: Parcels
icon: box
---

import Note from '/snippets/note.mdx';

<Note />

![A parcel](/images/parcel.svg)

<Card title="Ships" img="/images/ship.svg" href="/introduction">With a picture.</Card>

<Icon icon="anchor" />

\`\`\`python
print('quokka')
\`\`\`

$$
a^2 + b^2
$$

Weighed by wombats.
`,
  'snippets/note.mdx':
    'A parcel is packed by the <Badge>snippet</Badge>.\n\n![Seal](/images/seal.svg)\n',
  'api/openapi.json': description,
  ...Object.fromEntries(
    ['logo', 'parcel', 'ship', 'seal'].map((name) => [`images/${name}.svg`, picture]),
  ),
};

/** Resolves once the pictures of the page with these names can be seen. */
const showsPictures = async ({page}, names) => {
  for (const name of names) {
    const picture = await page.waitForSelector(`>>> img[src$="/images/${name}.svg"]`);
    await picture.evaluate((image) => image.decode());
  }
};

describe('a saved site, after the network was cut', () => {
  it('has all of a page that was never visited, its APIs and its search', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    await save(site);
    cut(site);
    await site.open('#/guides/parcels');
    await site.says('Weighed by wombats.');
    await site.says('A parcel is packed by the');
    await showsPictures(site, ['logo', 'parcel', 'ship', 'seal']);
    await site.page.waitForSelector('docs-site docs-icon >>> path[d^="m" i]');
    await site.page.waitForSelector('>>> docs-code >>> span[class]');
    const formula = await site.page.waitForSelector('docs-site docs-math');
    await formula.evaluate((shown) => shown.scrollIntoView());
    await site.page.waitForSelector('docs-site docs-math >>> msup');
    await site.click('link', 'API');
    await site.shown('api-reference/overview');
    await site.says('https://api.acme.example');
    await site.click('link', 'GET List orders');
    await site.says('Gives the orders of a customer.');
    await openSearch(site);
    await site.page.keyboard.type('quokka');
    assert.ok(await activeResult(site, 'Parcels'));
    await site.page.keyboard.press('Enter');
    await site.says('Weighed by wombats.');
    await site.open('#/api-reference/orders/list-orders');
    await site.says('Gives the orders of a customer.');
    await site.page.waitForSelector('>>> docs-code[language="elm"] >>> span[class]');
    assert.equal(await site.page.$('>>> docs-missing-notice'), null);
  });
});
