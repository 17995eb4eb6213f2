import type {StreamFormat} from '../shared/media-type.js';
import {readValue} from './input-value.js';
import type {InputValue} from './request.js';
import {writeJson} from './write-json.js';

/** Writes the items of a list as a stream; a value that is no list is its only item. */
export function writeStream(format: StreamFormat, value: InputValue): string {
  const read = readValue(value);
  const items = read.kind === 'array' ? read.items : [value];
  return items.map((item) => writeItem(format, item)).join('');
}

function writeItem(format: StreamFormat, item: InputValue): string {
  switch (format) {
    case 'lines':
      return `${writeJson(item)}\n`;
    case 'sequence':
      return `\u001e${writeJson(item)}\n`;
    case 'events':
      return writeEvent(item);
  }
}

/** The fields of a server-sent event (HTML standard §9.2.6). */
const fields = new Set(['event', 'data', 'id', 'retry']);

/** An object with the fields of an event, not only an id, is one; other items are data of one. */
function writeEvent(item: InputValue): string {
  const read = readValue(item);
  const entries = read.kind === 'object' ? read.entries : [];
  const isEvent =
    entries.every(([name]) => fields.has(name)) && entries.some(([name]) => name !== 'id');
  const written = isEvent ? entries : [['data', item] as const];
  const lines = written.flatMap(([name, value]) => {
    const inner = readValue(value);
    if (inner.kind === 'null' && isEvent) return [];
    const text = inner.kind === 'text' ? inner.text : writeJson(value);
    const texts = text.split(/\r\n|\n|\r/);
    // Only data may have several lines.
    return (name === 'data' ? texts : [texts.join(' ')]).map((line) => `${name}: ${line}\n`);
  });
  return `${lines.join('')}\n`;
}
