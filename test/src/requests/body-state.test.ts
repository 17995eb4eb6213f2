import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Example, RequestBody} from '../../../src/openapi/operation.js';
import {
  bodyValueOf,
  currentBody,
  examplesOf,
  initialBodies,
  viewsOf,
  withBody,
  withView,
} from '../../../src/requests/form/body-state.js';
import {isInputMap, withValueAt} from '../../../src/requests/form/form-value.js';
import type {Schema} from '../../../src/openapi/schema.js';
import type {Json} from '../../../src/shared/json.js';
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
    ['application/x-ndjson', ['form', 'text']],
    ['application/json-seq', ['form', 'text']],
    ['text/event-stream', ['form', 'text']],
    ['application/octet-stream', ['file', 'text']],
  ] as const) {
    it(`offers ${views.join(' and ')} for ${mediaType}`, () => {
      const content = {mediaType, schema, examples: [], encoding: new Map<string, never>()};
      expect(viewsOf(content)).to.deep.equal(views);
    });
  }
});

describe('the examples of a body', () => {
  const named = (value: Json) => ({name: 'a', summary: '', description: '', value});
  const content = {
    schema: schemaOf({examples: [{a: 1}, 'a1']}),
    encoding: new Map<string, never>(),
  };
  const valuesOf = (mediaType: string, examples: readonly Example[]) =>
    examplesOf({...content, mediaType, examples}).map(({value}) => value);

  it('of bytes are texts', () => {
    expect(valuesOf('application/cbor', [])).to.deep.equal(['a1']);
    expect(valuesOf('application/cbor', [named({b: 2}), named('b2')])).to.deep.equal(['b2']);
    expect(valuesOf('application/json', [])).to.deep.equal([{a: 1}, 'a1']);
    expect(valuesOf('application/json', [named({b: 2})])).to.deep.equal([{b: 2}]);
  });
});

describe('an optional body with required properties', () => {
  const optional = (schema: Schema): RequestBody => ({
    ...body('application/json', false),
    contents: [{mediaType: 'application/json', schema, examples: [], encoding: new Map()}],
  });
  const nested = {
    type: 'object',
    required: ['kind', 'address'],
    properties: {
      kind: {enum: ['home']},
      address: {type: 'object', required: ['city'], properties: {city: {type: 'string'}}},
      note: {type: 'string'},
    },
  };

  for (const [name, schema] of [
    ['of an object', schemaOf(nested)],
    ['of a variant', schemaOf({oneOf: [nested, {type: 'object'}]})],
  ] as const) {
    it(`begins with those ${name}, and sends them once the reader has changed one`, () => {
      const given = optional(schema);
      const bodies = initialBodies(given);
      const value = currentBody(bodies)?.value;
      expect(isInputMap(value) && [...value.keys()]).to.deep.equal(['kind', 'address']);
      expect(bodyValueOf(given, bodies)).to.equal(undefined);
      const changed = withBody(bodies, {value: withValueAt(value, ['address', 'city'], 'Rome')});
      expect(bodyValueOf(given, changed)?.content).to.deep.include({kind: 'value'});
      expect(bodyValueOf(given, withBody(bodies, {value: undefined}))).to.equal(undefined);
    });
  }

  it('begins with nothing where nothing is required', () => {
    const bodies = initialBodies(optional(schemaOf({...nested, required: []})));
    expect(currentBody(bodies)?.value).to.equal(undefined);
  });
});

describe('a body that is a stream', () => {
  const streamed = (item: Schema, isRequired = true): RequestBody => ({
    ...body('application/jsonl', isRequired),
    contents: [
      {
        mediaType: 'application/jsonl',
        schema: {...schemaOf({type: 'array'}), items: item},
        stream: {item},
        examples: [],
        encoding: new Map(),
      },
    ],
  });
  const valueOf = (given: RequestBody, prefills = false) =>
    currentBody(initialBodies(given, prefills))?.value;

  it('begins with an item if one is required, or has examples to fill in', () => {
    expect(valueOf(streamed(schema))).to.deep.equal([new Map()]);
    expect(valueOf(streamed(schema, false))).to.equal(undefined);
    expect(valueOf(streamed(schema, false), true)).to.equal(undefined);
    expect(valueOf(streamed(schemaOf({type: 'integer'})))).to.equal(undefined);
    const example = schemaOf({type: 'object', examples: [{a: 'x'}]});
    expect(valueOf(streamed(example, false), true)).to.deep.equal([new Map([['a', 'x']])]);
  });

  it('has the examples of its items in one', () => {
    const [content] = streamed(schemaOf({type: 'object', examples: [{a: 1}, {a: 2}]})).contents;
    if (!content) throw new Error('no content');
    expect(examplesOf(content).map(({value}) => value)).to.deep.equal([[{a: 1}, {a: 2}]]);
  });

  it('has no form where it is only a text', () => {
    const text = schemaOf({type: 'string'});
    const content = {mediaType: 'text/event-stream', schema: text, examples: []};
    expect(viewsOf({...content, encoding: new Map()})).to.deep.equal(['text']);
  });
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
