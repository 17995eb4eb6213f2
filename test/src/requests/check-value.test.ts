import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {limitText, type Limit} from '../../../src/openapi/limit-text.js';
import type {Schema} from '../../../src/openapi/schema.js';
import type {Json} from '../../../src/shared/json.js';
import {checkValue} from '../../../src/requests/check-value.js';
import {parseJson} from '../../../src/requests/json-text.js';
import {schema} from '../../harness/operation-of.js';
import {schemaOf} from '../openapi/describing.js';

/** What is wrong, as short texts: `/a missing`, `/b limit >= 1`. */
function check(json: string, by: Schema): readonly string[] {
  return checkValue(parseJson(json), by).map(({at, reason}) => {
    const {kind, ...rest} = reason;
    const values = Object.values(rest).map((value: Limit | readonly string[]) =>
      Array.isArray(value) ? String(value) : limitText(value as Limit),
    );
    return [at, kind, ...values].filter(Boolean).join(' ');
  });
}

const limited = (type: 'string' | 'number' | 'array' | 'object', limits: Record<string, Json>) =>
  schema({type, limits: new Map(Object.entries(limits))});

describe('checkValue', () => {
  for (const [json, type, isRight] of [
    ['1', 'integer', true],
    ['1.0', 'integer', true],
    ['12345678901234567890', 'integer', true],
    ['1.5', 'integer', false],
    ['1.5', 'number', true],
    ['"1"', 'number', false],
    ['"a"', 'string', true],
    ['true', 'boolean', true],
    ['null', 'string', false],
    ['[]', 'object', false],
    ['{}', 'object', true],
  ] as const) {
    it(`${isRight ? 'accepts' : 'reports'} ${json} as ${type}`, () => {
      const expected = isRight ? [] : [`wrong-type ${type}`];
      expect(check(json, schema({type}))).to.deep.equal(expected);
    });
  }

  it('reports a text that is no UUID where one is needed', () => {
    const by = schema({type: 'string', format: 'uuid', label: 'string<uuid>'});
    expect(check('"3fa85f64-5717-4562-b3fc-2c963f66afa6"', by)).to.deep.equal([]);
    expect(check('"abc"', by)).to.deep.equal(['wrong-type string<uuid>']);
  });

  it('accepts null where it is allowed', () => {
    expect(check('null', schema({type: 'string', isNullable: true}))).to.deep.equal([]);
  });

  for (const [json, by, expected] of [
    ['0', limited('number', {minimum: 1}), ['limit ≥ 1']],
    ['1', limited('number', {exclusiveMinimum: 1, maximum: 1}), ['limit > 1']],
    ['0.3', limited('number', {multipleOf: 0.1}), []],
    ['12345678901234567891', limited('number', {multipleOf: 5}), ['limit multiple of 5']],
    ['"😀😀"', limited('string', {maxLength: 2}), []],
    ['""', limited('string', {minLength: 1}), ['limit length ≥ 1']],
    ['"B"', limited('string', {pattern: '^a'}), ['limit pattern: ^a']],
    ['[1,1.0]', limited('array', {maxItems: 1}), ['limit items ≤ 1']],
    ['[1,1]', limited('array', {uniqueItems: true}), ['limit unique items']],
    ['{}', limited('object', {minProperties: 1}), ['limit properties ≥ 1']],
  ] as const) {
    it(`compares ${json} with ${JSON.stringify([...by.limits])}`, () => {
      expect(check(json, by)).to.deep.equal(expected);
    });
  }

  it('compares with allowed values', () => {
    const by = schema({enum: [{value: 'a'}, {value: 1}, {value: null}, {value: {b: [2]}}]});
    for (const json of ['"a"', '1.0', 'null', '{"b":[2]}']) {
      expect(check(json, by)).to.deep.equal([]);
    }
    expect(check('"b"', by)).to.deep.equal(['not-allowed a,1,,{"b":[2]}']);
  });

  it('looks into objects and arrays', () => {
    const by = schema({
      type: 'object',
      additionalProperties: false,
      fields: {
        'id!': schema({type: 'integer'}),
        'a/b~c': schema({type: 'array', items: schema({type: 'string'})}),
      },
    });
    expect(check('{"a/b~c":["x",1],"__proto__":1}', by)).to.deep.equal([
      '/id missing',
      '/a~1b~0c/1 wrong-type string',
      '/__proto__ not-allowed id,a/b~c',
    ]);
  });

  it('checks keys that match a pattern by its schema, and all others by that of the rest', () => {
    const by = schema({
      type: 'object',
      patternProperties: [{pattern: '^x-', schema: schema({type: 'string'})}],
      additionalProperties: schema({type: 'integer'}),
    });
    expect(check('{"x-a": "text", "b": 1}', by)).to.deep.equal([]);
    expect(check('{"x-a": 1, "b": "text"}', by)).to.deep.equal([
      '/x-a wrong-type string',
      '/b wrong-type integer',
    ]);
  });

  it('checks additional properties', () => {
    const by = schema({type: 'object', additionalProperties: schema({type: 'integer'})});
    expect(check('{"a":1,"b":"x"}', by)).to.deep.equal(['/b wrong-type integer']);
  });

  describe('choices', () => {
    const cat = schema({type: 'object', fields: {'kind!': schema(), 'lives!': schema()}});
    const dog = schema({type: 'object', fields: {'kind!': schema(), 'bark!': schema()}});
    const variants = [
      {name: 'Cat', values: ['cat'], schema: cat},
      {name: 'Dog', values: ['dog'], schema: dog},
    ];

    it('accepts what fits one', () => {
      const by = schema({choices: [{keyword: 'oneOf', variants}]});
      expect(check('{"kind":"x","bark":1}', by)).to.deep.equal([]);
      expect(check('5', by)).to.deep.equal(['wrong-type Cat | Dog']);
    });

    it('checks a property of several variants with the variant of the value', () => {
      const variantOf = (kind: string) => {
        const kinds = schema({type: 'string', enum: [{value: kind}]});
        const properties = () => [{name: 'kind', isRequired: true, schema: kinds}];
        return {name: kind, values: [kind], schema: schema({type: 'object', properties})};
      };
      const pets = [variantOf('cat'), variantOf('dog')];
      const by = schema({choices: [{keyword: 'oneOf', variants: pets, discriminator: 'kind'}]});
      expect(check('{"kind":"dog"}', by)).to.deep.equal([]);
      expect(check('{"kind":"cow"}', by)).to.deep.equal(['wrong-type cat | dog']);
    });

    it('uses the discriminator', () => {
      const by = schema({choices: [{keyword: 'oneOf', variants, discriminator: 'kind'}]});
      expect(check('{"kind":"dog","lives":9}', by)).to.deep.equal(['/bark missing']);
    });

    it('uses the variant that is meant by default', () => {
      const other = {name: 'Other', values: [], schema: schema({fields: {'note!': schema()}})};
      const all = [...variants, {...other, isDefault: true}];
      const by = schema({choices: [{keyword: 'oneOf', variants: all, discriminator: 'kind'}]});
      expect(check('{"kind":"dog","lives":9}', by)).to.deep.equal(['/bark missing']);
      expect(check('{"kind":"fish","bark":1}', by)).to.deep.equal(['/note missing']);
      expect(check('{"bark":1}', by)).to.deep.equal(['/note missing']);
    });
  });

  it('ends, although a schema contains itself', () => {
    const node: Schema = schema({
      type: 'object',
      choices: [],
      properties: () => [{name: 'child', isRequired: true, schema: node}],
    });
    expect(check('{"child":{"child":{}}}', node)).to.deep.equal(['/child/child/child missing']);
  });

  it('reads a limited number of variants of choices that apply together', () => {
    let read = 0;
    const together = (count: number): Schema => {
      const variant = {
        name: 'v',
        values: [],
        get schema() {
          read += count;
          return together(count - 1);
        },
      };
      const choice = {keyword: 'oneOf', variants: [variant, variant]} as const;
      return schema({choices: Array.from({length: count}, () => choice)});
    };
    check('{}', together(30));
    expect(read).to.be.within(100, 30_000);
  });

  it('reads allowed values and properties once', () => {
    let reads = 0;
    const allowed = Array.from({length: 300}, (_, index) => ({
      get value() {
        reads++;
        return index;
      },
    }));
    const listed = schema({type: 'array', items: schema({type: 'integer', enum: allowed})});
    expect(check(JSON.stringify(Array(300).fill(299)), listed)).to.deep.equal([]);
    expect(reads).to.equal(300);

    let calls = 0;
    const any = schema({});
    const properties = Array.from({length: 300}, (_, index) => ({
      name: `p${index}`,
      isRequired: false,
      get schema() {
        calls++;
        return any;
      },
    }));
    const object = schema({type: 'object', properties: () => properties});
    const value = Object.fromEntries(properties.map(({name}) => [name, 1]));
    expect(check(JSON.stringify(value), object)).to.deep.equal([]);
    expect(calls).to.equal(300);
  });

  it('reports a bounded number of properties that are not allowed', () => {
    const properties = Array.from({length: 1000}, (_, index) => ({
      name: `p${index}`,
      isRequired: false,
      schema: schema({}),
    }));
    const closed = schema({
      type: 'object',
      properties: () => properties,
      additionalProperties: false,
    });
    const value = Object.fromEntries(Array.from({length: 1000}, (_, index) => [`q${index}`, 1]));
    const problems = checkValue(parseJson(JSON.stringify(value)), closed);
    expect(problems).to.have.length.below(60);
    const [{reason}] = problems as [(typeof problems)[number]];
    expect(reason.kind === 'not-allowed' && reason.allowed).to.have.length(101);
  });

  it('reports a bounded number of problems', () => {
    const by = schema({type: 'array', items: schema({type: 'string'})});
    expect(check(`[${'1,'.repeat(50_000)}1]`, by).length).to.be.lessThan(60);
  });

  describe('what applies under conditions', () => {
    const byKind = {
      properties: {kind: {enum: ['a', 'b']}},
      if: {properties: {kind: {const: 'a'}}},
      then: {required: ['x'], properties: {x: {type: 'string'}}},
      else: {properties: {y: {type: 'integer'}}},
      unevaluatedProperties: false,
    };
    const byCard = {
      properties: {card: {type: 'string'}},
      dependentSchemas: {card: {required: ['billing'], properties: {billing: {type: 'string'}}}},
      dependentRequired: {billing: ['zip']},
      allOf: [{properties: {zip: {type: 'string'}}}],
      unevaluatedProperties: false,
    };
    const byUnknown = {
      if: {properties: {kind: {minLength: 2}}},
      then: {properties: {x: {type: 'string'}}, required: ['x']},
      unevaluatedProperties: false,
      properties: {kind: {type: 'string'}},
    };
    for (const [json, written, expected] of [
      ['{"kind":"a","x":"1"}', byKind, []],
      ['{"kind":"a"}', byKind, ['/x missing']],
      ['{"kind":"a","x":1}', byKind, ['/x wrong-type string']],
      ['{"kind":"b","y":1}', byKind, []],
      ['{"kind":"b","x":"1"}', byKind, ['/x not-allowed kind,y']],
      ['{}', byKind, ['/x missing']],
      ['{"card":"1","billing":"2","zip":"3"}', byCard, []],
      ['{"card":"1"}', byCard, ['/billing missing']],
      ['{"zip":"3"}', byCard, []],
      ['{"kind":"ab","x":"1"}', byUnknown, []],
      ['{"kind":"ab"}', byUnknown, []],
      ['{"kind":"ab","z":1}', byUnknown, ['/z not-allowed kind']],
    ] as const) {
      it(`reports ${expected.join() || 'nothing'} in ${json}`, async () => {
        expect(check(json, await schemaOf(written))).to.deep.equal(expected);
      });
    }
  });
});
