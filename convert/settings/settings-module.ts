import type {Evaluator} from '../../src/interpreter/evaluator.js';
import {ModuleScope, type Importer} from '../../src/interpreter/module-scope.js';
import {namesIn} from '../../src/interpreter/patterns.js';
import {placeOf} from '../../src/interpreter/place.js';
import {Scope} from '../../src/interpreter/scope.js';
import type {CodeNode} from '../../src/interpreter/syntax-tree.js';
import type {NameSource} from './local-names.js';
import {namesOfStatement, type Work} from './statement-names.js';

/** What a name of a file refers to; `name` is that of a variable. */
export type Named =
  | {readonly kind: 'node'; readonly node: CodeNode; readonly name?: string}
  | {readonly kind: 'import'; readonly from: string; readonly exported: string};

/** What the files of settings have in common. */
export interface ModuleContext {
  readonly evaluator: Evaluator;
  /** The importer of a file. */
  readonly importerOf: (file: string) => Importer;
  /** Counts what is read of statements, which is limited. */
  readonly work: Work;
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
  /** What gives names their values. */
  readonly #sources = new Map<string, NameSource[]>();
  /** The names whose values cannot be evaluated to the end, and those that use them → why. */
  readonly #unknown = new Map<string, CodeNode>();
  #changes: ReadonlyMap<string, Change> | undefined;
  #users: ReadonlyMap<string, readonly string[]> | undefined;

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
    const change = this.#changesOfNames().get(name);
    const unread = this.#unknown.get(name);
    return change && unread ? {...change, unread} : change;
  }

  /** Whether code uses a name whose value cannot be evaluated to the end. */
  usesUnknown(node: CodeNode): boolean {
    this.#changesOfNames();
    return this.#unknown.size > 0 && [...usedIn(node)].some((name) => this.#unknown.has(name));
  }

  /** Executes the statements that change values, such as loops that fill lists. */
  #changesOfNames(): ReadonlyMap<string, Change> {
    if (this.#changes) return this.#changes;
    const changes = new Map<string, Change>();
    this.#changes = changes;
    const {evaluator, work} = this.#context;
    const sourcesOf = (name: string) => this.#sources.get(name) ?? [];
    for (const statement of this.statements.filter(({type}) => changing.test(type))) {
      const {used, changed} = namesOfStatement(statement, sourcesOf, work);
      const names = [...changed].filter((name) => this.#names.has(name));
      if (names.length === 0) continue;
      const needsUnread = [...used].some((name) => changes.get(name)?.isExecuted === false);
      const executed = needsUnread
        ? undefined
        : evaluator.attempt(() => evaluator.execute(statement, this.scope), statement);
      const isExecuted = executed !== undefined && 'value' in executed;
      const uses = [...used].find((name) => this.#unknown.has(name));
      const unread = isExecuted && uses !== undefined ? this.#unknown.get(uses) : statement;
      if (!isExecuted || uses !== undefined) this.#addUnknown(names, unread ?? statement);
      for (const name of names) {
        if (changes.get(name)?.isExecuted !== false) changes.set(name, {isExecuted});
      }
    }
    return changes;
  }

  #addUnknown(names: readonly string[], unread: CodeNode): void {
    this.#users ??= this.#usersOfNames();
    const rest = [...names];
    for (const name of rest) {
      if (this.#unknown.has(name)) continue;
      this.#unknown.set(name, unread);
      for (const user of this.#users.get(name) ?? []) rest.push(user);
    }
  }

  /** The names whose values use a name. */
  #usersOfNames(): ReadonlyMap<string, readonly string[]> {
    const users = new Map<string, string[]>();
    for (const [name, sources] of this.#sources) {
      for (const used of sources.flatMap(({node}) => [...usedIn(node)])) {
        const known = users.get(used);
        if (known) known.push(name);
        else users.set(used, [name]);
      }
    }
    return users;
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
        if (left.type === 'Identifier') this.#addSource(left.name, {node: right, isPart: false});
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
      this.#addSource(statement.id.name, {node: statement, isPart: false});
      return [statement.id.name];
    }
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({id, init}) => {
      if (!init) return [];
      const isPart = id.type !== 'Identifier';
      for (const name of namesIn(id)) this.#addSource(name, {node: init, isPart});
      if (isPart) return [];
      this.#names.set(id.name, {kind: 'node', node: init, name: id.name});
      return [id.name];
    });
  }

  #addSource(name: string, source: NameSource): void {
    const known = this.#sources.get(name);
    if (known) known.push(source);
    else this.#sources.set(name, [source]);
  }
}

/** The names that code uses itself, without what functions do that it calls. */
function usedIn(node: CodeNode): ReadonlySet<string> {
  return namesOfStatement(node, () => [], {nodes: 0}).used;
}

/** What statements do to a value. */
export interface Change {
  /** Whether all of them could be executed. */
  readonly isExecuted: boolean;
  /** The statement because of which the value is not complete. */
  readonly unread?: CodeNode;
}

/** The types of statements that may change values. */
const changing = /^(?:(?:For|ForOf|ForIn|While|DoWhile|If|Block|Switch|Try|Expression)Statement)$/;
