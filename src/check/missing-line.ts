import type {JsonDocument} from '../config/json/read-json.js';
import {within} from '../config/json/pointer.js';
import {propertyOf} from '../config/openapi-line.js';
import {fieldsOf, listOf} from '../config/read/raw.js';
import type {Fix, Location} from '../diagnostics/diagnostic.js';

/** A configuration that was read, with its text. */
export interface ConfigDocument {
  readonly file: string;
  readonly text: string;
  readonly document: JsonDocument;
}

/** What a configuration lacks: a sentence that says what to add, and the change that adds it. */
export interface MissingLine {
  readonly advice: string;
  readonly location: Location;
  readonly fix?: Fix;
}

/**
 * Adds files to a property of a configuration; `names` is the path of the property. They come after
 * the files that it already names, in the format of the text. There is no `fix` if the property has
 * another type or is in another file.
 */
export function missingLine(
  config: ConfigDocument,
  names: readonly string[],
  files: readonly string[],
): MissingLine {
  const {file, document} = config;
  const added = files.map((one) => JSON.stringify(one)).join(', ');
  let holder = document.value;
  let pointer = '';
  for (const [depth, name] of names.entries()) {
    const fields = fieldsOf(holder);
    if (!fields.has(name)) {
      const property = propertyOf(names.slice(depth), files);
      const inside = depth === 0 ? '' : ` to "${names.slice(0, depth).join('.')}"`;
      const advice = `Add ${property}${inside} in ${file}.`;
      const before = fields.has('navigation') ? 'navigation' : [...fields.keys()][0];
      if (before !== undefined) return insertion(config, within(pointer, before), property, advice);
      return {...replacement(config, pointer, '{', `{${property}`), advice};
    }
    holder = fields.get(name);
    pointer = within(pointer, name);
  }
  const advice = `Add ${added} to "${names.join('.')}" in ${file}.`;
  const last = listOf(holder).length - 1;
  if (Array.isArray(holder) && last < 0) {
    return {...replacement(config, pointer, '[', `[${added}`), advice};
  }
  const at = last < 0 ? pointer : within(pointer, last);
  const {line = 1, column = 1, file: inside} = document.locate(at);
  const text = inside === file ? lineOf(config, line) : '';
  const [written] = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(column - 1)) ?? [];
  if (written === undefined) return {advice, location: {file, line: inside === file ? line : 1}};
  const isAlone = text.slice(0, column - 1).trim() === '';
  const separator = isAlone ? `,\n${text.slice(0, column - 1)}` : ', ';
  const replace =
    last < 0
      ? `[${written}, ${added}]`
      : [written, ...files.map((one) => JSON.stringify(one))].join(separator);
  return {...replacement(config, at, written, replace), advice};
}

/** Adds a property before another one: on a line of its own, where that one is. */
function insertion(
  config: ConfigDocument,
  pointer: string,
  property: string,
  advice: string,
): MissingLine {
  const {line, column = 1, file} = config.document.locate(pointer, 'name');
  if (file !== config.file) return {advice, location: {file: config.file, line: 1}};
  const indent = lineOf(config, line).slice(0, column - 1);
  const separator = indent.trim() === '' ? `,\n${indent}` : ', ';
  const location = {file, ...(line !== undefined && {line, column})};
  return {advice, location, fix: {find: '', replace: property + separator, column}};
}

function replacement(
  config: ConfigDocument,
  pointer: string,
  find: string,
  replace: string,
): Omit<MissingLine, 'advice'> {
  const {line, column = 1, file} = config.document.locate(pointer);
  if (file !== config.file) return {location: {file: config.file, line: 1}};
  const location = {file, ...(line !== undefined && {line, column})};
  return {location, fix: {find, replace, column}};
}

function lineOf({text}: ConfigDocument, line = 1): string {
  return text.split('\n')[line - 1] ?? '';
}
