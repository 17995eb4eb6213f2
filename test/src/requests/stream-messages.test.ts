import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {StreamReader} from '../../../src/requests/stream-messages.js';
import {streamFormat, type StreamFormat} from '../../../src/shared/media-type.js';

/** All messages of a text, which arrives in pieces of a number of characters. */
function read(format: StreamFormat, text: string, size: number) {
  const reader = new StreamReader(format);
  const messages = [];
  for (let at = 0; at < text.length; at += size) {
    messages.push(...reader.push(text.slice(at, at + size)));
  }
  return [...messages, ...reader.end()];
}

const cases: readonly (readonly [string, StreamFormat, string, readonly object[]])[] = [
  ['events', 'events', 'data: a\n\ndata:b\n\n', [{data: 'a'}, {data: 'b'}]],
  ['lines of one event', 'events', 'data: a\ndata:  b\n\n', [{data: 'a\n b'}]],
  [
    'line ends of all kinds',
    'events',
    'data: a\r\n\r\ndata: b\r\rdata: c\n\n',
    [{data: 'a'}, {data: 'b'}, {data: 'c'}],
  ],
  [
    'names and ids; an id is kept',
    'events',
    'event: x\nid: 1\ndata: a\n\ndata: b\n\n',
    [
      {data: 'a', event: 'x', id: '1'},
      {data: 'b', id: '1'},
    ],
  ],
  ['no comments, and no event without data', 'events', ': ping\n\nevent: x\n\n', []],
  ['no event that has not ended', 'events', 'data: a\n\ndata: b', [{data: 'a'}]],
  ['events after a byte order mark', 'events', '\uFEFFdata: a\n\n', [{data: 'a'}]],
  [
    'lines of JSON, the last one without an end',
    'lines',
    '{"a":1}\n\n{"b":\r\n2}',
    [{data: '{"a":1}'}, {data: '{"b":'}, {data: '2}'}],
  ],
  ['a JSON sequence', 'sequence', '\u001e{"a":\n1}\n\u001e2\n', [{data: '{"a":\n1}'}, {data: '2'}]],
];

describe('StreamReader', () => {
  for (const [name, format, text, expected] of cases) {
    it(`reads ${name}, in pieces of any size`, () => {
      for (const size of [1, 2, 3, 1000]) expect(read(format, text, size)).to.eql(expected);
    });
  }
});

describe('streamFormat', () => {
  it('knows the types of streams', () => {
    expect(
      [
        'text/event-stream; charset=utf-8',
        'application/x-ndjson',
        'application/jsonl',
        'application/json-lines',
        'application/json-seq',
        'application/geo+json-seq',
        'application/json',
      ].map(streamFormat),
    ).to.eql(['events', 'lines', 'lines', 'lines', 'sequence', 'sequence', undefined]);
  });
});
