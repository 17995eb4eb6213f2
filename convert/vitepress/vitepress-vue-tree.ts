import {voidElements} from '../../src/shared/html-elements.js';
import {tagAt} from './vitepress-tags.js';

/** A text or an element in the template of a component. */
export type VueNode = string | VueElement;

export interface VueElement {
  readonly name: string;
  /** Name → value, as written; an empty text for one without a value. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly VueNode[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: VueNode[];
}

/** The nodes of a template; `undefined` for one whose tags do not match. */
export function templateNodes(template: string): readonly VueNode[] | undefined {
  const root: VueNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: VueNode) => (open.at(-1)?.children ?? root).push(node);
  let at = 0;
  while (at < template.length) {
    const next = template.indexOf('<', at);
    const end = next === -1 ? template.length : next;
    if (end > at) add(template.slice(at, end));
    at = end;
    if (at >= template.length) break;
    if (template.startsWith('<!--', at)) {
      const close = template.indexOf('-->', at);
      at = close === -1 ? template.length : close + 3;
      continue;
    }
    const tag = tagAt(template, at);
    if (!tag) return undefined;
    at = tag.end;
    const {name, attributes} = tag;
    if (tag.isClosing) {
      const element = open.pop();
      if (element?.name !== name) return undefined;
      add(element);
    } else if (tag.isEmpty || voidElements.has(name)) add({name, attributes, children: []});
    else open.push({name, attributes, children: []});
  }
  return open.length === 0 ? root : undefined;
}
