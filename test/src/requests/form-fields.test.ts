import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {InputValue} from '../../../src/requests/request.js';
import {operationAt, sent} from './wire.js';

const multipart = 'multipart/form-data';
const json = 'application/json';

/** The body that arrives for a form with the property `p`. */
async function arrived(
  schema: object,
  value: InputValue,
  {mediaType = multipart, contentType = json} = {},
): Promise<string> {
  const content = {
    [mediaType]: {
      schema: {type: 'object', properties: {p: schema}},
      encoding: {p: {contentType}},
    },
  };
  const operation = await operationAt('/x', {requestBody: {content}}, 'post');
  return (await sent(operation, {}, {kind: 'value', value: new Map([['p', value]])})).body;
}

describe('fields of forms that contain JSON', () => {
  const text = {type: 'string'};
  for (const [schema, value, part] of [
    [text, '{"a": 12345678901234567890}', '{"a": 12345678901234567890}'],
    [text, '"quoted"', '"quoted"'],
    [text, '[1]', '[1]'],
    [text, 'not JSON', '"not JSON"'],
    [{type: 'array', items: text}, ['{}'], '{}'],
    [{type: ['string', 'integer']}, '1', '"1"'],
    [{type: 'object'}, {a: 1}, '{"a":1}'],
  ] as const) {
    it(`send ${JSON.stringify(value)} of ${JSON.stringify(schema)} as ${part}`, async () => {
      const body = await arrived(schema, value);
      expect(body).to.contain(`Content-Type: ${json}\r\n\r\n${part}\r\n--B--`);
    });
  }

  it('send it as it is in a line, too', async () => {
    const mediaType = 'application/x-www-form-urlencoded';
    expect(await arrived(text, '{"a":1}', {mediaType})).to.equal('p=%7B%22a%22%3A1%7D');
  });

  it('have the media type that the schema names', async () => {
    const schema = {...text, contentMediaType: json};
    const content = {[multipart]: {schema: {type: 'object', properties: {p: schema}}}};
    const operation = await operationAt('/x', {requestBody: {content}}, 'post');
    const {body} = await sent(operation, {}, {kind: 'value', value: {p: '{"a":1}'}});
    expect(body).to.contain(`Content-Type: ${json}\r\n\r\n{"a":1}\r\n`);
  });
});
