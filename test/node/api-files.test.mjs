import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {serve} from '../harness/static-server.mjs';
import {apiFiles, configOf} from '../harness/api-in-files.mjs';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';

const introduction = '---\ntitle: Introduction\ndescription: What it is.\n---\n\nWelcome.\n';

const files = {
  ...apiFiles,
  'docs.json': configOf('api/openapi.yaml'),
  'introduction.md': introduction,
};

/** A description in Swagger 2.0 whose parts are in a folder beside it. */
const swaggerFiles = {
  'spec/swagger.yaml': `swagger: '2.0'
info: {title: Pets, version: '1'}
host: pets.example
paths:
  /pets:
    get:
      summary: List pets
      parameters: [{$ref: 'parameters.yaml#/tags'}]
      responses:
        '200': {description: All pets., schema: {type: array, items: {$ref: Pet.yaml}}}
        default: {description: A failure., schema: {$ref: ../common/Error.yaml}}
`,
  'spec/parameters.yaml': `tags:
  {name: tags, in: query, type: array, items: {type: string}, description: By which to choose.}
`,
  'spec/Pet.yaml': 'allOf: [{$ref: NewPet.yaml}, {properties: {id: {type: integer}}}]\n',
  'spec/NewPet.yaml': 'properties: {name: {type: string, description: What it listens to.}}\n',
  'common/Error.yaml': 'properties: {message: {type: string, description: What went wrong.}}\n',
};

/** The files of a description that a host was asked for. */
const requested = ({requests}) =>
  requests.filter((url) => /^\/(?:api|common|spec)\//.test(url)).map((url) => url.slice(1));

/** The problems that authors see, as `code file#pointer`. */
const problemsOf = async ({page}) => {
  const found = await page.$$eval('>>> docs-problems', (lists) =>
    lists.flatMap(({diagnostics}) => diagnostics),
  );
  return found.map(({code, location: {file, pointer}}) => `${code} ${file}#${pointer}`);
};

/** Goes through the operations of `apiFiles`, and looks for what is in the other files. */
async function readsAll(site) {
  await site.click('link', 'GET List parcels');
  await site.shown('api-reference/list-parcels');
  for (const text of ['How many at most.', 'How many there are.', 'In kilograms.', 'In words.']) {
    await site.says(text);
  }
  await site.goTo('#/api-reference/send-a-parcel#body-receiver-name');
  await site.says('As on the door.');
  await site.click('link', 'GET Get a parcel');
  await site.shown('api-reference/get-a-parcel');
  await site.says('The number of the parcel.');
  await site.settled();
  assert.deepEqual(await problemsOf(site), []);
}

describe('a description in several files', () => {
  it('shows every operation whole, and requests each file once', async (t) => {
    const site = await openSite(t, {files, route: '#/introduction'});
    await readsAll(site);
    assert.deepEqual(requested(site.server).sort(), Object.keys(apiFiles).sort());
  });

  it('may be on another host, with all of its files', async (t) => {
    const host = await serve({
      files: Object.fromEntries(
        Object.entries(apiFiles).map(([path, content]) => [
          path,
          typeof content === 'string' ? content : JSON.stringify(content),
        ]),
      ),
      headers: {'access-control-allow-origin': '*'},
    });
    t.after(() => host.close());
    const config = configOf(`${host.url}api/openapi.yaml`);
    const site = await openSite(t, {
      files: {'docs.json': config, 'introduction.md': introduction},
      allowed: [host.url],
      route: '#/introduction',
    });
    await readsAll(site);
    assert.deepEqual(requested(host).sort(), Object.keys(apiFiles).sort());
    assert.deepEqual(requested(site.server), []);
  });

  it('may be in Swagger 2.0', async (t) => {
    const config = configOf('/spec/swagger.yaml');
    const all = {...swaggerFiles, 'docs.json': config, 'introduction.md': introduction};
    const site = await openSite(t, {files: all, route: '#/introduction'});
    await site.click('link', 'GET List pets');
    for (const text of ['By which to choose.', 'What it listens to.', 'What went wrong.']) {
      await site.says(text);
    }
    await site.settled();
    assert.deepEqual(requested(site.server).sort(), Object.keys(swaggerFiles).sort());
    assert.deepEqual(await problemsOf(site), []);
  });

  it('is shown without what cannot be loaded, which is reported once each', async (t) => {
    const broken = {
      ...files,
      'api/schemas/Person.yaml': undefined,
      'common/errors.yaml': '<!doctype html><p>Sign in</p>',
      'common/parameters.yaml': 'limit: {name: limit, in: query, schema: {$ref: "#/gone"}}\n',
    };
    const site = await openSite(t, {files: broken, route: '#/api-reference/list-parcels'});
    await site.says('In kilograms.');
    await site.says('How many there are.');
    await site.settled();
    assert.deepEqual((await problemsOf(site)).sort(), [
      'openapi/ref-missing common/parameters.yaml#/limit/schema/$ref',
      'openapi/ref-unavailable api/paths/parcels.yaml#/get/responses/400/$ref',
      'openapi/ref-unavailable api/schemas/Parcel.yaml#/allOf/1/properties/owner/$ref',
    ]);
  });

  it('requests nothing more once the site is removed', async (t) => {
    const held = ['api/schemas/Parcel.yaml'];
    const site = await openSite(t, {files, held, route: '#/introduction'});
    await site.click('link', 'GET Get a parcel');
    await site.network.asked(held[0]);
    const ended = new Promise((resolve) => {
      site.page.on('requestfailed', (request) => {
        if (request.url().endsWith(held[0])) resolve();
      });
    });
    await site.page.$eval('docs-site', (element) => element.remove());
    await ended;
    site.network.releaseAll();
    assert.ok(!requested(site.server).includes('api/schemas/Person.yaml'));
  });
});
