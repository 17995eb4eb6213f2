import {expect} from '@esm-bundle/chai';
import {readFile} from 'node:fs/promises';
import {describe, it} from 'node:test';
import {sampleFaults} from '../../harness/sample-faults.js';

const text = {type: 'string'};
const number = {type: 'integer'};

/** Schemas of bodies that are not valid without effort. */
const bodies: Readonly<Record<string, unknown>> = {
  'if and then': {
    properties: {kind: {enum: ['a', 'b']}},
    if: {properties: {kind: {const: 'a'}}},
    then: {required: ['x'], properties: {x: text}},
    unevaluatedProperties: false,
  },
  'dependentSchemas and dependentRequired': {
    properties: {card: text, zip: {...text, deprecated: true}},
    dependentSchemas: {card: {required: ['billing'], properties: {billing: text}}},
    dependentRequired: {billing: ['zip']},
    unevaluatedProperties: false,
  },
  'exactly one of some names': {
    properties: {email: text, phone: text, name: text},
    required: ['name'],
    oneOf: [{required: ['email']}, {required: ['phone']}],
  },
  'at least one of some names': {
    properties: {ids: {type: 'array', items: text}, urls: {type: 'array', items: text}},
    anyOf: [{required: ['urls']}, {required: ['ids']}],
  },
  'names that are not there together': {
    properties: {a: text, b: text},
    not: {required: ['a', 'b']},
  },
  'a required name without a schema': {properties: {role: text}, required: ['email']},
  'an empty object as the default of one with required properties': {
    properties: {spec: {default: {}, $ref: '#/components/schemas/Spec'}},
  },
  'a default that is no allowed value': {
    properties: {when: {...text, enum: ['now', 'later'], default: ''}},
  },
  'an object inside itself in lists that must have items': {$ref: '#/components/schemas/Filter'},
  'a required object inside itself': {$ref: '#/components/schemas/Person'},
  'more values than a sample contains': {
    properties: Object.fromEntries(
      Array.from({length: 30}, (_, index) => [`p${index}`, {$ref: '#/components/schemas/Wide'}]),
    ),
    required: ['p29'],
  },
};
const schemas = {
  Spec: {type: 'object', properties: {source: text}, required: ['source']},
  Filter: {
    type: 'object',
    properties: {
      is: text,
      any: {type: 'array', minItems: 1, items: {$ref: '#/components/schemas/Filter'}},
    },
  },
  Person: {
    type: 'object',
    properties: {
      id: number,
      relatives: {
        type: 'array',
        items: {
          type: 'object',
          properties: {person: {$ref: '#/components/schemas/Person'}},
          required: ['person'],
        },
      },
    },
    required: ['id'],
  },
  Wide: {
    type: 'object',
    properties: {
      none: {type: ['string', 'null']},
      ...Object.fromEntries(Array.from({length: 20}, (_, index) => [`q${index}`, text])),
    },
    required: ['none', 'q0', 'q19'],
  },
};

describe('samples', () => {
  for (const [name, schema] of Object.entries(bodies)) {
    it(`are valid against a schema with ${name}`, async () => {
      const content = {'application/json': {schema}};
      const document = {
        openapi: '3.1.1',
        paths: {
          '/x': {
            post: {
              requestBody: {content},
              responses: {200: {description: '', content}},
            },
          },
        },
        components: {schemas},
      };
      const {count, faults} = await sampleFaults(JSON.stringify(document));
      expect(count).to.be.greaterThan(1);
      expect(faults).to.deep.equal([]);
    });
  }

  it('are valid against the schemas of the descriptions of the documentation', async () => {
    const {count, faults} = await sampleFaults(await readFile('demo/api/openapi.yaml', 'utf8'));
    expect(count).to.be.greaterThan(10);
    expect(faults).to.deep.equal([]);
  });
});
