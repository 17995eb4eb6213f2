import type {Diagnostic, Location} from '../diagnostics/diagnostic.js';
import {editDistance} from '../diagnostics/nearest-word.js';
import type {ApiDescription, OperationEntry} from './description.js';
import {diagnoseOpenapi} from './diagnose.js';
import {filesNamed} from './files-named.js';

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

export type OperationSearch =
  | (LocatedOperation & {readonly diagnostics: readonly Diagnostic[]})
  | {
      /** The most similar operations, best first. */
      readonly nearest: readonly LocatedOperation[];
      readonly diagnostics: readonly Diagnostic[];
    };

const mostNearest = 5;
const longestPath = 500;
const methods = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i;

/** Reads the name of an operation, however it is spaced and in any letter case. */
export function readOperationName(written: string): OperationName | undefined {
  const words = written.trim().split(/\s+/);
  const isFollowed = (index: number): boolean => index + 1 < words.length;
  const exact = words.findIndex(
    (word, index) =>
      isFollowed(index) && (/^webhook$/i.test(word) || words[index + 1]?.startsWith('/')),
  );
  const index =
    exact >= 0 ? exact : words.findIndex((word, index) => isFollowed(index) && methods.test(word));
  if (index < 0) return undefined;
  const method = (words[index] ?? '').toUpperCase();
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
 * trailing slashes and the names of path parameters. Of several files, the first one counts.
 */
export function findOperation(
  written: string,
  descriptions: readonly ApiDescription[],
  location: Location = {file: ''},
): OperationSearch {
  const name = readOperationName(written);
  const candidates = name ? filesNamed(name.file, descriptions) : [];
  for (const isSame of name ? comparisons(name) : []) {
    const found = candidates.flatMap((description): readonly LocatedOperation[] => {
      const entry = description.operations.find(isSame);
      return entry ? [{entry, description}] : [];
    });
    const [first] = found;
    if (!first) continue;
    const files = found.map(({description: {file}}) => file);
    const details = {written: written.trim(), files};
    return {
      ...first,
      diagnostics:
        found.length > 1 ? [diagnoseOpenapi('openapi/ambiguous', location, details)] : [],
    };
  }
  const nearest = name ? nearestOperations(name, candidates, descriptions) : [];
  return {
    nearest,
    diagnostics: [
      diagnoseOpenapi('openapi/not-found', location, {
        written: written.trim(),
        nearest: [...new Set(nearest.map(({entry}) => titleOf(entry)))].slice(0, 3),
        files: descriptions.slice(0, mostNearest).map(({file}) => file),
      }),
    ],
  };
}

function titleOf({kind, method, path}: OperationEntry): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`;
}

/** How an entry may be what is meant, strictest first. */
function comparisons(name: OperationName): readonly ((entry: OperationEntry) => boolean)[] {
  const isOfKind = ({kind, method}: OperationEntry): boolean =>
    kind === name.kind && (kind === 'webhook' || method === name.method);
  const [plain, shape] = [plainPath(name.path), shapeOf(name.path)];
  return [
    (entry) => entry.path === name.path && isOfKind(entry),
    (entry) => isOfKind(entry) && plainPath(entry.path) === plain,
    (entry) => isOfKind(entry) && shapeOf(entry.path) === shape,
    (entry) => isOfKind(entry) && shapeOf(entry.path).toLowerCase() === shape.toLowerCase(),
  ];
}

/** Without slashes at its ends, query and hash. */
function plainPath(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** Without the names of parameters, which may be written `{id}` or `:id`. */
function shapeOf(path: string): string {
  return plainPath(path).replace(/\{[^{}/]*\}|(?<=^|\/):[^/]+/g, '{}');
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
  const wanted = shapeOf(name.path).toLowerCase();
  const scored = descriptions.flatMap((description) =>
    description.operations.flatMap((entry) => {
      const shape = shapeOf(entry.path).toLowerCase();
      const longest = Math.max(shape.length, wanted.length, 1);
      const isInside = shape.endsWith(`/${wanted}`) || wanted.endsWith(`/${shape}`);
      // Comparing long texts takes long; no path is that long.
      if (longest > longestPath) return [];
      const most = Math.floor(longest / 2);
      const edits = isInside ? 1 : editDistance(wanted, shape, most);
      if (edits > most) return [];
      const isOther =
        entry.kind !== name.kind || (name.method !== '' && entry.method !== name.method);
      const isElsewhere = named.length > 0 && !named.includes(description);
      const score =
        edits / longest -
        shared(shape, wanted) / 2 +
        (isOther ? 0.15 : 0) +
        (isElsewhere ? 0.1 : 0);
      return [{located: {entry, description}, score}];
    }),
  );
  return scored
    .toSorted((one, other) => one.score - other.score)
    .slice(0, mostNearest)
    .map(({located}) => located);
}

/** How much of two paths is the same, from the left: 0 to 1. */
function shared(one: string, other: string): number {
  const [segments, others] = [one.split('/'), other.split('/')];
  const different = segments.findIndex((segment, index) => segment !== others[index]);
  const count = different < 0 ? segments.length : different;
  return count / Math.max(segments.length, others.length);
}
