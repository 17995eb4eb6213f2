import {readComponentAttributes, type ReadMarkdown} from './component-attributes.js';
import {components, type ComponentName} from './components.js';
import {droppedElements} from '../shared/html-elements.js';
import {resolveAlias} from './aliases.js';
import type {ComponentNode, DocNode} from './nodes.js';
import {isHtmlElement, type ParseContext, type ReadTag} from './parse-context.js';

/** Whether a name is one of the component table. */
export function isComponentName(name: string): name is ComponentName {
  return Object.hasOwn(components, name);
}

/**
 * Turns a tag into nodes: a component, an HTML element of the allow-list, or, for anything else,
 * its children (`script`: nothing; `style`: a style sheet of the page). A `<word>` that is never
 * closed and names no element is text.
 */
export function nodesOfTag(
  tag: ReadTag,
  context: ParseContext,
  readMarkdown: ReadMarkdown,
): readonly DocNode[] {
  const {mark, line, children} = tag;
  const {html} = context.source.extensions;
  const name = resolveAlias(mark, context.source);
  const isElement = isHtmlElement(name, html);
  const isKnown = isComponentName(name) || isElement || droppedElements.has(name);
  if (mark.contentEnd === undefined) {
    if (!isKnown) {
      const written = tag.raw.slice(0, tag.raw.indexOf('>') + 1);
      context.report('page/text-tag', line, {tag: written});
      return [{kind: 'text', text: written}, ...children];
    }
    context.report('page/unclosed-tag', line, {name});
  }
  if (isComponentName(name)) {
    const attributes = readComponentAttributes(name, mark.attributes, line, context, readMarkdown);
    if (name === 'Visibility') return attributes['for'] === 'agents' ? [] : children;
    // The table types the attributes of each name; readComponentAttributes follows the same table.
    const authorStyles = html?.authorStylesOf(name, mark.attributes, line, context);
    const styles = authorStyles && {authorStyles};
    const position = context.positionAt(line);
    const own = {...styles, ...position, children: withoutWrappers(children)};
    const node = {kind: 'component', name, attributes, ...own};
    return [node as unknown as ComponentNode];
  }
  if (name === '') return children;
  if (name === 'svg') return html?.svgNodes(tag, context) ?? [];
  if (name === 'style' && html) {
    html.takeStyle(tag, context);
    return [];
  }
  if (droppedElements.has(name)) {
    context.report('page/unknown-element', line, {name});
    return [];
  }
  if (!isElement) {
    reportUnknown(name, line, context);
    return children;
  }
  if (name === 'br') return [{kind: 'break'}];
  if (name === 'hr') return [{kind: 'rule'}];
  return html?.htmlNodes(name, tag, context) ?? children;
}

/** The components that others look for among their own children. */
const parts = /^(?:Tab|Step|View|Tree\.Folder|Tree\.File|Color\.Row|Color\.Item)$/;

/** Children, among which a component of the page with such a part is replaced by what it shows. */
function withoutWrappers(nodes: readonly DocNode[]): readonly DocNode[] {
  const isPart = (node: DocNode) => node.kind === 'component' && parts.test(node.name);
  return nodes.flatMap((node) =>
    node.kind === 'interactive' && node.children.some(isPart) ? node.children : [node],
  );
}

function reportUnknown(name: string, line: number, context: ParseContext): void {
  if (/^[a-z]/.test(name)) {
    context.report('page/unknown-element', line, {name});
    return;
  }
  context.report('page/unknown-component', line, {name});
}
