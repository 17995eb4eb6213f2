import type {CodeBlockNode, ComponentNode, DocNode, HeadingNode} from '../../content/nodes.js';
import {resolveLinkUrl} from '../../shared/urls.js';
import type {CodeSample, SchemaView} from './view.js';

/**
 * A heading of the interface. Those of a page are its contents list: `path-parameters`, `headers`,
 * ….
 */
export function heading(id: string, title: string, {ids}: Pick<SchemaView, 'ids'>): HeadingNode {
  const children = [text(title)];
  return {kind: 'heading', level: 2, id: ids.idFor('', id), line: 0, children, isLabel: true};
}

export function paragraph(...children: readonly DocNode[]): DocNode {
  return {kind: 'paragraph', line: 0, children};
}

/** Nodes in a line, with a space between them; nothing where there are none. */
export function line(nodes: readonly DocNode[], label?: string): readonly DocNode[] {
  if (nodes.length === 0) return [];
  const [, ...spaced] = nodes.flatMap((node) => [text(' '), node]);
  return [paragraph(...(label === undefined ? spaced : [text(`${label} `), ...spaced]))];
}

export function text(content: string): DocNode {
  return {kind: 'text', text: content};
}

export function code(content: string): DocNode {
  return {kind: 'code', text: content};
}

export function codeBlock({title, language, code: written}: CodeSample): CodeBlockNode {
  return {kind: 'code-block', options: '', line: 0, title, language, code: written};
}

export function strong(content: string): DocNode {
  return {kind: 'strong', children: [text(content)]};
}

export function list(items: readonly (readonly DocNode[])[]): readonly DocNode[] {
  return items.length > 0 ? [{kind: 'list', isOrdered: false, start: 1, items}] : [];
}

/** A link to a complete URL; nothing where it leads elsewhere. */
export function link(url: string, content: string): readonly DocNode[] {
  const target = resolveLinkUrl(url);
  if (target.to !== 'url') return [];
  return [{kind: 'link', target, line: 0, children: [text(content || target.href)]}];
}

/** A component, which has attributes of its own. */
export function component<N extends ComponentNode['name']>(
  name: N,
  attributes: Extract<ComponentNode, {readonly name: N}>['attributes'],
  children: readonly DocNode[],
): ComponentNode {
  // The types of name and attributes belong together, which the signature above guarantees.
  return {kind: 'component', name, line: 0, attributes, children} as ComponentNode;
}

/** Tabs, each with an id. */
export function tabs(
  all: readonly {
    readonly title: string;
    readonly id: string;
    readonly children: readonly DocNode[];
  }[],
): ComponentNode {
  const made = all.map(({children, ...attributes}) => component('Tab', attributes, children));
  return component('Tabs', {}, made);
}
