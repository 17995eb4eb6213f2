import type {Json} from '../shared/json.js';
import {isJsonNumber, NumberLiteral} from '../shared/number-literal.js';
import type {FileValue, InputValue} from './request.js';

/** What a value is in JSON; a file is in no JSON. */
export type ReadValue =
  | {readonly kind: 'null'}
  | {readonly kind: 'text' | 'number' | 'boolean'; readonly text: string}
  | {readonly kind: 'array'; readonly items: readonly InputValue[]}
  | {readonly kind: 'object'; readonly entries: readonly (readonly [string, InputValue])[]}
  | {readonly kind: 'file'; readonly file: FileValue};

/** What kind of value it is. Properties that are `undefined` are left out. */
export function readValue(value: InputValue): ReadValue {
  if (value === null || value === undefined) return {kind: 'null'};
  if (typeof value === 'string') return {kind: 'text', text: value};
  if (typeof value === 'boolean') return {kind: 'boolean', text: String(value)};
  if (typeof value === 'number') {
    return Number.isFinite(value) ? {kind: 'number', text: String(value)} : {kind: 'null'};
  }
  if (NumberLiteral.is(value)) {
    return {kind: isJsonNumber(value.number) ? 'number' : 'text', text: value.number};
  }
  if (Array.isArray(value)) {
    return {kind: 'array', items: (value as readonly InputValue[]).filter(isDefined)};
  }
  if (isFile(value)) return {kind: 'file', file: value};
  const entries: (readonly [string, InputValue])[] =
    value instanceof Map
      ? [...(value as ReadonlyMap<string, InputValue>)]
      : Object.entries(value as Record<string, Json>);
  return {kind: 'object', entries: entries.filter(([, property]) => isDefined(property))};
}

/** Whether a value is a file. */
export function isFile(value: InputValue): value is FileValue {
  return (
    typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob
  );
}

function isDefined(value: unknown): boolean {
  return value !== undefined;
}
