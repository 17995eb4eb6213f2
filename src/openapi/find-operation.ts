import type {Location} from '../diagnostics/diagnostic.js';
import {editDistance} from '../diagnostics/nearest-word.js';
import type {ApiDescription, OperationEntry} from './description.js';
import {filesNamed} from './files-named.js';
import {search, type Search} from './search-descriptions.js';

/** An operation as authors name it: `FILE METHOD /path`, `webhook name`. */
export interface OperationName {
  readonly file?: string;
  readonly kind: OperationEntry['kind'];
  /** In capital letters; empty for a webhook. */
  readonly method: string;
  readonly path: string;
}

export interface LocatedOperation {
  readonly entry: OperationEntry;
  readonly description: ApiDescription;
}

const mostNearest = 5;
const longestPath = 500;
const methods = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i;

/** Reads the name of an operation, however it is spaced and in any letter case. */
export function readOperationName(written: string): OperationName | undefined {
  const words = written.trim().split(/\s+/);
  // The last word is at least a part of the path.
  const before = words.slice(0, -1);
  const exact = before.findIndex(
    (word, index) => /^webhook$/i.test(word) || words[index + 1]?.startsWith('/'),
  );
  const index = exact >= 0 ? exact : before.findIndex((word) => methods.test(word));
  const method = words[index]?.toUpperCase();
  if (method === undefined) return undefined;
  const file = words.slice(0, index).join(' ');
  const isWebhook = method === 'WEBHOOK';
  return {
    ...(file !== '' && {file}),
    kind: isWebhook ? 'webhook' : 'operation',
    method: isWebhook ? '' : method,
    path: words.slice(index + 1).join(' '),
  };
}

/**
 * Finds the operation that authors name in `openapi`: by method and path, apart from letter case,
 * trailing slashes and the names of path parameters.
 */
export function findOperation(
  written: string,
  descriptions: readonly ApiDescription[],
  location: Location = {file: ''},
  configFile = 'docs.json',
): Search<LocatedOperation> {
  const name = readOperationName(written);
  const candidates = name ? filesNamed(name.file, descriptions) : [];
  return search({
    written,
    location,
    configFile,
    descriptions,
    candidates,
    forms: [(path) => path, plainPath, shapeOf, looseShapeOf],
    find: (description, form) => {
      if (name === undefined) return undefined;
      const path = form(name.path);
      const entry = description.operations.find(
        (one) => isLike(one, name) && form(one.path) === path,
      );
      return entry && {entry, description};
    },
    nearest: () => (name ? nearestOperations(name, candidates, descriptions) : []),
    titleOf: ({entry}) => titleOf(entry),
  });
}

/** An operation as authors name it. */
export function titleOf({kind, method, path}: OperationEntry): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`;
}

/** Webhooks are named without a method. */
function isLike({kind, method}: OperationEntry, name: OperationName): boolean {
  return kind === name.kind && (kind === 'webhook' || method.toUpperCase() === name.method);
}

/** The same text for an operation and for all names that {@link findOperation} finds it by. */
export function looseKeyOf({kind, method, path}: Pick<OperationName, 'kind' | 'method' | 'path'>) {
  return [kind, kind === 'webhook' ? '' : method.toUpperCase(), looseShapeOf(path)].join(' ');
}

/** Without slashes at its ends, query and hash. */
function plainPath(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** Without the names of parameters, which may be written `{id}` or `:id`. */
function shapeOf(path: string): string {
  return plainPath(path).replace(/\{[^{}]*\}|(?<=^|\/):[^/]+/g, '{}');
}

/** The same in any letter case. */
function looseShapeOf(path: string): string {
  return shapeOf(path).toLowerCase();
}

/**
 * The operations with the most similar paths; those of the file that is named, then those of the
 * same method, are preferred.
 */
function nearestOperations(
  name: OperationName,
  named: readonly ApiDescription[],
  descriptions: readonly ApiDescription[],
): readonly LocatedOperation[] {
  const wanted = looseShapeOf(name.path);
  const scored = descriptions.flatMap((description) =>
    description.operations.flatMap((entry) => {
      const shape = looseShapeOf(entry.path);
      const longest = Math.max(shape.length, wanted.length, 1);
      // Comparing long texts takes long; no path is that long.
      if (longest > longestPath) return [];
      const isInside = shape.endsWith(`/${wanted}`) || wanted.endsWith(`/${shape}`);
      const most = Math.floor(longest / 2);
      const edits = isInside ? 1 : editDistance(wanted, shape, most);
      if (edits > most) return [];
      const isOther = !isLike(entry, name);
      const isElsewhere = named.length > 0 && !named.includes(description);
      const score =
        edits / longest -
        shared(shape, wanted) / 2 +
        (isOther ? 0.15 : 0) +
        (isElsewhere ? 0.1 : 0);
      return [{entry, description, score}];
    }),
  );
  return scored.toSorted((one, other) => one.score - other.score).slice(0, mostNearest);
}

/** How much of two paths is the same, from the left: 0 to 1. */
function shared(one: string, other: string): number {
  const [segments, others] = [one.split('/'), other.split('/')];
  const different = segments.findIndex((segment, index) => segment !== others[index]);
  const count = different < 0 ? segments.length : different;
  return count / Math.max(segments.length, others.length);
}
