import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  fittingVariant,
  initialValue,
  inputFrom,
  inSchemaOrder,
  namedVariant,
  newValue,
  numberFrom,
  pointerOf,
  valueAt,
  withKeyAt,
  withValueAt,
  withVariant,
} from '../../../src/requests/form/form-value.js';
import {writeJson} from '../../../src/requests/write-json.js';
import type {InputValue} from '../../../src/requests/request.js';
import type {Json, JsonObject} from '../../../src/shared/json.js';
import {schema, schemaOf} from '../../harness/operation-of.js';

const json = (value: InputValue | undefined) => (value === undefined ? value : writeJson(value));
const input = (value: Json) => inputFrom(value);

describe('withValueAt', () => {
  for (const [name, value, path, replacement, expected] of [
    ['replaces a property in its place', {a: 1, b: 2}, ['a'], 'x', '{"a":"x","b":2}'],
    ['removes a property', {a: 1, b: 2}, ['a'], undefined, '{"b":2}'],
    ['replaces an item', [1, 2], [1], 'x', '[1,"x"]'],
    ['removes an item', [1, 2, 3], [1], undefined, '[1,3]'],
    ['creates what is missing on the way', {}, ['a', 0, 'b'], 'x', '{"a":[{"b":"x"}]}'],
    ['replaces everything at an empty path', {a: 1}, [], 'x', '"x"'],
  ] as const) {
    it(name, () => {
      expect(json(withValueAt(input(value), path, replacement))).to.equal(expected);
    });
  }

  it('does not change the value it is given', () => {
    const value = input({a: {b: 1}});
    withValueAt(value, ['a', 'b'], 'x');
    expect(json(value)).to.equal('{"a":{"b":1}}');
  });

  it('keeps keys that objects have already', () => {
    const value = withValueAt(new Map(), ['__proto__', 'constructor'], 'x');
    expect(json(value)).to.equal('{"__proto__":{"constructor":"x"}}');
    expect(valueAt(value, ['__proto__', 'constructor'])).to.equal('x');
    expect(valueAt(value, ['toString'])).to.equal(undefined);
  });
});

describe('inSchemaOrder', () => {
  const inner = {type: 'object', properties: {x: {type: 'string'}, y: {type: 'string'}}};
  const schema = schemaOf({
    type: 'object',
    properties: {a: {type: 'string'}, b: inner, c: {type: 'array', items: inner}},
  });

  it('orders the properties of objects and of items, others come last', () => {
    const value = input({z: 0, c: [{y: 1, x: 2}, 3], b: {y: 1, q: 2, x: 3}, a: 4});
    expect(json(inSchemaOrder(value, schema))).to.equal(
      '{"a":4,"b":{"x":3,"y":1,"q":2},"c":[{"x":2,"y":1},3],"z":0}',
    );
  });

  it('leaves everything else as it is', () => {
    expect(inSchemaOrder(undefined, schema)).to.equal(undefined);
    expect(inSchemaOrder('text', schema)).to.equal('text');
  });
});

describe('withKeyAt', () => {
  it('renames a key in its place', () => {
    expect(json(withKeyAt(input({m: {a: 1, b: 2}}), ['m'], 'a', 'c'))).to.equal(
      '{"m":{"c":1,"b":2}}',
    );
  });

  it('does not replace another key', () => {
    expect(json(withKeyAt(input({a: 1, b: 2}), [], 'a', 'b'))).to.equal('{"a":1,"b":2}');
  });
});

describe('numberFrom', () => {
  it('keeps every digit', () => {
    expect(json(numberFrom('12345678901234567890.10e5'))).to.equal('12345678901234567890.10e5');
  });

  for (const text of ['1e', '01', '.5', 'NaN', '0x1', '1,5']) {
    it(`does not take ${text} for a number`, () => void expect(numberFrom(text)).to.equal(text));
  }
});

describe('pointerOf', () => {
  it('escapes what RFC 6901 reserves', () => {
    expect(pointerOf(['a/b', '~', 0])).to.equal('/a~1b/~0/0');
  });
});

