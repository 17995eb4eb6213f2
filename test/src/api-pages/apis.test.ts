import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {describeProblems} from '../../../src/content/describe.js';
import {allParts} from '../../../src/openapi/all-parts.js';
import {Apis} from '../../../src/api-pages/apis.js';
import {LoadError, type Loader} from '../../../src/site/loader.js';
import {ApiSite, openapi} from './api-site.js';

const file = openapi({'GET /users': {summary: 'List users'}});
const config = {openapi: 'o.json', navigation: [{group: 'A', pages: ['intro', 'GET /users']}]};

describe('Apis', () => {
  it('reads each file once', async () => {
    const site = new ApiSite(config, {'o.json': file});
    await Promise.all([site.apis.read('o.json'), site.apis.read('/o.json'), site.navigation()]);
    expect(site.requested).to.deep.equal(['o.json']);
  });

  for (const [reason, status, isTemporary] of [
    ['unreachable', undefined, true],
    ['timeout', undefined, true],
    ['status', 429, true],
    ['status', 503, true],
    ['status', 401, false],
    ['missing', 404, false],
    ['not-a-file', 200, false],
  ] as const) {
    it(`says whether a file may be there later: ${reason} ${String(status)}`, async () => {
      const error = new LoadError(reason, 'o.json', status);
      const loader: Loader = {url: (path) => path, text: () => Promise.reject(error)};
      const apis = new Apis(normalizeConfig({name: 'Acme', ...config}), loader, {parts: allParts});
      const {unavailable, diagnostics} = await apis.navigation();
      expect(unavailable).to.deep.equal(isTemporary ? diagnostics : []);
      expect(diagnostics).to.have.length(1);
    });
  }

  it('requests a file again that could not be loaded', async () => {
    let isDown = true;
    const loader: Loader = {
      url: (path) => `https://docs.example/${path}`,
      text: (path) =>
        isDown ? Promise.reject(new LoadError('unreachable', path)) : Promise.resolve(file),
    };
    const apis = new Apis(normalizeConfig({name: 'Acme', ...config}), loader, {
      parts: allParts,
    });
    const first = await apis.navigation();
    expect(first.isComplete).to.equal(false);
    expect(first.diagnostics.map(({code}) => code)).to.deep.equal(['load/unreachable']);
    // The second page says that the description could not be loaded.
    const failed = 'api-reference/overview';
    expect([...first.navigation.pages.keys()]).to.deep.equal(['intro', failed]);
    isDown = false;
    const second = await apis.navigation();
    expect(second.isComplete).to.equal(true);
    expect(second.diagnostics).to.deep.equal([]);
    expect([...second.navigation.pages.keys()]).to.deep.equal([
      'intro',
      'api-reference/list-users',
    ]);
    expect(await apis.navigation()).to.equal(second);
  });

  describe('knows the page at a path from the descriptions that may have it', () => {
    const files = {
      'a.json': openapi({'GET /users': {summary: 'List users'}}),
      'b.json': openapi({'GET /users': {summary: 'List users'}}),
      'c.json': openapi({'GET /users': {summary: 'List users', 'x-mint': {href: '/own/page'}}}),
    };
    const groups = (...of: readonly object[]) => ({
      navigation: of.map((more, index) => ({group: `G${index}`, ...more})),
    });
    const inFolder = (name: string, directory: string) => ({
      openapi: {source: `${name}.json`, directory},
    });
    const own = [inFolder('a', 'x'), inFolder('b', 'y/z'), inFolder('c', 'x-y')];
    for (const [what, settings, path, requested] of [
      ['in a folder of its own', groups(...own), 'x/list-users', ['a.json']],
      ['in a folder inside', groups(...own), 'y/z/list-users', ['b.json']],
      [
        'in a folder with those of another one',
        groups(inFolder('a', 'x'), inFolder('b', '/x/'), inFolder('c', 'y')),
        'x/list-users-1',
        ['a.json', 'b.json'],
      ],
      [
        'in the usual folder',
        groups({openapi: 'a.json'}, {openapi: 'b.json'}, inFolder('c', 'x')),
        'api-reference/list-users-1',
        ['a.json', 'b.json'],
      ],
      [
        'of an operation in a list',
        groups({...inFolder('a', 'x'), pages: ['GET /users']}, inFolder('b', 'y')),
        'x/list-users',
        ['a.json'],
      ],
    ] as const) {
      it(what, async () => {
        const site = new ApiSite(settings, files);
        const {navigation, isPart, isComplete} = await site.apis.navigationAt(path);
        expect(site.requested).to.deep.equal(requested);
        expect([isPart, isComplete]).to.deep.equal([true, false]);
        const whole = await site.navigation();
        expect(navigation.pages.get(path)?.source).to.include({kind: 'operation'});
        expect(navigation.pages.get(path)).to.deep.equal(whole.pages.get(path));
        expect((await site.apis.navigationAt(path)).isComplete).to.equal(true);
      });
    }

    it('and shows it while others are loading', async () => {
      const linked = {description: 'See [it](#operation/list).', operationId: 'list'};
      const links = {next: {operationId: 'list'}};
      const listed = {summary: 'List users', ...linked, responses: {200: {links}}};
      const all = {
        'b.json': openapi({'GET /users': listed}),
        'own.mdx': '---\nopenapi: b.json GET /users\n---\n',
      };
      const site = new ApiSite(groups({pages: ['own']}, ...own.slice(0, 2)), all, {
        never: ['a.json'],
      });
      const {navigation} = await site.apis.navigationAt('y/z/list-users');
      for (const path of ['own', 'y/z/list-users', 'y/z/overview']) {
        const {page} = await site.page(path, navigation);
        expect(JSON.stringify(page.body)).to.contain('y/z/list-users');
      }
    });

    it('and from all where an operation names its own path', async () => {
      const site = new ApiSite(groups(...own), files);
      const {navigation} = await site.apis.navigationAt('own/page');
      expect(navigation.pages.has('own/page')).to.equal(true);
    });

    it('and not from one where an operation in a list may be of another', async () => {
      const openapi = [
        {source: 'a.json', directory: 'x'},
        {source: 'b.json', directory: 'y'},
      ];
      const settings = groups({openapi, pages: ['GET /users']});
      const site = new ApiSite(settings, files);
      const {navigation} = await site.apis.navigationAt('y/list-users');
      expect([...navigation.pages.keys()]).to.deep.equal([]);
      expect([...(await site.navigation()).pages.keys()]).to.deep.equal(['x/list-users']);
    });
  });

  it('gives up its requests when the signal is aborted', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const main = openapi({'GET /x': {requestBody: {$ref: 'parts/a.json'}}});
    const loader: Loader = {
      url: (path) => `https://docs.example/${path}`,
      text: (path, signal) => {
        signals.push(signal);
        return Promise.resolve(path === 'o.json' ? main : '{}');
      },
    };
    const {signal} = new AbortController();
    const settings = normalizeConfig({name: 'Acme', ...config});
    const apis = new Apis(settings, loader, {parts: allParts, signal});
    const result = await apis.read('o.json');
    if (!result.description) throw new Error('It was not read.');
    const [entry] = result.description.operations;
    await result.description.read(entry!);
    expect(signals).to.deep.equal([signal, signal]);
  });

  it('loads the files beside a description, whose names may be encoded', async () => {
    const path = 'parts/a b#c.json';
    const main = openapi({
      'GET /x': {
        parameters: [{name: 'p', in: 'query', schema: {$ref: 'parts/a%20b%23c.json'}}],
      },
    });
    const site = new ApiSite(config, {'o.json': main, [path]: '{"type": "integer"}'});
    const result = await site.apis.read('o.json');
    if (!result.description) throw new Error('It was not read.');
    const [entry] = result.description.operations;
    const {operation} = await result.description.read(entry!);
    expect(operation.parameters[0]?.schema.label).to.equal('integer');
    expect(site.requested).to.deep.equal(['o.json', path]);
  });

  for (const [error, end] of [
    [new LoadError('missing', 'x'), 'there is no such file.'],
    [new LoadError('not-a-file', 'x'), 'the host returned a web page instead.'],
    [new LoadError('left-the-site', 'x'), 'the host redirects it to another URL.'],
    [new LoadError('status', 'x', 503), 'the host responded with status 503.'],
    [new LoadError('timeout', 'x'), 'the host did not respond in time.'],
  ] as const) {
    it(`says in a sentence that a file beside a description has failed: ${end}`, async () => {
      const main = openapi({'GET /x': {parameters: [{$ref: 'gone.json'}]}});
      const loader: Loader = {
        url: (path) => `https://docs.example/${path}`,
        text: (path) => (path === 'o.json' ? Promise.resolve(main) : Promise.reject(error)),
      };
      const apis = new Apis(normalizeConfig({name: 'Acme', ...config}), loader, {
        parts: allParts,
      });
      const {description} = await apis.read('o.json');
      const {diagnostics} = await description!.read(description!.operations[0]!);
      expect(describeProblems(diagnostics).map(({message}) => message)).to.deep.equal([
        `The file of the reference “gone.json” cannot be loaded: ${end}`,
      ]);
    });
  }

  it('reads YAML', async () => {
    const yaml = 'openapi: 3.1.1\npaths:\n  /users:\n    get:\n      summary: From YAML\n';
    const site = new ApiSite({...config, openapi: 'o.yaml'}, {'o.yaml': yaml});
    expect(await site.listed()).to.include('A: From YAML → api-reference/from-yaml');
  });
});
