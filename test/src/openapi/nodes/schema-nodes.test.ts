import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {OperationView} from '../../../../src/openapi/operation-nodes.js';
import {schemaFields, valueNodes} from '../../../../src/openapi/nodes/schema-nodes.js';
import {limitText} from '../../../../src/openapi/limit-text.js';
import {schemaOf} from '../describing.js';
import {printed, viewOf} from '../nodes.js';

type Direction = 'request' | 'response';

async function fieldsOf(
  schema: object,
  {direction = 'request', ...view}: Partial<OperationView> & {direction?: Direction} = {},
  components: Readonly<Record<string, unknown>> = {},
  levels = 1,
) {
  const read = await schemaOf(schema, components);
  return printed(schemaFields(read, {...viewOf(view), direction}, 'body'), levels);
}

describe('schemaFields', () => {
  it('shows required properties first, unless the order is kept', async () => {
    const schema = {properties: {a: {type: 'string'}, b: {type: 'integer'}}, required: ['b']};
    expect(await fieldsOf(schema)).to.deep.equal([
      'ParamField id=body-b type=integer required name=b',
      'ParamField id=body-a type=string name=a',
    ]);
    expect(await fieldsOf(schema, {keepsOrder: true})).to.deep.equal([
      'ParamField id=body-a type=string name=a',
      'ParamField id=body-b type=integer required name=b',
    ]);
  });

  it('shows the first 100 of very many properties, and the others in parts', async () => {
    const names = Array.from({length: 100_000}, (_, index) => `p${index + 1}`);
    const properties = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
    const read = await schemaOf({properties});
    const nodes = schemaFields(read, {...viewOf(), direction: 'request'}, 'body');
    expect(nodes).to.have.length(110);
    const [part, ...others] = nodes.filter((node) => node.kind === 'deferred');
    if (!part) throw new Error('There is no part.');
    expect([part.title, others.at(-1)?.title]).to.deep.equal(['101 – 10100', '90101 – 100000']);
    const held = ['body-p101', 'body-p101-inner', 'body-p100', 'body-p10101'].map(part.holds);
    expect(held).to.deep.equal([true, true, false, false]);
    const inner = part.read();
    expect(inner).to.have.length(100);
    expect(inner[0]).to.have.property('title', '101 – 200');
    const [first] = inner[0]?.kind === 'deferred' ? printed(inner[0].read()) : [];
    expect(first).to.equal('ParamField id=body-p101 type=string name=p101');
  });

  it('opens for links to what is inside', async () => {
    const schema = {properties: {a: {properties: {b: {type: 'string'}}}}};
    const read = await schemaOf(schema);
    const [field] = schemaFields(read, {...viewOf(), direction: 'request'}, 'body');
    const [inside] = field && 'children' in field ? field.children : [];
    if (inside?.kind !== 'deferred') throw new Error('Nothing is deferred.');
    expect(['body-a-b', 'body-a', 'body-ab'].map(inside.holds)).to.deep.equal([true, false, false]);
  });

  it('shows what a value has only under a condition', async () => {
    const card = {properties: {number: {type: 'string'}, kind: {}}, required: ['number']};
    const schema = {
      properties: {kind: {enum: ['card', 'cash']}, note: {type: 'string'}},
      allOf: [
        {
          if: {properties: {kind: {const: 'card'}}, required: ['kind']},
          then: {$ref: '#/components/schemas/Card'},
          else: {properties: {coins: {type: 'integer', minimum: 1}}},
        },
        {if: {required: ['note']}, then: {properties: {kind: {minLength: 2}}}},
      ],
    };
    expect(await fieldsOf(schema, {}, {Card: card})).to.deep.equal([
      'ParamField id=body-kind type=string enum=card,cash name=kind',
      'ParamField id=body-note type=string name=note',
      'If kind is "card":',
      'ParamField id=body-number type=string required name=number',
      'Unless kind is "card":',
      'ParamField id=body-coins type=integer name=coins',
      '  `value ≥ 1`',
    ]);
    const {constraints} = await schemaOf(schema, {Card: card});
    expect(constraints.map((one) => limitText(one))).to.deep.equal([
      'if note is present, other rules apply',
    ]);
  });

  it('shows the properties of dependent schemas, and of conditions in others', async () => {
    const schema = {
      properties: {card: {type: 'string'}, kind: {type: 'string'}},
      dependentSchemas: {
        card: {
          properties: {billing: {type: 'string', description: 'Where the bill goes.'}},
          required: ['billing'],
        },
      },
      if: {properties: {kind: {const: 'a'}}},
      else: {
        if: {properties: {kind: {const: 'b'}}},
        then: {properties: {size: {type: 'integer'}}},
      },
      unevaluatedProperties: {not: {}},
    };
    expect(await fieldsOf(schema)).to.deep.equal([
      'ParamField id=body-card type=string name=card',
      'ParamField id=body-kind type=string name=kind',
      'If not (kind is "a") and kind is "b":',
      'ParamField id=body-size type=integer name=size',
      'If card is present:',
      'ParamField id=body-billing type=string required name=billing',
      '  Where the bill goes.',
      'No other properties are allowed.',
    ]);
    const {constraints} = await schemaOf(schema);
    expect(constraints.map((one) => limitText(one))).to.deep.equal([
      'unless kind is "a", other rules apply',
    ]);
  });

  it('leaves out what is not sent in the direction', async () => {
    const properties = {
      id: {type: 'string', readOnly: true},
      password: {type: 'string', writeOnly: true},
    };
    expect(await fieldsOf({properties})).to.deep.equal([
      'ParamField id=body-password type=string post=write-only name=password',
    ]);
    expect(await fieldsOf({properties}, {direction: 'response'})).to.deep.equal([
      'ResponseField id=body-id type=string post=read-only name=id',
    ]);
  });

  it('shows defaults, limits, examples and the meaning of values', async () => {
    const properties = {
      a: {type: 'integer', default: 0, minimum: 0, maximum: 9, examples: [1, 2, 3, 4]},
      b: {enum: ['x', 'y'], description: 'About b.', 'x-enumDescriptions': {x: 'The x.'}},
    };
    expect(await fieldsOf({properties})).to.deep.equal([
      'ParamField id=body-a type=integer default=0 name=a',
      '  `0 ≤ value ≤ 9`',
      '  Example: `1` `2` `3`',
      'ParamField id=body-b type=string name=b',
      '  About b.',
      '  - `x` – The x.',
      '  - `y`',
    ]);
  });

  it('shows values that are empty', async () => {
    const properties = {
      a: {type: 'string', default: '', examples: ['', '  '], enum: ['', 'x']},
      b: {const: null},
      c: {type: ['string', 'null'], default: null, const: null},
    };
    expect(await fieldsOf({properties})).to.deep.equal([
      'ParamField id=body-a type=string default="" enum="",x name=a',
      '  Example: `""` `"  "`',
      'ParamField id=body-b type=null enum=null name=b',
      'ParamField id=body-c type=string | null default=null enum=null name=c',
    ]);
  });

  it('shows what is said about the items of a list', async () => {
    const item = {
      enum: ['x', 'y'],
      description: 'About an item.',
      'x-enumDescriptions': {x: 'The x.'},
    };
    const numbers = {type: 'array', items: {type: 'integer', maximum: 3, examples: [1]}};
    const properties = {
      a: {type: 'array', description: 'About a.', minItems: 1, items: item},
      b: {type: 'array', items: numbers},
      c: {...numbers, examples: [[2]]},
    };
    expect(await fieldsOf({properties})).to.deep.equal([
      'ParamField id=body-a type=string[] name=a',
      '  About a.',
      '  `items ≥ 1`',
      '  About an item.',
      '  - `x` – The x.',
      '  - `y`',
      'ParamField id=body-b type=integer[][] name=b',
      '  `value ≤ 3`',
      '  Example: `1`',
      'ParamField id=body-c type=integer[] name=c',
      '  Example: `[2]`',
      '  `value ≤ 3`',
    ]);
  });

  it('shows what a text contains', async () => {
    const contentSchema = {type: 'object', properties: {id: {type: 'integer'}}};
    const event = {type: 'string', contentMediaType: 'application/json', contentSchema};
    expect(await fieldsOf({properties: {event}})).to.deep.equal([
      'ParamField id=body-event type=string<application/json> name=event',
      '  closed child attributes',
      '    ParamField id=body-event-id type=integer name=id',
    ]);
  });

  it('has nothing to open where an object may have any properties, or none', async () => {
    for (const additionalProperties of [true, {}, false]) {
      const schema = {properties: {a: {type: 'object', additionalProperties}}};
      expect(await fieldsOf(schema)).to.deep.equal(['ParamField id=body-a type=object name=a']);
    }
  });

  it('makes what is inside objects and lists when it is opened', async () => {
    const street = {type: 'object', properties: {street: {type: 'string'}}};
    const list = {type: 'array', items: {type: 'array', items: street}};
    expect(await fieldsOf({properties: {address: street, list}})).to.deep.equal([
      'ParamField id=body-address type=object name=address',
      '  closed child attributes',
      '    ParamField id=body-address-street type=string name=street',
      'ParamField id=body-list type=object[][] name=list',
      '  closed child attributes',
      '    ParamField id=body-list-street type=string name=street',
    ]);
  });

  it('opens a few levels where the site says so, and no schema that contains itself', async () => {
    const User = {type: 'object', properties: {friend: {$ref: '#/components/schemas/User'}}};
    const deep = {
      a: {properties: {b: {properties: {c: {properties: {d: {properties: {e: {}}}}}}}}},
    };
    const isOpen = async (properties: object, components = {}) =>
      (await fieldsOf({properties}, {isExpanded: true}, components, 9)).filter((line) =>
        /open|closed/.test(line),
      );
    expect((await isOpen(deep)).map((line) => line.trim())).to.deep.equal([
      'open child attributes',
      'open child attributes',
      'open child attributes',
      'closed child attributes',
    ]);
    const [first, second] = await isOpen({user: {$ref: '#/components/schemas/User'}}, {User});
    expect([first?.trim(), second?.trim()]).to.deep.equal([
      'open child attributes',
      'closed child attributes',
    ]);
  });

  it('shows keys that are not named, and that there are no others', async () => {
    expect(
      await fieldsOf({
        type: 'object',
        patternProperties: {'^x-$': {type: 'string'}},
        additionalProperties: {type: 'integer'},
      }),
    ).to.deep.equal([
      'ParamField id=body-x- type=string name=keys like ^x-$',
      'ParamField id=body-key type=integer name={key}',
    ]);
    expect(
      await fieldsOf({properties: {a: {type: 'string'}}, additionalProperties: false}),
    ).to.include('No other properties are allowed.');
  });

  it('shows variants as tabs, each with ids of its own', async () => {
    const variant = (type: string) => ({title: 'A', type: 'object', properties: {id: {type}}});
    const lines = await fieldsOf({oneOf: [variant('string'), variant('integer')]});
    expect(lines).to.deep.equal([
      'One of these:',
      'Tabs ',
      '  Tab title=A 1 id=body-a-1',
      '    ParamField id=body-a-1-id type=string name=id',
      '  Tab title=A 2 id=body-a-2',
      '    ParamField id=body-a-2-id type=integer name=id',
    ]);
  });

  it('numbers the first items of a list', async () => {
    const lines = await fieldsOf({
      type: 'array',
      prefixItems: [{type: 'string'}, {type: 'number'}],
    });
    expect(lines).to.deep.equal([
      'ParamField id=body-1 type=string name=item 1',
      'ParamField id=body-2 type=number name=item 2',
    ]);
  });

  it('shows no more variants inside each other at once than anyone reads', async () => {
    const names = Array.from({length: 12}, (_, index) => `S${index}`);
    const oneOf = names.map((name) => ({$ref: `#/components/schemas/${name}`}));
    const each = await schemaOf(
      {$ref: '#/components/schemas/S0'},
      Object.fromEntries(names.map((name) => [name, {oneOf}])),
    );
    const pair = (index: number) => [{properties: {[`a${index}`]: {}}}, {properties: {b: {}}}];
    const together = await schemaOf({
      allOf: Array.from({length: 12}, (_, index) => ({oneOf: pair(index)})),
    });
    for (const schema of [each, together]) {
      const lines = printed(schemaFields(schema, {...viewOf(), direction: 'request'}, 'body'), 0);
      expect(lines.filter((line) => /^ *Tab /.test(line))).to.have.length.within(12, 400);
    }
  });
});

describe('valueNodes', () => {
  it('shows what is not an object as one field', async () => {
    const schema = await schemaOf({type: 'string', description: 'A text.', format: 'date'});
    const nodes = valueNodes(schema, {...viewOf(), direction: 'response'}, 'schema');
    expect(printed(nodes)).to.deep.equal([
      'ResponseField id=schema-value type=string<date>',
      '  A text.',
    ]);
  });
});
