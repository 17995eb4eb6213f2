import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {openPlayground, PlaygroundPage} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

const responses = {200: {description: ''}};
const get = {'/items': {get: {responses}}};

/** A site whose pages are the operations of a description with these paths. */
const ofOperations = (paths, servers, rest) => ({
  'docs.json': {name: 'API', navigation: {groups: [{group: 'API', openapi: 'api.json'}]}},
  'api.json': {openapi: '3.1.1', info: {title: 'API', version: '1'}, servers, paths, ...rest},
});

describe('a proxy for the playground', () => {
  it('gets the requests, with the URL of each', async (t) => {
    const [wire, proxy] = [await startWire(t), await startWire(t)];
    for (const [written, expected] of [
      ['/?url={url}', `/?url=${encodeURIComponent(`${wire.url}/items`)}`],
      ['/', `/${wire.url}/items`],
    ]) {
      const playground = await openPlayground(t, {
        servers: wire.url,
        paths: get,
        api: {playground: {proxy: proxy.url + written}},
        site: {allowed: [proxy.url]},
      });
      assert.equal(await playground.send(), '200 OK');
      assert.equal(proxy.arrived.at(-1).url, expected);
    }
    assert.deepEqual([...wire.arrived, ...wire.preflights], []);
  });
});

describe('an example in a file of its own', () => {
  it('is requested when the reader chooses it, beside the description, and sent', async (t) => {
    const wire = await startWire(t);
    const examples = {pet: {summary: 'A pet', externalValue: './examples/pet.json'}};
    const content = {'application/json': {schema: {type: 'object'}, examples}};
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {'/pets': {post: {requestBody: {content}, responses}}},
      site: {files: {'examples/pet.json': '{"name": "Rex"}'}},
    });
    const isAsked = () => playground.site.requests.includes('/examples/pet.json');
    assert.equal(isAsked(), false);
    await playground.choose('Fill in an example', 'A pet');
    await playground.wait('docs-request-body', 'textarea');
    assert.ok(isAsked());
    await playground.send();
    assert.deepEqual(JSON.parse(wire.arrived[0].body), {name: 'Rex'});
  });
});

describe('what a reader enters for an API', () => {
  it('is there on its other pages; credentials until the page is loaded again', async (t) => {
    const [first, second] = [await startWire(t), await startWire(t)];
    const security = [{Key: []}];
    const operation = (summary) => ({get: {summary, security, responses}});
    const servers = [{url: first.url}, {url: second.url}];
    const securitySchemes = {Key: {type: 'apiKey', in: 'header', name: 'X-Key'}};
    const site = await openSite(t, {
      files: ofOperations({'/a': operation('List a'), '/b': operation('List b')}, servers, {
        components: {securitySchemes},
      }),
      allowed: [first.url, second.url],
    });
    const playground = new PlaygroundPage(site);
    const openOf = async (path) => {
      await site.goTo(`#/api-reference/${path}`);
      await site.shown(`api-reference/${path}`);
      await playground.click('Try it');
      await playground.wait('dialog[open]');
    };
    const close = async () => {
      await site.page.keyboard.press('Escape');
      await playground.wait('dialog:not([open])');
    };
    await openOf('list-a');
    await playground.choose('Base URL', second.url);
    await playground.fill({'Header X-Key': 'S3CRET'});
    await close();
    await openOf('list-b');
    assert.equal(await playground.send(), '200 OK');
    assert.equal(second.arrived[0].url, '/b');
    assert.equal(second.arrived[0].headers['x-key'], 'S3CRET');
    await site.page.reload();
    await openOf('list-a');
    assert.equal(await playground.url(), `${second.url}/a`);
    await playground.sendAnyway();
    assert.equal(second.arrived[1].headers['x-key'], undefined);
    assert.deepEqual(first.arrived, []);
  });
});
