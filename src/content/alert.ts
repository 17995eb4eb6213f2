import type {ComponentNode, DocNode} from './nodes.js';

type Kind = 'Note' | 'Tip' | 'Warning' | 'Danger';

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Note'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Danger'],
]);

/**
 * A quote that begins with a line `[!NOTE]` is a callout, as on code hosts. Undefined for any other
 * quote.
 */
export function alertOf(content: readonly DocNode[], line: number): ComponentNode | undefined {
  const [opening, ...blocks] = content;
  if (opening?.kind !== 'paragraph') return undefined;
  const [mark, ...words] = opening.children;
  const [written, kind = ''] =
    (mark?.kind === 'text' && /^\[!(\w+)\]\s*?(?:\n|$)/.exec(mark.text)) || [];
  const name = kinds.get(kind.toUpperCase());
  if (mark?.kind !== 'text' || written === undefined || name === undefined) return undefined;
  const text = mark.text.slice(written.length);
  const rest: readonly DocNode[] = text === '' ? words : [{kind: 'text', text}, ...words];
  const first = rest[0]?.kind === 'break' ? rest.slice(1) : rest;
  const children = first.length === 0 ? blocks : [{...opening, children: first}, ...blocks];
  return {kind: 'component', name, attributes: {}, line, children};
}
