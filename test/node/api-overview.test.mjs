import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';

const description = {
  openapi: '3.1.1',
  info: {
    title: 'Parcels API',
    version: '2.0',
    description: 'Begin with [your first parcel](#operation/sendParcel).',
  },
  servers: [{url: 'https://parcels.example/v2'}],
  tags: [{name: 'parcels', description: 'What is on its way.'}],
  paths: {
    '/parcels': {
      post: {
        operationId: 'sendParcel',
        summary: 'Send a parcel',
        description: 'Needs an [address](#/components/schemas/Address).',
        tags: ['parcels'],
        requestBody: {
          content: {'application/json': {schema: {$ref: '#/components/schemas/Address'}}},
        },
        responses: {204: {description: 'Sent.'}},
      },
      get: {summary: 'List parcels', tags: ['parcels'], responses: {200: {description: 'All.'}}},
    },
  },
  components: {
    schemas: {Address: {properties: {street: {type: 'string', description: 'As on the door.'}}}},
  },
};

const files = {
  'docs.json': {name: 'Acme', navigation: {tabs: [{tab: 'API', openapi: 'parcels.json'}]}},
  'parcels.json': description,
};

const overview = 'api-reference/overview';
const address = `${overview}/models/address`;

/** The late parts of an API that a site has loaded. */
const partsOf = ({server}) =>
  server.requests.flatMap((url) => /(overview-pages|description-links)/.exec(url)?.[1] ?? []);

describe('the overview of an API', () => {
  it('leads to schemas, and from its text to an operation', async (t) => {
    const site = await openSite(t, {files});
    await site.shown(overview);
    for (const text of ['Version 2.0', 'https://parcels.example/v2', 'What is on its way.']) {
      await site.says(text);
    }
    await site.click('link', 'Address');
    await site.shown(address);
    await site.click('link', 'Parcels API');
    await site.shown(overview);
    await site.click('link', 'Address');
    await site.shown(address);
    await site.says('As on the door.');
    await site.says('Used by');
    assert.deepEqual(await site.page.$$eval('>>> [part="pager"] a', (links) => links.length), 0);
    await site.click('link', 'Send a parcel');
    await site.shown('api-reference/parcels/send-a-parcel');
    await site.click('link', 'address');
    await site.shown(address);
    await site.goTo(`#/${overview}`);
    await site.click('link', 'your first parcel');
    await site.shown('api-reference/parcels/send-a-parcel');
    await site.settled();
    assert.deepEqual(await problemsOf(site), []);
  });

  it('costs pages of operations nothing', async (t) => {
    const plain = structuredClone(description);
    plain.info.description = 'All about parcels.';
    plain.paths['/parcels'].post.description = 'Needs an address.';
    const route = '#/api-reference/parcels/send-a-parcel';
    const site = await openSite(t, {files: {...files, 'parcels.json': plain}, route});
    await site.says('As on the door.');
    await site.settled();
    assert.deepEqual(partsOf(site), []);
  });
});

async function problemsOf({page}) {
  const found = await page.$$eval('>>> docs-problems', (lists) =>
    lists.flatMap(({diagnostics}) => diagnostics),
  );
  return found.map(({code}) => code);
}
