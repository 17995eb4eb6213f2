/**
 * Functions that read what an author wrote: values of another type, and inherited properties, are
 * ignored.
 */

export {definedOnly} from '../../shared/defined-only.js';

/** The properties of `docs.json`, or of a part of it, by name. */
export type Fields = ReadonlyMap<string, unknown>;

/** The properties of a JSON object; of anything else, none. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map<string, unknown>(Object.entries(value))
    : new Map<string, unknown>();
}

/** The items of an array; of anything else, none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string without surrounding blanks; `undefined` when nothing is left of it. */
export function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** `true` or `false`; `undefined` for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** The result of `read` for each item, without those that it could not read. */
export function readEach<T>(
  items: readonly unknown[],
  read: (item: unknown) => T | undefined,
): readonly T[] {
  return items.map(read).filter((item): item is T => item !== undefined);
}
