import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {limitText} from '../../../src/openapi/limit-text.js';
import {parseExactJson, withLiterals} from '../../../src/openapi/exact/exact-json.js';
import {exampleOf} from '../../../src/openapi/example.js';
import {jsonText} from '../../../src/openapi/json-value.js';
import {operationNodes} from '../../../src/openapi/operation-nodes.js';
import {parseText, parseToPlainData} from '../../../src/openapi/parse-text.js';
import {toMessage} from '../../../src/openapi/parsed-message.js';
import type {Json} from '../../../src/shared/json.js';
import {numbersIn, numbersOnPages, withMoreDigits} from '../../harness/numbers-on-pages.js';
import {described, firstOperation, said, schemaOf} from './describing.js';
import {printed, viewOf} from './nodes.js';

/** Numbers that JavaScript writes with other digits. */
const numbers = [
  '9223372036854775807',
  '-9223372036854775808',
  '18446744073709551615',
  '0.1000000000000000055',
  '1.10',
  '1.0',
  '-0.50',
  '0.00000010',
  '0.0000001',
  '1e400',
  '1.5E+3',
  '9007199254740993',
];

/** A value of a file, with its numbers as they are written there. */
function written(value: unknown): string {
  return jsonText(value as Json);
}

/** What arrives of a text that is parsed in a worker. */
function sent(text: string): unknown {
  const message = structuredClone(toMessage(parseToPlainData(text), text.length));
  return withLiterals('json' in message ? JSON.parse(message.json) : message.value);
}

describe('texts of a file', () => {
  for (const text of ['\0' + '5', '\0-1.50', '\0' + '5x', '\0', '\0\0' + '7']) {
    it(`are written as texts: ${JSON.stringify(text)}`, () => {
      const value: Json = {[text]: text, other: [text]};
      expect(JSON.parse(jsonText(value))).to.deep.equal(value);
    });
  }
});

describe('numbers of a file', () => {
  for (const number of numbers) {
    it(`are read with their digits: ${number}`, () => {
      const json = `{"a":[${number},{"b":${number}}],"c":"${number}"}`;
      const yaml = `a: [${number}, {b: ${number}}]\nc: '${number}'\n`;
      expect(written(parseExactJson(json))).to.equal(json);
      expect(written(parseExactJson(` ${number}\n`))).to.equal(number);
      expect(written(parseText(json).value)).to.equal(json);
      expect(written(parseText(`${json} // a comment`).value)).to.equal(json);
      expect(written(parseText(yaml).value)).to.equal(json);
      expect(written(parseText(`${yaml}d: "`).value)).to.equal(json);
      for (const text of [json, `${json} // a comment`, yaml]) {
        expect(written(sent(text))).to.equal(json);
      }
    });
  }

  it('are plain where JavaScript writes the same', () => {
    for (const text of ['[0,-1,1.5,9007199254740991,0.000001,123456789012345]', '{"a":"1.0,"}']) {
      expect(parseExactJson(text)).to.deep.equal(JSON.parse(text));
      expect(parseText(`${text} // a comment`).value).to.deep.equal(JSON.parse(text));
    }
  });

  it('are found behind spaces, and not in texts or names', () => {
    const text = String.raw`{"1.0": "1.0", "a\"": [ "\\",
      1.0 , 2.0
    ], "b": "x: 1.0, \" 2.0, \\", "c":-1.0}`;
    expect(written(parseExactJson(text))).to.equal(
      String.raw`{"1.0":"1.0","a\"":["\\",1.0,2.0],"b":"x: 1.0, \" 2.0, \\","c":-1.0}`,
    );
    expect(() => parseExactJson('{1.0: 1.0}')).to.throw(SyntaxError);
    expect(() => parseExactJson('{"a": 01.0}')).to.throw(SyntaxError);
  });

  it('have the notations of YAML, also as names', () => {
    const yaml =
      'a: [+1.0, .50, 1., 0x1F, 0xFFFFFFFFFFFFFFFF, 0o17, 007, 0xZZ, 1_0.0]\n1.10: &x {1.0: 2}\n' +
      'm: {<<: *x}\n';
    expect(written(parseText(yaml).value)).to.equal(
      '{"a":[1.0,0.50,1,31,18446744073709551615,15,7,"0xZZ","1_0.0"],' +
        '"1.10":{"1.0":2},"m":{"1.0":2}}',
    );
    expect(parseText('1.0: a\n1.0: b\n').value).to.deep.equal({'1.0': 'b'});
  });

  it('keep their digits in a worker that sends what aliases share', () => {
    const value = sent('a: &x {b: *x, c: 1.10}') as {a: {b: unknown; c: unknown}};
    expect(value.a.b).to.equal(value.a);
    expect(written(value.a.c)).to.equal('1.10');
  });

  it('are read in a long text', () => {
    const long = `{"text":"${'\\"x 1.0, '.repeat(500_000)}","number":1.0}`;
    const value = parseExactJson(long) as Record<string, unknown>;
    expect(written(value['number'])).to.equal('1.0');
    expect(value['text']).to.equal('"x 1.0, '.repeat(500_000));
  });
});