describe('initialValue', () => {
  const object: JsonObject = {
    type: 'object',
    required: ['inner', 'kind', 'name'],
    properties: {
      inner: {type: 'object', properties: {a: {type: 'string'}}},
      kind: {enum: ['only']},
      name: {type: 'string'},
      optional: {type: 'object', required: ['a'], properties: {a: {type: 'object'}}},
    },
  };

  it('contains what cannot be left out, and no optional object', () => {
    expect(json(initialValue(schemaOf(object), true))).to.equal('{"inner":{},"kind":"only"}');
  });

  it('is nothing for what is optional', () => {
    expect(initialValue(schemaOf(object), false)).to.equal(undefined);
  });

  it('is limited, however much cannot be left out', () => {
    let fan: JsonObject = {type: 'object'};
    let list = schema({type: 'string', format: 'binary'});
    for (let level = 0; level < 14; level++) {
      fan = {type: 'object', required: ['a', 'b'], properties: {a: fan, b: fan}};
    }
    for (let level = 0; level < 10_000; level++) list = schema({type: 'array', items: list});
    for (const prefills of [false, true]) {
      const value = json(initialValue(schemaOf(fan), true, prefills)) ?? '';
      expect(value.split('{').length).to.be.within(100, 1000);
      expect(initialValue(list, true, prefills)).to.equal(undefined);
    }
  });

  it('is what the author wrote', () => {
    expect(json(initialValue(schemaOf({type: 'integer', 'x-default': 0}), false))).to.equal('0');
  });
});

describe('newValue', () => {
  for (const [schema, expected] of [
    [{type: 'string'}, '""'],
    [{type: 'boolean'}, 'false'],
    [{type: 'array', items: {}}, '[]'],
    [{type: 'object', properties: {a: {type: 'string'}}}, '{}'],
    [{type: 'integer', default: 5}, '5'],
    [{enum: ['b', 'a']}, '"b"'],
    [{enum: ['b', 'a'], default: 'a'}, '"a"'],
    [{enum: ['b', 'a'], default: ''}, '"b"'],
    [{type: 'object', properties: {a: {enum: ['x']}}, required: ['a'], default: {}}, '{"a":"x"}'],
  ] as const) {
    it(`is ${expected} for ${JSON.stringify(schema)}`, () => {
      expect(json(newValue(schemaOf(schema)))).to.equal(expected);
    });
  }
});

describe('variants', () => {
  const components: JsonObject = {
    Cat: {type: 'object', required: ['kind', 'lives'], properties: {kind: {}, lives: {}, name: {}}},
    Dog: {type: 'object', required: ['kind'], properties: {kind: {}, name: {}}},
  };
  const choiceOf = (discriminator?: JsonObject) => {
    const written = {
      oneOf: [{$ref: '#Cat'}, {$ref: '#Dog'}],
      ...(discriminator && {discriminator}),
    };
    const [choice] = schemaOf(written, components).choices;
    if (!choice) throw new Error('no choice');
    return choice;
  };
  const named = choiceOf({propertyName: 'kind', mapping: {c: 'Cat', d: 'Dog'}});

  it('are found by the discriminator', () => {
    expect(namedVariant(named, input({kind: 'd', lives: 9}))).to.equal(1);
    const several = choiceOf({propertyName: 'kind', mapping: {c: 'Cat', d: 'Dog', puppy: 'Dog'}});
    expect(namedVariant(several, input({kind: 'puppy', lives: 9}))).to.equal(1);
    expect(json(withVariant(input({kind: 'puppy'}), several, 1))).to.equal('{"kind":"puppy"}');
  });

  it('are found by their properties without a discriminator', () => {
    expect(fittingVariant(choiceOf(), input({kind: 'x', name: 'Rex'}))).to.equal(1);
    expect(fittingVariant(choiceOf(), input({kind: 'x', lives: 9}))).to.equal(0);
  });

  it('are meant by default, without the value that means another one', () => {
    const choice = choiceOf({propertyName: 'kind', mapping: {c: 'Cat'}, defaultMapping: 'Dog'});
    for (const [value, index] of [
      [{kind: 'c'}, 0],
      [{kind: 'other'}, 1],
      [{}, 1],
    ] as const) {
      expect(namedVariant(choice, input(value))).to.equal(index);
    }
    expect(namedVariant(choice, undefined)).to.equal(-1);
    expect(json(withVariant(input({kind: 'c', name: 'Tom'}), choice, 1))).to.equal(
      '{"name":"Tom"}',
    );
    expect(json(withVariant(input({kind: 'other'}), choice, 1))).to.equal('{"kind":"other"}');
  });

  it('keep what both have', () => {
    const value = withVariant(input({kind: 'c', lives: 9, name: 'Tom'}), named, 1);
    expect(json(value)).to.equal('{"kind":"d","name":"Tom"}');
  });
});
