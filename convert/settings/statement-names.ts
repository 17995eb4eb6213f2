import type {CodeNode, NodeOf} from '../../src/interpreter/syntax-tree.js';
import {
  isFunction,
  LocalNames,
  nodesIn,
  type FunctionNode,
  type LocatedCode,
  type NameSource,
} from './local-names.js';

/** The names of a file that a statement uses, and those whose lists or objects it may change. */
export interface StatementNames {
  readonly used: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/** What gives a name its value outside of all functions. */
export type SourcesOf = (name: string) => readonly NameSource[];

const changingMethods: ReadonlySet<string> = new Set(
  'push unshift pop shift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);

/** How many nodes have been read for all statements of a site. */
export interface Work {
  nodes: number;
}

/** After so many, functions are not read: all names that a statement uses count as changed. */
const mostNodes = 1_000_000;

/** Names that refer to each other are not followed further. */
const mostReferences = 20;

/**
 * The names that a statement uses and changes, such as `list` in `list.push(…)`. They include the
 * names that a function of the file changes when it is called, and other names of the same value:
 * if a site has `const a = list[0]`, a call of `a.push(…)` changes `list` as well. A name counts as
 * changed unless it certainly is not.
 */
export function namesOfStatement(
  statement: CodeNode,
  sourcesOf: SourcesOf,
  work: Work,
): StatementNames {
  return new StatementReader(sourcesOf, work).read(statement);
}

type Call = NodeOf<'CallExpression'>;

class StatementReader {
  readonly #sourcesOf: SourcesOf;
  readonly #used = new Set<string>();
  readonly #changed = new Set<string>();
  /** No function declares these. */
  readonly #outside = new LocalNames();
  readonly #functions = new Map<CodeNode, LocalNames>();
  readonly #references: {readonly name: string; readonly names: LocalNames}[] = [];
  readonly #calls: {readonly call: Call; readonly names: LocalNames}[] = [];
  /** Calls whose values are not used. */
  readonly #effects = new Set<CodeNode>();
  /** Variables that get another value: what they referred to before does not change. */
  readonly #assigned: {readonly name: string; readonly names: LocalNames}[] = [];
  /** Code whose values change. */
  readonly #targets: LocatedCode[] = [];
  #resolved = 0;
  readonly #work: Work;

  constructor(sourcesOf: SourcesOf, work: Work) {
    this.#sourcesOf = sourcesOf;
    this.#work = work;
  }

  read(statement: CodeNode): StatementNames {
    this.#walk(statement, new LocalNames(this.#outside));
    this.#resolve();
    // Functions may be arguments, too: those are known when all calls have been read.
    for (let round = 0; round < 2; round++) {
      for (const {call, names} of this.#calls) {
        if (!this.#isTooMuch()) this.#addArguments(call, names);
      }
    }
    this.#addChanged();
    return {used: this.#used, changed: this.#changed};
  }

  #isTooMuch(): boolean {
    return this.#work.nodes > mostNodes;
  }

  #walk(start: CodeNode, outer: LocalNames): void {
    const rest: LocatedCode[] = [{node: start, names: outer}];
    for (let at = rest.pop(); at; at = rest.pop()) {
      const {node, names} = at;
      this.#work.nodes += 1;
      const inner = isFunction(node) ? this.#functionNames(node, names) : names;
      this.#note(node, names);
      for (const one of nodesIn(node)) rest.push({node: one, names: inner});
    }
  }

  #functionNames(node: FunctionNode, outer: LocalNames): LocalNames {
    const names = new LocalNames(outer);
    this.#functions.set(node, names);
    for (const param of node.params) {
      const isOptional = param.type === 'AssignmentPattern';
      names.declare(param, isOptional ? {node: param.right, names} : undefined);
    }
    if (node.body.type !== 'BlockStatement') names.returned.push(node.body);
    if (node.id && node.type === 'FunctionExpression') names.declare(node.id, {node, names});
    return names;
  }

  #note(node: CodeNode, names: LocalNames): void {
    switch (node.type) {
      case 'Identifier':
        this.#references.push({name: node.name, names});
        return;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        if (node.id && names !== this.#outside) names.declare(node.id, {node, names});
        return;
      case 'VariableDeclarator':
        names.declare(node.id, node.init ? {node: node.init, names} : undefined);
        return;
      case 'ForOfStatement':
      case 'ForInStatement':
        if (node.left.type !== 'VariableDeclaration') this.#assign(node.left, node.right, names);
        else {
          const [declared] = node.left.declarations;
          if (declared) names.declare(declared.id, {node: node.right, names}, true);
        }
        return;
      case 'AssignmentExpression':
        this.#assign(node.left, node.right, names);
        return;
      case 'UpdateExpression':
        this.#assign(node.argument, undefined, names);
        return;
      case 'UnaryExpression':
        if (node.operator === 'delete') this.#assign(node.argument, undefined, names);
        return;
      case 'ReturnStatement':
        if (node.argument) names.returned.push(node.argument);
        return;
      case 'ExpressionStatement':
        this.#effects.add(node.expression);
        return;
      case 'CallExpression': {
        this.#calls.push({call: node, names});
        const target = changedBy(node);
        if (target) this.#targets.push({node: target, names});
        return;
      }
      default:
    }
  }

  #assign(left: CodeNode, right: CodeNode | undefined, names: LocalNames): void {
    if (left.type === 'MemberExpression') this.#targets.push({node: left.object, names});
    else if (left.type === 'Identifier') {
      if (right) names.assign(left.name, {node: right, names});
      this.#assigned.push({name: left.name, names});
    } else for (const inner of nodesIn(left)) this.#assign(inner, right, names);
  }

