import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  explainFailure,
  needsPreflight,
  type FailureFacts,
} from '../../../src/requests/explain-failure.js';
import type {HttpRequest} from '../../../src/requests/request.js';

const get: HttpRequest = {
  method: 'GET',
  url: 'https://api.example.com/a',
  headers: [],
  cookies: [],
};
const facts = (given: Partial<FailureFacts>): FailureFacts => ({
  request: get,
  origin: 'https://docs.example.com',
  isOnline: true,
  ...given,
});
const to = (url: string): HttpRequest => ({...get, url});

describe('explainFailure', () => {
  for (const [given, kind] of [
    [{stopped: 'Cancelled', isOnline: false}, 'Cancelled'],
    [{stopped: 'Timeout'}, 'Timeout'],
    [{stopped: 'Redirect'}, 'Redirect'],
    [{blocked: get.url, probe: 'failed'}, 'Policy'],
    [{isOnline: false}, 'Offline'],
    [{isOnline: false, request: to('http://localhost:3000/')}, 'Unreachable'],
    [{request: to('http://api.example.com/')}, 'MixedContent'],
    [{request: to('http://localhost:3000/'), probe: 'answered'}, 'NoCors'],
    [{request: to('http://127.0.0.1/'), probe: 'failed'}, 'Unreachable'],
    [{origin: 'http://localhost', request: to('http://api.example.com/')}, 'Unreachable'],
    [{probe: 'answered'}, 'NoCors'],
    [{probe: 'answered', request: {...get, method: 'PUT'}}, 'Preflight'],
    [{probe: 'failed'}, 'Unreachable'],
    [{}, 'Unreachable'],
    [{probe: 'answered', request: to('https://docs.example.com/a')}, 'Unreachable'],
    [{probe: 'failed', request: to('https://192.168.1.5/')}, 'Certificate'],
    [{probe: 'failed', request: to('https://localhost:8443/')}, 'Certificate'],
    [{probe: 'failed', request: to('https://api.internal/')}, 'Certificate'],
  ] as const) {
    it(`says ${kind} for ${JSON.stringify(given)}`, () => {
      const failure = explainFailure(facts(given));
      expect(failure.kind).to.equal(kind);
      const [, host] = failure.text;
      expect(host).to.equal(new URL('request' in given ? given.request.url : get.url).host);
    });
  }

  it('has a title and a text of its own for each kind', () => {
    const all = [
      {probe: 'answered'},
      {probe: 'answered', request: {...get, method: 'PUT'}},
      {},
      {isOnline: false},
      {stopped: 'Cancelled'},
      {stopped: 'Timeout'},
      {stopped: 'Redirect'},
      {blocked: 'https://api.test/x'},
      {request: to('http://api.example.com')},
      {request: to('https://localhost')},
      {isProxied: true},
    ] as const;
    const texts = all.map((given) => explainFailure(facts(given)));
    for (const part of ['title', 'text'] as const) {
      expect(new Set(texts.map((each) => each[part][0])).size).to.equal(all.length);
    }
  });

  it('names the lines that the response needs', () => {
    expect(explainFailure(facts({probe: 'answered'})).headers).to.deep.equal([
      'Access-Control-Allow-Origin: https://docs.example.com',
    ]);
    const request: HttpRequest = {
      ...get,
      method: 'PATCH',
      headers: [
        ['Accept', 'application/json'],
        ['Authorization', 'Bearer t'],
        ['Content-Type', 'application/json'],
      ],
    };
    expect(explainFailure(facts({probe: 'answered', request})).headers).to.deep.equal([
      'Access-Control-Allow-Origin: https://docs.example.com',
      'Access-Control-Allow-Methods: PATCH',
      'Access-Control-Allow-Headers: Authorization, Content-Type',
    ]);
  });
});

describe('needsPreflight', () => {
  for (const [method, headers, expected] of [
    ['GET', [], false],
    ['POST', [['Content-Type', 'text/plain; charset=utf-8']], false],
    ['POST', [['Content-Type', 'application/json']], true],
    ['DELETE', [], true],
    ['GET', [['Accept', 'application/json, text/csv;q=0.5']], false],
    ['GET', [['Accept', 'application/vnd.x+json; a="b"']], true],
    ['GET', [['Accept-Language', 'de-DE, en;q=0.5']], false],
    ['GET', [['X-A', 'b']], true],
    ['GET', [['Accept', 'a'.repeat(200)]], true],
  ] as const) {
    it(`${method} ${JSON.stringify(headers)}: ${expected ? 'yes' : 'no'}`, () => {
      expect(needsPreflight({...get, method, headers})).to.equal(expected);
    });
  }

  it('is not made for a form', () => {
    const body = {kind: 'multipart', parts: [], mediaType: 'multipart/form-data'} as const;
    expect(needsPreflight({...get, method: 'POST', body})).to.equal(false);
  });
});
