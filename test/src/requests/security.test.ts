import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {firstOperation, withOperation} from '../openapi/describing.js';
import type {SecurityScheme} from '../../../src/openapi/operation.js';
import {securityOfSettings, unknownName} from '../../../src/requests/security.js';
import {credentialsOf, type EnteredCredential} from '../../../src/requests/scheme-entry.js';

const needs = (...schemes: readonly (Record<string, unknown> & {id: string})[]) =>
  schemes.map((given) => ({
    scheme: {description: '', isDeprecated: false, ...given} as unknown as SecurityScheme,
    scopes: [],
  }));
const entered = (given: Readonly<Record<string, EnteredCredential>>) =>
  new Map(Object.entries(given));

const key = {id: 'key', type: 'apiKey', place: 'query', name: 'k'};
const bearer = {id: 'bearer', type: 'http', scheme: 'bearer'};
const basic = {id: 'basic', type: 'http', scheme: 'basic'};
const oauth = {id: 'oauth', type: 'oauth2', flows: []};

describe('credentialsOf', () => {
  it('maps each scheme', () => {
    const all = needs(key, bearer, basic, oauth, {id: 'tls', type: 'mutualTLS'});
    expect(
      credentialsOf(
        all,
        entered({
          key: {value: ' k1 '},
          bearer: {value: 'bearer t1'},
          basic: {username: 'u', password: ''},
          oauth: {value: 't2'},
        }),
      ),
    ).to.deep.equal([
      {type: 'apiKey', place: 'query', name: 'k', value: 'k1'},
      {type: 'token', scheme: 'bearer', token: 't1'},
      {type: 'basic', username: 'u', password: ''},
      {type: 'token', scheme: 'Bearer', token: 't2'},
    ]);
  });

  it('leaves out what is empty', () => {
    const all = needs(key, bearer, basic, oauth);
    const empty = {key: {value: ' '}, bearer: {value: 'Bearer '}, basic: {username: ''}};
    expect(credentialsOf(all, entered(empty))).to.deep.equal([]);
  });

  for (const [value, expected] of [
    ['abc', 'Token abc'],
    ['Token abc', 'Token abc'],
    ['Token ', undefined],
    ['', undefined],
  ] as const) {
    it(`writes ${JSON.stringify(value)} after its prefix`, () => {
      const [found] = credentialsOf(needs({...key, prefix: 'Token '}), entered({key: {value}}));
      expect(found?.type === 'apiKey' ? found.value : undefined).to.equal(expected);
    });
  }
});

describe('securityOfSettings', () => {
  const first = (...given: Parameters<typeof securityOfSettings>) =>
    securityOfSettings(...given)[0]?.[0]?.scheme;

  it('reads bearer, key and basic', () => {
    expect(first({method: 'bearer'})).to.include({type: 'http', scheme: 'bearer'});
    expect(first({method: 'key', name: 'X-Key', inputPrefix: 'sk-'})).to.include({
      type: 'apiKey',
      place: 'header',
      name: 'X-Key',
      prefix: 'sk-',
    });
    const scheme = first({method: 'basic', name: 'account: secret'});
    expect(scheme).to.deep.include({scheme: 'basic', labels: ['account', 'secret']});
    expect(first({method: 'basic'})).to.deep.include({labels: ['username', 'password']});
  });

  it('lets the page override the method, without its name', () => {
    expect(first({method: 'basic', name: 'a:b'}, 'key')).to.include({name: 'X-API-Key'});
    expect(securityOfSettings({method: 'bearer'}, 'none')).to.deep.equal([]);
    expect(first({}, 'Bearer')).to.include({scheme: 'bearer'});
  });

  for (const method of [undefined, 'cobo', '__proto__', 'none']) {
    it(`needs nothing for ${String(method)}`, () => {
      expect(securityOfSettings({method})).to.deep.equal([]);
    });
  }
});

describe('unknownName', () => {
  it('is the type of a scheme, else the name of one that is not defined', async () => {
    const securitySchemes = {odd: {type: 'smoke signals'}};
    const security = [{odd: []}, {gone: []}];
    const operation = await firstOperation(
      withOperation({security}, {components: {securitySchemes}}),
    );
    const schemes = operation.security.flat().map(({scheme}) => scheme);
    expect(schemes.map((scheme) => scheme.type === 'unknown' && unknownName(scheme))).to.deep.equal(
      ['smoke signals', 'gone'],
    );
  });
});