  /** Finds what names refer to, and reads the functions of the file among them. */
  #resolve(): void {
    for (; this.#resolved < this.#references.length; this.#resolved++) {
      const {name, names} = this.#references[this.#resolved] ?? {};
      if (name === undefined || names?.find(name) || this.#used.has(name)) continue;
      this.#used.add(name);
      for (const {node, isPart} of this.#sourcesOf(name)) {
        if (!isPart && isFunction(node) && !this.#isTooMuch()) this.#walk(node, this.#outside);
      }
    }
  }

  /** Adds the arguments of a call to the parameters of the functions that it calls. */
  #addArguments(call: Call, names: LocalNames): void {
    const {callee, arguments: args} = call;
    const called = this.#functionsOf({node: callee, names});
    const isSpread = args.some(({type}) => type === 'SpreadElement');
    for (const [node, own] of called) {
      for (const [index, param] of node.params.entries()) {
        const isRest = isSpread || param.type === 'RestElement';
        for (const arg of isRest ? args : args.slice(index, index + 1)) {
          own.declare(param, {node: arg, names}, isRest);
        }
      }
    }
    // What an unknown function is called for may be a change of its arguments.
    const isEffect = this.#effects.has(call);
    if (isEffect && called.length === 0 && callee.type === 'Identifier') {
      for (const node of args) this.#targets.push({node, names});
    }
    const values = callee.type === 'MemberExpression' ? [callee.object, ...args] : args;
    for (const arg of args) {
      for (const [node, own] of this.#functionsOf({node: arg, names})) {
        for (const param of node.params) {
          for (const value of values)
            if (value !== arg) own.declare(param, {node: value, names}, true);
        }
      }
    }
  }

  /** The functions that code refers to, with the names inside them. */
  #functionsOf(code: LocatedCode): readonly (readonly [FunctionNode, LocalNames])[] {
    const functions = new Map<FunctionNode, LocalNames>();
    const rest = [code];
    for (const one of rest) {
      const {node, names} = this.#written(one);
      if (isFunction(node)) {
        if (!this.#functions.has(node)) {
          this.#walk(node, names);
          this.#resolve();
        }
        functions.set(node, this.#functions.get(node) ?? names);
      } else if (node.type === 'Identifier' && rest.length < mostReferences) {
        rest.push(...this.#sources(node.name, names).filter(({isPart}) => !isPart));
      }
    }
    return [...functions];
  }

  #sources(name: string, names: LocalNames): readonly (NameSource & LocatedCode)[] {
    const local = names.find(name);
    return local ?? this.#sourcesOf(name).map((source) => ({...source, names: this.#outside}));
  }

