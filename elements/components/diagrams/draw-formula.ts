import katex from 'katex';
import {loadMathFont} from './math-font.js';

/** A node of KaTeX's MathML tree: an element, a space, a text, or a fragment. */
interface MathTree {
  readonly type?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly MathTree[];
  readonly text?: string;
  readonly width?: number;
  readonly character?: string;
}

// Its type declarations leave out what begins with `__`.
const {__renderToDomTree: treeOf} = katex as unknown as {
  readonly __renderToDomTree: (tex: string, options: katex.KatexOptions) => MathTree;
};

/** Resolves when the font is there: a formula drawn before would change its size. */
export const font = loadMathFont();

/**
 * Renders a formula as MathML, node by node: no HTML strings, style attributes or fonts. URLs and
 * images in a formula (`\href`, `\includegraphics`) stay text. Throws if the formula has an error;
 * the message has its position.
 */
export function drawFormula(tex: string, isBlock: boolean): Element {
  const tree = treeOf(tex, {
    displayMode: isBlock,
    output: 'mathml',
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    maxSize: 50,
  });
  const drawn = document.createElement('span');
  drawn.append(nodeOf(tree));
  const formula = drawn.querySelector('math');
  if (!formula) throw new Error('No formula');
  return formula;
}

function nodeOf(tree: MathTree): Node {
  const {type, attributes = {}, children = [], text, width} = tree;
  if (text !== undefined && type !== 'mtext') return document.createTextNode(text);
  if (tree.character) return document.createTextNode(tree.character);
  if (type === undefined && width === undefined) return fragmentOf(children);
  const name = type ?? 'mspace';
  const element = document.createElementNS('http://www.w3.org/1998/Math/MathML', name);
  if (type === undefined && width !== undefined) element.setAttribute('width', `${width}em`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'style') setStyles(element, value);
    else if (attribute !== 'xmlns') element.setAttribute(attribute, value);
  }
  element.append(fragmentOf(children));
  return element;
}

function fragmentOf(children: readonly MathTree[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...children.map(nodeOf));
  return fragment;
}

/** A strict policy blocks style attributes, but not single properties. */
function setStyles(element: MathMLElement, written: string): void {
  for (const [, name = '', value = ''] of written.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
    element.style.setProperty(name, value);
  }
}
