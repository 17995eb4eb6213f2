/**
 * What claims a path: the entry of `byPrefix` with the longest prefix, compared in whole segments (`api` claims
 * `api/users`, not `api-reference`). `undefined` when none does.
 */
export function longestPrefix<T>(path: string, byPrefix: ReadonlyMap<string, T>): T | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const entry = byPrefix.get(path.slice(0, end));
    if (entry !== undefined) return entry;
  }
  return undefined;
}
