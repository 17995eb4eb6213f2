import type {ImportDeclaration} from 'acorn';
import {componentPackage} from '../content/mdx/snippets.js';
import {classOf} from './classes.js';
import type {Evaluator} from './evaluator.js';
import {closure} from './functions.js';
import {nameOfPart, variablesIn} from './left-out.js';
import {bindPattern, definesIn, namesIn} from './patterns.js';
import {placeOf} from './place.js';
import {Refusal, type Evaluated} from './refusal.js';
import {Scope, type OuterScope} from './scope.js';
import type {CodeNode} from './syntax-tree.js';
import type {Value} from './values.js';

/** What a file imports: the value of a name that another file exports, for a name in this one. */
export type Importer = (from: string, exported: string, local: string) => Value;

/**
 * The names of one file. Each is evaluated when it is first needed, so that one that is refused
 * spoils nothing else.
 */
export class ModuleScope implements OuterScope {
  readonly #bindings = new Map<string, () => Value>();
  /** Exported name → how its value is found. */
  readonly #exports = new Map<string, () => Value>();
  readonly #evaluator: Evaluator;
  readonly #importer: Importer;
  readonly #wildcards: string[] = [];
  /** The names that may be changed. */
  readonly #variables = new Set<string>();
  /** The statements that declare nothing and that have not been executed. */
  #statements: CodeNode[] = [];
  /** The names of these statements. */
  #scope: Scope | undefined;
  #hasBegun = false;
  #isRunning = false;
  /** What the file imports, in its order. */
  readonly imports: readonly string[];

  constructor(body: readonly CodeNode[], evaluator: Evaluator, importer: Importer) {
    this.#evaluator = evaluator;
    this.#importer = importer;
    for (const node of body) this.#add(node);
    this.imports = body.flatMap((node) => {
      const source = 'source' in node ? node.source : undefined;
      return source?.type === 'Literal' ? [String(source.value)] : [];
    });
  }

