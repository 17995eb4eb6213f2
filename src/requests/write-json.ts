import {readValue} from './input-value.js';
import type {InputValue} from './request.js';

/**
 * Writes a value as JSON, on several lines if `indent` is given. A file, which no JSON contains, is
 * written as its name.
 */
export function writeJson(value: InputValue, indent = 0): string {
  const write = (inner: InputValue, lineStart: string): string => {
    const read = readValue(inner);
    switch (read.kind) {
      case 'null':
        return 'null';
      case 'text':
        return JSON.stringify(read.text);
      case 'number':
      case 'boolean':
        return read.text;
      case 'file':
        return JSON.stringify(read.file.name);
      case 'array':
      case 'object':
        break;
    }
    const nextLine = indent === 0 ? '' : `${lineStart}${' '.repeat(indent)}`;
    const parts =
      read.kind === 'array'
        ? read.items.map((item) => write(item, nextLine))
        : read.entries.map(
            ([key, property]) =>
              `${JSON.stringify(key)}:${indent === 0 ? '' : ' '}${write(property, nextLine)}`,
          );
    const [start, end] = read.kind === 'array' ? '[]' : '{}';
    if (parts.length === 0) return `${start}${end}`;
    return `${start}${nextLine}${parts.join(`,${nextLine}`)}${indent === 0 ? '' : lineStart}${end}`;
  };
  return write(value, '\n');
}
