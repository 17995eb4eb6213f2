import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {exampleValues} from '../../../src/requests/example-values.js';
import {initialValue, withValueAt} from '../../../src/requests/form/form-value.js';
import {requestSamples} from '../../../src/requests/request-samples.js';
import {responseSamples} from '../../../src/requests/response-samples.js';
import {sampleLanguages} from '../../../src/requests/samples/sample-languages.js';
import {firstOperation} from '../openapi/describing.js';
import {sent} from './wire.js';

/** An operation with a body and a response whose properties are integers, of a media type. */
function operationOf(mediaType: string, example = '') {
  const schema = `{"type": "object", "required": ["b", "10", "2"], "properties": {
    "b": {"type": "string", "x-default": "B"},
    "10": {"type": "string", "x-default": "ten", "example": "ten"},
    "2": {"type": "string", "x-default": "two", "example": "two"}
  }}`;
  const content = `{"${mediaType}": {"schema": ${schema}${example}}}`;
  return firstOperation(`{"openapi": "3.1.1", "paths": {"/x": {"post": {
    "requestBody": {"content": ${content}},
    "responses": {"404": {}, "200": {"content": ${content}}}
  }}}}`);
}

/** A text without what is between its words. */
const wordsOf = (text: string): string => text.match(/\w+/g)?.join(' ') ?? '';

describe('the properties of a body', () => {
  const example = ', "example": {"b": "B", "10": "ten", "2": "two"}';

  for (const [kind, mediaType, arrived] of [
    ['JSON', 'application/json', 'b B 10 ten 2 two'],
    ['a form', 'application/x-www-form-urlencoded', 'b B 10 ten 2 two'],
    ['XML', 'application/xml', 'b B b _10 ten _10 _2 two _2'],
  ] as const) {
    it(`are sent in the order of the file: ${kind}`, async () => {
      for (const written of ['', example]) {
        const operation = await operationOf(mediaType, written);
        const content = operation.body?.contents[0];
        const filled = content?.schema && initialValue(content.schema, true);
        const value = withValueAt(filled, ['2'], 'two') ?? null;
        expect(wordsOf((await sent(operation, {}, {kind: 'value', value})).body)).to.contain(
          arrived,
        );
        const {body} = exampleValues(operation, {server: '', onlyRequired: false});
        expect(wordsOf((await sent(operation, {}, body?.content)).body)).to.contain(arrived);
      }
    });
  }

  it('are in samples in the order of the file', async () => {
    for (const written of ['', example]) {
      const operation = await operationOf('application/json', written);
      const [response] = responseSamples(operation, {makesSamples: true});
      expect(wordsOf(response?.code ?? '')).to.equal('b B 10 ten 2 two');
      const settings = {languages: [], makesSamples: true};
      const choice = {server: 'https://api.example', onlyRequired: false};
      const samples = requestSamples(operation, settings, choice);
      expect(samples).to.have.length(sampleLanguages.length);
      for (const {code} of samples) expect(code).to.match(/\bb\b.*\b10\b.*\b2\b/s);
    }
  });
});
