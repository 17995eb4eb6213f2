import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {exampleOf} from '../../../../src/openapi/example.js';
import {jsonText} from '../../../../src/openapi/json-value.js';
import type {Schema} from '../../../../src/openapi/schema.js';
import {checkRequest} from '../../../../src/requests/check-request.js';
import {exampleValues} from '../../../../src/requests/example-values.js';
import type {Json} from '../../../../src/shared/json.js';
import {described, firstOperation, propertyIn} from '../describing.js';

/** The component `A` of a description in YAML, whose `components.schemas` are written in YAML. */
async function schemaOf(schemas: string): Promise<Schema> {
  const text = `openapi: 3.1.1\npaths: {}\ncomponents: {schemas: ${schemas}}\n`;
  const found = await (await described(text)).readSchema('A');
  if (!found) throw new Error('There is no schema.');
  return found;
}

/** What a schema in YAML makes of its `example`, as JSON. */
async function exampleIn(schema: string, components = ''): Promise<string> {
  const {examples} = await schemaOf(`{A: ${schema}, ${components}}`);
  return JSON.stringify(examples.map(jsonText));
}

describe('a scalar of YAML', () => {
  for (const [written, text] of [
    ['12345', '12345'],
    ['0049123', '0049123'],
    ['1.10', '1.10'],
    ['+1', '+1'],
    ['.5', '.5'],
    ['0x1F', '0x1F'],
    ['1e400', '1e400'],
    ['123456789012345678901', '123456789012345678901'],
    ['true', 'true'],
  ] as const) {
    it(`is a text where the schema allows nothing else: ${written}`, async () => {
      const schema = await schemaOf(
        `{A: {type: string, default: ${written}, x-default: ${written}, ` +
          `example: ${written}, enum: [${written}]}}`,
      );
      expect(schema.examples).to.deep.equal([text]);
      expect(schema.default).to.equal(text);
      expect(schema.initialValue).to.equal(text);
      expect(schema.enum).to.deep.equal([{value: text}]);
    });
  }

  for (const [schema, examples] of [
    ['{type: [string, integer], example: 007}', '["7"]'],
    ['{type: [string, boolean], example: 1}', '["1"]'],
    ['{example: 1}', '["1"]'],
    ['{type: [string, "null"], example: null}', '["null"]'],
    ['{oneOf: [{type: string}, {type: integer}], example: 01}', '["1"]'],
  ] as const) {
    it(`keeps its type where the schema allows it: ${schema}`, async () => {
      const [found] = (await schemaOf(`{A: ${schema}}`)).examples;
      expect(typeof found === 'string').to.equal(schema.includes('boolean'));
      expect(await exampleIn(schema)).to.equal(examples);
    });
  }

  for (const [schema, example] of [
    ['{type: array, items: {type: string}, example: [1, 0x2, true]}', '["1","0x2","true"]'],
    ['{prefixItems: [{type: integer}], items: {type: string}, example: [01, 02]}', '[1,"02"]'],
    ['{properties: {zip: {type: string}, n: {}}, example: {zip: 01, n: 2}}', '{"zip":"01","n":2}'],
    ['{additionalProperties: {type: string}, example: {a: 1.0}}', '{"a":"1.0"}'],
    ['{patternProperties: {^x: {type: string}}, example: {x1: 1, y1: 1}}', '{"x1":"1","y1":1}'],
    ['{allOf: [{properties: {a: {type: string}}}], example: {a: 1}}', '{"a":"1"}'],
    ['{oneOf: [{$ref: "#/components/schemas/B"}], example: {b: 1}}', '{"b":"1"}'],
    ['{anyOf: [{type: string}, {type: string, format: x}], example: 1}', '1'],
  ] as const) {
    it(`is a text inside a value: ${schema}`, async () => {
      const [found] = (await schemaOf(`{A: ${schema}, B: {properties: {b: {type: string}}}}`))
        .examples;
      expect(jsonText(found as Json)).to.equal(example);
      expect(typeof found === 'string').to.equal(schema.startsWith('{anyOf'));
    });
  }

  it('is read by the variant that the discriminator names', async () => {
    const variants = ['Cat', 'Dog'].map((name) => `{$ref: "#/components/schemas/${name}"}`);
    const schema = await schemaOf(
      `{A: {oneOf: [${variants.join(', ')}], discriminator: {propertyName: kind},
        examples: [{kind: Cat, age: 1}, {kind: Dog, age: 1}]},
        Cat: {properties: {kind: {type: string}, age: {type: integer}}},
        Dog: {properties: {kind: {type: string}, age: {type: string}}}}`,
    );
    expect(schema.examples.map(jsonText)).to.deep.equal([
      '{"kind":"Cat","age":1}',
      '{"kind":"Dog","age":"1"}',
    ]);
  });

  it('is a text in constants of a choice, and in lists that apply together', async () => {
    const schema = await schemaOf(`{
      A: {properties: {
        level: {oneOf: [{type: string, const: 1, title: Low}, {type: string, const: 02}]},
        kind: {type: string, allOf: [{enum: [1, 2, 3]}], enum: ["2", "3"]}
      }}}`);
    expect(propertyIn(schema, 'level').enum).to.deep.equal([
      {value: '1', description: 'Low'},
      {value: '02'},
    ]);
    expect(propertyIn(schema, 'kind').enum).to.deep.equal([{value: '2'}, {value: '3'}]);
  });

  it('is a text in samples, bodies and parameters, which fit their own schemas', async () => {
    const operation = await firstOperation(`
openapi: 3.0.3
paths:
  /people:
    post:
      parameters:
        - {name: zip, in: query, schema: {type: string}, example: 0049123}
        - {name: on, in: header, schema: {type: string}, examples: {a: {value: true}}}
        - {name: to, in: query, schema: {type: string}, x-default: 1.10}
      requestBody:
        content:
          application/json:
            example: {zip: 0049123, kind: 1, tags: [1], age: 7}
            schema:
              properties:
                zip: {type: string}
                kind: {type: string, enum: [1, 2, 3]}
                tags: {type: array, items: {type: string}}
                age: {type: integer}
      responses: {}
`);
    const [zip, on, to] = operation.parameters;
    expect(zip?.examples[0]?.value).to.equal('0049123');
    expect(on?.examples[0]?.value).to.equal('true');
    expect(to?.initialValue).to.equal('1.10');
    const example = {zip: '0049123', kind: '1', tags: ['1'], age: 7};
    expect(operation.body?.contents[0]?.examples[0]?.value).to.deep.equal(example);
    const server = 'https://a.example';
    const values = exampleValues(operation, {server, onlyRequired: false});
    expect(checkRequest(operation, values)).to.deep.equal([]);
  });

  it('is a text in what is made from a schema', async () => {
    const schema = await schemaOf(
      '{A: {properties: {a: {type: string, default: 42}, b: {type: string, enum: [1]}}}}',
    );
    expect(exampleOf(schema, {direction: 'request'})).to.deep.equal({a: '42', b: '1'});
  });

  it('keeps its notation as a name, a variable of a server and a version', async () => {
    const operation = await firstOperation(`
openapi: 3.1.1
servers: [{url: "https://a.example/{v}", variables: {v: {default: 007, enum: [007, 1.0]}}}]
paths: {/x: {get: {operationId: 0x1, responses: {"200": {content: {a/b: {example: {007: 1}}}}}}}}
`);
    expect(operation.servers[0]?.variables[0]).to.deep.include({
      default: '007',
      enum: ['007', '1.0'],
    });
    expect(operation.operationId).to.equal('0x1');
    expect(operation.responses[0]?.contents[0]?.examples[0]?.value).to.deep.equal({'007': 1});
  });

  it('is read where choices contain themselves', async () => {
    const variants = '{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}';
    const schema = await schemaOf(
      `{A: {anyOf: [${variants}], example: {a: {a: 1}}},
        B: {anyOf: [${variants}], properties: {a: {anyOf: [${variants}, {type: string}]}}}}`,
    );
    expect(schema.examples.map(jsonText)).to.deep.equal(['{"a":{"a":1}}']);
  });
});
