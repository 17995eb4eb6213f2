import type {Evaluator} from '../../src/interpreter/evaluator.js';
import type {Place} from '../../src/interpreter/refusal.js';
import type {CodeNode, NodeOf} from '../../src/interpreter/syntax-tree.js';
import type {Value} from '../../src/interpreter/values.js';
import {isFunction} from './local-names.js';
import {CodeSetting, isList, isSettings, type Setting, type Settings} from './setting.js';
import type {Named, SettingsModule} from './settings-module.js';

/** The file that an import of another file leads to; `undefined` for a package. */
export type FindModule = (from: string, importer: string) => SettingsModule | undefined;

/** Settings of more values are not read to the end. */
const mostValues = 100_000;

/** Nor are those that contain themselves, or would be as deep. */
const mostLevels = 200;

/**
 * Reads values of files of settings, each on its own: one that depends on a browser, a package or
 * the machine is a {@link CodeSetting}, and does not affect the others. No code of authors is run.
 */
export class SettingsReader {
  readonly #evaluator: Evaluator;
  readonly #findModule: FindModule;
  readonly #places = new WeakMap<object, Place>();
  #count = 0;
  #level = 0;

  constructor(evaluator: Evaluator, findModule: FindModule) {
    this.#evaluator = evaluator;
    this.#findModule = findModule;
  }

  /** The object that a node is; `undefined` if it is anything else. */
  settings(node: CodeNode, module: SettingsModule): Settings | undefined {
    const values = this.read(node, module);
    if (!isSettings(values)) return undefined;
    return {
      values,
      lines: linesOf(node, module),
      placeOf: (setting) => (typeof setting === 'object' ? this.#places.get(setting) : undefined),
    };
  }

  /** The value of a node. */
  read(node: CodeNode, module: SettingsModule): Setting {
    this.#level += 1;
    const setting = this.#value(node, module);
    this.#level -= 1;
    if (typeof setting === 'object' && !this.#places.has(setting)) {
      this.#places.set(setting, {file: module.file, line: module.lineOf(node)});
    }
    return setting;
  }

  #value(node: CodeNode, module: SettingsModule): Setting {
    // A value may contain itself.
    if (this.#isTooMuch()) return codeOf(node, module);
    switch (node.type) {
      case 'ObjectExpression':
        return this.#object(node, module);
      case 'ArrayExpression':
        return this.#list(node, module);
      case 'Identifier':
        return this.#named(module.named(node.name), module) ?? this.#evaluated(node, module);
      case 'CallExpression':
        return this.#call(node, module);
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return codeOf(node, module);
      default:
        return this.#evaluated(node, module);
    }
  }

  #isTooMuch(): boolean {
    return ++this.#count > mostValues || this.#level > mostLevels;
  }