  /** The code that a value is written in: `[]` for `a.b` after `const a = {b: []}`. */
  #written(code: LocatedCode, depth = 0): LocatedCode {
    const {node, names} = code;
    if (depth > mostReferences) return code;
    if (node.type === 'Identifier') {
      const [source, ...others] = this.#sources(node.name, names);
      return source && !source.isPart && others.length === 0
        ? this.#written(source, depth + 1)
        : code;
    }
    const key = node.type === 'MemberExpression' ? keyOf(node.property, node.computed) : undefined;
    if (node.type !== 'MemberExpression' || key === undefined) return code;
    const owner = this.#written({node: node.object, names}, depth + 1);
    if (owner.node.type !== 'ObjectExpression') return code;
    for (const property of owner.node.properties) {
      if (property.type === 'SpreadElement') return code;
      if (keyOf(property.key, property.computed) !== key) continue;
      return this.#written({node: property.value, names: owner.names}, depth + 1);
    }
    return code;
  }

  #addChanged(): void {
    for (const {name, names} of this.#assigned) if (!names.find(name)) this.#changed.add(name);
    if (this.#targets.length === 0 && !this.#isTooMuch()) return;
    const seen = {whole: new Set<CodeNode>(), inner: new Set<CodeNode>()};
    const rest = this.#targets.map((target) => ({...target, isInside: false}));
    for (const {node, names, isInside} of rest) {
      const known = isInside ? seen.inner : seen.whole;
      if (known.has(node)) continue;
      known.add(node);
      this.#work.nodes += 1;
      if (this.#isTooMuch()) break;
      for (const one of this.#changedWith(node, names, isInside)) rest.push(one);
    }
    if (this.#isTooMuch()) for (const name of this.#used) this.#changed.add(name);
  }

  /** The code whose values change with the value of a node, or with something inside it. */
  #changedWith(node: CodeNode, names: LocalNames, isInside: boolean): readonly ChangedCode[] {
    const all = (nodes: readonly (CodeNode | null)[], inside = isInside): readonly ChangedCode[] =>
      nodes.flatMap((one) => (one ? [{node: one, names, isInside: inside}] : []));
    switch (node.type) {
      case 'Identifier': {
        if (!names.find(node.name)) this.#changed.add(node.name);
        const sources = this.#sources(node.name, names);
        return sources.map((source) => ({...source, isInside: isInside || source.isPart}));
      }
      case 'MemberExpression': {
        const written = this.#written({node, names});
        if (written.node === node) return all([node.object], true);
        return [...all([node.object], false), {...written, isInside}];
      }
      case 'ObjectExpression':
        return isInside ? all(node.properties) : [];
      case 'ArrayExpression':
        return isInside ? all(node.elements) : [];
      case 'Property':
        return all([node.value]);
      case 'SpreadElement':
        return all([node.argument], true);
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate]);
      case 'LogicalExpression':
        return all([node.left, node.right]);
      case 'AssignmentExpression':
        return all([node.right]);
      case 'AwaitExpression':
        return all([node.argument]);
      case 'ChainExpression':
        return all([node.expression]);
      case 'CallExpression': {
        const called = this.#functionsOf({node: node.callee, names});
        if (called.length > 0) {
          return called.flatMap(([, own]) =>
            own.returned.map((one) => ({node: one, names: own, isInside})),
          );
        }
        const {callee} = node;
        const owner = callee.type === 'MemberExpression' ? [callee.object] : [];
        return all([...owner, ...node.arguments], true);
      }
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression': {
        const own = this.#functions.get(node);
        return (own?.returned ?? []).map((one) => ({node: one, names: own ?? names, isInside}));
      }
      default:
        return [];
    }
  }
}

type ChangedCode = LocatedCode & {
  /** Whether a value inside that of the code may change. */
  readonly isInside: boolean;
};

/** What a call changes: `a.b` in `a.b.push(1)` and in `Object.assign(a.b, c)`. */
function changedBy({callee, arguments: args}: Call): CodeNode | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const {object, property} = callee;
  if (object.type === 'Identifier' && object.name === 'Object' && property.name === 'assign') {
    return args[0];
  }
  return changingMethods.has(property.name) ? object : undefined;
}

/** The name of a property; `undefined` for one that is computed. */
function keyOf(key: CodeNode, isComputed: boolean): string | undefined {
  if (key.type === 'Identifier') return isComputed ? undefined : key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
