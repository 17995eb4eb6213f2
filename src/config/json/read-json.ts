import type {Checked, Diagnostic, Location} from '../../diagnostics/diagnostic.js';
import {diagnoseConfig} from '../check/diagnose.js';
import {partsOf} from './pointer.js';
import {JsonFault} from './json-fault.js';
import {JsonReader, type JsonOddity} from './json-reader.js';

/** A JSON file that was read: its data, and where each part of it stands. */
export interface JsonDocument {
  /** `undefined` when the text cannot be read at all. */
  readonly value: unknown;
  /**
   * Where the value at a JSON pointer stands, or with `'name'` its property name; of a value that is not there, the
   * innermost one around it. Carries the file and the pointer as well.
   */
  locate(pointer: string, part?: 'name' | 'value'): Location;
  /** The line and column of a part of an object or array of this file; of `undefined`, where the file begins. */
  placeIn(
    holder: object | undefined,
    key: string,
    part: 'name' | 'value',
  ): {readonly line: number; readonly column: number} | undefined;
}

/**
 * Reads JSON that people write by hand: comments, commas too many and a byte order mark are reported and passed over.
 *
 * Never throws: where the text cannot be understood, the value is `undefined` and one error says the line, the column,
 * what was expected, what was found and what to do. It is larger and slower than `JSON.parse`; see `plain-json.ts`.
 */
export function readJson(text: string, file: string): Checked<JsonDocument> {
  const diagnostics: Diagnostic[] = [];
  const placeOf = placeFinder(text);
  const reader = new JsonReader(text, (oddity, offset, name) => {
    const location = {file, ...placeOf(offset)};
    if (oddity === 'duplicate-key') {
      diagnostics.push(diagnoseConfig('config/duplicate-key', location, {name: name ?? ''}));
    } else {
      diagnostics.push(diagnoseConfig(oddities[oddity], location));
    }
  });
  if (text.startsWith('\ufeff')) {
    diagnostics.push(diagnoseConfig('config/byte-order-mark', {file, line: 1, column: 1}));
  }

  let value: unknown;
  try {
    value = reader.read();
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    const {offset, expected, advice} = fault;
    const details = {expected, found: foundAt(text, offset), advice: adviceFor(text) ?? advice};
    const place = placeOf(offset);
    diagnostics.push(diagnoseConfig('config/syntax', {file, ...place}, {...place, ...details}));
  }
  return {
    value: {
      value,
      locate: (pointer, part = 'value') => {
        const offset = offsetOf(reader, value, pointer, part);
        return {file, pointer, ...placeOf(offset ?? 0)};
      },
      placeIn: (holder, key, part) => {
        const offset = holder ? reader.offsets.get(holder)?.get(key)?.[part] : 0;
        return offset === undefined ? undefined : placeOf(offset);
      },
    },
    diagnostics,
  };
}

const oddities = {
  comment: 'config/comment',
  'trailing-comma': 'config/trailing-comma',
  'too-deep': 'config/too-deep',
} as const satisfies Record<Exclude<JsonOddity, 'duplicate-key'>, string>;

function offsetOf(
  reader: JsonReader,
  root: unknown,
  pointer: string,
  part: 'name' | 'value',
): number | undefined {
  let value = root;
  let offset: number | undefined;
  for (const key of partsOf(pointer)) {
    if (typeof value !== 'object' || value === null) break;
    const place = reader.offsets.get(value)?.get(key);
    if (place === undefined) break;
    offset = place[part];
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return offset;
}

/** Offset → line and column, both from 1. The lines are counted when the first place is asked for. */
function placeFinder(text: string): (offset: number) => {line: number; column: number} {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return {line: low + 1, column: offset - (starts[low] ?? 0) + 1};
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

function foundAt(text: string, offset: number): string {
  if (offset >= text.length) return 'the end of the file';
  if (text[offset] === '\n' || text[offset] === '\r') return 'the end of the line';
  const [found = ''] = /^(?:[\w$]{1,20}|[^])/u.exec(text.slice(offset, offset + 20)) ?? [];
  if (found === '"') return 'a quote (")';
  // Blanks and signs without a shape are named by their number.
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(found);
  const code = found.codePointAt(0) ?? 0;
  return isVisible ? found : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function adviceFor(text: string): string | undefined {
  if (text.trim() === '') {
    return (
      'The file is empty. Start with ' +
      '{"name": "My docs", "navigation": [{"group": "Start", "pages": ["introduction"]}]}.'
    );
  }
  if (/^\s*<(?:!doctype|html)/i.test(text)) {
    return (
      'This is a web page. ' +
      'The host probably has no such file and returned its own page instead.'
    );
  }
  return undefined;
}
