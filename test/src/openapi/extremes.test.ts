import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {ApiDescription} from '../../../src/openapi/description.js';
import {exampleOf} from '../../../src/openapi/example.js';
import {findOperation} from '../../../src/openapi/find-operation.js';
import type {Operation} from '../../../src/openapi/operation.js';
import {Part} from '../../../src/openapi/part.js';
import type {Schema} from '../../../src/openapi/schema.js';
import {mutations} from '../../harness/mutate.js';
import {described, schemaOf, withOperation} from './describing.js';

const ref = (path: string): object => ({$ref: `#/components/${path}`});

/** Something of everything. */
const sample = {
  openapi: '3.1.1',
  info: {title: 'Sample', version: '1'},
  servers: [{url: 'https://{region}.example', variables: {region: {default: 'eu', enum: ['eu']}}}],
  tags: [{name: 'a', 'x-displayName': 'A', parent: 'b'}],
  'x-tagGroups': [{name: 'G', tags: ['a']}],
  security: [{key: []}, {oauth: ['read']}],
  paths: {
    '/pets/{id}': {
      parameters: [ref('parameters/Id')],
      get: {
        tags: ['a'],
        parameters: [
          {name: 'filter', in: 'query', style: 'deepObject', schema: ref('schemas/Filter')},
          {name: 'q', in: 'query', content: {'application/json': {schema: {type: 'string'}}}},
        ],
        responses: {200: ref('responses/Good'), default: {description: 'Bad'}},
        callbacks: {done: {'{$url}': {post: {requestBody: {content: {}}}}}},
        'x-codeSamples': [{lang: 'Shell', source: 'curl'}],
        'x-mint': {metadata: {title: 'T'}, content: 'C', href: '/h'},
      },
      put: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: ref('schemas/Pet'),
              encoding: {photo: {contentType: 'image/png', headers: {'X-A': {}}}},
              examples: {one: {value: {kind: 'Cat'}}, two: {externalValue: './two.json'}},
            },
          },
        },
      },
    },
  },
  webhooks: {
    sold: {post: {requestBody: {content: {'application/json': {schema: ref('schemas/Pet')}}}}},
  },
  components: {
    parameters: {
      Id: {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
    },
    responses: {
      Good: {
        description: 'Good',
        headers: {'X-Rate': {schema: {type: 'integer'}}},
        content: {'application/json': {schema: {type: 'array', items: ref('schemas/Pet')}}},
        links: {next: {operationId: 'x', parameters: {id: '$response.body#/id'}}},
      },
    },
    schemas: {
      Pet: {
        type: 'object',
        discriminator: {propertyName: 'kind', mapping: {cat: ref('schemas/Cat')}},
        oneOf: [ref('schemas/Cat'), ref('schemas/Dog'), {type: 'null'}],
        properties: {
          kind: {type: 'string', enum: ['Cat', 'Dog'], 'x-enumDescriptions': {Cat: 'A cat'}},
        },
        required: ['kind'],
      },
      Cat: {
        allOf: [{properties: {lives: {type: ['integer', 'null'], maximum: 9}}}],
        example: {lives: 9},
      },
      Dog: {
        properties: {
          friends: {type: 'array', items: ref('schemas/Pet'), prefixItems: [{const: 1}]},
        },
        patternProperties: {'^x-': {not: {type: 'string'}}},
        additionalProperties: {xml: {name: 'n', wrapped: true}},
        if: {properties: {friends: {const: []}}},
        then: {required: ['friends']},
        dependentRequired: {a: ['b']},
      },
      Filter: {$id: 'https://schemas.example/filter', anyOf: [{$anchor: 'a'}, {$dynamicRef: '#a'}]},
    },
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      oauth: {type: 'oauth2', flows: {implicit: {authorizationUrl: '/a', scopes: {read: 'R'}}}},
    },
  },
};

/** Looks at everything that a page shows. */
async function openAll(description: ApiDescription): Promise<void> {
  for (const entry of description.operations)
    openOperation((await description.read(entry)).operation);
  for (const name of description.schemas) openSchema(await description.readSchema(name), 3);
}

function openOperation(operation: Operation): void {
  const contents = [
    ...(operation.body?.contents ?? []),
    ...operation.responses.flatMap((one) => one.contents),
  ];
  const headers = operation.responses.flatMap((response) => response.headers);
  for (const {schema} of [...operation.parameters, ...headers, ...contents]) openSchema(schema, 3);
  for (const {operations} of operation.callbacks) operations.forEach(openOperation);
}

function openSchema(schema: Schema | undefined, depth: number): void {
  if (!schema) return;
  const {label, constraints, types, enum: values, examples, description, xml, name, title} = schema;
  JSON.stringify([label, constraints, types, values, examples, description, xml, name, title]);
  JSON.stringify([schema.default, schema.isNullable, schema.isRecursive, [...schema.limits]]);
  if (depth === 3) {
    JSON.stringify(exampleOf(schema, {direction: 'request'}));
  }
  if (depth === 0) return;
  const {additionalProperties, items, prefixItems, not, choices, patternProperties} = schema;
  const inner = [
    ...schema.properties().map((property) => property.schema),
    ...patternProperties.map((property) => property.schema),
    ...choices.flatMap((choice) => choice.variants.map((variant) => variant.schema)),
    ...prefixItems,
    ...[items, not, typeof additionalProperties === 'object' ? additionalProperties : undefined],
  ];
  for (const one of inner) openSchema(one, depth - 1);
}

