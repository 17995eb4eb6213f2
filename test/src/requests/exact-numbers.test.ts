import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {limitText} from '../../../src/openapi/limit-text.js';
import {exampleOf} from '../../../src/openapi/example.js';
import type {Schema} from '../../../src/openapi/schema.js';
import {buildRequest} from '../../../src/requests/build-request.js';
import {checkRequest} from '../../../src/requests/check-request.js';
import {exampleValues} from '../../../src/requests/example-values.js';
import {
  fittingVariant,
  initialValue,
  newValue,
  numberFrom,
} from '../../../src/requests/form/form-value.js';
import type {InputValue, RequestValues} from '../../../src/requests/request.js';
import {requestSamples} from '../../../src/requests/request-samples.js';
import {responseSamples} from '../../../src/requests/response-samples.js';
import {moreWriters} from '../../../src/requests/samples/more-writers.js';
import {languageWriters} from '../../../src/requests/samples/write-sample.js';
import {readSharedValues, writeSharedValues} from '../../../src/requests/share-link.js';
import {writeJson} from '../../../src/requests/write-json.js';
import {described, firstOperation} from '../openapi/describing.js';

const choice = {server: 'https://api.example', onlyRequired: false};
const largest = '9223372036854775807';

/** An operation with numbers in each place, and a body of a media type. */
function operationOf(mediaType = 'application/json') {
  const body = `{"schema": {"$ref": "#/components/schemas/Body"}}`;
  return firstOperation(`{
    "openapi": "3.1.1",
    "paths": {"/x/{id}": {"post": {
      "parameters": [
        {"name": "id", "in": "path", "required": true,
          "schema": {"type": "integer", "format": "int64", "example": ${largest}}},
        {"name": "rate", "in": "query", "schema": {"type": "number", "default": 1.10}},
        {"name": "ids", "in": "query", "example": [9007199254740993, 1.0],
          "schema": {"type": "array", "items": {"type": "integer"}}},
        {"name": "X-Rate", "in": "header", "schema": {"type": "number", "enum": [0.50]}}
      ],
      "requestBody": {"content": {"${mediaType}": ${body}}},
      "responses": {
        "200": {"content": {"application/json": ${body}}},
        "201": {"content": {"application/xml": ${body}}},
        "202": {"content": {"application/json": {"example": {"id": 9007199254740993}}}}
      }
    }}},
    "components": {"schemas": {"Body": {"type": "object", "properties": {
      "id": {"type": "integer", "const": ${largest}},
      "price": {"type": "number", "examples": [0.1000000000000000055]},
      "large": {"type": "number", "minimum": 1e400}
    }}}}
  }`);
}

const bodyNumbers = [largest, '0.1000000000000000055', '1e400'];

describe('the numbers of a file', () => {
  it('are in the request as they are written', async () => {
    const operation = await operationOf();
    const request = buildRequest(operation, exampleValues(operation, choice));
    expect(request.url).to.equal(
      `https://api.example/x/${largest}?rate=1.10&ids=9007199254740993&ids=1.0`,
    );
    expect(request.headers).to.deep.include(['X-Rate', '0.50']);
    expect(request.body).to.deep.equal({
      kind: 'text',
      text: `{\n  "id": ${largest},\n  "price": 0.1000000000000000055,\n  "large": 1e400\n}`,
    });
  });

  for (const mediaType of [
    'application/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]) {
    it(`are in the samples of each language: ${mediaType}`, async () => {
      const operation = await operationOf(mediaType);
      const languages = [...languageWriters, ...moreWriters].map(({id}) => id);
      const settings = {languages, makesSamples: true, more: moreWriters};
      const samples = requestSamples(operation, settings, choice);
      expect(samples).to.have.length(15);
      for (const {title, code} of samples) {
        for (const number of [`/x/${largest}?rate=1.10&ids=9007199254740993`, ...bodyNumbers]) {
          expect(code, title).to.contain(number);
        }
      }
    });
  }

  it('are in the samples of responses', async () => {
    const samples = responseSamples(await operationOf(), {makesSamples: true});
    expect(samples.map(({code}) => code)).to.deep.equal([
      `{\n  "id": ${largest},\n  "price": 0.1000000000000000055,\n  "large": 1e400\n}`,
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<Body>',
        `  <id>${largest}</id>`,
        '  <price>0.1000000000000000055</price>',
        '  <large>1e400</large>',
        '</Body>\n',
      ].join('\n'),
      '{\n  "id": 9007199254740993\n}',
    ]);
  });
});

/** A schema as a file writes it. */
async function schemaOf(text: string): Promise<Schema> {
  const description = await described(
    `{"openapi": "3.1.1", "paths": {}, "components": {"schemas": {"A": ${text}}}}`,
  );
  const read = await description.readSchema('A');
  if (!read) throw new Error('There is no schema.');
  return read;
}

