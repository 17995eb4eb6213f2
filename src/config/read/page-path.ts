/** What nearly all paths look like: nothing has to be removed from them. */
const plain = /^[\w-]+(?:\/[\w-]+)*$/;
const operation = /^\s*(?:\S+\s+)?(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S/i;

/**
 * Whether an entry names an API operation (`GET /users`, `openapi.json POST /users`) instead of a
 * page.
 */
export function isOperation(entry: string): boolean {
  // Few paths contain a blank, and looking for one is quick.
  return /\s/.test(entry) && operation.test(entry);
}

/**
 * The path of a page as the navigation names it: without outer slashes and without `.md` or `.mdx`.
 *
 * `undefined` for what cannot be a page of the site: operations, complete URLs, blank text, and
 * paths that leave the site's folder.
 */
export function readPagePath(entry: unknown): string | undefined {
  if (typeof entry !== 'string') return undefined;
  if (plain.test(entry)) return entry;
  if (isOperation(entry)) return undefined;
  if (/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(entry)) return undefined;
  const parts = entry
    .trim()
    .replace(/\.mdx?$/i, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.length === 0 || parts.includes('..') ? undefined : parts.join('/');
}
