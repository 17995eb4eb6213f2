import {definedOnly} from '../shared/defined-only.js';
import type {Operation} from './operation.js';
import type {Part} from './part.js';
import type {Resolver} from './resolver.js';

/** An operation of a file, before it is read. */
export interface OperationPlace<K = Operation['kind']> {
  readonly kind: K;
  /** In capital letters. */
  readonly method: string;
  readonly path: string;
  /** The operation alone, not followed. */
  readonly part: Part;
  /** The path item that contains it, its references followed. */
  readonly item: Part;
}

const methods = 'get put post delete options head patch trace query'.split(' ');

/** The operations of a path item. */
export function operationsIn<K>(
  resolver: Resolver,
  kind: K,
  path: string,
  written: Part,
): readonly OperationPlace<K>[] {
  const item = resolver.object(written);
  const fixed = item.entries().filter(([key]) => methods.includes(key));
  return [...fixed, ...resolver.entries(item, 'additionalOperations')]
    .map(([method, part]) => ({
      kind,
      method: method.toUpperCase(),
      path,
      part: resolver.object(part),
      item,
    }))
    .filter(({part}) => part.isObject);
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
  return definedOnly({
    kind,
    method,
    path,
    operationId: part.text('operationId') || undefined,
    title: part.text('summary').trim() || (kind === 'webhook' ? path : `${method} ${path}`),
    description: part.text('description') || item.text('description'),
    isDeprecated: part.flag('deprecated'),
    tags: part.get('tags').texts(),
  });
}
