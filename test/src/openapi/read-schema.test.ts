import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Choice, Schema} from '../../../src/openapi/schema.js';
import {limitText} from '../../../src/openapi/limit-text.js';
import {propertiesOf, propertyIn, schemaOf} from './describing.js';

const limitsOf = ({constraints}: Schema) => constraints.map((one) => limitText(one));

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});

describe('the type of a schema', () => {
  const labels: readonly (readonly [label: string, schema: unknown])[] = [
    ['string', {type: 'string'}],
    ['string<date-time>', {type: 'string', format: 'date-time'}],
    ['string | null', {type: ['string', 'null']}],
    ['string | null', {type: 'string', nullable: true}],
    ['string | null', {type: 'string', 'x-nullable': true}],
    ['string | integer', {type: ['string', 'integer']}],
    ['integer<int64>[]', {type: 'array', items: {type: 'integer', format: 'int64'}}],
    ['(string | null)[]', {type: 'array', items: {type: ['string', 'null']}}],
    ['array', {type: 'array'}],
    ['[string, integer]', {type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}]}],
    ['[string]', {type: 'array', items: [{type: 'string'}]}],
    ['[string, ...integer[]]', {prefixItems: [{type: 'string'}], items: {type: 'integer'}}],
    ['[string]', {prefixItems: [{type: 'string'}], items: false}],
    [
      '[string<uuid>, integer]',
      {
        prefixItems: [{type: 'string'}],
        allOf: [{prefixItems: [{format: 'uuid'}, {type: 'integer'}]}],
      },
    ],
    [
      '[A, ...(string | null)[]]',
      {type: 'array', items: [ref('A')], additionalItems: {type: ['string', 'null']}},
    ],
    ['map<integer>', {type: 'object', additionalProperties: {type: 'integer'}}],
    ['object', {type: 'object', additionalProperties: true}],
    ['object', {properties: {a: {}}}],
    ['array', {prefixItems: []}],
    ['string', {pattern: '^a'}],
    ['number', {minimum: 1}],
    ['integer<int32>', {format: 'int32', pattern: '^-?(?:0|[1-9]\\d*)$'}],
    ['number<double>', {format: 'double'}],
    ['string<int64>', {type: 'string', format: 'int64'}],
    ['any', {format: 'date'}],
    ['string', {enum: ['a', 'b']}],
    ['integer', {const: 5}],
    ['string', {oneOf: [{const: 'a', title: 'A'}, {const: 'b'}]}],
    ['string | integer', {anyOf: [{enum: ['a']}, {const: 1}]}],
    ['file', {type: 'string', format: 'binary'}],
    ['file', {type: 'string', contentMediaType: 'application/octet-stream'}],
    ['file', {type: 'string', contentMediaType: 'image/png'}],
    ['file', {type: 'string', contentMediaType: 'image/png', contentEncoding: 'binary'}],
    ['file', {type: 'string', contentEncoding: 'binary'}],
    ['string<text/csv>', {type: 'string', contentMediaType: 'text/csv'}],
    [
      'string<image/png>',
      {type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64'},
    ],
    ['string<base64>', {type: 'string', contentEncoding: 'base64'}],
    ['any', {}],
    ['any', true],
    ['string | integer', {oneOf: [{type: 'string'}, {type: 'integer'}]}],
    ['A | B', {anyOf: [ref('A'), ref('B')]}],
    ['A[]', {type: 'array', items: ref('A')}],
    ['A | null', {anyOf: [ref('A'), {type: 'null'}]}],
    ['A | null', {oneOf: [{type: 'null'}, ref('A')]}],
    ['A | null', {allOf: [ref('A')], nullable: true}],
    ['A', {oneOf: [ref('A')]}],
    ['string<email>', ref('Email')],
    ['A | B | null', {nullable: true, oneOf: [ref('A'), ref('B')]}],
    ['A | B | null', {oneOf: [{allOf: [ref('A')], nullable: true}, ref('B'), {type: 'null'}]}],
    ['A | B | null', {anyOf: [{allOf: [ref('A')], nullable: true}, ref('B')]}],
    ['(A | B | null)[]', {type: 'array', items: {nullable: true, oneOf: [ref('A'), ref('B')]}}],
    ['string | integer | null', {nullable: true, oneOf: [{type: 'string'}, {type: 'integer'}]}],
    ['map<A | B | null>', {additionalProperties: {nullable: true, oneOf: [ref('A'), ref('B')]}}],
    ['map<string>', {title: 'Meta', type: 'object', additionalProperties: {type: 'string'}}],
    ['object', {title: 'Meta', type: 'object', additionalProperties: true}],
    ['Meta', {title: 'Meta', type: 'object', properties: {}}],
    ['Meta', {title: 'Meta', properties: {a: {}}, additionalProperties: {type: 'string'}}],
    ['null', {const: null}],
    ['null', {enum: [null]}],
    ['null', {anyOf: [{type: 'null'}]}],
    ['string | null', {nullable: true, oneOf: [{type: 'string'}, ref('Empty'), ref('Null')]}],
    ['string<email> | null', {oneOf: [ref('Email'), ref('SameNull')]}],
    ['A | null', {anyOf: [ref('A'), {type: ['null']}]}],
    ['A | C', {oneOf: [ref('A'), ref('C')]}],
    ['any', {nullable: true}],
    ['any', {anyOf: [{}, {type: 'null'}]}],
  ];
  const components = {
    A: {type: 'object', properties: {a: {type: 'string'}}},
    B: {type: 'object'},
    C: {$ref: '#/components/schemas/C'},
    Email: {type: 'string', format: 'email'},
    Empty: {enum: ['']},
    Null: {enum: [null]},
    SameNull: ref('Null'),
  };
  for (const [label, schema] of labels) {
    it(`of ${JSON.stringify(schema)} is called ${label}`, async () => {
      const holder = await schemaOf({properties: {tested: schema}}, components);
      expect(propertyIn(holder, 'tested').label).to.equal(label);
    });
  }

  it('does not contain null, which is said apart', async () => {
    const schema = await schemaOf({type: ['null', 'integer'], enum: [1, null]});
    expect(schema.types).to.deep.equal(['integer']);
    expect(schema.isNullable).to.equal(true);
    expect(schema.enum).to.deep.equal([{value: 1}]);
    const holder = await schemaOf({properties: {none: {type: 'null'}}});
    expect(propertyIn(holder, 'none').label).to.equal('null');
  });
});

