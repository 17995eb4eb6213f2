import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fetchInit} from '../../../src/requests/fetch-init.js';
import type {HttpBody, HttpRequest} from '../../../src/requests/request.js';

function sent(method: string, body: HttpBody, headers: HttpRequest['headers'] = []): Request {
  const url = 'https://api.example.com/';
  return new Request(url, fetchInit({method, url, headers, cookies: [], body}, 'B'));
}

describe('fetchInit', () => {
  it('sends a text and its type as they are', async () => {
    const type = 'application/json; charset=utf-8';
    const request = sent('POST', {kind: 'text', text: '"é"'}, [['Content-Type', type]]);
    expect(request.headers.get('content-type')).to.equal(type);
    expect(await request.text()).to.equal('"é"');
  });

  it('adds no type of its own', () => {
    const file = {file: new Blob(['x'], {type: 'image/png'}), name: 'x.png'};
    for (const body of [{kind: 'text', text: 'x'} as const, {kind: 'file', file} as const]) {
      expect(sent('POST', body).headers.get('content-type')).to.equal(null);
    }
  });

  it('sends parts of any kind', () => {
    const body = {kind: 'multipart', parts: [], mediaType: 'multipart/mixed'} as const;
    expect(sent('PUT', body).headers.get('content-type')).to.equal('multipart/mixed; boundary=B');
  });

  for (const [url, origin, credentials] of [
    ['https://docs.example/api/me', 'https://docs.example', 'same-origin'],
    ['https://docs.example/api/me', undefined, 'omit'],
    ['https://api.docs.example/me', 'https://docs.example', 'omit'],
    ['http://docs.example/me', 'https://docs.example', 'omit'],
    ['https://docs.example:8443/me', 'https://docs.example', 'omit'],
    ['https://docs.example@evil.example/', 'https://docs.example', 'omit'],
    ['/me', 'https://docs.example', 'omit'],
    ['file:///me', 'null', 'omit'],
  ] as const) {
    it(`sends cookies to ${url} at ${origin ?? 'no origin'}: ${credentials}`, () => {
      const request = {method: 'GET', url, headers: [], cookies: []};
      expect(fetchInit(request, 'B', origin).credentials).to.equal(credentials);
    });
  }

  for (const method of ['GET', 'HEAD']) {
    it(`sends ${method} without a body, which fetch would refuse`, () => {
      expect(sent(method, {kind: 'text', text: 'x'}).body).to.equal(null);
    });
  }
});
