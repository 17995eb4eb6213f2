import {namesIn} from '../../src/interpreter/patterns.js';
import type {CodeNode, NodeOf} from '../../src/interpreter/syntax-tree.js';

/** What gives a name its value. */
export interface NameSource {
  readonly node: CodeNode;
  /** Whether the value is inside that of the node, as in `const {a} = node`. */
  readonly isPart: boolean;
}

/** Code, and the names that functions around it declare. */
export interface LocatedCode {
  readonly node: CodeNode;
  readonly names: LocalNames;
}

type LocatedSource = NameSource & LocatedCode;

/** The names that a function declares, inside those of another one. */
export class LocalNames {
  /** What the function returns. */
  readonly returned: CodeNode[] = [];
  readonly #sources = new Map<string, LocatedSource[]>();
  readonly #outer: LocalNames | undefined;

  constructor(outer?: LocalNames) {
    this.#outer = outer;
  }

  /** What gives a name its value; `undefined` for one that no function declares. */
  find(name: string): readonly LocatedSource[] | undefined {
    return this.#sources.get(name) ?? this.#outer?.find(name);
  }

  /** Declares the names of a pattern, and adds what gives them their values. */
  declare(pattern: CodeNode, source?: LocatedCode, isPart = false): void {
    const isInside = isPart || pattern.type !== 'Identifier';
    for (const name of namesIn(pattern)) {
      const sources = this.#sources.get(name) ?? [];
      this.#sources.set(name, sources);
      if (source && !sources.some(({node}) => node === source.node)) {
        sources.push({...source, isPart: isInside});
      }
    }
  }

  /** Adds a value that an assignment gives to a name that is declared. */
  assign(name: string, source: LocatedCode): void {
    if (this.#sources.has(name)) this.declare({type: 'Identifier', name, start: 0, end: 0}, source);
    else this.#outer?.assign(name, source);
  }
}

export type FunctionNode = NodeOf<
  'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'
>;

/** Whether a node is a function. */
export function isFunction(node: CodeNode): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

/** The nodes in a node, without names of properties and labels. */
export function nodesIn(node: CodeNode): readonly CodeNode[] {
  const nodes: CodeNode[] = [];
  for (const [key, value] of Object.entries(node)) {
    const isName = key === 'property' || key === 'key';
    if (key === 'label' || (isName && 'computed' in node && !node.computed)) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const inner of values) if (isNode(inner)) nodes.push(inner);
  }
  return nodes;
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
