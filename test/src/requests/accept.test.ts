import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {requestParameters} from '../../../src/requests/form/accept.js';
import {checkRequest} from '../../../src/requests/check-request.js';
import type {Operation} from '../../../src/openapi/operation.js';
import {requestSamples} from '../../../src/requests/request-samples.js';
import {operationAt, sent} from './wire.js';

const responses = (...types: readonly string[]): object => ({
  200: {description: '', content: Object.fromEntries(types.map((type) => [type, {}]))},
});
const several = responses('application/json', 'text/csv');

/** What the form offers for `Accept`; `undefined` where the form has no field for it. */
function offered(operation: Operation): readonly unknown[] | undefined {
  const [field] = requestParameters(operation).filter(({name}) => /^accept$/i.test(name));
  return field && (field.schema.enum ?? []).map(({value}) => value);
}

describe('Accept', () => {
  for (const [given, types] of [
    [{responses: several}, ['application/json', 'text/csv']],
    [{responses: responses('application/json')}, undefined],
    [{responses: {}}, undefined],
    [
      {parameters: [{schema: {type: 'string', enum: ['a/b', 'c/d']}}], responses: several},
      ['a/b', 'c/d'],
    ],
    [
      {parameters: [{schema: {type: 'string'}, example: 'a/b'}], responses: several},
      ['a/b', 'application/json', 'text/csv'],
    ],
    [
      {
        parameters: [{schema: {type: 'string', default: 'a/b'}}],
        responses: responses('application/json'),
      },
      ['a/b', 'application/json'],
    ],
    [{parameters: [{schema: {type: 'string'}}], responses: responses('text/csv')}, []],
  ] as const) {
    it(`is offered as ${String(types)} for ${JSON.stringify(given)}`, async () => {
      const parameters = 'parameters' in given ? given.parameters : [];
      const operation = await operationAt('/x', {
        ...given,
        parameters: parameters.map((one) => ({name: 'Accept', in: 'header', ...one})),
      });
      expect(offered(operation)).to.deep.equal(types);
    });
  }

  it('arrives as the reader has chosen it, else with all media types', async () => {
    const operation = await operationAt('/x', {responses: several});
    expect((await sent(operation, {})).headers.accept).to.equal('application/json, text/csv');
    const chosen = {'header:Accept': 'text/csv'};
    expect((await sent(operation, chosen)).headers.accept).to.equal('text/csv');
    const values = {server: '', parameters: new Map(Object.entries(chosen)), credentials: []};
    expect(checkRequest(operation, values)).to.deep.equal([]);
  });

  it('arrives once where a parameter is named accept', async () => {
    const operation = await operationAt('/x', {
      parameters: [{name: 'accept', in: 'header', schema: {type: 'string'}, example: 'a/b'}],
      responses: several,
    });
    const {headers} = await sent(operation, {'header:accept': 'a/b'});
    expect(headers.accept).to.equal('a/b');
  });

  it('is in the samples of the page as the reader has chosen it', async () => {
    const operation = await operationAt('/x', {responses: several});
    const settings = {languages: ['curl'], makesSamples: true};
    const changes = {
      server: 'https://api.example',
      security: [],
      parameters: new Map([['header:Accept', 'text/csv']]),
    };
    const choice = {server: 'https://api.example', onlyRequired: false};
    const [sample] = requestSamples(operation, settings, choice, changes);
    expect(sample?.code).to.contain(`--header 'Accept: text/csv'`);
  });
});