  #object(node: NodeOf<'ObjectExpression'>, module: SettingsModule): Setting {
    const values = new Map<string, Setting>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.read(property.argument, module);
        if (isSettings(spread)) for (const [key, value] of spread) values.set(key, value);
        continue;
      }
      const key = keyOf(property);
      if (key !== undefined) values.set(key, this.read(property.value, module));
    }
    return values;
  }

  #list(node: NodeOf<'ArrayExpression'>, module: SettingsModule): Setting {
    return node.elements.flatMap((element) => {
      if (element?.type !== 'SpreadElement') {
        return [element ? this.read(element, module) : undefined];
      }
      const spread = this.read(element.argument, module);
      return isList(spread) ? spread : [codeOf(element, module)];
    });
  }

  #named(named: Named | undefined, module: SettingsModule): Setting {
    if (named?.kind === 'node') return this.#declared(named, module);
    const from = named && this.#findModule(named.from, module.file);
    // Files may export each other's names.
    if (!from || this.#isTooMuch()) return undefined;
    this.#level += 1;
    const setting = this.#named(from.exported(named.exported), from);
    this.#level -= 1;
    return setting;
  }

  /** The value of a declaration, with what later statements add to it. */
  #declared({node, name}: Extract<Named, {kind: 'node'}>, module: SettingsModule): Setting {
    const change = name === undefined ? undefined : module.changeOf(name);
    if (name === undefined || !change) return this.read(node, module);
    const known = change.isExecuted ? this.#changed(node, name, module) : this.read(node, module);
    if (!change.unread) return known;
    const rest = codeOf(change.unread, module);
    this.#places.set(rest, {file: module.file, line: module.lineOf(change.unread)});
    if (isList(known)) return [...known, rest];
    return isSettings(known) && known.size > 0 ? new Map([...known, ['…', rest]]) : rest;
  }

  /** The value of a name after the statements that change it. */
  #changed(node: CodeNode, name: string, module: SettingsModule): Setting {
    const code = codeOf(node, module);
    const read = this.#evaluator.attempt(() => module.scope.find(name)?.value, node);
    return 'value' in read ? this.#settingOf(read.value, code) : code;
  }

  /** The result of a call: of a function in a file of settings, or one that gives its argument. */
  #call(node: NodeOf<'CallExpression'>, module: SettingsModule): Setting {
    const {callee, arguments: args} = node;
    const [first] = args;
    const name = module.script.slice(callee.start, callee.end);
    if (first?.type === 'Literal' && typeof first.value === 'string') {
      if (name === 'require.resolve') return first.value;
      const required = name === 'require' && this.#findModule(first.value, module.file);
      if (required) return this.#named(required.exported('default'), required);
    }
    const evaluated = this.#evaluated(node, module);
    if (!(evaluated instanceof CodeSetting)) return evaluated;
    const called = callee.type === 'Identifier' ? this.#function(callee.name, module) : undefined;
    if (called) return this.#returned(called.node, called.module);
    // `defineConfig` and the like give what they are called with.
    const isOfPackage = callee.type === 'Identifier' && first && first.type !== 'SpreadElement';
    if (!isOfPackage) return evaluated;
    return this.#argument(first, module);
  }

  #argument(node: CodeNode, module: SettingsModule): Setting {
    const value = isFunction(node) ? this.#returned(node, module) : this.read(node, module);
    return isSettings(value) || isList(value) ? value : codeOf(node, module);
  }

  /** What a function returns at its end, whatever it is called with. */
  #returned(node: CodeNode, module: SettingsModule): Setting {
    if (!isFunction(node)) return codeOf(node, module);
    const {body} = node;
    if (body.type !== 'BlockStatement') return this.read(body, module);
    const last = body.body.at(-1);
    if (last?.type !== 'ReturnStatement' || !last.argument) return codeOf(node, module);
    const inner = module.within(body.body.slice(0, -1));
    // The names of the whole file are read anew for each call.
    this.#count += Math.floor(inner.statements.length / 10);
    return this.read(last.argument, inner);
  }

  /** The function of a name, in the file that defines it. */
  #function(name: string, module: SettingsModule) {
    let [named, at] = [module.named(name), module];
    for (let count = 0; named?.kind === 'import' && count < 10; count++) {
      const from = this.#findModule(named.from, at.file);
      if (!from) return undefined;
      [named, at] = [from.exported(named.exported), from];
      if (named?.kind === 'node' && named.node.type === 'Identifier') {
        named = at.named(named.node.name);
      }
    }
    const node = named?.kind === 'node' ? named.node : undefined;
    return node && isFunction(node) ? {node, module: at} : undefined;
  }

  /** The value that a file exports under a name. */
  exportedAs(name: string, module: SettingsModule): Setting {
    return this.#named(module.exported(name), module);
  }

  /** What a file exports as its settings: an object, or what a function returns. */
  exported(module: SettingsModule): Settings | undefined {
    let named = module.exported('default');
    let at = module;
    for (let count = 0; count < 10 && named; count++) {
      if (named.kind === 'import') {
        const from = this.#findModule(named.from, at.file);
        if (!from) return undefined;
        [named, at] = [from.exported(named.exported), from];
      } else if (named.node.type === 'Identifier') named = at.named(named.node.name);
      else break;
    }
    if (named?.kind !== 'node') return undefined;
    const {node, name} = named;
    if (name !== undefined && at.changeOf(name)) {
      const changed = this.#declared(named, at);
      return isSettings(changed) ? {...this.#placed(changed), lines: linesOf(node, at)} : undefined;
    }
    if (!isFunction(node)) return this.settings(argumentOf(node), at) ?? this.settings(node, at);
    const values = this.#returned(node, at);
    if (!isSettings(values)) return undefined;
    return {...this.#placed(values), lines: linesOf(node, at)};
  }

  #placed(values: ReadonlyMap<string, Setting>) {
    const placeOf = (setting: Setting) =>
      typeof setting === 'object' ? this.#places.get(setting) : undefined;
    return {values, placeOf};
  }

  #evaluated(node: CodeNode, module: SettingsModule): Setting {
    const {scope} = module;
    const code = codeOf(node, module);
    if (module.usesUnknown(node)) return code;
    const read = this.#evaluator.attempt(() => this.#evaluator.evaluate(node, scope), node);
    return 'value' in read ? this.#settingOf(read.value, code) : code;
  }

  #settingOf(value: Value, code: CodeSetting): Setting {
    if (value === null) return undefined;
    if (typeof value !== 'object') return value;
    if (this.#isTooMuch()) return code;
    const inner = (one: Value) => this.#settingOf(one, code);
    this.#level += 1;
    let setting: Setting = code;
    if (value instanceof Map) setting = new Map([...value].map(([key, one]) => [key, inner(one)]));
    if (Array.isArray(value)) setting = value.map(inner);
    this.#level -= 1;
    return setting;
  }
}

function codeOf({start, end}: CodeNode, {script}: SettingsModule): CodeSetting {
  return new CodeSetting(script.slice(start, end));
}

/** What a call of `defineConfig` is about; any other node itself. */
function argumentOf(node: CodeNode): CodeNode {
  let inner = node;
  while (inner.type === 'CallExpression' && inner.arguments[0]) inner = inner.arguments[0];
  return inner;
}

/** The lines of the properties of an object. */
function linesOf(node: CodeNode, module: SettingsModule): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const object = objectIn(node);
  for (const property of object?.properties ?? []) {
    const key = property.type === 'Property' ? keyOf(property) : undefined;
    if (key !== undefined) lines.set(key, module.lineOf(property));
  }
  return lines;
}

function objectIn(node: CodeNode): NodeOf<'ObjectExpression'> | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (!isFunction(node)) return undefined;
  if (node.body.type !== 'BlockStatement') return objectIn(node.body);
  const last = node.body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? objectIn(last.argument) : undefined;
}

function keyOf({key, computed}: NodeOf<'Property'>): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
