import {formulaError, formulaSource} from '../formulas/formula-source.js';
import {formulaTree, type FormulaNode} from '../formulas/formula-tree.js';
import type {HtmlContext} from './html-context.js';
import {element, markup, type Html} from './html.js';

/** A formula as MathML; one with a mistake as its source, with the error. */
export function htmlOfFormula(
  written: string,
  isBlock: boolean,
  context: Pick<HtmlContext, 'classFor'>,
): Html {
  const tag = isBlock ? 'div' : 'span';
  const look = {class: 'docs-math', 'data-block': isBlock};
  return element(tag, look, contentOf(formulaSource(written), isBlock, context));
}

function contentOf(tex: string, isBlock: boolean, context: Pick<HtmlContext, 'classFor'>): Html {
  try {
    const formula = htmlOfTree(formulaTree(tex, isBlock), context);
    return markup`<span class="docs-math-formula">${formula}</span>`;
  } catch (error) {
    const message = formulaError(error);
    return markup`<code class="docs-math-source">${tex}</code>${
      message && markup` <span class="docs-math-error">${message}</span>`
    }`;
  }
}

function htmlOfTree(node: FormulaNode, context: Pick<HtmlContext, 'classFor'>): Html {
  if (typeof node === 'string') return markup`${node}`;
  const {tag, attributes, style, children} = node;
  const values = {
    ...Object.fromEntries(attributes),
    class: style.size > 0 && context.classFor(style),
  };
  return element(
    tag,
    values,
    children.map((child) => htmlOfTree(child, context)),
  );
}
