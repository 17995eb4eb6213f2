import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {nullOfBody, nullOfParameter} from '../../../src/requests/null-values.js';
import {operationAt, sent} from './wire.js';

const nullable = {anyOf: [{type: 'string'}, {type: 'null'}]};
const list = {type: 'array', items: nullable};
const object = {type: 'object', properties: {a: nullable, b: {type: 'string'}}};
const inJson = {content: {'application/json': {schema: object}}};

describe('null', () => {
  for (const [place, rest, path, said, value, line] of [
    ['query', {schema: nullable}, [], 'empty', null, 'GET /x?p='],
    ['query', {schema: list}, [1], 'nothing', ['a', null], 'GET /x?p=a'],
    ['query', {schema: object}, ['a'], 'nothing', {a: null, b: '1'}, 'GET /x?b=1'],
    ['query', inJson, [], 'null', null, 'GET /x?p=null'],
    ['query', inJson, ['a'], 'null', {a: null}, 'GET /x?p=%7B%22a%22%3Anull%7D'],
    ['header', {schema: nullable}, [], 'nothing', null, 'GET /x'],
  ] as const) {
    it(`at /${path.join('/')} of a ${place} is ${said} in ${JSON.stringify(rest)}`, async () => {
      const parameters = [{name: 'p', in: place, ...rest}];
      const operation = await operationAt('/x', {parameters});
      const [parameter] = operation.parameters;
      expect(parameter && nullOfParameter(parameter, path)).to.equal(said);
      const arrived = await sent(operation, {[`${place}:p`]: value});
      expect(arrived.line).to.equal(line);
      expect(arrived.headers).not.to.have.property('p');
    });
  }

  const form = 'application/x-www-form-urlencoded';
  const json = {a: {contentType: 'application/json'}};
  for (const [mediaType, encoding, path, said, value, body] of [
    ['application/json', {}, ['a'], 'null', {a: null}, '{\n  "a": null\n}'],
    ['application/xml', {}, ['a'], 'empty', {a: null}, '<root>\n  <a/>\n</root>\n'],
    [form, {}, ['a'], 'empty', {a: null}, 'a='],
    [form, {}, ['a', 0], 'empty', {a: [null, 'b']}, 'a=&a=b'],
    [form, {}, ['a', 'b'], 'null', {a: {b: null}}, 'a=%7B%22b%22%3Anull%7D'],
    [form, json, ['a'], 'null', {a: null}, 'a=null'],
    [form, {a: {style: 'form'}}, ['a'], 'empty', {a: null}, 'a='],
    [form, {a: {style: 'form'}}, ['a', 'b'], 'nothing', {a: {b: null, c: '1'}}, 'c=1'],
  ] as const) {
    it(`at /${path.join('/')} of ${mediaType} is ${said} in ${body}`, async () => {
      const requestBody = {content: {[mediaType]: {schema: {type: 'object'}, encoding}}};
      const operation = await operationAt('/x', {requestBody}, 'post');
      const [content] = operation.body?.contents ?? [];
      expect(content && nullOfBody(content, path)).to.equal(said);
      const arrived = await sent(operation, {}, {kind: 'value', value});
      expect(arrived.body.replace(/^<\?.*\?>\n/, '')).to.equal(body);
    });
  }
});
