import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export type HtmlElement = Tree.Element;
export type HtmlChild = Tree.ChildNode;

/** The nodes of a piece of HTML, as a browser would read it inside a page. */
export function readHtml(text: string): readonly HtmlChild[] {
  return parseFragment(text).childNodes;
}

export function isElement(node: HtmlChild): node is HtmlElement {
  return 'tagName' in node;
}

export function isText(node: HtmlChild): node is Tree.TextNode {
  return node.nodeName === '#text';
}

/** The children of an element that are elements. */
export function elementsIn({childNodes}: HtmlElement): readonly HtmlElement[] {
  return childNodes.filter(isElement);
}

export function attributeOf({attrs}: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of nodes and of everything in them. */
export function textOf(nodes: readonly HtmlChild[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.value;
      if (!isElement(node)) return '';
      return node.tagName === 'br' ? '\n' : textOf(node.childNodes);
    })
    .join('');
}
