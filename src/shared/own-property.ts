/**
 * The property of a table with a name that somebody else chose: an author, a reader, a file.
 *
 * `undefined` for what every object inherits, such as `constructor`, and for a missing table. Such
 * a name is never used as `table[name]`: `test/node/lookups.test.mjs` finds every place that does.
 */
export function ownProperty<T>(
  table: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
