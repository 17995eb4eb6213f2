import type {DocNode} from '../nodes.js';
import type {ParseContext} from '../parse-context.js';

/**
 * How many nodes a page may pass to snippets and components, counted each time that these show
 * them. Components inside each other that show their children twice would double with each level.
 */
export const mostPassed = 200_000;

/** Whether a snippet or a component may show what was passed to it. */
export function mayShowPassed(nodes: readonly DocNode[], {counts}: ParseContext): boolean {
  counts.passed += sizeOf(nodes, mostPassed + 1 - counts.passed);
  return counts.passed <= mostPassed;
}

/** Reports once that a part of the page is left out. */
export function reportTooMuch(line: number, context: ParseContext): void {
  const isNew = context.problems.every(({code}) => code !== 'page/too-many-snippets');
  if (isNew) context.report('page/too-many-snippets', line);
}

/** How many nodes some content consists of; no more than `most` are counted. */
function sizeOf(content: unknown, most: number): number {
  if (most <= 0 || typeof content !== 'object' || content === null) return 0;
  let size = 'kind' in content ? 1 : 0;
  for (const part of Object.values(content)) {
    if (size >= most) break;
    size += sizeOf(part, most - size);
  }
  return size;
}
