import type {AnyNode, Node} from 'acorn';

/** A node of JavaScript (ESTree) or JSX, as the parser gives it. */
export type CodeNode = AnyNode | JsxNode;

/** The nodes of a type. */
export type NodeOf<T extends CodeNode['type']> = Extract<CodeNode, {type: T}>;

export type JsxNode =
  | JsxElement
  | JsxFragment
  | JsxText
  | JsxExpressionContainer
  | JsxEmptyExpression
  | JsxSpreadChild
  | JsxAttribute
  | JsxSpreadAttribute
  | JsxIdentifier
  | JsxMemberExpression
  | JsxNamespacedName;

export type JsxChild = JsxElement | JsxFragment | JsxText | JsxExpressionContainer | JsxSpreadChild;

export interface JsxElement extends Node {
  readonly type: 'JSXElement';
  readonly openingElement: {
    readonly name: JsxName;
    readonly attributes: readonly (JsxAttribute | JsxSpreadAttribute)[];
  };
  readonly children: readonly JsxChild[];
}

export interface JsxFragment extends Node {
  readonly type: 'JSXFragment';
  readonly children: readonly JsxChild[];
}

/** Text between tags, its entities decoded. */
export interface JsxText extends Node {
  readonly type: 'JSXText';
  readonly value: string;
}

export interface JsxExpressionContainer extends Node {
  readonly type: 'JSXExpressionContainer';
  readonly expression: CodeNode;
}

/** The content of `{}`, and of a comment in braces. */
export interface JsxEmptyExpression extends Node {
  readonly type: 'JSXEmptyExpression';
}

export interface JsxSpreadChild extends Node {
  readonly type: 'JSXSpreadChild';
}

export interface JsxAttribute extends Node {
  readonly type: 'JSXAttribute';
  readonly name: JsxIdentifier | JsxNamespacedName;
  /** Null for a flag. */
  readonly value: CodeNode | null;
}

export interface JsxSpreadAttribute extends Node {
  readonly type: 'JSXSpreadAttribute';
  readonly argument: CodeNode;
}

export type JsxName = JsxIdentifier | JsxMemberExpression | JsxNamespacedName;

export interface JsxIdentifier extends Node {
  readonly type: 'JSXIdentifier';
  readonly name: string;
}

export interface JsxMemberExpression extends Node {
  readonly type: 'JSXMemberExpression';
  readonly object: JsxIdentifier | JsxMemberExpression;
  readonly property: JsxIdentifier;
}

export interface JsxNamespacedName extends Node {
  readonly type: 'JSXNamespacedName';
  readonly namespace: JsxIdentifier;
  readonly name: JsxIdentifier;
}
