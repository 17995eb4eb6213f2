import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {MediaContent, PartEncoding} from '../../../src/openapi/operation.js';
import {fetchInit} from '../../../src/requests/fetch-init.js';
import {parseJson} from '../../../src/requests/json-text.js';
import type {FileValue, FormPart, InputValue} from '../../../src/requests/request.js';
import {serializeBody, type SerializedBody} from '../../../src/requests/serialize-body.js';
import {content, parameter, schema} from '../../harness/operation-of.js';

type Encodings = Readonly<Record<string, Partial<PartEncoding>>>;

function encoding(given: Encodings): Pick<MediaContent, 'encoding'> {
  return {
    encoding: new Map(Object.entries(given).map(([name, each]) => [name, {headers: [], ...each}])),
  };
}

function serialize(
  mediaType: string,
  value: InputValue,
  given: Partial<MediaContent> = {},
): SerializedBody | undefined {
  const body = {mediaType, content: {kind: 'value', value}} as const;
  return serializeBody(body, content(mediaType, given));
}

function textOf(serialized: SerializedBody | undefined): string | undefined {
  return serialized?.body.kind === 'text' ? serialized.body.text : undefined;
}

const file = (name: string, type = '', text = 'x'): FileValue => ({
  file: new Blob([text], {type}),
  name,
});

describe('serializeBody', () => {
  it('writes JSON with numbers as they were written', () => {
    const value = parseJson('{"id":12345678901234567,"list":[]}');
    expect(textOf(serialize('application/json', value))).to.equal(
      '{\n  "id": 12345678901234567,\n  "list": []\n}',
    );
  });

  it('writes a value on each line of NDJSON', () => {
    expect(textOf(serialize('application/x-ndjson', [{a: 1}, 2]))).to.equal('{"a":1}\n2\n');
  });

  it('writes server-sent events, and anything else as the data of one', () => {
    const events = [
      {event: 'a\nb', data: 'c\r\nd', id: null, retry: 5},
      {name: 'e', data: 1},
      'f',
      2,
    ];
    expect(textOf(serialize('text/event-stream', events))).to.equal(
      'event: a b\ndata: c\ndata: d\nretry: 5\n\n' +
        'data: {"name":"e","data":1}\n\ndata: f\n\ndata: 2\n\n',
    );
  });

  it('sends a text as it is', () => {
    const text = '{ "id": 12345678901234567 ,}';
    const body = {mediaType: 'application/json', content: {kind: 'text', text}} as const;
    expect(serializeBody(body, undefined)).to.deep.equal({
      body: {kind: 'text', text},
      contentType: 'application/json',
    });
  });

  it('sends no body for an empty text', () => {
    const body = {mediaType: 'text/plain', content: {kind: 'text', text: ''}} as const;
    expect(serializeBody(body, undefined)).to.equal(undefined);
  });

  for (const [mediaType, type, expected] of [
    ['image/png', 'image/jpeg', 'image/png'],
    ['image/*', 'image/jpeg', 'image/jpeg'],
    ['*/*', '', 'application/octet-stream'],
  ] as const) {
    it(`sends a file of ${type || 'no type'} as ${mediaType}`, () => {
      const value = file('a', type);
      expect(serialize(mediaType, value)).to.deep.equal({
        body: {kind: 'file', file: value},
        contentType: expected,
      });
    });
  }

  it('chooses a type where any is allowed', () => {
    expect(serialize('*/*', {a: 1})?.contentType).to.equal('application/json');
    expect(serialize('*/*', 'a')?.contentType).to.equal('text/plain');
  });
});

