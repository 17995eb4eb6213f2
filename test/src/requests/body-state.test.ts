import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {RequestBody} from '../../../src/openapi/operation.js';
import {
  bodyValueOf,
  initialBodies,
  viewsOf,
  withBody,
  withView,
} from '../../../src/requests/form/body-state.js';
import {schemaOf} from '../../harness/operation-of.js';

const schema = schemaOf({type: 'object', properties: {a: {type: 'integer'}}});
const body = (mediaType: string, isRequired: boolean): RequestBody => ({
  description: '',
  isRequired,
  contents: [{mediaType, schema, examples: [], encoding: new Map()}],
});
const write = () => 'written';

describe('viewsOf', () => {
  for (const [mediaType, views] of [
    ['application/json', ['form', 'text']],
    ['application/vnd.a+json', ['form', 'text']],
    ['model/gltf+json; charset=utf-8', ['form', 'text']],
    ['application/xml', ['form', 'text']],
    ['application/x-www-form-urlencoded', ['form', 'text']],
    ['multipart/form-data', ['form']],
    ['text/csv', ['text']],
    ['application/octet-stream', ['file', 'text']],
  ] as const) {
    it(`offers ${views.join(' and ')} for ${mediaType}`, () => {
      const content = {mediaType, schema, examples: [], encoding: new Map<string, never>()};
      expect(viewsOf(content)).to.deep.equal(views);
    });
  }
});

describe('bodyValueOf', () => {
  it('is nothing for an optional object without properties', () => {
    const optional = body('application/json', false);
    const bodies = withBody(initialBodies(optional), {value: new Map()});
    expect(bodyValueOf(optional, bodies)).to.equal(undefined);
  });

  it('is an empty object if one is required', () => {
    const required = body('application/json', true);
    expect(bodyValueOf(required, initialBodies(required))?.content.kind).to.equal('value');
  });

  it('is the text that is shown', () => {
    const given = body('application/xml', true);
    const text = withView(initialBodies(given), 'text', write);
    expect(bodyValueOf(given, text)?.content).to.deep.equal({kind: 'text', text: 'written'});
  });
});