describe('a description', () => {
  const schema = `{
    "type": "integer", "format": "int64",
    "minimum": -9223372036854775808, "maximum": 9223372036854775807,
    "multipleOf": 1.0, "default": 9007199254740993, "example": 1234567890123456789
  }`;
  const description = `{
    "openapi": "3.1.1", "info": {"title": "T", "version": 1.10},
    "paths": {"/x": {"get": {"parameters": [
      {"name": "id", "in": "query", "schema": ${schema}},
      {"name": "rate", "in": "query", "schema": {"enum": [1.0, 1.10, 9223372036854775807]}}
    ], "responses": {}}}}
  }`;

  it('shows numbers as the file writes them', async () => {
    const nodes = operationNodes(await firstOperation(description), viewOf());
    const lines = printed(nodes).map((line) => line.trim());
    expect(lines).to.include.members([
      'ParamField id=parameter-id type=integer<int64> default=9007199254740993 query=id',
      '`-9223372036854775808 ≤ value ≤ 9223372036854775807` `multiple of 1.0`',
      'Example: `1234567890123456789`',
      'ParamField id=parameter-rate type=integer | number ' +
        'enum=1.0,1.10,9223372036854775807 query=rate',
    ]);
  });

  it('has texts that YAML reads as numbers', async () => {
    const operation = await firstOperation(
      'openapi: 3.1.1\npaths: {/x: {get: {operationId: 1.10, responses: {1.0: {}}}}}\n',
    );
    expect(operation.operationId).to.equal('1.10');
    expect(operation.responses.map(({status}) => status)).to.deep.equal(['1.0']);
  });

  it('takes the strictest of limits by their digits', async () => {
    const text = `{"openapi": "3.1.1", "paths": {}, "components": {"schemas": {"A": {
      "allOf": [{"maximum": 9223372036854775807}, {"maximum": 9223372036854775806}],
      "maximum": 9223372036854775808
    }}}}`;
    const found = await (await described(text)).readSchema('A');
    expect(found?.constraints.map((one) => limitText(one))).to.deep.equal([
      'value ≤ 9223372036854775806',
    ]);
  });

  it('has the values that two lists share', async () => {
    const text = `{"openapi": "3.1.1", "paths": {}, "components": {"schemas": {"A": {
      "allOf": [{"enum": [9007199254740993, 1.10]}], "enum": [9007199254740992, 1.10]
    }}}}`;
    const found = await (await described(text)).readSchema('A');
    expect((found?.enum ?? []).map(({value}) => jsonText(value))).to.deep.equal(['1.10']);
  });

  it('says numbers of values in conditions as they are written', async () => {
    const text = `{"openapi": "3.1.1", "paths": {}, "components": {"schemas": {"A": {
      "if": {"properties": {"size": {"const": 1.0}}},
      "then": {"required": ["unit"]}
    }}}}`;
    const found = await (await described(text)).readSchema('A');
    expect(found?.constraints.map((one) => limitText(one))).to.deep.equal([
      'if size is 1.0, required: unit',
    ]);
  });

  it('reads an example that is a number in a text', async () => {
    const found = await schemaOf({type: 'integer', example: '9223372036854775807'});
    expect(found.examples.map(jsonText)).to.deep.equal(['9223372036854775807']);
  });

  for (const [items, example] of [
    ['{"minimum": 9223372036854775806}', '[9223372036854775806,9223372036854775807]'],
    ['{"minimum": 0.1, "multipleOf": 0.1}', '[0.1,0.2,0.3]'],
    ['{"minimum": 1.10, "exclusiveMaximum": 3.10}', '[1.10,2.1]'],
  ] as const) {
    it(`makes different items of ${items}`, async () => {
      const text = `{"openapi": "3.1.1", "paths": {}, "components": {"schemas": {"A": {
        "type": "array", "minItems": 3, "uniqueItems": true,
        "items": {"type": "number", "maximum": 9223372036854775807, "allOf": [${items}]}
      }}}}`;
      const found = await (await described(text)).readSchema('A');
      if (!found) throw new Error('There is no schema.');
      expect(jsonText(exampleOf(found, {direction: 'response'}))).to.equal(example);
    });
  }

  it('reports a number where an object belongs', async () => {
    expect(await said('openapi: 3.1.1\npaths:\n  /x: 1.0\n')).to.deep.equal(
      await said('openapi: 3.1.1\npaths:\n  /x: 1\n'),
    );
    expect((await schemaOf(1)).label).to.equal('any');
  });
});

describe('the pages of a description', () => {
  const text = `openapi: 3.1.1
paths:
  /meters/{id}:
    post:
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer, example: 47}}
        - {name: scale, in: query, schema: {type: number, minimum: 2.5, maximum: 999.9}}
        - {name: steps, in: query, schema: {type: array, items: {type: integer, default: 8}}}
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Reading'}
            example: {value: 12.25, at: [3, {default: 70}]}
      responses:
        '200':
          content:
            application/json:
              schema:
                type: array
                items: {$ref: '#/components/schemas/Reading'}
components:
  schemas:
    Reading:
      type: object
      properties:
        value: {type: number, multipleOf: 0.25}
        unit: {enum: [20, 21.5, 9223372036854775807]}
        level:
          oneOf:
            - {const: 31}
            - {type: object, properties: {depth: {type: integer, minimum: 12, maximum: 2147483647}}}
`;

  for (const [name, description] of [
    ['as it is', text],
    ['with more digits than JavaScript keeps', withMoreDigits(text)],
  ] as const) {
    it(`have the numbers of the file, ${name}`, async () => {
      const written = new Set(numbersIn(description));
      const found = await numbersOnPages(description);
      expect(found).to.have.length.above(15);
      expect(found.filter((number) => !written.has(number))).to.deep.equal([]);
    });
  }
});
