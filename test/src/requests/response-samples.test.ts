import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {responseSamples} from '../../../src/requests/response-samples.js';
import {firstOperation, withOperation} from '../openapi/describing.js';

async function samplesOf(responses: object): Promise<readonly string[]> {
  const operation = await firstOperation(withOperation({responses}));
  return responseSamples(operation, {makesSamples: true}).map(
    ({title, language, code}) => `${title} ${language} ${code.replace(/\s+/g, ' ')}`,
  );
}

const schema = {type: 'object', properties: {id: {type: 'integer', example: 7}}};

describe('responseSamples', () => {
  it('is empty without responses or their content', async () => {
    expect(await samplesOf({})).to.deep.equal([]);
    expect(await samplesOf({204: {description: 'Gone.'}})).to.deep.equal([]);
  });

  it('makes one of the schema', async () => {
    const content = {'application/json': {schema}};
    expect(await samplesOf({200: {description: '', content}})).to.deep.equal([
      '200 json { "id": 7 }',
    ]);
  });

  it('has the variant that is chosen', async () => {
    const oneOf = [{const: 'a'}, {const: 'b', type: 'string'}, schema];
    const operation = await firstOperation(
      withOperation({
        responses: {200: {description: '', content: {'application/json': {schema: {oneOf}}}}},
      }),
    );
    const [choice] = operation.responses[0]?.contents[0]?.schema?.choices ?? [];
    const samples = responseSamples(operation, {makesSamples: true}, new Map([[choice ?? {}, 2]]));
    expect(samples.map(({code}) => code)).to.deep.equal(['{\n  "id": 7\n}']);
  });

  it('takes all examples of the author, with their names', async () => {
    const examples = {
      short: {summary: 'A short one', value: {id: 1}},
      long: {value: {id: 2}},
    };
    const content = {'application/problem+json': {schema, examples}};
    expect(await samplesOf({'4XX': {description: '', content}})).to.deep.equal([
      '4XX A short one json { "id": 1 }',
      '4XX long json { "id": 2 }',
    ]);
  });

  it('makes one of each media type, unless they are the same', async () => {
    const of = (content: object) => samplesOf({200: {description: '', content}});
    const xml = {...schema, xml: {name: 'thing'}};
    const [json, inXml, csv, ...others] = await of({
      'text/plain': {schema},
      'application/json': {schema},
      'text/json': {schema},
      'application/xml': {schema: xml},
      'text/csv': {example: 'id\n7'},
    });
    expect(json).to.equal('200 application/json json { "id": 7 }');
    expect(inXml).to.match(/^200 application\/xml xml .*<thing> <id>7<\/id> <\/thing>/);
    expect([csv, ...others]).to.deep.equal(['200 text/csv text id 7']);
    expect(await of({'text/plain': {schema}, 'text/json': {schema}})).to.deep.equal([
      '200 json { "id": 7 }',
    ]);
    const examples = {short: {value: {id: 1}}, long: {value: {id: 2}}};
    const v2 = {'application/json': {examples}, 'application/v2+json': {example: {id: 3}}};
    expect(await of(v2)).to.deep.equal([
      '200 application/json short json { "id": 1 }',
      '200 application/json long json { "id": 2 }',
      '200 application/v2+json json { "id": 3 }',
    ]);
  });

  it('writes a text as its media type does: JSON with quotes', async () => {
    const of = (type: string, media: object) =>
      samplesOf({200: {description: '', content: {[type]: media}}});
    const text = {type: 'string', example: 'pong'};
    expect(await of('application/json', {schema: text})).to.deep.equal(['200 json "pong"']);
    expect(await of('text/plain', {example: 'pong'})).to.deep.equal(['200 text pong']);
    expect(await of('application/problem+json', {example: 'no "x"'})).to.deep.equal([
      '200 json "no \\"x\\""',
    ]);
    const token = {schema: {type: 'string'}, examples: {a: {value: '{a}'}}};
    expect(await of('application/json', token)).to.deep.equal(['200 json "{a}"']);
    // An object that is not complete
    expect(await of('application/json', {schema, example: '{"id": …'})).to.deep.equal([
      '200 json {"id": …',
    ]);
  });

  for (const type of [
    'application/cbor',
    'application/senml+cbor',
    'application/vnd.msgpack',
    'application/x-protobuf; proto=a.B',
    'application/vnd.apache.avro+binary',
    'avro/binary',
    'application/octet-stream',
    'image/png',
  ]) {
    it(`has only what an author has written as text of ${type}`, async () => {
      const of = (media: object) => samplesOf({200: {description: '', content: {[type]: media}}});
      expect(await of({schema})).to.deep.equal([]);
      expect(await of({schema, example: {id: 7}})).to.deep.equal([]);
      expect(await of({example: [1]})).to.deep.equal([]);
      expect(await of({schema, example: 'a1 61 07'})).to.deep.equal(['200 text a1 61 07']);
    });
  }

  for (const type of ['application/vnd.kafka.avro.v2+json', 'application/cbor+json']) {
    it(`has JSON in ${type}`, async () => {
      const content = {[type]: {schema}};
      expect(await samplesOf({200: {description: '', content}})).to.deep.equal([
        '200 json { "id": 7 }',
      ]);
    });
  }

  it('keeps its titles, whatever is chosen', async () => {
    const variant = (value: string) => ({properties: {is: {const: value}}});
    const media = {schema: {oneOf: [variant('a'), variant('b')]}};
    const content = {
      'application/json': media,
      'text/json': media,
      'application/v2+json': {schema},
    };
    const responses = {200: {description: '', content}};
    const operation = await firstOperation(withOperation({responses}));
    const [choice] = operation.responses[0]?.contents[0]?.schema?.choices ?? [];
    const samples = responseSamples(operation, {makesSamples: true}, new Map([[choice ?? {}, 1]]));
    expect(samples.map(({title, code}) => `${title}: ${code.replace(/\s+/g, '')}`)).to.deep.equal([
      '200 application/json: {"is":"b"}',
      '200 application/v2+json: {"id":7}',
    ]);
  });

  it('shows texts as they are, and XML as XML', async () => {
    const of = (mediaType: string, media: object) =>
      samplesOf({200: {description: '', content: {[mediaType]: media}}});
    expect(await of('text/plain', {example: 'Hello'})).to.deep.equal(['200 text Hello']);
    expect(await of('text/html; charset=utf-8', {example: '<p>'})).to.deep.equal(['200 html <p>']);
    expect(await of('application/octet-stream', {schema})).to.deep.equal([]);
    const [xml] = await of('application/xml', {schema: {...schema, xml: {name: 'thing'}}});
    expect(xml).to.match(/^200 xml .*<thing> <id>7<\/id> <\/thing>/);
  });

  describe('of streams', () => {
    const items = {type: 'array', items: schema};
    const event = {properties: {event: {const: 'add'}, data: {type: 'string', example: 'a\nb'}}};
    const two = [{id: 1}, {id: 2}];
    const named = {type: 'object', properties: {event: {type: 'string'}, rate: {type: 'number'}}};
    for (const [name, mediaType, media, code] of [
      ['items', 'application/jsonl', {itemSchema: schema}, '{"id":7}\n'],
      ['items', 'application/x-ndjson', {itemSchema: schema}, '{"id":7}\n'],
      ['a list', 'application/jsonl', {schema: items}, '{"id":7}\n'],
      ['an item alone', 'application/x-ndjson', {schema}, '{"id":7}\n'],
      ['examples', 'application/jsonl', {itemSchema: schema, example: two}, '{"id":1}\n{"id":2}\n'],
      ['an example of an item', 'application/jsonl', {example: two[0]}, '{"id":1}\n'],
      ['a text', 'application/jsonl', {itemSchema: schema, example: '{"id":1}'}, '{"id":1}'],
      ['a text', 'application/json-seq', {example: '\u001e{"id":1}\n'}, '\u001e{"id":1}\n'],
      ['items', 'application/json-seq', {itemSchema: schema}, '\u001e{"id":7}\n'],
      ['items', 'application/geo+json-seq', {itemSchema: schema}, '\u001e{"id":7}\n'],
      ['events', 'text/event-stream', {itemSchema: event}, 'event: add\ndata: a\ndata: b\n\n'],
      ['data', 'text/event-stream', {schema}, 'data: {"id":7}\n\n'],
      ['data', 'text/event-stream', {itemSchema: named}, 'data: {"event":"string","rate":1}\n\n'],
      [
        'parts',
        'multipart/mixed',
        {itemSchema: schema},
        `--boundary
Content-Type: application/json

{"id":7}
--boundary--
`,
      ],
      [
        'lines',
        'multipart/mixed',
        {itemSchema: items, itemEncoding: {contentType: 'application/jsonl'}},
        '--boundary\nContent-Type: application/jsonl\n\n{"id":7}\n\n--boundary--\n',
      ],
    ] as const) {
      it(`has ${name} of ${mediaType} as ${JSON.stringify(code)}`, async () => {
        const responses = {200: {description: '', content: {[mediaType]: media}}};
        const operation = await firstOperation(withOperation({responses}));
        const samples = responseSamples(operation, {makesSamples: true});
        expect(samples.map((sample) => sample.code)).to.deep.equal([code]);
      });
    }

    it('has none of forms, nor where only a text is described', async () => {
      const form = {'multipart/form-data': {schema}};
      expect(await samplesOf({200: {description: '', content: form}})).to.deep.equal([]);
      const content = {'text/event-stream': {schema: {type: 'string'}}};
      expect(await samplesOf({200: {description: '', content}})).to.deep.equal([]);
    });

    it('has the variant that is chosen of each item', async () => {
      const itemSchema = {oneOf: [schema, {type: 'object', properties: {is: {const: 'b'}}}]};
      const content = {'application/jsonl': {itemSchema}};
      const operation = await firstOperation(
        withOperation({responses: {200: {description: '', content}}}),
      );
      const [choice = {}] = operation.responses[0]?.contents[0]?.stream?.item.choices ?? [];
      const samples = responseSamples(operation, {makesSamples: true}, new Map([[choice, 1]]));
      expect(samples.map(({code}) => code)).to.deep.equal(['{"is":"b"}\n']);
    });
  });
});