describe('a schema', () => {
  it('has the name of its component, also behind a wrapper', async () => {
    const components = {A: {title: 'An A', type: 'object', properties: {x: {}}}};
    const holder = await schemaOf(
      {
        properties: {
          plain: ref('A'),
          wrapped: {allOf: [ref('A')], description: 'Here'},
          other: {allOf: [ref('A')], properties: {y: {}}},
        },
      },
      components,
    );
    expect(holder.name).to.equal('Tested');
    expect(propertyIn(holder, 'plain')).to.include({name: 'A', title: 'An A'});
    expect(propertyIn(holder, 'wrapped')).to.include({name: 'A', description: 'Here'});
    expect(propertyIn(holder, 'other').name).to.equal(undefined);
  });

  it('says what a value must be', async () => {
    const constraints = async (schema: object) => limitsOf(await schemaOf(schema));
    expect(await constraints({minimum: 1, maximum: 100})).to.deep.equal(['1 ≤ value ≤ 100']);
    expect(await constraints({minimum: 0, exclusiveMinimum: true})).to.deep.equal(['value > 0']);
    expect(await constraints({exclusiveMinimum: 0, exclusiveMaximum: 1})).to.deep.equal([
      '0 < value < 1',
    ]);
    expect(await constraints({minimum: 3, maximum: 3})).to.deep.equal(['value = 3']);
    expect(await constraints({minLength: 0, maxLength: 64})).to.deep.equal(['length ≤ 64']);
    expect(await constraints({minLength: 2, maxLength: 2})).to.deep.equal(['length = 2']);
    expect(await constraints({minItems: 1, uniqueItems: true})).to.deep.equal([
      'items ≥ 1',
      'unique items',
    ]);
    expect(await constraints({maxProperties: 3})).to.deep.equal(['properties ≤ 3']);
    expect(await constraints({multipleOf: 0.5})).to.deep.equal(['multiple of 0.5']);
    expect(await constraints({pattern: '^a'})).to.deep.equal(['pattern: ^a']);
    expect(await constraints({propertyNames: {pattern: '^x-'}})).to.deep.equal([
      'keys: pattern: ^x-',
    ]);
    const keys = {format: 'uuid', minLength: 2, maxLength: 64, enum: ['a', 'b']};
    const all = ['keys: format: uuid', 'keys: 2 ≤ length ≤ 64', 'keys: a, b'];
    expect(await constraints({propertyNames: keys})).to.deep.equal(all);
    const referred = await schemaOf({propertyNames: ref('Key')}, {Key: keys});
    expect(limitsOf(referred)).to.deep.equal(all);
    const contains = (counts: object) => constraints({contains: {const: 5}, ...counts});
    expect(await contains({})).to.deep.equal(['contains 5']);
    expect(await contains({minContains: 2})).to.deep.equal(['contains ≥ 2 × 5']);
    expect(await contains({maxContains: 3})).to.deep.equal(['contains ≤ 3 × 5']);
    expect(await contains({minContains: 2, maxContains: 3})).to.deep.equal(['contains 2–3 × 5']);
    expect(await contains({minContains: 2, maxContains: 2})).to.deep.equal(['contains 2 × 5']);
    expect(await contains({minContains: 0})).to.deep.equal([]);
  });

  it('says which properties depend on others', async () => {
    const schema = await schemaOf({
      properties: {a: {}, b: {}, c: {}},
      anyOf: [{required: ['a']}, {required: ['b', 'c']}],
      dependentRequired: {a: ['b']},
      dependentSchemas: {b: {required: ['c']}},
      if: {properties: {a: {const: 'x'}}},
      then: {required: ['c']},
      else: {properties: {c: {enum: [1, 2]}}},
    });
    expect(schema.choices).to.deep.equal([]);
    expect(limitsOf(schema)).to.deep.equal([
      'at least one of: a | b + c',
      'with a, also required: b',
      'with b, required: c',
      'if a is "x", required: c',
      'unless a is "x", c is 1 or 2',
    ]);
  });

  it('says which properties must not be there together', async () => {
    const without = async (not: object) => {
      const schema = await schemaOf({type: 'object', not});
      return [schema.not?.label, limitsOf(schema)];
    };
    expect(await without({required: ['a', 'b']})).to.deep.equal([
      undefined,
      ['not together: a + b'],
    ]);
    expect(await without({required: ['a']})).to.deep.equal([undefined, ['without a']]);
    expect(await without({type: 'string', minLength: 2})).to.deep.equal(['string', []]);
  });

  it('has its limits as values, those of OpenAPI 3.0 too', async () => {
    const {limits} = await schemaOf({
      minimum: 1,
      exclusiveMinimum: true,
      maxLength: 5,
      pattern: 'a',
      uniqueItems: true,
    });
    expect(new Map(limits)).to.deep.equal(
      new Map<string, unknown>([
        ['exclusiveMinimum', 1],
        ['maxLength', 5],
        ['pattern', 'a'],
        ['uniqueItems', true],
      ]),
    );
  });

  it('has examples and defaults, also those that are false or null', async () => {
    expect((await schemaOf({example: false})).examples).to.deep.equal([false]);
    expect((await schemaOf({examples: [0, null]})).examples).to.deep.equal([0, null]);
    expect((await schemaOf({default: null})).default).to.equal(null);
    expect((await schemaOf({})).default).to.equal(undefined);
    expect((await schemaOf({'x-default': 0})).initialValue).to.equal(0);
  });

  it('describes the values of an enumeration in every spelling', async () => {
    const values = async (schema: object) => (await schemaOf(schema)).enum;
    const described = [{value: 1, description: 'One'}, {value: 2}];
    expect(await values({enum: [1, 2], 'x-enumDescriptions': {1: 'One'}})).to.deep.equal(described);
    expect(await values({enum: [1, 2], 'x-enum-descriptions': ['One']})).to.deep.equal(described);
    expect(
      await values({enum: [1, 2], 'x-enum-varnames': ['ONE'], 'x-enum-descriptions': ['Once']}),
    ).to.deep.equal([{value: 1, description: '`ONE`: Once'}, {value: 2}]);
    const names = {'x-enum-varnames': ['ONE', 'TWO'], 'x-enum-comments': {ONE: 'Once'}};
    expect(await values({enum: [1, 2], ...names})).to.deep.equal([
      {value: 1, description: '`ONE`: Once'},
      {value: 2, description: '`TWO`'},
    ]);
    const microsoft = {
      values: [
        {value: 2, name: 'Two'},
        {value: 1, description: 'Once'},
      ],
    };
    expect(await values({enum: [1, 2], 'x-ms-enum': microsoft})).to.deep.equal([
      {value: 1, description: 'Once'},
      {value: 2, description: '`Two`'},
    ]);
    const constants = {
      oneOf: [
        {const: 'a', title: 'Ay', description: 'The a'},
        {const: 'b', title: 'Bee'},
      ],
    };
    expect(await values(constants)).to.deep.equal([
      {value: 'a', description: 'The a'},
      {value: 'b', description: 'Bee'},
    ]);
    expect((await schemaOf(constants)).choices).to.deep.equal([]);
    expect(await values({const: null})).to.deep.equal([{value: null}]);
    expect(await values({type: 'string'})).to.equal(undefined);
  });

  it('leaves out what is not sent or not received', async () => {
    const schema = await schemaOf(
      {
        properties: {id: {readOnly: true}, password: ref('Secret'), name: {}},
        required: ['id'],
      },
      {Secret: {type: 'string', writeOnly: true}},
    );
    const names = (direction?: 'request' | 'response') =>
      schema.properties(direction).map(({name}) => name);
    expect(names()).to.deep.equal(['id', 'password', 'name']);
    expect(names('request')).to.deep.equal(['password', 'name']);
    expect(names('response')).to.deep.equal(['id', 'name']);
  });

  it('leaves out properties that may not be there', async () => {
    const schema = await schemaOf({
      allOf: [{properties: {a: {}, b: {}}}, {properties: {b: false, c: true}}],
    });
    expect(propertiesOf(schema)).to.deep.equal(['a: any', 'c: any']);
  });

  it('has properties of patterns and all others', async () => {
    const schema = await schemaOf({
      patternProperties: {'^x-': {type: 'string'}},
      additionalProperties: {type: 'integer'},
      'x-additionalPropertiesName': 'language',
    });
    expect(
      schema.patternProperties.map(({pattern, schema: {label}}) => [pattern, label]),
    ).to.deep.equal([['^x-', 'string']]);
    expect((schema.additionalProperties as Schema).label).to.equal('integer');
    expect(schema.additionalName).to.equal('language');
    expect((await schemaOf({additionalProperties: {}})).additionalProperties).to.equal(true);
    expect((await schemaOf({unevaluatedProperties: false})).additionalProperties).to.equal(false);
    expect((await schemaOf({})).additionalProperties).to.equal(undefined);
  });

  it('has what it must not be, and how it is written in XML', async () => {
    const schema = await schemaOf({not: {type: 'integer'}, xml: {name: 'n', attribute: true}});
    expect(schema.not?.label).to.equal('integer');
    expect(schema.xml).to.deep.equal({name: 'n', attribute: true, wrapped: false});
  });

  it('knows what a text in another format contains', async () => {
    const schema = await schemaOf({
      type: 'string',
      contentMediaType: 'application/json',
      contentEncoding: 'base64',
      contentSchema: {type: 'array', items: {type: 'integer'}},
    });
    expect(schema).to.include({contentMediaType: 'application/json', contentEncoding: 'base64'});
    expect(schema.contentSchema?.label).to.equal('integer[]');
  });

  it('says where it contains itself, and can be read on', async () => {
    const schema = await schemaOf(
      {
        properties: {
          value: {type: 'string'},
          children: {type: 'array', items: ref('Tested')},
          other: ref('Other'),
        },
      },
      {
        Other: {
          properties: {back: {allOf: [ref('Tested')], description: 'Back'}, again: ref('Other')},
        },
      },
    );
    expect(schema.isRecursive).to.equal(false);
    const child = propertyIn(schema, 'children').items;
    expect(child?.isRecursive).to.equal(true);
    expect(propertiesOf(child)).to.deep.equal([
      'value: string',
      'children: Tested[]',
      'other: Other',
    ]);
    expect(propertyIn(schema, 'other').isRecursive).to.equal(false);
    expect(propertyIn(schema, 'other', 'back').isRecursive).to.equal(true);
    expect(propertyIn(schema, 'other', 'again').isRecursive).to.equal(true);
  });
});

