import {isObject, type Part} from '../part.js';
import {ReadSchema} from '../read-schema.js';
import type {Resolver} from '../resolver.js';
import type {Property, Schema} from '../schema.js';

/** Schemas with more values are not compared: aliases of YAML can make a small file endless. */
const mostValues = 10_000;

/** Whether two schemas are the same place of a file, behind references, or say the same there. */
export function isSameSchema(one: Schema | undefined, other: Schema | undefined): boolean {
  if (one === other) return true;
  if (!(one instanceof ReadSchema && other instanceof ReadSchema)) return false;
  const [parts, others] = [partsOf(one), partsOf(other)];
  return areIn(parts, others) && areIn(others, parts);
}

/** Whether two properties are the same, and are required equally. */
export function isSameProperty(one: Property | undefined, other: Property | undefined): boolean {
  return one?.isRequired === other?.isRequired && isSameSchema(one?.schema, other?.schema);
}

function partsOf({parts, resolver}: ReadSchema): readonly Part[] {
  return parts.map(({part}) => targetOf(resolver, part));
}

function areIn(parts: readonly Part[], others: readonly Part[]): boolean {
  const values = new Set(others.map(({value}) => value));
  return parts.every(
    (part) => values.has(part.value) || others.some((other) => isEqualPart(part, other)),
  );
}

/** What a part that only refers leads to. */
function targetOf(resolver: Resolver, part: Part): Part {
  const seen = new Set<unknown>();
  let current = part;
  while (current.ref !== undefined && current.entries().length === 1) {
    const target = seen.has(current.value) ? undefined : resolver.target(current);
    if (!target) return part;
    seen.add(current.value);
    current = target;
  }
  return current;
}

/** References in two parts mean the same only in the same place. */
function isEqualPart(one: Part, other: Part): boolean {
  if (one.file !== other.file || one.scope?.value !== other.scope?.value) return false;
  let left = mostValues;
  const isEqual = (a: unknown, b: unknown): boolean => {
    left -= 1;
    if (a === b) return true;
    if (left < 0 || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const others = new Map<string, unknown>(Object.entries(b));
    const entries: readonly (readonly [string, unknown])[] = Object.entries(a);
    return (
      entries.length === others.size &&
      entries.every(([key, value]) => others.has(key) && isEqual(value, others.get(key)))
    );
  };
  return isObject(one.value) && isEqual(one.value, other.value);
}
