import type {ImportDeclaration} from 'acorn';
import type {UnsupportedCode} from '../../diagnostics/catalog/unsupported-code.js';
import {isTypeOfInstances} from '../operators.js';
import type {OuterScope} from '../scope.js';
import type {CodeNode, NodeOf} from '../syntax-tree.js';
import {FunctionValue, HostObjectValue, type Value} from '../values.js';
import {availableNames, maySet, memberOf} from './available-names.js';
import {declaredNames, namesOfFile} from './declared-names.js';
import {evaluatedParts} from './evaluated-parts.js';
import {unsupportedSyntax} from './unsupported-syntax.js';
import {memberName, nameOfTag, writtenPath} from './written-names.js';

/** The code of one file. */
export interface FileToCheck {
  /** Its statements: those that declare nothing are evaluated in a browser. */
  readonly statements: readonly CodeNode[];
  /** Expressions in a page, of which only the functions are checked: they are evaluated. */
  readonly expressions?: readonly CodeNode[];
  /** Names that are defined besides those of the file and of the library. */
  readonly names?: readonly string[];
  /** What is wrong with an import, if its name is used; `library` has the names of React. */
  readonly importProblem: (
    specifier: ImportDeclaration['specifiers'][number],
    from: string,
    library: OuterScope,
  ) => UnsupportedCode | undefined;
}

/** Something that is not supported, where it is written. */
export interface FoundCode {
  readonly code: UnsupportedCode;
  readonly node: CodeNode;
  /** The statement or expression of the file that it is in. */
  readonly root: CodeNode;
}

/**
 * What the code of a file does that the interpreter refuses, also in functions that are called only
 * when the reader acts: syntax, names that nothing defines, and members that the library lacks.
 * Names for which the code asks first are left out: `typeof gtag`, `window.gtag`. Nothing is
 * evaluated, and the work is in proportion to the code.
 */
export function unsupportedCode(file: FileToCheck): readonly FoundCode[] {
  const walk = new CodeWalk(file);
  for (const statement of file.statements) walk.visit(statement, true);
  for (const expression of file.expressions ?? []) walk.visit(expression, false);
  return walk.found();
}

interface Context {
  /** Whether the code may not have been evaluated to show the page. */
  readonly isChecked: boolean;
  /** Whether it is in no function. */
  readonly isOutside: boolean;
  /** Whether it is in a class, where `this` has a value. */
  readonly hasThis: boolean;
  /** Whether a function that comes next is a method. */
  readonly isMethod: boolean;
}

/** A node that is still to be visited, or names whose scope ends. */
type Waiting =
  | {readonly node: CodeNode; readonly context: Context}
  | {readonly ended: readonly string[]};

interface Import {
  readonly node: CodeNode;
  readonly root: CodeNode;
  readonly code: UnsupportedCode;
}

class CodeWalk {
  readonly #library: OuterScope = availableNames();
  /** How many scopes around the node that is visited declare a name. */
  readonly #scopes = new Map<string, number>();
  /** The imports whose names cannot be used. */
  readonly #imports = new Map<string, Import>();
  readonly #used = new Set<string>();
  /** Names that the code expects to be missing. */
  readonly #expected = new Set<string>();
  readonly #found: FoundCode[] = [];
  #root: CodeNode | undefined;

  constructor(file: FileToCheck) {
    this.#enter([...(file.names ?? []), ...file.statements.flatMap(namesOfFile)]);
    for (const root of file.statements) {
      if (root.type !== 'ImportDeclaration') continue;
      for (const node of root.specifiers) {
        const code = file.importProblem(node, String(root.source.value), this.#library);
        if (code) this.#imports.set(node.local.name, {node, root, code});
      }
    }
  }

  found(): readonly FoundCode[] {
    const isExpected = ({code}: FoundCode) => code.kind === 'name' && this.#expected.has(code.name);
    const imports = [...this.#imports].flatMap(([name, one]) => (this.#used.has(name) ? one : []));
    return [...imports, ...this.#found.filter((one) => !isExpected(one))];
  }

  /** Visits a statement or an expression, and what is in it, in the order of the text. */
  visit(root: CodeNode, isChecked: boolean): void {
    this.#root = root;
    const context = {isChecked, isOutside: true, hasThis: false, isMethod: false};
    const waiting: Waiting[] = [{node: root, context}];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if ('ended' in next) {
        for (const name of next.ended) this.#scopes.set(name, this.#scopesOf(name) - 1);
        continue;
      }
      const {node, context} = next;
      const names = declaredNames(node);
      this.#enter(names);
      if (names.length > 0) waiting.push({ended: names});
      const inner = contextIn(node, context);
      this.#expect(node);
      if (context.isChecked || inner.isChecked) this.#check(node, context);
      for (const part of evaluatedParts(node).toReversed()) {
        waiting.push({node: part, context: inner});
      }
    }
  }

  #enter(names: readonly string[]): void {
    for (const name of names) this.#scopes.set(name, this.#scopesOf(name) + 1);
  }

  #scopesOf(name: string): number {
    return this.#scopes.get(name) ?? 0;
  }

