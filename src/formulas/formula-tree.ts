import katex from 'katex';

/** A node of KaTeX's MathML tree: an element, a space, a text, or a fragment. */
interface KatexNode {
  readonly type?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly KatexNode[];
  readonly text?: string;
  readonly width?: number;
  readonly character?: string;
}

/** A part of a formula: a text, or an element of MathML with its attributes and parts. */
export type FormulaNode = string | FormulaElement;

/** An element of MathML (MathML Core). Its style is apart: a strict policy blocks attributes. */
export interface FormulaElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly style: ReadonlyMap<string, string>;
  readonly children: readonly FormulaNode[];
}

// Its type declarations leave out what begins with `__`.
const {__renderToDomTree: treeOf} = katex as unknown as {
  readonly __renderToDomTree: (tex: string, options: katex.KatexOptions) => KatexNode;
};

/**
 * The `<math>` element of a formula in TeX. URLs and images in it (`\href`, `\includegraphics`)
 * stay text. Throws if the formula has an error; the message has its position.
 */
export function formulaTree(tex: string, isBlock: boolean): FormulaElement {
  const tree = treeOf(tex, {
    displayMode: isBlock,
    output: 'mathml',
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    maxSize: 50,
  });
  const formula = mathIn(nodesOf(tree));
  if (!formula) throw new Error('No formula');
  return formula;
}

function nodesOf({type, attributes = {}, children = [], ...node}: KatexNode): FormulaNode[] {
  const {text, width, character} = node;
  if (text !== undefined && type !== 'mtext') return [text];
  if (character) return [character];
  const inner = children.flatMap(nodesOf);
  if (type === undefined && width === undefined) return inner;
  const {style = '', xmlns: _, ...others} = attributes;
  const size = type === undefined && width !== undefined ? {width: `${width}em`} : {};
  const declarations = [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return [
    {
      tag: type ?? 'mspace',
      attributes: new Map(Object.entries({...size, ...others})),
      style: new Map(declarations.map(([, name = '', value = '']) => [name, value])),
      children: inner,
    },
  ];
}

/** The first `<math>`: what is around it is for other outputs of the package. */
function mathIn(nodes: readonly FormulaNode[]): FormulaElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.tag === 'math' ? node : mathIn(node.children);
    if (found) return found;
  }
  return undefined;
}