describe('serializeBody: urlencoded', () => {
  const form = 'application/x-www-form-urlencoded';

  it('writes texts as they are, and objects as JSON', () => {
    const value = {
      id: 'f81d',
      address: {street: '123 Example Dr.', zip: '99999+1234'},
      list: ['a b', 'c&d'],
      no: false,
      none: null,
    };
    expect(textOf(serialize(form, value))).to.equal(
      'id=f81d&address=%7B%22street%22%3A%22123+Example+Dr.%22%2C%22zip%22%3A%22' +
        '99999%2B1234%22%7D&list=a+b&list=c%26d&no=false&none=',
    );
  });

  it('sends empty texts', () => {
    const fields = {a: schema(), 'b!': schema()};
    expect(textOf(serialize(form, {a: '', b: ''}, {schema: schema({fields})}))).to.equal('a=&b=');
    expect(serialize(form, {})).to.equal(undefined);
  });

  for (const [given, value, expected] of [
    [{explode: false}, ['a', 'b c'], 'p=a,b%20c'],
    [{explode: true}, {R: 1, G: 2}, 'R=1&G=2'],
    [{style: 'deepObject', explode: true}, {a: {b: 'é'}}, 'p%5Ba%5D%5Bb%5D=%C3%A9'],
    [{style: 'pipeDelimited'}, ['a', 'b'], 'p=a%7Cb'],
    [{allowReserved: true}, 'a/b?c&d', 'p=a/b?c%26d'],
    [{contentType: 'application/json'}, 'a', 'p=%22a%22'],
    [{contentType: 'application/json', style: 'form'}, 'a', 'p=a'],
  ] as const) {
    it(`writes ${JSON.stringify(value)} with ${JSON.stringify(given)}`, () => {
      const text = textOf(serialize(form, {p: value}, encoding({p: given})));
      expect(text).to.equal(expected);
    });
  }
});

describe('serializeBody: multipart', () => {
  const form = 'multipart/form-data';
  const partsOf = (value: InputValue, given: Partial<MediaContent> = {}): readonly FormPart[] => {
    const serialized = serialize(form, value, given);
    expect(serialized?.contentType).to.equal(undefined);
    return serialized?.body.kind === 'multipart' ? serialized.body.parts : [];
  };

  it('writes one line of a media type', () => {
    const encoding = new Map([['a', {contentType: 'text/x\r\nX-Evil: 1', headers: []}]]);
    const [part] = partsOf({a: 'b'}, {encoding});
    expect(part?.contentType).to.equal('text/x');
  });

  it('makes a part of each property, item and file', () => {
    const photos = [file('a.png', 'image/png'), file('b', '')];
    const value = new Map<string, InputValue>([
      ['name', 'é'],
      ['tags', ['x', 'y']],
      ['meta', {id: 1}],
      ['items', [{a: 1}, {a: 2}]],
      ['photos', photos],
      ['empty', ''],
      ['zero', 0],
    ]);
    const json = 'application/json';
    expect(partsOf(value)).to.deep.equal([
      {name: 'name', content: 'é', headers: []},
      {name: 'tags', content: 'x', headers: []},
      {name: 'tags', content: 'y', headers: []},
      {name: 'meta', content: '{"id":1}', contentType: json, headers: []},
      {name: 'items', content: '{"a":1}', contentType: json, headers: []},
      {name: 'items', content: '{"a":2}', contentType: json, headers: []},
      {name: 'photos', content: photos[0], contentType: 'image/png', headers: []},
      {name: 'photos', content: photos[1], contentType: 'application/octet-stream', headers: []},
      {name: 'empty', content: '', headers: []},
      {name: 'zero', content: '0', headers: []},
    ]);
  });

  it('writes parts as their encoding says', () => {
    const headers = [parameter('header', 'X-Kind', {initialValue: 'main'})];
    const given = encoding({
      csv: {contentType: 'text/csv', headers},
      photo: {contentType: 'image/png, image/jpeg'},
      doc: {contentType: 'application/pdf'},
      list: {explode: false},
      deep: {style: 'deepObject', explode: true},
    });
    const photo = file('p.jpg', 'image/jpeg');
    const doc = file('d', 'x/y');
    const value = new Map<string, InputValue>([
      ['csv', 'a;b'],
      ['photo', photo],
      ['doc', doc],
      ['list', ['a b', 'c']],
      ['deep', {'k/': 'é'}],
    ]);
    expect(partsOf(value, given)).to.deep.equal([
      {name: 'csv', content: 'a;b', contentType: 'text/csv', headers: [['X-Kind', 'main']]},
      {name: 'photo', content: photo, contentType: 'image/jpeg', headers: []},
      {name: 'doc', content: doc, contentType: 'application/pdf', headers: []},
      {name: 'list', content: 'a b,c', headers: []},
      {name: 'deep[k/]', content: 'é', headers: []},
    ]);
  });

  it('writes parts without names by their position', async () => {
    const disposition = parameter('header', 'Content-Disposition', {initialValue: 'inline'});
    const given = {
      prefixEncoding: [{headers: []}, {contentType: 'text/csv', headers: [disposition]}],
      itemEncoding: {contentType: 'image/png', headers: []},
    };
    const photo = file('p"\r\n.png', '', 'P');
    const {body} = serialize('multipart/mixed', [{id: 1}, 'a;b', photo], given) ?? {};
    if (body?.kind !== 'multipart') throw new Error('no parts');
    const request = {method: 'POST', url: '/', headers: [], cookies: [], body};
    const init = fetchInit(request, 'B');
    expect(init.headers).to.deep.equal([['Content-Type', 'multipart/mixed; boundary=B']]);
    expect(await new Response(init.body as Blob).text()).to.equal(
      '--B\r\nContent-Type: application/json\r\n\r\n{"id":1}\r\n' +
        '--B\r\nContent-Type: text/csv\r\nContent-Disposition: inline\r\n\r\na;b\r\n' +
        '--B\r\nContent-Type: image/png\r\n\r\nP\r\n--B--\r\n',
    );
    expect(serialize('multipart/mixed', [], given)).to.equal(undefined);
  });

  it('is sent with a boundary between the parts', async () => {
    const parts = partsOf(new Map([['a"\r\n', file('f"\n.txt', 'text/plain', 'hello')]]));
    const request = {method: 'POST', url: '/', headers: [], cookies: []};
    const init = fetchInit({...request, body: {kind: 'multipart', parts}}, 'BOUNDARY');
    expect(init.headers).to.deep.equal([
      ['Content-Type', 'multipart/form-data; boundary=BOUNDARY'],
    ]);
    expect(await new Response(init.body as Blob).text()).to.equal(
      '--BOUNDARY\r\n' +
        'Content-Disposition: form-data; name="a%22%0D%0A"; filename="f%22%0A.txt"\r\n' +
        'Content-Type: text/plain\r\n\r\nhello\r\n--BOUNDARY--\r\n',
    );
  });
});