describe('the examples of numbers', () => {
  for (const [schema, expected] of [
    [`"minimum": ${largest}`, largest],
    ['"exclusiveMinimum": 9007199254740993', '9007199254740994'],
    ['"exclusiveMaximum": -9223372036854775808', '-9223372036854775809'],
    [`"minimum": 9007199254740993, "multipleOf": 10`, '9007199254741000'],
    ['"type": "number", "minimum": 0.1000000000000000055, "maximum": 0.5', '0.5'],
    ['"type": "number", "minimum": 1.10, "maximum": 1.20', '1.10'],
    ['"type": "number", "multipleOf": 0.1, "minimum": 0.25', '0.3'],
    [`"minimum": -9223372036854775808, "maximum": ${largest}`, '1'],
    ['"minimum": 5.0', '5'],
    ['"type": "number", "minimum": 1e400', '1e400'],
    ['"type": "number", "minimum": 1e9000', '1e9000'],
  ] as const) {
    it(`are within their limits: ${schema}`, async () => {
      const type = schema.includes('"type"') ? '' : '"type": "integer", ';
      const read = await schemaOf(`{${type}${schema}}`);
      expect(writeJson(exampleOf(read, {direction: 'request'}))).to.equal(expected);
    });
  }
});

describe('a number that a reader types', () => {
  const limits = `"minimum": -9223372036854775808, "maximum": ${largest}`;

  for (const [typed, schema, expected] of [
    [largest, limits, undefined],
    ['9223372036854775808', limits, `≤ ${largest}`],
    ['-9223372036854775808', limits, undefined],
    ['-9223372036854775809', limits, '≥ -9223372036854775808'],
    ['9007199254740993', '"exclusiveMinimum": 9007199254740992', undefined],
    ['9007199254740993', '"exclusiveMaximum": 9007199254740993', '< 9007199254740993'],
    ['9007199254740992', '"exclusiveMaximum": 9007199254740993', undefined],
    ['0.3', '"multipleOf": 0.10', undefined],
    ['0.35', '"multipleOf": 0.10', 'multiple of 0.10'],
    ['9007199254740993', '"multipleOf": 9007199254740993', undefined],
  ] as const) {
    it(`is checked against limits: ${typed}, ${schema}`, async () => {
      const problems = await problemsOf(typed, `{"type": "number", ${schema}}`);
      const texts = problems.map((one) => one.kind === 'limit' && limitText(one.limit));
      expect(texts).to.deep.equal(expected ? [expected] : []);
    });
  }

  it('is one of the allowed ones if all digits are the same', async () => {
    const schema = '{"enum": [9007199254740993, 1.10]}';
    for (const [typed, isAllowed] of [
      ['9007199254740993', true],
      ['9007199254740992', false],
      ['1.1', true],
      ['1.10', true],
      ['1.11', false],
    ] as const) {
      const allowed = ['9007199254740993', '1.10'];
      expect(await problemsOf(typed, schema), typed).to.deep.equal(
        isAllowed ? [] : [{kind: 'not-allowed', allowed}],
      );
    }
  });

  it('is an integer however large it is, and none with a fraction', async () => {
    const integer = '{"type": "integer"}';
    expect(await problemsOf(largest, integer)).to.deep.equal([]);
    expect(await problemsOf('1e400', integer)).to.deep.equal([]);
    expect(await problemsOf('9007199254740993.5', integer)).to.deep.equal([
      {kind: 'wrong-type', expected: 'integer'},
    ]);
  });

  it('is sent and shared with its digits', async () => {
    const operation = await operationOf();
    const values: RequestValues = {
      server: 'https://api.example',
      parameters: new Map<string, InputValue>([['path:id', numberFrom('1.10')]]),
      body: {
        mediaType: 'application/json',
        content: {kind: 'value', value: new Map([['id', numberFrom(largest)]])},
      },
      credentials: [],
    };
    const shared = readSharedValues(writeSharedValues(values));
    const {url, body} = buildRequest(operation, {...values, ...shared});
    expect(url).to.equal('https://api.example/x/1.10');
    expect(body).to.deep.equal({kind: 'text', text: `{\n  "id": ${largest}\n}`});
  });
});

/** What is wrong with a number that is typed for a query parameter. */
async function problemsOf(typed: string, schema: string) {
  const operation = await firstOperation(`{"openapi": "3.1.1", "paths": {"/x": {"get": {
    "parameters": [{"name": "n", "in": "query", "schema": ${schema}}]
  }}}}`);
  const parameters = new Map([['query:n', numberFrom(typed)]]);
  const values = {server: 'https://api.example', parameters, credentials: []};
  return checkRequest(operation, values).map(({reason}) => reason);
}

describe('a form', () => {
  const json = (value: InputValue | undefined) => writeJson(value ?? null);

  it('begins with the numbers of the file', async () => {
    const schema = await schemaOf(`{"type": "object", "required": ["id"], "properties": {
      "id": {"const": ${largest}},
      "rate": {"x-default": 1.10},
      "list": {"x-default": [9007199254740993, {"a": 1.0}]}
    }}`);
    expect(json(initialValue(schema, true))).to.equal(
      `{"id":${largest},"rate":1.10,"list":[9007199254740993,{"a":1.0}]}`,
    );
    expect(json(newValue(await schemaOf('{"enum": [9007199254740993]}')))).to.equal(
      '9007199254740993',
    );
    expect(json(newValue(await schemaOf('{"default": 1.10}')))).to.equal('1.10');
  });

  it('shows the variant that allows a number', async () => {
    const {choices} = await schemaOf(`{"oneOf": [
      {"type": "object", "properties": {"id": {"enum": [9007199254740992]}}},
      {"type": "object", "properties": {"id": {"enum": [9007199254740993]}}}
    ]}`);
    const [found] = choices;
    if (!found) throw new Error('There is no choice.');
    const variantOf = (id: string) => fittingVariant(found, new Map([['id', numberFrom(id)]]));
    expect(variantOf('9007199254740993')).to.equal(1);
    expect(variantOf('9007199254740992')).to.equal(0);
  });
});
