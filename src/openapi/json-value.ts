import type {Json} from '../shared/json.js';
import {NumberLiteral} from '../shared/number-literal.js';
import {writeExactJson} from './exact/exact-json.js';
import {orderedObject, plainKey} from './exact/key-order.js';

/** Larger values are cut; aliases of YAML can make a small file endless. */
const mostNodes = 50_000;
const maxDepth = 100;

/**
 * A value of a file as JSON: what contains itself, or is larger than anyone reads, is cut. Most
 * values are returned as they are.
 */
export function toJson(value: unknown): Json {
  let left = mostNodes;
  const isSound = (inner: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return false;
    if (typeof inner !== 'object' || inner === null || NumberLiteral.is(inner)) {
      return inner === null || isScalar(inner);
    }
    return Object.entries(inner).every(
      ([key, one]) => plainKey(key) === key && isSound(one, depth + 1),
    );
  };
  if (isSound(value, 0)) return value as Json;

  left = mostNodes;
  const copy = (inner: unknown, depth: number): Json => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return null;
    if (Array.isArray(inner)) return inner.slice(0, left + 1).map((one) => copy(one, depth + 1));
    if (isScalar(inner)) return inner;
    if (typeof inner === 'object' && inner !== null) {
      const entries = Object.entries(inner).slice(0, left + 1);
      return orderedObject(entries.map(([key, one]) => [plainKey(key), copy(one, depth + 1)]));
    }
    return null;
  };
  return copy(value, 0);
}

function isScalar(value: unknown): value is string | number | boolean | NumberLiteral {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    NumberLiteral.is(value)
  );
}

/** A value as text: texts without quotes, everything else as JSON. */
export function jsonText(value: Json): string {
  return typeof value === 'string' ? value : writeExactJson(value);
}