describe('serializeBody: XML', () => {
  const text = schema({type: 'string'});
  const xml = (value: InputValue, given: Parameters<typeof schema>[0]): string =>
    textOf(serialize('application/xml', value, {schema: schema(given)})) ?? '';
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n';

  it('writes elements, attributes and prefixes', () => {
    const fields = {
      id: schema({xml: {attribute: true}}),
      name: schema({xml: {name: 'title', prefix: 'p', namespace: 'https://x.example/'}}),
      note: text,
    };
    expect(xml({id: 5, name: 'a<b & "c"', note: ''}, {name: 'Book', fields})).to.equal(
      `${start}<Book id="5">\n` +
        '  <p:title xmlns:p="https://x.example/">a&lt;b &amp; &quot;c&quot;</p:title>\n' +
        '  <note/>\n</Book>\n',
    );
  });

  for (const [name, given, expected] of [
    ['plain', {items: text}, ['<animals>a</animals>']],
    ['with a name for items', {items: schema({xml: {name: 'animal'}})}, ['<animal>a</animal>']],
    [
      'with a name outside that does not count',
      {items: schema({xml: {name: 'animal'}}), xml: {name: 'aliens'}},
      ['<animal>a</animal>'],
    ],
    [
      'wrapped',
      {items: text, xml: {wrapped: true}},
      ['<animals>', '  <animals>a</animals>', '</animals>'],
    ],
    [
      'wrapped, with a name',
      {items: text, xml: {name: 'aliens', wrapped: true}},
      ['<aliens>', '  <aliens>a</aliens>', '</aliens>'],
    ],
    [
      'wrapped, with two names',
      {items: schema({xml: {name: 'animal'}}), xml: {name: 'aliens', wrapped: true}},
      ['<aliens>', '  <animal>a</animal>', '</aliens>'],
    ],
  ] as const) {
    it(`writes an array, ${name}`, () => {
      const animals = schema({type: 'array', ...given});
      expect(xml({animals: ['a']}, {name: 'r', fields: {animals}})).to.equal(
        `${start}<r>\n${expected.map((line) => `  ${line}\n`).join('')}</r>\n`,
      );
    });
  }

  it('makes names of keys that are none, and leaves out what XML cannot contain', () => {
    expect(xml({'1 <a>': 'x\0\u0001y', '': 'z'}, {})).to.equal(
      `${start}<root>\n  <_1__a_>xy</_1__a_>\n  <_>z</_>\n</root>\n`,
    );
  });
});
