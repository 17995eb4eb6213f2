import {compareNumbers, isWhole, numberKey} from '../shared/decimal.js';
import {matchPattern} from '../shared/match-pattern.js';
import {isObject, own, type Part} from './part.js';
import type {Resolver} from './resolver.js';
import {isNumber} from './schema-limits.js';

/** Conditions of more schemas are not decided. */
const mostSchemas = 1000;
/** Keywords that only explain, and those that have an effect beside `if` alone. */
const annotation = /^(?:title|description|\$comment|examples?|default|deprecated|then|else|x-.*)$/;

/**
 * Whether a value is valid against a schema of a file, such as that of `if` (JSON Schema 2020-12).
 * Objects may be maps. `undefined` where the schema has keywords that are not read here, and the
 * others do not decide.
 */
export function meetsCondition(
  value: unknown,
  condition: Part,
  resolver: Resolver,
): boolean | undefined {
  let left = mostSchemas;

  const meets = (inner: unknown, part: Part): boolean | undefined => {
    if (typeof part.value === 'boolean') return part.value;
    if (--left < 0 || !part.isObject) return undefined;
    return allOf(part.entries().map(([key, given]) => keeps(inner, key, given, part)));
  };

  const keeps = (inner: unknown, key: string, given: Part, around: Part): boolean | undefined => {
    const items = given.items();
    const isMet = (one: Part): boolean | undefined => meets(inner, one);
    switch (key) {
      case 'const':
        return isSame(inner, given.value);
      case 'enum':
        return any(items.map((one) => isSame(inner, one.value)));
      case 'type':
        return any((given.texts().length > 0 ? items : [given]).map((one) => hasType(inner, one)));
      case 'required':
        return !isMap(inner) || given.texts().every((name) => entryOf(inner, name) !== undefined);
      case 'properties':
        return allOf(
          given.entries().map(([name, property]) => {
            const entry = isMap(inner) ? entryOf(inner, name) : undefined;
            return entry === undefined ? true : meets(entry, property);
          }),
        );
      case 'pattern':
        return typeof inner !== 'string' || matchPattern(around.text(key), inner);
      case 'minimum':
      case 'maximum': {
        if (!isNumber(given.value) || around.has(`exclusiveM${key.slice(1)}`)) return undefined;
        if (!isNumber(inner)) return true;
        const order = compareNumbers(String(inner), around.text(key));
        return key === 'minimum' ? order >= 0 : order <= 0;
      }
      case '$ref': {
        const target = resolver.target(around);
        return target && isMet(target);
      }
      case 'not':
        return opposite(isMet(given));
      case 'allOf':
        return allOf(items.map(isMet));
      case 'anyOf':
        return any(items.map(isMet));
      default:
        return annotation.test(key) ? true : undefined;
    }
  };
  return meets(value, condition);
}

/** Whether all of some results are true; undefined where one of them is not known. */
export function allOf(results: readonly (boolean | undefined)[]): boolean | undefined {
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}

function any(results: readonly (boolean | undefined)[]): boolean | undefined {
  return opposite(allOf(results.map(opposite)));
}

/** The contrary of a result that may not be known. */
export function opposite(result: boolean | undefined): boolean | undefined {
  return result === undefined ? undefined : !result;
}

function isMap(value: unknown): boolean {
  return value instanceof Map || isObject(value);
}

/** A property of an object or a map; undefined where there is none. */
export function entryOf(value: unknown, name: string): unknown {
  return value instanceof Map ? value.get(name) : own(value, name);
}

function hasType(value: unknown, {value: type}: Part): boolean | undefined {
  switch (type) {
    case 'object':
      return isMap(value);
    case 'array':
      return Array.isArray(value);
    case 'number':
      return isNumber(value);
    case 'integer':
      return isNumber(value) && isWhole(String(value));
    case 'null':
      return value === null;
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      return undefined;
  }
}

/** Whether two values are equal; lists and objects are not compared. */
function isSame(value: unknown, written: unknown): boolean | undefined {
  if (isNumber(value) && isNumber(written)) {
    return numberKey(String(value)) === numberKey(String(written));
  }
  const isScalar = typeof written !== 'object' || written === null || isNumber(written);
  if (!isScalar) return typeof value === 'object' && value !== null ? undefined : false;
  return value === written;
}
