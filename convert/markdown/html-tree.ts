import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export type HtmlElement = Tree.Element;
export type HtmlChild = Tree.ChildNode;

/** Elements that are nested deeper are only their text: what walks the tree has a stack. */
const deepest = 200;

/** The nodes of a piece of HTML, as a browser would read it inside a page. */
export function readHtml(text: string): readonly HtmlChild[] {
  const {childNodes} = parseFragment(text);
  let level = childNodes.filter(isElement);
  for (let depth = 1; depth < deepest && level.length > 0; depth++)
    level = level.flatMap(elementsIn);
  for (const element of level) {
    const only: Tree.TextNode = {
      nodeName: '#text',
      value: deepText(element),
      parentNode: element,
    };
    element.childNodes = [only];
  }
  return childNodes;
}

/** The text of an element that may be nested to any depth. */
function deepText(element: HtmlElement): string {
  const texts: string[] = [];
  const rest: HtmlChild[] = [element];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isText(node)) texts.push(node.value);
    else if (isElement(node)) rest.push(...node.childNodes.toReversed());
  }
  return texts.join('');
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
