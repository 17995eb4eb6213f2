/**
 * The value of `byPrefix` with the longest prefix of a path, compared in whole segments (`api` is a
 * prefix of `api/users`, not of `api-reference`). `undefined` when there is none.
 */
export function longestPrefix<T>(path: string, byPrefix: ReadonlyMap<string, T>): T | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const entry = byPrefix.get(path.slice(0, end));
    if (entry !== undefined) return entry;
  }
  return undefined;
}
