import type {Frontmatter} from './page.js';

/** What a page of an API documents: `POST` and `/v1/users`, or a whole URL. */
export interface OperationReference {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
}

const written = /(?:^|\s)(get|post|put|patch|delete|head|options|trace|webhook)\s+(\S.*)/i;

/** The operation that `openapi` (`[file] METHOD /path`) or `api` names in a page's frontmatter. */
export function operationOf(frontmatter: Frontmatter): OperationReference | undefined {
  const [named = ''] = [frontmatter.get('openapi'), frontmatter.get('api')].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  const [, method, path] = written.exec(named.trim()) ?? [];
  return method === undefined || path === undefined
    ? undefined
    : {method: method.toUpperCase(), path};
}
