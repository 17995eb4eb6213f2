import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Server} from '../../../src/openapi/operation.js';
import {baseUrlOf, fillServer, serverUrlOf, serverUrls} from '../../../src/requests/servers.js';
import {operationOf} from '../../harness/operation-of.js';

const fileUrl = 'https://docs.example.com/api/openapi.json';
const server = (url: string, given: Partial<Server> = {}): Server => ({
  url,
  description: '',
  variables: [],
  ...given,
});

describe('fillServer', () => {
  const variables = [
    {name: 'region', default: 'eu', enum: ['eu', 'us'], description: ''},
    {name: 'base', default: 'v1', enum: [], description: ''},
  ];
  const template = server('https://{region}.api.example.com/{base}', {variables});

  for (const [values, expected] of [
    [{}, 'https://eu.api.example.com/v1'],
    [{region: 'us', base: 'v2/x'}, 'https://us.api.example.com/v2/x'],
    [{region: 'evil.example/', base: ''}, 'https://eu.api.example.com'],
    [{region: '', base: ' '}, 'https://eu.api.example.com'],
    [{constructor: 'x', __proto__: 'y'}, 'https://eu.api.example.com/v1'],
  ] as const) {
    it(`fills in ${JSON.stringify(values)}`, () => {
      const map = new Map(Object.entries(values));
      expect(fillServer(template, map, fileUrl)).to.equal(expected);
    });
  }

  for (const [url, expected] of [
    ['/v1/', 'https://docs.example.com/v1'],
    ['../v2', 'https://docs.example.com/v2'],
    ['//api.example.com', 'https://api.example.com'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['https://user:secret@api.example.com/#x', 'https://api.example.com'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['ftp://x.example', ''],
    ['https://{host}', ''],
    ['', 'https://docs.example.com'],
    ['?a=1', 'https://docs.example.com/?a=1'],
    ['#a', 'https://docs.example.com'],
  ] as const) {
    it(`reads ${url || 'an empty URL'}`, () => {
      expect(fillServer(server(url), new Map(), fileUrl)).to.equal(expected);
    });
  }

  for (const [url, expected] of [
    ['https://{tenant}api.example.com/{prefix}/v1', 'https://api.example.com//v1'],
    ['https://api.example.com:{tenant}/', 'https://api.example.com'],
    ['https://{tenant}', ''],
  ] as const) {
    it(`fills in empty values in ${url}`, () => {
      const open = ['tenant', 'prefix'].map((name) => ({
        name,
        default: 'x',
        enum: [],
        description: '',
      }));
      const values = new Map([
        ['tenant', ''],
        ['prefix', ''],
      ]);
      expect(fillServer(server(url, {variables: open}), values, fileUrl)).to.equal(expected);
    });
  }

  it('allows an empty value that is in the list', () => {
    const variables = [{name: 'beta', default: '/beta', enum: ['/beta', ''], description: ''}];
    const given = server('https://api.example.com{beta}', {variables});
    expect(fillServer(given, new Map([['beta', '']]), '')).to.equal('https://api.example.com');
  });

  it('is the origin of the file where an empty value is all of it', () => {
    const open = [{name: 'base', default: '', enum: [], description: ''}];
    const given = server('{base}', {variables: open});
    expect(fillServer(given, new Map(), fileUrl)).to.equal('https://docs.example.com');
    expect(fillServer(given, new Map([['base', '/v1']]), fileUrl)).to.equal(
      'https://docs.example.com/v1',
    );
    expect(fillServer(given, new Map(), '')).to.equal('');
  });

  it('needs no URL of a file for whole URLs', () => {
    expect(fillServer(server('https://x.example/'), new Map(), '')).to.equal('https://x.example');
    expect(fillServer(server('/v1'), new Map(), 'openapi.json')).to.equal('');
  });
});

describe('serverUrls', () => {
  const given = operationOf({servers: [server('/v1'), server('javascript:x'), server('/v1/')]});
  const urls = (baseUrls: readonly string[], of = given): readonly string[] =>
    serverUrls(of, {baseUrls, fileUrl}).map(({url}) => url);

  it('prefers those of the settings', () => {
    expect(urls(['https://a.example', 'https://b.example'])).to.deep.equal([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('leaves out what is no server, and what is the same', () => {
    expect(urls([])).to.deep.equal(['/v1']);
  });

  it('needs none for a whole URL', () => {
    expect(urls(['https://a.example'], operationOf({path: 'https://x.example/a'}))).to.deep.equal(
      [],
    );
  });
});

describe('serverUrlOf', () => {
  const variables = [{name: 'version', default: 'v1', enum: [], description: ''}];
  const given = operationOf({
    servers: [server('https://a.example/{version}/', {variables}), server('/api/')],
  });
  const none = new Map<string, string>();
  for (const [choice, expected] of [
    [{variables: none}, 'https://a.example/v1/'],
    [{variables: new Map([['version', 'v2']])}, 'https://a.example/v2/'],
    [{url: '/api/', variables: none}, 'https://docs.example.com/api/'],
    [{own: 'http://localhost:3000/x/', variables: none}, 'http://localhost:3000/x/'],
    [{own: '/x', variables: none}, undefined],
  ] as const) {
    it(`keeps the slash at the end of ${expected ?? 'no URL'}`, () => {
      const options = {baseUrls: [], fileUrl};
      expect(serverUrlOf(given, options, choice)).to.equal(expected);
      expect(baseUrlOf(given, options, choice)).to.equal(expected?.slice(0, -1) ?? '');
    });
  }
});
