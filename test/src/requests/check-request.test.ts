import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Operation, SecurityScheme} from '../../../src/openapi/operation.js';
import {canSend, checkRequest} from '../../../src/requests/check-request.js';
import type {InputValue, RequestValues} from '../../../src/requests/request.js';
import {content, operationOf, parameter, schema} from '../../harness/operation-of.js';

function check(
  given: Operation,
  parameters: Readonly<Record<string, InputValue>> = {},
  rest: Partial<RequestValues> = {},
): readonly string[] {
  const values = {
    server: 'https://x.example',
    parameters: new Map(Object.entries(parameters)),
    credentials: [],
    ...rest,
  };
  return checkRequest(given, values).map(({at, reason}) => `${at}: ${reason.kind}`);
}

describe('checkRequest', () => {
  it('reports what is missing and what does not fit', () => {
    const given = operationOf({
      path: '/{id}',
      parameters: [
        parameter('path', 'id', {isRequired: true}),
        parameter('query', 'limit', {schema: schema({type: 'integer'})}),
        parameter('query', 'tags', {schema: schema({items: schema({type: 'string'})})}),
        parameter('header', 'X-A', {isRequired: true}),
      ],
    });
    expect(check(given, {'query:limit': 'ten', 'query:tags': [1], 'header:X-A': ''})).to.deep.equal(
      [
        'path:id: missing',
        'query:limit: wrong-type',
        'query:tags: wrong-type',
        'header:X-A: missing',
      ],
    );
    expect(check(given, {'path:id': '..', 'header:X-A': 'a\nb'})).to.deep.equal([
      'path:id: limit',
      'header:X-A: wrong-type',
    ]);
  });

  it('lets nothing be sent without the parameters of its path', () => {
    const list = schema({type: 'array', items: schema({type: 'string'})});
    const given = operationOf({
      path: '/{id}',
      parameters: [
        parameter('path', 'id', {isRequired: true, schema: list}),
        parameter('query', 'a', {isRequired: true}),
      ],
    });
    const isSent = (id?: InputValue): boolean => {
      const parameters = new Map(id === undefined ? [] : [['path:id', id] as const]);
      const values = {server: 'https://x.example', parameters, credentials: []};
      return canSend(checkRequest(given, values));
    };
    expect([undefined, '', [], ['a']].map(isSent)).to.deep.equal([false, false, false, true]);
  });

  describe('the body', () => {
    const json = 'application/json';
    const fields = {'name!': schema({type: 'string'})};
    const given = operationOf({
      method: 'POST',
      body: {
        description: '',
        isRequired: true,
        contents: [content(json, {schema: schema({type: 'object', fields})})],
      },
    });
    const text = (written: string): Partial<RequestValues> => ({
      body: {mediaType: json, content: {kind: 'text', text: written}},
    });
    const value = {mediaType: json, content: {kind: 'value', value: {name: 5}}} as const;

    for (const [rest, expected] of [
      [{}, ['body: missing']],
      [text(' '), ['body: missing']],
      [text('{"name": }'), ['body: not-json']],
      [text('[]'), ['body: wrong-type']],
      [text('{}'), ['body:/name: missing']],
      [{body: value}, ['body:/name: wrong-type']],
      [text('{"name":"a"}'), []],
    ] as const) {
      it(`${JSON.stringify(rest)} → ${expected.join(', ') || 'nothing'}`, () => {
        expect(check(given, {}, rest)).to.deep.equal(expected);
      });
    }
  });

  describe('security', () => {
    const scheme = (id: string, rest: object): SecurityScheme =>
      ({id, description: '', isDeprecated: false, ...rest}) as SecurityScheme;
    const required = (each: SecurityScheme) => ({scheme: each, scopes: []});
    const key = required(scheme('Key', {type: 'apiKey', place: 'header', name: 'X-Key'}));
    const bearer = required(scheme('Bearer', {type: 'http', scheme: 'bearer'}));
    const keyValue = {type: 'apiKey', place: 'header', name: 'X-Key', value: 'k'} as const;
    const token = {type: 'token', scheme: 'Bearer', token: 't'} as const;

    it('needs all schemes of one alternative', () => {
      const both = operationOf({security: [[key, bearer]]});
      expect(check(both)).to.deep.equal(['credential:Key: missing', 'credential:Bearer: missing']);
      expect(check(both, {}, {credentials: [keyValue]})).to.deep.equal([
        'credential:Bearer: missing',
      ]);
      expect(check(both, {}, {credentials: [keyValue, token]})).to.deep.equal([]);
    });

    it('needs one of several alternatives', () => {
      const either = operationOf({security: [[key], [bearer]]});
      expect(check(either, {}, {credentials: [token]})).to.deep.equal([]);
      expect(check(operationOf({security: [[key], []]}))).to.deep.equal([]);
    });

    it('needs no cookie that the browser adds by itself', () => {
      const cookie = required(scheme('Session', {type: 'apiKey', place: 'cookie', name: 'sid'}));
      const both = operationOf({security: [[cookie, key]]});
      const values = {server: '', parameters: new Map(), credentials: []};
      const at = (hasSession: boolean) =>
        checkRequest(both, values, hasSession).map((problem) => problem.at);
      expect(at(false)).to.deep.equal(['credential:Session', 'credential:Key']);
      expect(at(true)).to.deep.equal(['credential:Key']);
    });

    it('does not count empty ones', () => {
      const credentials = [{...token, token: ''}];
      expect(check(operationOf({security: [[bearer]]}), {}, {credentials})).to.deep.equal([
        'credential:Bearer: missing',
      ]);
    });
  });

  it('reports what browsers do not send', () => {
    const given = operationOf({
      parameters: [parameter('header', 'Host'), parameter('cookie', 'a')],
    });
    const body = {mediaType: 'text/plain', content: {kind: 'text', text: 'x'}} as const;
    expect(check(given, {'header:Host': 'x', 'cookie:a': 'b'}, {body})).to.deep.equal([
      'header:Host: forbidden-header',
      'cookie:a: forbidden-header',
      'body: forbidden-body',
    ]);
    expect(check(operationOf({method: 'TRACE'}))).to.deep.equal(['method: forbidden-method']);
  });
});