describe('descriptions with mistakes', () => {
  it('are read without failing', async () => {
    await openAll(await described(sample));
    for (const {seed, config} of mutations(sample, 200)) {
      try {
        await openAll(await described(JSON.stringify(config)));
      } catch (error) {
        throw new Error(`Seed ${seed}`, {cause: error});
      }
    }
  });

  it('are read without failing when their text is cut or changed', async () => {
    const text = JSON.stringify(sample, undefined, 1);
    for (let end = 0; end < text.length; end += 97) {
      await openAll(await described(text.slice(0, end)));
      await openAll(await described(`${text.slice(0, end)}\u0000"${text.slice(end)}`));
    }
  });
});

describe('descriptions that are very deep or large', () => {
  it('end where schemas with $id are inside each other and refer to another file', async () => {
    const depth = 20_000;
    const deep = `${'{"$id":"#","items":'.repeat(depth)}{"$ref":"x.json"}${'}'.repeat(depth)}`;
    const document = JSON.stringify({openapi: '3.1.1', paths: {}, components: {schemas: {A: 0}}});
    const description = await described(document.replace('"A":0', `"A":${deep}`));
    const found = await description.check();
    expect(found.map(({code}) => code)).to.deep.equal(['openapi/ref-unavailable']);
  });

  const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
    let value: unknown = {type: 'string'};
    for (let level = 0; level < depth; level += 1) value = wrap(value);
    return value;
  };
  const wraps: Readonly<Record<string, (inner: unknown) => unknown>> = {
    allOf: (inner) => ({allOf: [inner]}),
    'oneOf of one': (inner) => ({oneOf: [inner]}),
    oneOf: (inner) => ({oneOf: [inner, {type: 'integer'}]}),
    anyOf: (inner) => ({anyOf: [{type: 'null'}, inner, {items: inner}]}),
    properties: (inner) => ({properties: {a: inner}, required: ['a']}),
    items: (inner) => ({type: 'array', items: inner}),
    additionalProperties: (inner) => ({additionalProperties: inner}),
    not: (inner) => ({not: inner}),
    if: (inner) => ({if: inner, then: inner}),
  };
  for (const [name, wrap] of Object.entries(wraps)) {
    it(`end for ${name} inside ${name}`, async () => {
      openSchema(await schemaOf(nested(name === 'anyOf' || name === 'if' ? 12 : 2000, wrap)), 3);
    });
  }

  it('end for long chains of references, and for schemas that contain all others', async () => {
    const count = 3000;
    const schemas = Object.fromEntries(
      Array.from({length: count}, (_, index) => [`S${index}`, ref(`schemas/S${index + 1}`)]),
    );
    openSchema(await schemaOf(ref('schemas/S0'), schemas), 3);
    const names = Object.keys(schemas).slice(0, 300);
    const all = names.map((name) => ref(`schemas/${name}`));
    const wide = Object.fromEntries(names.map((name) => [name, {allOf: all}]));
    openSchema(await schemaOf(ref('schemas/S0'), wide), 2);
  });

  it('are read in proportion to the variants of a choice', async (t) => {
    let reads = 0;
    const {get, items} = Part.prototype;
    t.mock.method(Part.prototype, 'get', function (this: Part, key: string) {
      reads++;
      return get.call(this, key);
    });
    t.mock.method(Part.prototype, 'items', function (this: Part) {
      const all = items.call(this);
      reads += all.length;
      return all;
    });
    const readsFor = async (count: number) => {
      const oneOf = Array.from({length: count}, (_, at) => ({properties: {[`a${at}`]: {}}}));
      const schema = await schemaOf({oneOf});
      reads = 0;
      openSchema(schema, 2);
      return reads;
    };
    expect(await readsFor(400)).to.be.below((await readsFor(200)) * 2.5);
  });

  it('keep examples finite that aliases of YAML make endless', async () => {
    const lines = Array.from(
      {length: 30},
      (_, index) => `  l${index + 1}: &l${index + 1} [*l${index}, *l${index}]`,
    );
    const text = [
      'openapi: 3.1.0',
      'x-laughs:',
      '  l0: &l0 [ha, ha]',
      ...lines,
      'components: {schemas: {A: {example: *l30, default: &self {again: *self}, enum: [*l30]}}}',
    ].join('\n');
    const schema = await (await described(text)).readSchema('A');
    expect(JSON.stringify(schema?.examples).length).to.be.below(1_000_000);
    expect(JSON.stringify(schema?.default).length).to.be.below(10_000);
    openSchema(schema, 3);
  });

  it('follow schemas that YAML repeats inside themselves', async () => {
    const text = 'openapi: 3.1.0\ncomponents:\n  schemas:\n    A: &a\n      properties: {b: *a}\n';
    const schema = await (await described(text)).readSchema('A');
    expect(schema?.properties()[0]?.schema.isRecursive).to.equal(true);
    openSchema(schema, 3);
  });

  it('compare no names of endless length', async () => {
    const description = await described(withOperation({}));
    const search = findOperation(`GET /${'x'.repeat(1_000_000)}`, [description]);
    expect('nearest' in search && search.nearest).to.deep.equal([]);
  });
});
