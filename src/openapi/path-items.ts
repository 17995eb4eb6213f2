import {definedOnly} from '../shared/defined-only.js';
import {operationTitle} from './operation-title.js';
import type {Operation} from './operation.js';
import type {Part} from './part.js';
import type {Resolver} from './resolver.js';

/** An operation of a file, before it is read. */
export interface OperationPlace<K = Operation['kind']> {
  readonly kind: K;
  /** In capital letters; another one than those of HTTP as it is written (OpenAPI 3.2.0 §4.9). */
  readonly method: string;
  readonly path: string;
  /** The operation alone, not followed. */
  readonly part: Part;
  /** The path item that contains it, its references followed. */
  readonly item: Part;
}

const methods = new Set('GET PUT POST DELETE OPTIONS HEAD PATCH TRACE QUERY'.split(' '));

/** The operations of a path item. */
export function operationsIn<K>(
  resolver: Resolver,
  kind: K,
  path: string,
  written: Part,
): readonly OperationPlace<K>[] {
  const item = resolver.object(written);
  // Some files have the names of methods in capital letters.
  const fixed = item.entries().filter(([key]) => methods.has(key.toUpperCase()));
  const all = [...fixed, ...resolver.entries(item, 'additionalOperations')]
    .map(([key, part]) => {
      const name = key.toUpperCase();
      const method = methods.has(name) ? name : key;
      return {kind, method, path, part: resolver.object(part), item};
    })
    .filter(({part}) => part.isObject);
  return [...new Map(all.map((place) => [place.method, place])).values()];
}

/** Whether an operation, or all of its path, has one of some extensions that is `true`. */
export function isMarked<K>({part, item}: OperationPlace<K>, ...keys: readonly string[]): boolean {
  return keys.some((key) => part.flag(key) || item.flag(key));
}

/** Whether an operation is shown nowhere. */
export function isExcluded<K>(place: OperationPlace<K>): boolean {
  return isMarked(place, 'x-excluded', 'x-internal');
}

/** What both the list of operations and the page of an operation say of it. */
export function summaryOf<K>({kind, method, path, part, item}: OperationPlace<K>) {
  const operationId = part.text('operationId');
  const summary = part.text('summary').trim();
  const fallback = kind === 'webhook' ? path : `${method} ${path}`;
  const {title, isSummary} = operationTitle({summary, operationId, fallback});
  const urlTitle = summary || fallback;
  const description = part.text('description') || item.text('description');
  return definedOnly({
    kind,
    method,
    path,
    operationId: operationId || undefined,
    title,
    urlTitle: urlTitle === title ? undefined : urlTitle,
    description: isSummary ? description : joined(summary, description),
    isDeprecated: part.flag('deprecated'),
    tags: part.get('tags').texts(),
  });
}

/** A summary that is no title, before the description; some files have the same text in both. */
function joined(summary: string, description: string): string {
  if (description.trim().startsWith(summary)) return description;
  // Only descriptions may embed images and HTML.
  const text = summary.replaceAll('<', '&lt;').replaceAll('![', '&#33;[');
  return [text, description].filter(Boolean).join('\n\n');
}