  /** Executes, in a browser, the statements that need one. Those that are refused are left out. */
  run(): void {
    this.#hasBegun = true;
    this.#execute((node, scope) => {
      this.#evaluator.orLeaveOut(
        () => nameOfPart(node),
        () => this.#evaluator.execute(node, scope),
      );
      return true;
    });
  }

  /** Executes the statements that need no browser, before the exports of the file are used. */
  #begin(): void {
    const {react} = this.#evaluator;
    if (this.#hasBegun || react.host) return;
    this.#hasBegun = true;
    const before = react.asksForBrowser;
    this.#execute((node, scope) => {
      react.asksForBrowser = false;
      const isDone = this.#evaluator.attemptAhead(() => {
        this.#evaluator.execute(node, scope);
      });
      return isDone && !react.asksForBrowser;
    });
    react.asksForBrowser = before;
  }

  /** Executes statements, and keeps those that are not done. */
  #execute(isDone: (node: CodeNode, scope: Scope) => boolean): void {
    const scope = (this.#scope ??= new Scope(this));
    for (const name of this.#statements.flatMap(variablesIn)) {
      if (!this.has(name) && !scope.has(name)) scope.define(name, undefined);
    }
    this.#isRunning = true;
    try {
      this.#statements = this.#statements.filter((node) => !isDone(node, scope));
    } finally {
      this.#isRunning = false;
    }
  }

  /** Defines a name that the code does not define itself, such as a property of a snippet. */
  provide(name: string, value: Value): void {
    if (!this.#bindings.has(name)) this.#bindings.set(name, () => value);
  }

  /** Components that act may change what a file declares with `let`, unlike those of a page. */
  assign(name: string, value: Value): boolean {
    const mayChange = this.#isRunning || this.#evaluator.react.host !== undefined;
    if (!mayChange || !this.#variables.has(name)) return false;
    this.#bindings.set(name, () => value);
    return true;
  }

  has(name: string): boolean {
    return this.#bindings.has(name);
  }

  find(name: string): {readonly value: Value} | undefined {
    const read = this.#bindings.get(name);
    return read ? {value: read()} : this.#evaluator.library.find(name);
  }

  /** The value of an exported name. Throws a refusal if there is none. */
  exported(name: string): Value {
    this.#begin();
    const read = this.#exports.get(name);
    if (read) return read();
    for (const from of this.#wildcards) {
      if (name !== 'default') return this.#importer(from, name, name);
    }
    throw new Refusal(`imports \`${name}\`, which the file does not export`);
  }

  #add(node: CodeNode): void {
    switch (node.type) {
      case 'ImportDeclaration':
        this.#addImport(node);
        return;
      case 'ExportNamedDeclaration':
        if (node.declaration) {
          for (const name of this.#declare(node.declaration)) this.#export(name, name);
        }
        for (const {local, exported} of node.specifiers) {
          if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
          const from = node.source?.value;
          if (typeof from !== 'string') this.#export(local.name, exported.name);
          else {
            this.#exports.set(exported.name, () => this.#importer(from, local.name, exported.name));
          }
        }
        return;
      case 'ExportAllDeclaration':
        if (typeof node.source.value === 'string') this.#wildcards.push(node.source.value);
        return;
      case 'ExportDefaultDeclaration': {
        const {declaration} = node;
        const isDeclaration =
          declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
        const [name] = isDeclaration && declaration.id ? this.#declare(declaration) : [];
        if (name !== undefined) this.#export(name, 'default');
        else
          this.#exports.set(
            'default',
            this.#lazy('default', () => this.#valueOf(declaration)),
          );
        return;
      }
      default:
        this.#declare(node);
    }
  }

  #valueOf(node: CodeNode): Value {
    const scope = new Scope(this);
    if (node.type === 'FunctionDeclaration') return closure(node, scope, this.#evaluator);
    if (node.type === 'ClassDeclaration') return classOf(node, scope, this.#evaluator);
    return this.#evaluator.evaluate(node, scope);
  }

  #export(local: string, exported: string): void {
    this.#exports.set(exported, () => {
      const found = this.find(local);
      if (!found) throw new Refusal(`exports \`${local}\`, which is not defined`);
      return found.value;
    });
  }

  /** Adds the names that a statement declares, and gives them. */
  #declare(node: CodeNode): readonly string[] {
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
      const {name} = node.id;
      this.#bindings.set(
        name,
        this.#lazy(name, () => this.#valueOf(node)),
      );
      return [name];
    }
    if (node.type !== 'VariableDeclaration') {
      this.#statements.push(node);
      return [];
    }
    return node.declarations.flatMap(({id, init}) => {
      const names = namesIn(id);
      if (node.kind !== 'const') for (const name of names) this.#variables.add(name);
      for (const name of names) {
        const read = () => {
          const scope = new Scope(this);
          const value = init ? this.#evaluator.evaluate(init, scope) : undefined;
          bindPattern(id, value, scope, this.#evaluator, definesIn(scope));
          return scope.find(name)?.value;
        };
        this.#bindings.set(name, this.#lazy(name, read));
      }
      return names;
    });
  }

  #addImport({source, specifiers}: ImportDeclaration): void {
    const from = String(source.value);
    for (const specifier of specifiers) {
      const {name} = specifier.local;
      if (specifier.type === 'ImportNamespaceSpecifier') {
        this.#bindings.set(name, () => {
          const {library} = this.#evaluator;
          if (from === 'react') return library.find('React')?.value;
          if (componentPackage.test(from)) return library.find('MintlifyComponents')?.value;
          throw new Refusal(`imports everything of \`${from}\``, placeOf(specifier));
        });
        continue;
      }
      const exported =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : 'default';
      this.#bindings.set(
        name,
        this.#lazy(name, () => this.#importer(from, exported, name), specifier),
      );
    }
  }

  /** A value that is evaluated once; what is refused is refused again, unless a browser helps. */
  #lazy(name: string, read: () => Value, node?: CodeNode): () => Value {
    let known: Evaluated<Value> | 'running' | undefined;
    return () => {
      if (known === 'running') throw new Refusal(`uses \`${name}\` before it is defined`);
      if (known === undefined) {
        known = 'running';
        known = this.#evaluator.attempt(read, node);
      }
      if ('value' in known) return known.value;
      const {refused} = known;
      if (refused.needsBrowser) known = undefined;
      throw Refusal.again(refused);
    };
  }
}
