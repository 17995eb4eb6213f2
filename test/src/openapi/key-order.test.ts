import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {withLiterals} from '../../../src/openapi/exact/exact-json.js';
import {exampleOf} from '../../../src/openapi/example.js';
import {jsonText, toJson} from '../../../src/openapi/json-value.js';
import {parseText, parseToPlainData} from '../../../src/openapi/parse-text.js';
import {toMessage} from '../../../src/openapi/parsed-message.js';
import {described, firstOperation, schemaOf, withOperation} from './describing.js';

/** Keys that JavaScript would list as 2, 10, 404, b, a, 007. */
const json = '{"b":{"10":1,"2":[{"404":0,"007":1,"a":2}]},"10":"\\"2\\":","a":1,"2":"\\u0000x"}';

/** The same data in other notations. */
const notations: ReadonlyMap<string, string> = new Map([
  ['JSON', json],
  ['JSON on several lines', json.replaceAll(/(?<!\\)":/g, '" \n : ')],
  ['JSON with long numbers', json.replace('"10":1', '"10":1.0')],
  ['JSON with a comma too many', json.replace('}]', '},]')],
  ['JSON that is cut', json.slice(0, -1)],
  ['YAML', 'b:\n  10: 1\n  2: [{404: 0, 007: 1, a: 2}]\n10: \'"2":\'\n"a": 1\n"2": "\\u0000x"\n'],
  ['YAML in braces', `# A comment\n${json}`],
  [
    'YAML with aliases',
    `b: &b {10: 1, 2: [{404: 0, 007: 1, a: 2}]}
<<: {10: '"2":', a: 1, b: *b}
2: "\\u0000x"`,
  ],
  [
    'YAML with a broken line',
    `b:
  10:
    - "1
  2:
    - {404: 0, 007: 1, a: 2}
10: '"2":'
a: 1
2: "\\u0000x"`,
  ],
]);

/** A document of YAML whose operation has what is written, and components. */
const yaml = (operation: string, components = '{}'): string =>
  `openapi: 3.1.1\npaths: {/x: {post: ${operation}}}\ncomponents: ${components}\n`;

describe('the keys of a file', () => {
  for (const [notation, text] of notations) {
    it(`stay in their order: ${notation}`, () => {
      const {value} = parseText(text);
      const message = structuredClone(toMessage(parseToPlainData(text), text.length));
      const data: unknown = 'json' in message ? JSON.parse(message.json) : message.value;
      for (const read of [value, withLiterals(data)]) {
        const written = jsonText(toJson(read)).replace('1.0', '1');
        const expected = notation.includes('broken') ? json.replace('"10":1', '"10":[]') : json;
        expect(written).to.equal(expected);
      }
    });
  }

  it('may repeat, and may be __proto__', () => {
    const {value} = parseText('{"b": 1, "2": 1, "__proto__": 2, "1": 3, "2": 4}');
    expect(jsonText(toJson(value))).to.equal('{"b":1,"2":4,"__proto__":2,"1":3}');
  });
});

describe('a description', () => {
  it('has responses, callbacks, links and content in the order of the file', async () => {
    const inner = '{content: {a/b: {}, "1": {}}, links: {z: {}, 7: {}}}';
    const operation = await firstOperation(
      yaml(`{
        responses: {default: ${inner}, 4XX: {}, 404: {}, 201: {}, 200: {}},
        callbacks: {z: {/z: {post: {}}}, 3: {/y: {post: {}}}, 2: {/w: {post: {}}}}
      }`),
    );
    const {responses, callbacks} = operation;
    expect(responses.map(({status}) => status)).to.deep.equal([
      '201',
      '200',
      '4XX',
      '404',
      'default',
    ]);
    expect(responses.at(-1)?.contents.map(({mediaType}) => mediaType)).to.deep.equal(['a/b', '1']);
    expect(responses.at(-1)?.links.map(({name}) => name)).to.deep.equal(['z', '7']);
    expect(callbacks.map(({name}) => name)).to.deep.equal(['z', '3', '2']);
  });

  it('has webhooks and schemas in the order of the file', async () => {
    const {operations, schemas} = await described(`{
      "openapi": "3.1.1",
      "webhooks": {"b": {"post": {}}, "2": {"post": {}}, "1": {"post": {}}},
      "components": {"schemas": {"B": {}, "2": {}, "1": {}}}
    }`);
    expect(operations.map(({path}) => path)).to.deep.equal(['b', '2', '1']);
    expect(schemas).to.deep.equal(['B', '2', '1']);
  });

  it('has scopes and variables in the order of the file', async () => {
    const flow = '{tokenUrl: /t, scopes: {b: B, 2: Two, 1: One}}';
    const operation = await firstOperation(
      yaml(
        `{security: [{o: []}],
          servers: [{url: "https://{z}.{2}.{1}", variables: {z: {}, 2: {}, 1: {}}}]}`,
        `{securitySchemes: {o: {type: oauth2, flows: {clientCredentials: ${flow}}}}}`,
      ),
    );
    const [scheme] = operation.security.flatMap((alternative) =>
      alternative.map((requirement) => requirement.scheme),
    );
    const flows = scheme?.type === 'oauth2' ? scheme.flows : [];
    expect(flows.flatMap(({scopes}) => [...scopes.keys()])).to.deep.equal(['b', '2', '1']);
  });

  const properties =
    '{b: {type: integer}, 10: {type: integer}, 2: {$ref: "#/components/schemas/2"}}';
  const schemas = `{schemas: {B: {properties: ${properties}}, 2: {type: boolean}}}`;

  it('has properties and their samples in the order of the file', async () => {
    const operation = await firstOperation(
      yaml(
        '{requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/B"}}}}}',
        schemas,
      ),
    );
    const schema = operation.body?.contents[0]?.schema;
    expect(schema?.properties().map(({name}) => name)).to.deep.equal(['b', '10', '2']);
    expect(jsonText(schema ? exampleOf(schema, {direction: 'request'}) : null)).to.equal(
      '{"b":1,"10":1,"2":true}',
    );
  });

  it('has properties of forms of Swagger 2.0 in the order of the file', async () => {
    const parameters = ['b', '10', '2'].map((name) => ({name, in: 'formData', type: 'string'}));
    const {body} = await firstOperation({
      swagger: '2.0',
      paths: {'/x': {post: {parameters}}},
    });
    const names = body?.contents[0]?.schema?.properties().map(({name}) => name);
    expect(names).to.deep.equal(['b', '10', '2']);
  });

  it('has examples in the order of the file, also as their schemas read them', async () => {
    const value = '{"b": 1, "10": {"2": 5, "1": {}}}';
    const schema = '{"properties": {"10": {"properties": {"2": {"type": "string"}}}}}';
    const {body} = await firstOperation(`{"openapi": "3.1.1", "paths": {"/x": {"post": {
      "requestBody": {"content": {"application/json": {
        "schema": ${schema},
        "examples": {"z": {"value": ${value}}, "1": {"value": ${JSON.stringify(value)}}}
      }}}
    }}}}`);
    const [content] = body?.contents ?? [];
    expect(content?.examples.map(({name}) => name)).to.deep.equal(['z', '1']);
    expect(content?.examples.map((example) => jsonText(example.value ?? null))).to.deep.equal([
      '{"b":1,"10":{"2":"5","1":{}}}',
      '{"b":1,"10":{"2":"5","1":{}}}',
    ]);
  });

  it('has a discriminator that is an integer after other properties', async () => {
    const schema = await schemaOf(
      {
        oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}],
        discriminator: {propertyName: '1', mapping: {a: '#/components/schemas/A'}},
      },
      {A: {type: 'object', properties: {b: {type: 'string', example: 'x'}}}, B: {}},
    );
    expect(jsonText(exampleOf(schema, {direction: 'request'}))).to.equal('{"b":"x","1":"a"}');
  });

  it('finds parts whose names are integers', async () => {
    const {responses} = await firstOperation(
      withOperation(
        {responses: {404: {$ref: '#/components/responses/10'}}},
        {components: {responses: {10: {description: 'Found'}}}},
      ),
    );
    expect(responses.map(({description}) => description)).to.deep.equal(['Found']);
  });
});
