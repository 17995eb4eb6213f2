import type {Node} from 'acorn';
import type {Place} from './refusal.js';

/**
 * What the parser notes at each node: the file, and the line on which the source begins that was
 * parsed.
 */
export function placeName(file: string, line: number): string {
  return `${line} ${file}`;
}

/** Where a node is written. */
export function placeOf(node: Node | undefined): Place {
  const {source, start} = node?.loc ?? {};
  const [, first = '1', file = ''] = /^(\d+) ([^]*)$/.exec(source ?? '') ?? [];
  return {file, line: Number(first) + (start?.line ?? 1) - 1};
}
