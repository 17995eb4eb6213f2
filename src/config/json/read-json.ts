import type {Checked, Diagnostic, Location} from '../../diagnostics/diagnostic.js';
import {diagnoseConfig} from '../check/diagnose.js';
import {LimitedDiagnostics} from '../check/limited.js';
import {parseJson, type JsonNote, type ParsedJson} from './parse-json.js';
import {partsOf} from './pointer.js';

/** A JSON file that was read: its data, and the location of each part. */
export interface JsonDocument {
  /** `undefined` when the text contains no value at all. */
  readonly value: unknown;
  /**
   * The location of the value at a JSON pointer, or with `'name'` of its property name; for a value
   * that is missing, that of the innermost one around it. Includes the file and the pointer.
   */
  locate(pointer: string, part?: 'name' | 'value'): Location;
  /**
   * The line and column of a part of an object or array of this file; of `undefined`, where the
   * file begins.
   */
  placeIn(
    holder: object | undefined,
    key: string,
    part: 'name' | 'value',
  ): {readonly line: number; readonly column: number} | undefined;
}

/**
 * Reads JSON that people write by hand: comments, trailing commas and a byte order mark are
 * reported and otherwise ignored. After an error, such as a missing comma, the rest is read as far
 * as possible.
 *
 * Never throws. Each error (`config/syntax`) has a line, a column, what is expected, what was found
 * and how to fix it. This is larger and slower than `JSON.parse`; see `readPlainJson`.
 */
export function readJson(text: string, file: string): Checked<JsonDocument> {
  const parsed = parseJson(text);
  const {value, offsets, notes, faults} = parsed;
  const placeOf = placeFinder(text);
  const noted = new LimitedDiagnostics();
  for (const note of notes) {
    noted.add(`config/${note.kind}`, () => diagnosticOf(note, {file, ...placeOf(note.offset)}));
  }
  const diagnostics = [...noted.all];
  if (text.startsWith('\ufeff')) {
    diagnostics.unshift(diagnoseConfig('config/byte-order-mark', {file, line: 1, column: 1}));
  }
  const lost = text.indexOf('\ufffd');
  if (lost !== -1) diagnostics.push(diagnoseConfig('config/encoding', {file, ...placeOf(lost)}));
  for (const {offset, expected, advice} of faults) {
    const place = placeOf(offset);
    const details = {expected, found: foundAt(text, offset), advice: adviceFor(text) ?? advice};
    diagnostics.push(diagnoseConfig('config/syntax', {file, ...place}, details));
  }
  return {
    value: {
      value,
      locate: (pointer, part = 'value') => {
        const offset = offsetOf(parsed, pointer, part);
        return {file, pointer, ...placeOf(offset ?? 0)};
      },
      placeIn: (holder, key, part) => {
        const offset = holder ? offsets.get(holder)?.get(key)?.[part] : 0;
        return offset === undefined ? undefined : placeOf(offset);
      },
    },
    diagnostics,
  };
}

function diagnosticOf(note: JsonNote, location: Location): Diagnostic {
  if (note.kind === 'duplicate-key') {
    return diagnoseConfig('config/duplicate-key', location, {name: note.name});
  }
  return diagnoseConfig(`config/${note.kind}`, location);
}

function offsetOf(
  {value: root, offsets}: ParsedJson,
  pointer: string,
  part: 'name' | 'value',
): number | undefined {
  let value = root;
  let offset: number | undefined;
  for (const key of partsOf(pointer)) {
    if (typeof value !== 'object' || value === null) break;
    const place = offsets.get(value)?.get(key);
    if (place === undefined) break;
    offset = place[part];
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return offset;
}

/** Offset → line and column, both from 1. Lines are counted when the first place is needed. */
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
  // Blanks and characters without a glyph are named by their code point.
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
