import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {anySchema} from '../../../src/requests/form/map-schema.js';
import {writeJson} from '../../../src/requests/write-json.js';
import {NumberLiteral} from '../../../src/shared/number-literal.js';
import type {BodyValue, InputValue} from '../../../src/requests/request.js';
import {
  readSharedValues,
  writeSharedValues,
  type SharedValues,
} from '../../../src/requests/share-link.js';

const server = 'https://api.example.com';
const values = (
  parameters: Readonly<Record<string, InputValue>>,
  body?: BodyValue,
): SharedValues => ({server, parameters: new Map(Object.entries(parameters)), body});
const file = {file: new Blob(['secret']), name: 'secret.txt'};

/** What a reader of the link gets, as JSON. */
function shared(given: SharedValues, described?: Parameters<typeof writeSharedValues>[1]): string {
  const text = writeSharedValues(given, described);
  expect(text).to.match(/^[\w-]*$/);
  // Nothing that is left out can be read from the link itself
  expect(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).not.to.contain('secret');
  const read = readSharedValues(text);
  const content = read?.body?.content;
  return writeJson([
    read?.server ?? '',
    read?.parameters ?? null,
    content?.kind === 'text' ? content.text : content?.kind === 'value' ? content.value : null,
  ]);
}

describe('writeSharedValues and readSharedValues', () => {
  it('keep parameters and bodies', () => {
    const parameters = {
      'query:é': '日本',
      'path:id': new NumberLiteral('12345678901234567'),
      'query:list': ['a', null, false],
      'header:X-A': 'b',
    };
    expect(shared(values(parameters))).to.equal(
      `["${server}",{"query:é":"日本","path:id":12345678901234567,` +
        '"query:list":["a",null,false],"header:X-A":"b"},null]',
    );
    const mediaType = 'application/json';
    const text = {mediaType, content: {kind: 'text', text: '{"a" : 1}'}} as const;
    expect(shared(values({}, text))).to.equal(`["${server}",{},"{\\"a\\" : 1}"]`);
    const value = {mediaType, content: {kind: 'value', value: {a: [1]}}} as const;
    expect(shared(values({}, value))).to.equal(`["${server}",{},{"a":[1]}]`);
  });

  it('contain no secrets of a body, by their names or as it is described', () => {
    const value = new Map<string, InputValue>([
      [
        'user',
        new Map<string, InputValue>([
          ['name', 'a'],
          ['password', 'secret'],
        ]),
      ],
      ['apiKey', 'secret'],
      ['max_tokens', new NumberLiteral('5')],
      ['pin', 'secret'],
    ]);
    const mediaType = 'application/json';
    const properties = [
      {name: 'pin', isRequired: false, schema: {...anySchema, format: 'password'}},
    ];
    const schema = {...anySchema, properties: () => properties};
    const body = {
      description: '',
      isRequired: true,
      contents: [{mediaType, schema, examples: [], encoding: new Map()}],
    };
    const described = {parameters: [], body};
    const expected = `["${server}",{},{"user":{"name":"a"},"max_tokens":5}]`;
    const asValue = values({}, {mediaType, content: {kind: 'value', value}});
    expect(shared(asValue, described)).to.equal(expected);
    const text = writeJson(value);
    const asText = values({}, {mediaType, content: {kind: 'text', text}});
    const bodyOf = (link: string) => (JSON.parse(link) as readonly unknown[])[2];
    expect(JSON.parse(String(bodyOf(shared(asText, described))))).to.deep.equal(bodyOf(expected));
    const form = {
      mediaType: 'text/plain',
      content: {kind: 'text', text: 'password=secret'},
    } as const;
    expect(shared(values({}, form))).to.equal(`["${server}",{},null]`);
  });

  it('contain no credentials', () => {
    const parameters = {
      'header:Authorization': 'Bearer secret',
      'header:X-API-Key': 'secret',
      'query:api_key': 'secret',
      'query:access_token': 'secret',
      'query:key': 'secret',
      'query:token': 'secret',
      'path:token': 'secret',
      'cookie:sid': 'secret',
      'query:page_token': 'next',
    };
    const given = {
      ...values(parameters),
      server: 'https://user:secret@api.example.com',
      credentials: [{type: 'token', scheme: 'Bearer', token: 'secret'}],
    };
    expect(shared(given)).to.equal(`["${server}",{"query:page_token":"next"},null]`);
  });

  it('contain no files', () => {
    const mediaType = 'multipart/form-data';
    const value = {a: 1, photo: file, list: [file, 'b']} as unknown as InputValue;
    expect(
      shared(values({'query:f': file}, {mediaType, content: {kind: 'value', value}})),
    ).to.equal(`["${server}",{},{"a":1,"list":["b"]}]`);
    expect(shared(values({}, {mediaType, content: {kind: 'file', file}}))).to.equal(
      `["${server}",{},null]`,
    );
  });

  it('leave out a body that is too long for a link', () => {
    const content = {kind: 'text', text: 'x'.repeat(10_000)} as const;
    expect(shared(values({'query:a': 1}, {mediaType: 'text/plain', content}))).to.equal(
      `["${server}",{"query:a":1},null]`,
    );
  });

  it('are empty for nothing', () => {
    expect(writeSharedValues({server: '', parameters: new Map()})).to.equal('');
  });

  const encode = (text: string): string =>
    btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

  for (const text of ['', '!', 'a', '%', encode('5'), encode('[1]'), encode('{'), encode('\xff')]) {
    it(`read nothing from ${JSON.stringify(text)}`, () => {
      expect(readSharedValues(text)).to.equal(undefined);
    });
  }

  for (const [json, expected] of [
    ['{}', '["",{},null]'],
    ['{"s":"javascript:x","p":[1],"t":5,"x":1}', '["",{},null]'],
    ['{"p":{"header:Authorization":"x","__proto__":"y"}}', '["",{"__proto__":"y"},null]'],
  ] as const) {
    it(`read ${json} safely`, () => {
      const read = readSharedValues(encode(json));
      expect(writeJson([read?.server ?? '', read?.parameters ?? null, null])).to.equal(expected);
      expect(read?.body).to.equal(undefined);
    });
  }
});