describe('allOf', () => {
  it('merges properties, required and descriptions, in the order of the file', async () => {
    const base = {
      type: 'object',
      description: 'The base',
      properties: {id: {type: 'string'}, kind: {type: 'string'}},
      required: ['id'],
    };
    const schema = await schemaOf(
      {allOf: [ref('Base'), {properties: {name: {type: 'string'}}, required: ['name', 'kind']}]},
      {Base: base},
    );
    expect(propertiesOf(schema)).to.deep.equal(['id*: string', 'kind*: string', 'name*: string']);
    expect(schema.description).to.equal('The base');
    const before = await schemaOf(
      {properties: {own: {}}, allOf: [ref('Base')], description: 'Own'},
      {Base: base},
    );
    expect(propertiesOf(before)).to.deep.equal(['own: any', 'id*: string', 'kind: string']);
    expect(before.description).to.equal('Own');
  });

  it('prefers what is written here over what is referred to', async () => {
    const schema = await schemaOf(
      {allOf: [ref('A'), {description: 'Here', title: 'Here'}]},
      {A: {description: 'There', title: 'There', deprecated: true}},
    );
    expect(schema).to.include({description: 'Here', title: 'Here', isDeprecated: true});
  });

  it('keeps the strictest limits, and the values that all allow', async () => {
    const schema = await schemaOf({
      allOf: [
        {
          type: ['string', 'integer'],
          minimum: 1,
          maxLength: 9,
          enum: ['a', 'b', 'c'],
          pattern: 'x',
        },
        {type: 'string', minimum: 5, maxLength: 20, enum: ['c', 'b'], pattern: 'y'},
      ],
    });
    expect(schema.types).to.deep.equal(['string']);
    expect(schema.enum).to.deep.equal([{value: 'b'}, {value: 'c'}]);
    expect(limitsOf(schema)).to.deep.equal(['value ≥ 5', 'length ≤ 9', 'pattern: x', 'pattern: y']);
    expect((await schemaOf({allOf: [{type: 'number'}, {type: 'integer'}]})).types).to.deep.equal([
      'integer',
    ]);
  });

  it('merges a property that several members describe', async () => {
    const schema = await schemaOf({
      allOf: [
        {properties: {a: {type: 'object', properties: {x: {type: 'string'}}}}},
        {
          properties: {
            a: {description: 'Both', properties: {y: {type: 'string'}}, required: ['x']},
          },
        },
      ],
    });
    expect(propertiesOf(propertyIn(schema, 'a'))).to.deep.equal(['x*: string', 'y: string']);
    expect(propertyIn(schema, 'a').description).to.equal('Both');
  });

  it('ends where members lead back, and reads each once', async () => {
    const schema = await schemaOf(
      {allOf: [ref('A'), ref('A'), ref('Tested')], properties: {t: {}}},
      {A: {allOf: [ref('Tested')], properties: {a: {}}}},
    );
    expect(propertiesOf(schema)).to.have.members(['a: any', 't: any']);
  });

  it('keeps several choices apart', async () => {
    const schema = await schemaOf({
      allOf: [
        {oneOf: [{properties: {a: {}}}, {properties: {b: {}}}]},
        {anyOf: [{properties: {c: {}}}, {properties: {d: {}}}]},
      ],
    });
    expect(schema.choices.map(({keyword}) => keyword)).to.deep.equal(['oneOf', 'anyOf']);
    const [a] = schema.choices[0]?.variants ?? [];
    expect(propertiesOf(a?.schema)).to.deep.equal(['a: any']);
    const [c] = a?.schema.choices[0]?.variants ?? [];
    expect(propertiesOf(c?.schema)).to.deep.equal(['a: any', 'c: any']);
  });
});

