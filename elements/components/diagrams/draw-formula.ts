import {formulaTree, type FormulaNode} from '../../../src/formulas/formula-tree.js';
import {loadMathFont} from './math-font.js';

/** Resolves when the font is there: a formula drawn before would change its size. */
export const font = loadMathFont();

/**
 * Renders a formula as MathML, node by node: no HTML strings, style attributes or fonts. Throws if
 * the formula has an error; the message has its position.
 */
export function drawFormula(tex: string, isBlock: boolean): Element {
  return drawn(formulaTree(tex, isBlock)) as Element;
}

function drawn(node: FormulaNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElementNS('http://www.w3.org/1998/Math/MathML', node.tag);
  for (const [name, value] of node.attributes) element.setAttribute(name, value);
  // A strict policy blocks style attributes, but not single properties.
  for (const [name, value] of node.style) element.style.setProperty(name, value);
  element.append(...node.children.map(drawn));
  return element;
}
