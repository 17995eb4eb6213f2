import type {Part} from './part.js';
import type {Resolver} from './resolver.js';

/** Where an operation is written. */
export interface OperationPlace {
  /** The operation alone, not followed. */
  readonly part: Part;
  /** The path item that contains it, its references followed. */
  readonly item: Part;
}

const methods = 'get put post delete options head patch trace query'.split(' ');

/** The operations of a path item: by method, in capital letters. */
export function operationsIn(
  item: Part,
  resolver: Resolver,
): readonly (readonly [method: string, part: Part])[] {
  const fixed = item.entries().filter(([key]) => methods.includes(key));
  const others = resolver.expect(item.get('additionalOperations'), 'object').entries();
  return [...fixed, ...others]
    .map(([method, part]) => [method.toUpperCase(), resolver.expect(part, 'object')] as const)
    .filter(([, part]) => part.isObject);
}