  /** Notes a name for which the code asks before it uses it. */
  #expect(node: CodeNode): void {
    if (node.type !== 'UnaryExpression' || node.operator !== 'typeof') return;
    if (node.argument.type === 'Identifier') this.#expected.add(node.argument.name);
  }

  #report(code: UnsupportedCode, node: CodeNode): void {
    this.#found.push({code, node, root: this.#root ?? node});
  }

  #check(node: CodeNode, {isOutside, hasThis}: Context): void {
    const kind = unsupportedSyntax(node, isOutside);
    if (kind && !(kind === 'this' && hasThis)) this.#report({kind}, node);
    switch (node.type) {
      case 'Identifier':
        this.#checkName(node);
        return;
      case 'MemberExpression':
        this.#checkMember(node);
        return;
      case 'AssignmentExpression':
        this.#checkTarget(node.left);
        return;
      case 'UpdateExpression':
        this.#checkTarget(node.argument);
        return;
      case 'NewExpression': {
        const value = this.#valueOf(node.callee);
        if (value instanceof FunctionValue && !value.construct) {
          this.#report({kind: 'new', name: writtenPath(node.callee)}, node);
        }
        return;
      }
      case 'BinaryExpression': {
        const right = this.#valueOf(node.right);
        if (node.operator === 'in' && right !== undefined) this.#report({kind: 'in'}, node);
        if (node.operator !== 'instanceof' || !(right instanceof FunctionValue)) return;
        if (!isTypeOfInstances(right.name)) this.#report({kind: 'instanceof'}, node);
        return;
      }
      case 'JSXElement':
        this.#checkElement(node);
        return;
      default:
    }
  }

  #checkName(node: NodeOf<'Identifier'>): void {
    const {name} = node;
    this.#use(name);
    if (this.#isGlobal(name) && !this.#library.find(name)) {
      this.#report({kind: 'name', name}, node);
    }
  }

  #use(name: string): void {
    if (this.#scopesOf(name) === 1) this.#used.add(name);
  }

  /** Whether no file defines a name. */
  #isGlobal(name: string): boolean {
    return this.#scopesOf(name) === 0;
  }

  #checkMember(node: NodeOf<'MemberExpression'>): void {
    const name = memberName(node);
    const owner = name === undefined ? undefined : this.#valueOf(node.object);
    if (name === undefined || owner === undefined) return;
    const isMissing = memberOf(owner, name, this.#library) === 'missing';
    if (isWindow(owner) && !isMissing) this.#expected.add(name);
    if (isMissing) {
      this.#report({kind: 'member', name: writtenPath(node)}, node);
    }
  }

  #checkTarget(target: CodeNode): void {
    if (target.type !== 'MemberExpression') return;
    const owner = this.#valueOf(target.object);
    if (owner === undefined) return;
    const name = memberName(target);
    if (name !== undefined && isWindow(owner)) this.#expected.add(name);
    if (name !== undefined && maySet(owner, name)) return;
    this.#report({kind: 'set', name: writtenPath(target)}, target);
  }

  #checkElement({openingElement: {name, attributes}}: NodeOf<'JSXElement'>): void {
    const root = nameOfTag(name);
    if (root !== undefined) this.#use(root);
    for (const attribute of attributes) {
      const isInner =
        attribute.type === 'JSXAttribute' && attribute.name.name === 'dangerouslySetInnerHTML';
      const isStyle = name.type === 'JSXIdentifier' && name.name === 'style';
      if (isInner && !isStyle) this.#report({kind: 'inner-html'}, attribute);
    }
  }

  /**
   * The object of the library or of the browser that an expression names, such as
   * `window.location`.
   */
  #valueOf(node: CodeNode, depth = 0): FunctionValue | HostObjectValue | undefined {
    let value: Value;
    if (node.type === 'Identifier') {
      value = this.#isGlobal(node.name) ? this.#library.find(node.name)?.value : undefined;
    } else if (node.type === 'MemberExpression' && depth < deepest) {
      const owner = this.#valueOf(node.object, depth + 1);
      const name = memberName(node);
      const member = name !== undefined && owner && memberOf(owner, name, this.#library);
      value = typeof member === 'object' ? member.value : undefined;
    }
    return value instanceof FunctionValue || value instanceof HostObjectValue ? value : undefined;
  }
}

/** Objects in each other that are looked at: `window.navigator.clipboard`. */
const deepest = 3;

const functions = /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/;

function contextIn(node: CodeNode, outer: Context): Context {
  if (node.type === 'MethodDefinition') return {...outer, isMethod: true};
  if (node.type === 'PropertyDefinition') {
    return {isChecked: true, isOutside: false, hasThis: true, isMethod: false};
  }
  if (!functions.test(node.type)) return outer;
  return {
    isChecked: true,
    isOutside: false,
    hasThis: node.type === 'ArrowFunctionExpression' ? outer.hasThis : outer.isMethod,
    isMethod: false,
  };
}

function isWindow(value: Value): boolean {
  return value instanceof HostObjectValue && value.host.scope === 'window';
}
