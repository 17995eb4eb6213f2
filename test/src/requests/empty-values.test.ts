import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {checkRequest} from '../../../src/requests/check-request.js';
import type {Operation} from '../../../src/openapi/operation.js';
import {firstOperation} from '../openapi/describing.js';
import {operationAt, sent} from './wire.js';

const text = {type: 'string'};

const query = (rest: object): Promise<Operation> =>
  operationAt('/x', {parameters: [{name: 'q', in: 'query', schema: text, ...rest}]});

function problemsOf(operation: Operation, value: string): readonly string[] {
  const values = {server: '', parameters: new Map([['query:q', value]]), credentials: []};
  return checkRequest(operation, values).map(({reason}) => reason.kind);
}

describe('empty values', () => {
  for (const [rest, line, problems] of [
    [{allowEmptyValue: true}, 'GET /x?q=', []],
    [{allowEmptyValue: true, schema: {type: 'boolean'}}, 'GET /x?q=', []],
    [{allowEmptyValue: true, schema: {type: 'array', items: text}}, 'GET /x?q=', []],
    [{required: true}, 'GET /x?q=', []],
    [{required: true, schema: {...text, minLength: 1}}, 'GET /x?q=', ['limit']],
    [{required: true, schema: {type: 'integer'}}, 'GET /x?q=', ['wrong-type']],
    [{}, 'GET /x', []],
  ] as const) {
    it(`arrive as ${line} where the parameter says ${JSON.stringify(rest)}`, async () => {
      const operation = await query(rest);
      expect((await sent(operation, {'query:q': ''})).line).to.equal(line);
      expect(problemsOf(operation, '')).to.deep.equal(problems);
    });
  }

  it('are not sent where nothing was entered', async () => {
    expect((await sent(await query({allowEmptyValue: true}), {})).line).to.equal('GET /x');
  });

  it('arrive where Swagger 2.0 allows them', async () => {
    const parameters = [{name: 'q', in: 'query', type: 'boolean', allowEmptyValue: true}];
    const operation = await firstOperation({swagger: '2.0', paths: {'/x': {get: {parameters}}}});
    expect((await sent(operation, {'query:q': ''})).line).to.equal('GET /x?q=');
  });

  for (const [mediaType, arrived] of [
    ['application/json', '{\n  "note": ""\n}'],
    ['application/x-www-form-urlencoded', 'note='],
    [
      'multipart/form-data',
      '--B\r\nContent-Disposition: form-data; name="note"\r\n\r\n\r\n--B--\r\n',
    ],
  ] as const) {
    it(`of an optional property arrive as ${mediaType}`, async () => {
      const schema = {type: 'object', properties: {note: text}};
      const requestBody = {content: {[mediaType]: {schema}}};
      const operation = await operationAt('/x', {requestBody}, 'post');
      const {body} = await sent(operation, {}, {kind: 'value', value: new Map([['note', '']])});
      expect(body).to.equal(arrived);
    });
  }
});
