import {splitFrontmatter} from './frontmatter.js';
import {givenValues} from './given-values.js';
import type {DocNode} from './nodes.js';
import type {Given} from './open-scope.js';
import type {Reading} from './reading.js';
import type {TagMark} from './scan.js';
import {snippetKey} from './snippets.js';

/** Reads the body of a snippet, which stands in the tree where it is used. */
export type ReadSnippet = (
  body: string,
  firstLine: number,
  file: string,
  given: Given,
  outer: Reading,
) => readonly DocNode[];

/** The key of the snippet that a tag stands for: `<Snippet file="…">`, or an imported name. */
export function snippetOf(mark: TagMark, reading: Reading): string | undefined {
  if (mark.name !== 'Snippet') return reading.source.scope.snippets.get(mark.name);
  const file = givenValues(mark.attributes, reading.source.scope).get('file');
  return typeof file === 'string' ? snippetKey(file) : undefined;
}

/** The tag that names a snippet. */
interface SnippetTag {
  readonly mark: TagMark;
  readonly children: readonly DocNode[];
  readonly line: number;
}

/** What stands in a snippet, filled in with the tag's properties; its children where the snippet is missing. */
export function snippetNodes(
  key: string,
  {mark, children, line}: SnippetTag,
  reading: Reading,
  readSnippet: ReadSnippet,
): readonly DocNode[] {
  const {snippets, trail, scope} = reading.source;
  const text = snippets.get(key);
  if (text === undefined) {
    reading.report('page/snippet-missing', line, {file: key});
    return children;
  }
  if (trail.includes(key)) {
    reading.report('page/snippet-cycle', line, {file: key});
    return [];
  }
  const {body, bodyLine} = splitFrontmatter(text, key).value;
  return readSnippet(
    body,
    bodyLine,
    key,
    {values: givenValues(mark.attributes, scope), children},
    reading,
  );
}
