import {emptyScope} from '../content/mdx/scope.js';
import type {DocNode} from '../content/nodes.js';
import {joinTexts} from '../content/inline-nodes.js';
import {isHtmlElement, ParseContext, type ReadMarkdownBody} from '../content/parse-context.js';
import {nodesOfTag} from '../content/tag-node.js';
import type {WrittenAttribute} from '../markdown/attributes.js';
import type {TagMark} from '../markdown/marks.js';
import type {Budget} from './budget.js';
import {toLiteral} from './literals.js';
import {markupOf} from './markup.js';
import {Instance} from './react/instance.js';
import {ElementValue, FunctionValue, type Value} from './values.js';

/** The nodes of an element of the page, by the rules for what is written. */
export function tagNodes(
  element: ElementValue,
  type: string,
  children: readonly DocNode[],
  context: ParseContext,
  {budget, readBody}: {readonly budget: Budget; readonly readBody: ReadMarkdownBody},
): readonly DocNode[] {
  const {props, place} = element;
  const scope = {
    ...emptyScope,
    find: (name: string) => ({value: toLiteral(props.get(name.slice(prefix.length)), budget)}),
  };
  const inner = new ParseContext(
    {...context.source, file: place.file || context.source.file, scope},
    context,
  );
  const isElement = isHtmlElement(type, context.source.extensions.html) && !listed.test(type);
  const tag = {
    mark: markOf(type, props, budget),
    raw: type === 'svg' ? markupOf(element, budget) : '',
    line: place.line,
    children: isElement ? children : plainNodes(children),
  };
  return nodesOfTag(tag, inner, (text, line) => {
    const [only, ...others] = readBody(text, line, context);
    return only?.kind === 'paragraph' && others.length === 0
      ? only.children
      : [only, ...others].filter((node) => node !== undefined);
  });
}

/** Elements that read their children themselves. */
const listed = /^(?:select|optgroup|option|textarea)$/;

/** Nodes without marks of lists and of components without state: some elements read their nodes. */
function plainNodes(nodes: readonly DocNode[]): readonly DocNode[] {
  const isPlain = (node: DocNode) =>
    node.kind === 'keyed' ||
    (node.kind === 'interactive' && node.component instanceof Instance && !node.component.hasState);
  if (!nodes.some(isPlain)) return nodes;
  return joinTexts(
    nodes.flatMap((node) =>
      isPlain(node) && 'children' in node ? plainNodes(node.children) : [node],
    ),
  );
}

/** Names in a scope that has only the attributes of one tag. No literal begins so. */
const prefix = 'props.';

function markOf(name: string, props: ReadonlyMap<string, Value>, budget: Budget): TagMark {
  const attributes = [...props].flatMap(([key, value]): readonly WrittenAttribute[] => {
    const isLeftOut = value === undefined || value === null || value instanceof FunctionValue;
    if (isLeftOut || /^(?:children|ref|on[A-Z]\w*)$/.test(key)) return [];
    if (value === true) return [{name: key, value: {kind: 'flag'}}];
    const isMarkup = value instanceof ElementValue;
    const source = isMarkup ? markupOf(value, budget) : `${prefix}${key}`;
    return [{name: key, value: {kind: 'expression', source}}];
  });
  return {kind: 'tag', name, attributes, end: 0, isBlock: false, contentEnd: 0, close: 0};
}