describe('a choice', () => {
  const components = {
    Cat: {type: 'object', properties: {kind: {type: 'string'}, lives: {type: 'integer'}}},
    Dog: {
      title: 'A dog',
      type: 'object',
      properties: {kind: {type: 'string'}, bark: {type: 'string'}},
    },
  };
  const shown = (choice: Choice | undefined) =>
    choice?.variants.map(({name, values}) => [name, values[0]]);

  it('has variants that are merged with what surrounds it', async () => {
    const schema = await schemaOf(
      {properties: {id: {type: 'string'}}, required: ['id'], oneOf: [ref('Cat'), ref('Dog')]},
      components,
    );
    const [choice] = schema.choices;
    expect(shown(choice)).to.deep.equal([
      ['Cat', undefined],
      ['Dog', undefined],
    ]);
    expect(choice?.discriminator).to.equal(undefined);
    expect(propertiesOf(choice?.variants[0]?.schema)).to.deep.equal([
      'id*: string',
      'kind: string',
      'lives: integer',
    ]);
    expect(choice?.variants[0]?.schema.name).to.equal('Cat');
  });

  it('keeps descriptions and examples of the whole out of its variants', async () => {
    const {choices, description, examples} = await schemaOf({
      title: 'Whole',
      description: 'The whole',
      example: 1,
      oneOf: [{type: 'string', description: 'A text'}, {type: 'integer'}],
    });
    expect([description, examples]).to.deep.equal(['The whole', [1]]);
    const parts = choices[0]?.variants.map(({name, schema}) => [name, schema.description]);
    expect(parts).to.deep.equal([
      ['string', 'A text'],
      ['integer', ''],
    ]);
    expect(choices[0]?.variants[1]?.schema.examples).to.deep.equal([]);
  });

  it('has variants whose names do not repeat that the whole may be null', async () => {
    const schema = await schemaOf({nullable: true, oneOf: [{type: 'string'}, {type: 'integer'}]});
    expect(shown(schema.choices[0])).to.deep.equal([
      ['string', undefined],
      ['integer', undefined],
    ]);
  });

  it('has the values of its discriminator, by mapping or by name', async () => {
    const choiceWith = async (mapping?: object) =>
      (
        await schemaOf(
          {oneOf: [ref('Cat'), ref('Dog')], discriminator: {propertyName: 'kind', mapping}},
          components,
        )
      ).choices[0];
    expect(shown(await choiceWith())).to.deep.equal([
      ['Cat', 'Cat'],
      ['Dog', 'Dog'],
    ]);
    expect(
      shown(await choiceWith({feline: '#/components/schemas/Cat', canine: 'Dog'})),
    ).to.deep.equal([
      ['Cat', 'feline'],
      ['Dog', 'canine'],
    ]);
    expect((await choiceWith())?.discriminator).to.equal('kind');
  });

  it('is between the schemas that extend one with a discriminator', async () => {
    const extending = {
      Pet: {
        type: 'object',
        discriminator: {propertyName: 'kind', mapping: {dog: 'Dog'}},
        properties: {kind: {type: 'string'}},
        required: ['kind'],
      },
      Cat: {allOf: [ref('Pet'), {properties: {lives: {type: 'integer'}}}]},
      Dog: {allOf: [ref('Pet')], properties: {bark: {type: 'string'}}},
    };
    const holder = await schemaOf({properties: {pet: ref('Pet'), cat: ref('Cat')}}, extending);
    const [choice, ...others] = propertyIn(holder, 'pet').choices;
    expect(others).to.deep.equal([]);
    expect(shown(choice)).to.deep.equal([
      ['Dog', 'dog'],
      ['Cat', 'Cat'],
    ]);
    expect(propertiesOf(choice?.variants[1]?.schema)).to.deep.equal([
      'kind*: string',
      'lives: integer',
    ]);
    expect(choice?.variants[1]?.schema.choices).to.deep.equal([]);
    expect(propertyIn(holder, 'cat').choices).to.deep.equal([]);
    expect(propertiesOf(propertyIn(holder, 'cat'))).to.deep.equal([
      'kind*: string',
      'lives: integer',
    ]);
  });

  it('has the variant of values that mean no other one', async () => {
    const discriminator = {propertyName: 'kind', mapping: {cat: 'Cat'}, defaultMapping: 'Dog'};
    const defaults = (choice: Choice | undefined) =>
      choice?.variants.map(({name, values, isDefault = false}) => [name, ...values, isDefault]);
    const expected = [
      ['Cat', 'cat', false],
      ['Dog', true],
    ];
    const listed = await schemaOf({oneOf: [ref('Cat'), ref('Dog')], discriminator}, components);
    expect(defaults(listed.choices[0])).to.deep.equal(expected);
    const untitled = {...components, Dog: {...components.Dog, title: undefined}};
    // It need not extend the schema.
    const implied = await schemaOf({discriminator, properties: {}}, untitled);
    expect(defaults(implied.choices[0])).to.deep.equal(expected);
    const itself = {propertyName: 'kind', mapping: {cat: 'Cat'}, defaultMapping: 'Tested'};
    const own = await schemaOf({discriminator: itself, properties: {id: {}}}, untitled);
    expect(defaults(own.choices[0])).to.deep.equal([expected[0], ['Tested', true]]);
    expect(own.choices[0]?.variants[1]?.schema.choices).to.deep.equal([]);
    const unnamed = {mapping: {cat: 'Cat'}, defaultMapping: 'Dog'};
    const oneOf = [ref('Cat'), ref('Dog')];
    const without = await schemaOf({oneOf, discriminator: unnamed}, components);
    expect(defaults(without.choices[0])).to.deep.equal([
      ['Cat', false],
      ['Dog', false],
    ]);
  });

  it('has the schemas that extend those that extend one, once', async () => {
    const discriminator = {propertyName: 't'};
    const chain = (isRepeated: boolean) => ({
      Animal: {discriminator, properties: {t: {type: 'string'}}},
      Mammal: {allOf: [ref('Animal')], ...(isRepeated && {discriminator})},
      Whale: {allOf: [ref('Mammal')], properties: {size: {type: 'number'}}},
      Orca: {allOf: [ref('Whale'), ref('Mammal')]},
    });
    for (const isRepeated of [false, true]) {
      const {choices} = await schemaOf(ref('Animal'), chain(isRepeated));
      expect(shown(choices[0])).to.deep.equal([
        ['Mammal', 'Mammal'],
        ['Whale', 'Whale'],
        ['Orca', 'Orca'],
      ]);
      const variants = choices[0]?.variants ?? [];
      expect(variants.map(({schema}) => schema.choices.length)).to.deep.equal([0, 0, 0]);
      expect(propertiesOf(variants[1]?.schema)).to.deep.equal(['t: string', 'size: number']);
    }
    const mammal = await schemaOf(ref('Mammal'), chain(true));
    expect(shown(mammal.choices[0])).to.deep.equal([
      ['Whale', 'Whale'],
      ['Orca', 'Orca'],
    ]);
  });

  it('has the values that AutoRest writes in its variants', async () => {
    const Cat = {'x-ms-discriminator-value': '#Pets.Cat'};
    const Dog = {allOf: [ref('Pet')], 'x-ms-discriminator-value': 'Microsoft.Dog'};
    const Pet = {discriminator: {propertyName: 'kind', mapping: {cat: 'Cat'}}, properties: {}};
    const {choices} = await schemaOf(ref('Pet'), {Pet, Cat, Dog});
    expect(shown(choices[0])).to.deep.equal([
      ['Cat', 'cat'],
      ['Dog', 'Microsoft.Dog'],
    ]);
  });

  it('names its variants by title or type, and numbers equal names', async () => {
    const {choices} = await schemaOf({
      anyOf: [
        {type: 'string'},
        {title: 'Many', type: 'array', items: {type: 'string'}},
        {type: 'object', properties: {a: {}}},
        {type: 'object', properties: {b: {}}},
      ],
    });
    expect(choices[0]?.variants.map(({name}) => name)).to.deep.equal([
      'string',
      'Many',
      'object 1',
      'object 2',
    ]);
  });

  it('ends where a variant is the schema itself', async () => {
    const schema = await schemaOf({
      oneOf: [ref('Tested'), {type: 'object', properties: {not: ref('Tested')}}],
    });
    const [, negation] = schema.choices[0]?.variants ?? [];
    expect(propertyIn(negation!.schema, 'not').isRecursive).to.equal(true);
    expect(schema.choices[0]?.variants[0]?.schema.choices).to.deep.equal([]);
  });
});

describe('reading a schema', () => {
  it('costs only what is looked at', async () => {
    // Each schema contains all others, as in the descriptions of large services.
    const names = Array.from({length: 60}, (_, index) => `S${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
    const touched = new Set<string>();
    const components = Object.fromEntries(
      names.map((name) => [name, {type: 'object', properties}]),
    );
    const schema = await schemaOf({properties}, components);
    let seen = 0;
    const visit = (one: Schema, depth: number): void => {
      for (const property of one.properties()) {
        seen += 1;
        touched.add(property.schema.label);
        if (depth > 0) visit(property.schema, depth - 1);
      }
    };
    visit(schema, 1);
    expect(seen).to.equal(60 + 60 * 60);
    expect(touched.size).to.equal(60);
  });
});
