import type {DocNode, ParagraphNode} from '../nodes.js';

const cells = 'td th';
const rows = 'tr';
const sources = 'source track';

/** The elements that an element reads only as its own children, not inside a paragraph. */
const directChildren: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    audio: sources,
    colgroup: 'col',
    details: 'summary',
    dl: 'dt dd div',
    figure: 'figcaption',
    ol: 'li',
    picture: 'source img',
    ruby: 'rp rt',
    table: `caption col colgroup thead tbody tfoot ${rows} ${cells}`,
    tbody: `${rows} ${cells}`,
    tfoot: `${rows} ${cells}`,
    thead: `${rows} ${cells}`,
    tr: cells,
    ul: 'li',
    video: sources,
  }).map(([tag, names]) => [tag, names.split(' ')]),
);

/**
 * The content of an HTML element, in which the children that it reads only directly are not part of
 * a paragraph: text before or after them in the same lines is a paragraph of its own. MDX makes one
 * of them all, in which browsers do not find the `summary` of `details`, for example.
 */
export function withDirectChildren(tag: string, children: readonly DocNode[]): readonly DocNode[] {
  const names = directChildren.get(tag);
  if (names === undefined) return children;
  const isDirect = (node: DocNode) =>
    names.includes(node.kind === 'html' ? node.tag : node.kind === 'image' ? 'img' : '');
  return children.flatMap((child) =>
    child.kind === 'paragraph' && child.children.some(isDirect)
      ? splitParagraph(child, isDirect)
      : [child],
  );
}

/** The nodes of a paragraph that need none, and paragraphs of what is between them. */
function splitParagraph(
  {line, children}: ParagraphNode,
  isDirect: (node: DocNode) => boolean,
): readonly DocNode[] {
  const nodes: DocNode[] = [];
  let between: DocNode[] = [];
  const endParagraph = () => {
    const text = trimmed(between);
    if (text.length > 0) nodes.push({kind: 'paragraph', line, children: text});
    between = [];
  };
  for (const child of children) {
    if (!isDirect(child)) {
      between.push(child);
      continue;
    }
    endParagraph();
    nodes.push(child);
  }
  endParagraph();
  return nodes;
}

/** Nodes of a line without the white space and line breaks around them. */
function trimmed(nodes: readonly DocNode[]): readonly DocNode[] {
  const isBlank = (node: DocNode) =>
    node.kind === 'break' || (node.kind === 'text' && node.text.trim() === '');
  const first = nodes.findIndex((node) => !isBlank(node));
  if (first === -1) return [];
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return nodes.slice(first, last + 1).map((node, index, {length}) => {
    if (node.kind !== 'text') return node;
    const start = index === 0 ? node.text.trimStart() : node.text;
    return {...node, text: index === length - 1 ? start.trimEnd() : start};
  });
}
