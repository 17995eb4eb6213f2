import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {exampleOf, type ExampleOptions} from '../../../src/openapi/example.js';
import {schemaOf} from './describing.js';

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});

const unique = (items: object) => ({type: 'array', items, minItems: 3, uniqueItems: true});

async function example(
  schema: unknown,
  components: Readonly<Record<string, unknown>> = {},
  options: Partial<ExampleOptions> = {},
): Promise<unknown> {
  return exampleOf(await schemaOf(schema, components), {direction: 'request', ...options});
}

describe('exampleOf', () => {
  const values: readonly (readonly [schema: object, value: unknown])[] = [
    [{type: 'string'}, 'string'],
    [{type: 'string', format: 'email'}, 'user@example.com'],
    [{type: 'string', format: 'constructor'}, 'string'],
    [{type: 'string', minLength: 8, maxLength: 10}, 'stringst'],
    [{type: 'string', maxLength: 3}, 'str'],
    [{type: 'string', example: ''}, ''],
    [{type: 'string', default: 'd', examples: ['e']}, 'e'],
    [{type: 'string', default: 'd'}, 'd'],
    [{type: 'string', 'x-default': 'x', default: 'd'}, 'x'],
    [{enum: ['a', 'b']}, 'a'],
    [{const: 0}, 0],
    [{type: 'integer'}, 1],
    [{type: 'integer', minimum: 5}, 5],
    [{type: 'integer', exclusiveMinimum: 5}, 6],
    [{type: 'integer', maximum: -3}, -3],
    [{type: 'number', minimum: 0.2, maximum: 0.4}, 0.4],
    [{type: 'integer', multipleOf: 10, minimum: 11}, 20],
    [{type: 'boolean'}, true],
    [{type: 'boolean', example: false}, false],
    [{type: ['string', 'null'], example: null}, null],
    [{properties: {a: {type: ['string', 'null'], example: null}}}, {a: null}],
    [{type: 'array', items: {type: 'integer'}}, [1]],
    [{type: 'array', items: {type: 'integer'}, minItems: 2}, [1, 1]],
    [{type: 'array', prefixItems: [{type: 'integer'}, {type: 'string'}]}, [1, 'string']],
    [{type: 'string', contentSchema: {properties: {a: {example: 1}}}}, '{"a":1}'],
    [
      {type: 'string', contentMediaType: 'application/jwt', contentSchema: {type: 'object'}},
      'string',
    ],
    [{type: 'array'}, []],
    [{type: 'array', items: {type: 'integer'}, minItems: 5}, [1, 1, 1, 1, 1]],
    [{type: 'array', items: {type: 'integer'}, maxItems: 0}, []],
    [{type: 'array', items: {const: 'a'}, minItems: 1_000_000}, Array(10).fill('a')],
    [{type: 'array', items: {type: 'integer'}, prefixItems: [{const: 7}], minItems: 3}, [7, 1, 1]],
    [unique({type: 'integer', multipleOf: 5}), [5, 10, 15]],
    [unique({type: 'integer', maximum: 2}), [1, 2]],
    [unique({type: 'string'}), ['string', 'string2', 'string3']],
    [unique({enum: ['a', 'b', 'c', 'd']}), ['a', 'b', 'c']],
    [unique({enum: ['a', 'b']}), ['a', 'b']],
    [unique({type: 'string', format: 'email'}), ['user@example.com']],
    [unique({properties: {a: {const: 1}}}), [{a: 1}, {a: 1}, {a: 1}]],
    [{type: 'object', patternProperties: {'^x-[a-z]+$': {const: 1}}}, {'x-abcd': 1}],
    [{type: 'object', patternProperties: {'(?=a)b': {const: 1}}}, {}],
    [{type: 'object', additionalProperties: {type: 'integer'}}, {key: 1}],
    [
      {type: 'object', additionalProperties: {type: 'integer'}, 'x-additionalPropertiesName': 'en'},
      {en: 1},
    ],
    [{properties: {a: {type: 'integer'}, b: {type: 'string', deprecated: true}}}, {a: 1}],
    [{allOf: [{properties: {a: {const: 1}}}, {properties: {b: {const: 2}}}]}, {a: 1, b: 2}],
    [
      {
        properties: {kind: {enum: ['a', 'b']}},
        if: {properties: {kind: {const: 'a'}}},
        then: {required: ['x'], properties: {x: {const: 1}}},
        else: {properties: {y: {const: 2}}},
      },
      {kind: 'a', x: 1},
    ],
    [
      {
        properties: {card: {type: 'string'}, zip: {const: 2, deprecated: true}},
        dependentSchemas: {card: {properties: {billing: {const: 1}, card: {minLength: 7}}}},
        dependentRequired: {billing: ['zip']},
      },
      {card: 'strings', zip: 2, billing: 1},
    ],
  ];
  for (const [schema, value] of values) {
    it(`of ${JSON.stringify(schema)} is ${JSON.stringify(value)}`, async () => {
      expect(await example(schema)).to.deep.equal(value);
    });
  }

  it('has as many items as a list needs, as long as all is small', async () => {
    const list = (items: object): object => ({type: 'array', minItems: 10, items});
    const deep = list(list(list(list({properties: {a: {const: 1}, b: {const: 2}}}))));
    const value = (await example({properties: {deep, last: {const: 3}}})) as {last: number};
    expect(value.last).to.equal(3);
    expect(JSON.stringify(value).length).to.be.within(100, 20_000);
  });

  it('contains what is sent or received', async () => {
    const schema = {
      properties: {id: {const: 1, readOnly: true}, secret: {const: 2, writeOnly: true}},
    };
    expect(await example(schema)).to.deep.equal({secret: 2});
    expect(await example(schema, {}, {direction: 'response'})).to.deep.equal({id: 1});
  });

  it('contains only what is required, if wanted', async () => {
    const schema = {properties: {a: {const: 1}, b: {const: 2}}, required: ['b']};
    expect(await example(schema, {}, {optional: false})).to.deep.equal({b: 2});
  });

  it('has the chosen variants of all choices of an object', async () => {
    const pair = (one: string, other: string) => ({
      oneOf: [{properties: {[one]: {const: 1}}}, {properties: {[other]: {const: 1}}}],
    });
    const allOf = [pair('a', 'b'), pair('c', 'd'), pair('e', 'f')];
    const schema = await schemaOf({type: 'object', allOf});
    const chosen = new Map(schema.choices.map((choice, index) => [choice, index === 0 ? 0 : 1]));
    expect(exampleOf(schema, {direction: 'request', chosen})).to.deep.equal({a: 1, d: 1, f: 1});
  });

  it('is of the chosen variant, with the value of its discriminator', async () => {
    const components = {
      Cat: {properties: {kind: {type: 'string'}, lives: {const: 9}}},
      Dog: {properties: {kind: {type: 'string'}, bark: {const: 'loud'}}},
    };
    const pet = {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: {propertyName: 'kind', mapping: {canine: '#/components/schemas/Dog'}},
    };
    expect(await example(pet, components)).to.deep.equal({kind: 'Cat', lives: 9});
    const schema = {properties: {pets: {type: 'array', items: {...pet, example: {kind: 'Cat'}}}}};
    expect(await example(schema, components)).to.deep.equal({pets: [{kind: 'Cat'}]});
    const read = await schemaOf(schema, components);
    const [choice] = read.properties()[0]?.schema.items?.choices ?? [];
    if (!choice) throw new Error('There is no choice.');
    const chosen = new Map([[choice, 1]]);
    expect(exampleOf(read, {direction: 'request', chosen})).to.deep.equal({
      pets: [{kind: 'canine', bark: 'loud'}],
    });
    const puppy = {properties: {kind: {const: 'puppy'}}};
    const mapping = {dog: 'Dog', puppy: 'Dog'};
    const dogs = {oneOf: [ref('Dog')], discriminator: {propertyName: 'kind', mapping}};
    expect(await example(dogs, {Dog: puppy})).to.deep.equal({kind: 'puppy'});
  });

  it('has no discriminator that means another variant than the one meant by default', async () => {
    const components = {
      Cat: {properties: {kind: {const: 'cat'}}},
      Other: {properties: {kind: {type: 'string', example: 'cat'}, note: {const: 'n'}}},
      Free: {properties: {kind: {const: 'fish'}}},
    };
    const pet = (defaultMapping: string) => ({
      oneOf: [ref(defaultMapping), ref('Cat')],
      discriminator: {propertyName: 'kind', mapping: {cat: 'Cat'}, defaultMapping},
    });
    expect(await example(pet('Other'), components)).to.deep.equal({note: 'n'});
    expect(await example(pet('Free'), components)).to.deep.equal({kind: 'fish'});
  });

  it('ends for schemas that contain themselves', async () => {
    const node = {
      properties: {
        name: {const: 'n'},
        next: ref('Tested'),
        all: {type: 'array', items: ref('Tested')},
      },
      required: ['next'],
    };
    expect(await example(node)).to.deep.equal({name: 'n', next: {}, all: []});
    expect(await example({oneOf: [ref('Tested')]})).to.deep.equal({});
    expect(await example({type: 'array', items: ref('Tested')})).to.deep.equal([]);
  });

  it('is small for schemas that contain everything', async () => {
    const names = Array.from({length: 40}, (_, index) => `S${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
    const components = Object.fromEntries(names.map((name) => [name, {properties}]));
    const text = JSON.stringify(await example(ref('S0'), components));
    expect(text.length).to.be.within(100, 20_000);
  });

  it('is finite for values that contain themselves', async () => {
    const cyclic = await schemaOf({});
    expect(exampleOf(cyclic, {direction: 'request'})).to.deep.equal({});
  });

  it('keeps names that objects inherit', async () => {
    const schema = JSON.parse(
      '{"properties": {"__proto__": {"const": 1}, "toString": {"const": 2}}}',
    ) as object;
    expect(JSON.stringify(await example(schema))).to.equal('{"__proto__":1,"toString":2}');
  });
});
