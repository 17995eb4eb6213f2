import type {Evaluator} from '../../../src/interpreter/evaluator.js';
import {ModuleScope, type Importer} from '../../../src/interpreter/module-scope.js';
import {placeOf} from '../../../src/interpreter/place.js';
import {Scope} from '../../../src/interpreter/scope.js';
import type {CodeNode, NodeOf} from '../../../src/interpreter/syntax-tree.js';
import {namesOfStatement} from './statement-names.js';

/** What a name of a file refers to; `name` is that of a variable. */
export type Named =
  | {readonly kind: 'node'; readonly node: CodeNode; readonly name?: string}
  | {readonly kind: 'import'; readonly from: string; readonly exported: string};

/** What the files of settings have in common. */
export interface ModuleContext {
  readonly evaluator: Evaluator;
  /** The importer of a file. */
  readonly importerOf: (file: string) => Importer;
}

/** A file of settings, whose code is read and not run. */
export class SettingsModule {
  readonly file: string;
  readonly script: string;
  readonly statements: readonly CodeNode[];
  readonly scope: Scope;
  readonly #context: ModuleContext;
  readonly #names = new Map<string, Named>();
  readonly #exports = new Map<string, Named>();
  #changes: ReadonlyMap<string, Change> | undefined;

  constructor(
    {file, script}: Pick<SettingsModule, 'file' | 'script'>,
    statements: readonly CodeNode[],
    context: ModuleContext,
  ) {
    this.file = file;
    this.script = script;
    this.statements = statements;
    this.#context = context;
    const {evaluator, importerOf} = context;
    this.scope = new Scope(new ModuleScope(statements, evaluator, importerOf(file)));
    for (const statement of statements) this.#addStatement(statement);
  }

  /** What a name refers to; `undefined` for one that the file does not define. */
  named(name: string): Named | undefined {
    return this.#names.get(name);
  }

  /** What the file exports under a name: `default` is also what `module.exports` is. */
  exported(name: string): Named | undefined {
    return this.#exports.get(name) ?? this.#propertyOfData(name);
  }

  /** A property of a file of JSON, which bundlers export, too. */
  #propertyOfData(name: string): Named | undefined {
    const data = this.#exports.get('default');
    if (!this.file.endsWith('.json') || data?.kind !== 'node') return undefined;
    const properties = data.node.type === 'ObjectExpression' ? data.node.properties : [];
    for (const property of properties) {
      if (property.type !== 'Property') continue;
      const {key, value} = property;
      if (key.type === 'Literal' && key.value === name) return {kind: 'node', node: value};
    }
    return undefined;
  }

  /** The same file inside the body of a function. */
  within(body: readonly CodeNode[]): SettingsModule {
    return new SettingsModule(this, [...this.statements, ...body], this.#context);
  }

  /** What statements after its declaration do to the value of a name; `undefined` if nothing. */
  changeOf(name: string): Change | undefined {
    return this.#changesOfNames().get(name);
  }

  /** Whether code uses a name whose value cannot be evaluated to the end. */
  usesUnknown(node: CodeNode): boolean {
    const unknown = [...this.#changesOfNames()].filter(([, {unread}]) => unread);
    if (unknown.length === 0) return false;
    const {used} = namesOfStatement(node, (name) => this.#functionOf(name));
    return unknown.some(([name]) => used.has(name));
  }

  /** Executes the statements that change values, such as loops that fill lists. */
  #changesOfNames(): ReadonlyMap<string, Change> {
    if (this.#changes) return this.#changes;
    const changes = new Map<string, Change>();
    this.#changes = changes;
    const {evaluator} = this.#context;
    for (const statement of this.statements.filter(({type}) => changing.test(type))) {
      const {used, changed} = namesOfStatement(statement, (name) => this.#functionOf(name));
      const names = [...changed].filter((name) => this.#names.has(name));
      if (names.length === 0) continue;
      const needsUnknown = [...used].some((name) => changes.get(name)?.unread);
      const executed = needsUnknown
        ? undefined
        : evaluator.attempt(() => evaluator.execute(statement, this.scope), statement);
      const isDone = executed !== undefined && 'value' in executed;
      for (const name of names) {
        changes.set(name, isDone ? (changes.get(name) ?? {}) : {unread: statement});
      }
    }
    return changes;
  }

  #functionOf(name: string): CodeNode | undefined {
    const named = this.#names.get(name);
    return named?.kind === 'node' && isFunction(named.node) ? named.node : undefined;
  }

  /** The line of a node in the file, from 1. */
  lineOf(node: CodeNode): number {
    return placeOf(node).line;
  }

  #addStatement(statement: CodeNode): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const specifier of statement.specifiers) {
          if (specifier.type === 'ImportNamespaceSpecifier') continue;
          const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
          this.#names.set(specifier.local.name, {
            kind: 'import',
            from: String(statement.source.value),
            exported: imported?.type === 'Identifier' ? imported.name : 'default',
          });
        }
        return;
      case 'ExportDefaultDeclaration':
        this.#exports.set('default', {kind: 'node', node: statement.declaration});
        return;
      case 'ExportNamedDeclaration':
        this.#addExports(statement);
        return;
      case 'ExpressionStatement': {
        const {expression} = statement;
        if (expression.type !== 'AssignmentExpression') return;
        const {left, right} = expression;
        if (this.script.slice(left.start, left.end) !== 'module.exports') return;
        this.#exports.set('default', {kind: 'node', node: right});
        return;
      }
      default:
        this.#declare(statement);
    }
  }

  #addExports(statement: Extract<CodeNode, {type: 'ExportNamedDeclaration'}>): void {
    const {declaration, specifiers, source} = statement;
    for (const name of declaration ? this.#declare(declaration) : []) {
      const named = this.#names.get(name);
      if (named) this.#exports.set(name, named);
    }
    for (const {local, exported} of specifiers) {
      if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
      const from = source?.value;
      this.#exports.set(
        exported.name,
        typeof from === 'string'
          ? {kind: 'import', from, exported: local.name}
          : {kind: 'node', node: local},
      );
    }
  }

  /** Adds the names that a statement declares, and gives them. */
  #declare(statement: CodeNode): readonly string[] {
    if (statement.type === 'FunctionDeclaration' && statement.id) {
      this.#names.set(statement.id.name, {kind: 'node', node: statement});
      return [statement.id.name];
    }
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({id, init}) => {
      if (id.type !== 'Identifier' || !init) return [];
      this.#names.set(id.name, {kind: 'node', node: init, name: id.name});
      return [id.name];
    });
  }
}

/** What statements do to a value; `unread` is one that cannot be evaluated. */
export interface Change {
  readonly unread?: CodeNode;
}

/** The types of statements that may change values. */
const changing = /^(?:(?:For|ForOf|ForIn|While|DoWhile|If|Block|Switch|Try|Expression)Statement)$/;

type FunctionNode = NodeOf<
  'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'
>;

/** Whether a node is a function. */
export function isFunction(node: CodeNode): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}
