import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Operation, Parameter, SecurityScheme} from '../../../src/openapi/operation.js';
import {buildRequest, withPlaceholders} from '../../../src/requests/build-request.js';
import type {Credential, InputValue, RequestValues} from '../../../src/requests/request.js';
import {content, operationOf, parameter} from '../../harness/operation-of.js';

const server = 'https://api.example.com/v1';

function values(
  parameters: Readonly<Record<string, InputValue>> = {},
  given: Partial<RequestValues> = {},
): RequestValues {
  return {server, parameters: new Map(Object.entries(parameters)), credentials: [], ...given};
}

const withParameters = (...parameters: readonly Parameter[]): Operation =>
  operationOf({parameters});

describe('buildRequest', () => {
  describe('the URL', () => {
    const user = operationOf({
      path: '/users/{id}/posts',
      parameters: [parameter('path', 'id', {isRequired: true})],
    });

    it('joins server, path and query', () => {
      const request = buildRequest(
        withParameters(parameter('query', 'limit'), parameter('query', 'tags')),
        values({'query:limit': 10, 'query:tags': ['a', 'b c']}),
      );
      expect(request.url).to.equal(`${server}/items?limit=10&tags=a&tags=b%20c`);
    });

    it('has values in the query of a template', () => {
      const lease = operationOf({
        path: '/items?comp={part}&v=1',
        parameters: [parameter('path', 'part', {isRequired: true})],
      });
      const {url} = buildRequest(lease, values({'path:part': 'a&b'}));
      expect(url).to.equal(`${server}/items?comp=a%26b&v=1`);
    });

    for (const [value, segment] of [
      ['a/b', 'a%2Fb'],
      ['../admin', '..%2Fadmin'],
      ['a?b#c', 'a%3Fb%23c'],
      ['a%2Fb', 'a%252Fb'],
      ['\\..\\', '%5C..%5C'],
      ['é', '%C3%A9'],
      ['a..b', 'a..b'],
    ] as const) {
      it(`keeps ${value} in its segment`, () => {
        const {url} = buildRequest(user, values({'path:id': value}));
        expect(url).to.equal(`${server}/users/${segment}/posts`);
        expect(new URL(url).href).to.equal(url);
      });
    }

    for (const value of ['.', '..']) {
      it(`does not let ${value} remove a segment`, () => {
        const {url} = buildRequest(user, values({'path:id': value}));
        expect(new URL(url).pathname.split('/')).to.have.length(5);
      });
    }

    it('does not let two values make dots together', () => {
      const given = operationOf({
        path: '/a/{x}{y}/b',
        parameters: [parameter('path', 'x'), parameter('path', 'y')],
      });
      const {url} = buildRequest(given, values({'path:x': '.', 'path:y': '.'}));
      expect(new URL(url).pathname).to.match(/^\/v1\/a\/.+\/b$/);
    });

    it('keeps dots before an extension', () => {
      const given = operationOf({path: '/f/{name}.json', parameters: [parameter('path', 'name')]});
      expect(buildRequest(given, values({'path:name': 'a.b'})).url).to.equal(
        `${server}/f/a.b.json`,
      );
    });

    it('writes label and matrix styles, empty ones too', () => {
      const given = operationOf({
        path: '/a/{l}/b{m}',
        parameters: [
          parameter('path', 'l', {style: 'label'}),
          parameter('path', 'm', {style: 'matrix'}),
        ],
      });
      expect(buildRequest(given, values({'path:l': ['x', 'y'], 'path:m': 5})).url).to.equal(
        `${server}/a/.x,y/b;m=5`,
      );
      expect(buildRequest(given, values({'path:l': '', 'path:m': ''})).url).to.equal(
        `${server}/a/./b;m`,
      );
    });

    it('shows the name of what has not been entered, and does not send an empty segment', () => {
      expect(buildRequest(user, values()).url).to.equal(`${server}/users/{id}/posts`);
      for (const value of ['', null, []]) {
        const {url} = buildRequest(user, values({'path:id': value}));
        expect(url).to.equal(`${server}/users/{id}/posts`);
      }
    });

    for (const [base, path, expected] of [
      ['', '/a', '/a'],
      ['/v2/', '/a', '/v2/a'],
      ['https://x.example//', '/a', 'https://x.example/a'],
      ['https://x.example', '.evil.example/a', 'https://x.example/.evil.example/a'],
      ['https://x.example?key=1', '/a?b=2#c', 'https://x.example/a?key=1&b=2'],
      ['https://x.example', '/a#second', 'https://x.example/a'],
      ['https://x.example', 'https://y.example/a', 'https://y.example/a'],
      ['javascript:alert(1)', '/a', '/a'],
      ['https://x.example', '/a b/é', 'https://x.example/a%20b/%C3%A9'],
    ] as const) {
      it(`joins ${base || 'no server'} and ${path}`, () => {
        const request = buildRequest(operationOf({path}), values({}, {server: base}));
        expect(request.url).to.equal(expected);
      });
    }
  });

  describe('empty values', () => {
    const all = withParameters(
      parameter('query', 'a'),
      parameter('query', 'b', {isRequired: true}),
      parameter('header', 'X-A'),
      parameter('cookie', 'c'),
    );

    it('leaves out what has not been entered', () => {
      const request = buildRequest(all, values());
      expect(request).to.deep.equal({
        method: 'GET',
        url: `${server}/items`,
        headers: [],
        cookies: [],
      });
    });

    it('leaves out empty optional texts and headers', () => {
      const empty = {'query:a': '', 'query:b': '', 'header:X-A': '', 'cookie:c': ''};
      const request = buildRequest(all, values(empty));
      expect([request.url, request.headers, request.cookies]).to.deep.equal([
        `${server}/items?b=`,
        [],
        [],
      ]);
    });

    it('sends false, 0 and null', () => {
      const request = buildRequest(
        all,
        values({'query:a': false, 'query:b': null, 'header:X-A': 0, 'cookie:c': 0}),
      );
      expect(request.url).to.equal(`${server}/items?a=false&b=`);
      expect(request.headers).to.deep.equal([['X-A', '0']]);
      expect(request.cookies).to.deep.equal([['c', '0']]);
    });
  });

  describe('headers', () => {
    it('accepts what successful responses contain', () => {
      const responses = [
        {status: '200', contents: [content('application/json'), content('text/csv')]},
        {status: '404', contents: [content('application/problem+json')]},
        {status: '2XX', contents: [content('application/json')]},
      ].map((given) => ({...given, description: '', headers: [], links: []}));
      expect(buildRequest(operationOf({responses}), values()).headers).to.deep.equal([
        ['Accept', 'application/json, text/csv'],
      ]);
    });

    it('leaves out headers that would be two, or none', () => {
      const names = ['X-A', 'X-B', 'X-C', 'X D', 'X-E:'];
      const request = buildRequest(
        withParameters(...names.map((name) => parameter('header', name))),
        values({
          'header:X-A': 'a\r\nX-Evil: 1',
          'header:X-B': 'b\0',
          'header:X-C': ' c\t',
          'header:X D': 'd',
          'header:X-E:': 'e',
        }),
      );
      expect(request.headers).to.deep.equal([['X-C', 'c']]);
    });

    it('sends each header once, a credential before a parameter', () => {
      const request = buildRequest(
        withParameters(parameter('header', 'authorization'), parameter('query', 'key')),
        values(
          {'header:authorization': 'mine', 'query:key': 'mine'},
          {
            credentials: [
              {type: 'token', scheme: 'bearer', token: 't'},
              {type: 'apiKey', place: 'query', name: 'key', value: 'k&1'},
            ],
          },
        ),
      );
      expect(request.headers).to.deep.equal([['Authorization', 'Bearer t']]);
      expect(request.url).to.equal(`${server}/items?key=k%261`);
    });
  });

  describe('credentials', () => {
    const headersWith = (...credentials: readonly Credential[]): unknown =>
      buildRequest(operationOf(), values({}, {credentials})).headers;

    it('writes Basic as UTF-8 (RFC 7617)', () => {
      expect(headersWith({type: 'basic', username: 'é', password: 'p:w'})).to.deep.equal([
        ['Authorization', 'Basic w6k6cDp3'],
      ]);
    });

    it('sends the last of several for one header', () => {
      const basic: Credential = {type: 'basic', username: 'u', password: 'p'};
      const key: Credential = {
        type: 'apiKey',
        place: 'header',
        name: 'authorization',
        value: 'k',
      };
      const token: Credential = {type: 'token', scheme: 'bearer', token: 't'};
      expect(headersWith(basic, key, token)).to.deep.equal([['Authorization', 'Bearer t']]);
      expect(headersWith(token, key)).to.deep.equal([['authorization', 'k']]);
    });

    it('sends keys in a header, the query and a cookie', () => {
      const credentials = (['header', 'query', 'cookie'] as const).map((place): Credential => ({
        type: 'apiKey',
        place,
        name: 'X-Key',
        value: 'k',
      }));
      const request = buildRequest(operationOf(), values({}, {credentials}));
      expect(request.headers).to.deep.equal([['X-Key', 'k']]);
      expect(request.url).to.equal(`${server}/items?X-Key=k`);
      expect(request.cookies).to.deep.equal([['X-Key', 'k']]);
    });

    it('are marked where browsers would pass them on to another origin', () => {
      const withKey = (...credentials: readonly Credential[]) =>
        buildRequest(operationOf(), values({}, {credentials})).hasKey ?? false;
      const key = (place: 'header' | 'query' | 'cookie', name = 'X-Key'): Credential => ({
        type: 'apiKey',
        place,
        name,
        value: 'k',
      });
      expect(withKey(key('header'))).to.equal(true);
      expect(withKey(key('query'))).to.equal(true);
      expect(withKey(key('cookie'))).to.equal(false);
      expect(withKey(key('header', 'authorization'))).to.equal(false);
      expect(withKey({type: 'token', scheme: 'Bearer', token: 't'})).to.equal(false);
      for (const [place, name, expected] of [
        ['query', 'api_key', true],
        ['header', 'X-Auth-Token', true],
        ['header', 'Authorization', false],
        ['query', 'limit', false],
      ] as const) {
        const api = withParameters(parameter(place, name));
        const entered = buildRequest(api, values({[`${place}:${name}`]: 'x'}));
        expect(entered.hasKey ?? false, name).to.equal(expected);
        expect(buildRequest(api, values()).hasKey ?? false, name).to.equal(false);
      }
    });

    it('sends nothing for empty ones', () => {
      expect(
        headersWith(
          {type: 'basic', username: '', password: ''},
          {type: 'token', scheme: 'Bearer', token: ''},
          {type: 'apiKey', place: 'header', name: 'X-Key', value: ''},
        ),
      ).to.deep.equal([]);
    });

    it('becomes placeholders', () => {
      const scheme = (given: object): SecurityScheme =>
        ({id: 's', description: '', isDeprecated: false, ...given}) as SecurityScheme;
      const alternative = [
        scheme({type: 'http', scheme: 'bearer'}),
        scheme({type: 'apiKey', place: 'header', name: 'X-Key', prefix: 'Key '}),
        scheme({type: 'apiKey', place: 'query', name: 'key'}),
      ].map((each) => ({scheme: each, scopes: []}));
      const entered = values(
        {},
        {credentials: [{type: 'token', scheme: 'Bearer', token: 'secret'}]},
      );
      const request = buildRequest(operationOf(), withPlaceholders(entered, alternative));
      expect(request.headers).to.deep.equal([
        ['Authorization', 'Bearer <API_KEY>'],
        ['X-Key', 'Key <API_KEY>'],
      ]);
      expect(request.url).to.equal(`${server}/items?key=API_KEY`);
    });
  });

  it('sends the body with its type', () => {
    const given = operationOf({
      method: 'POST',
      body: {description: '', isRequired: true, contents: [content('application/json')]},
    });
    const value = new Map<string, InputValue>([
      ['a', null],
      ['b', false],
    ]);
    const body = {mediaType: 'application/json', content: {kind: 'value', value}} as const;
    const request = buildRequest(given, values({}, {body}));
    expect(request.headers).to.deep.equal([['Content-Type', 'application/json']]);
    expect(request.body).to.deep.equal({kind: 'text', text: '{\n  "a": null,\n  "b": false\n}'});
  });
});
