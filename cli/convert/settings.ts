import {Evaluator} from '../../src/interpreter/evaluator.js';
import {ModuleScope} from '../../src/interpreter/module-scope.js';
import {parseStatements} from '../../src/interpreter/parse-code.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import {Scope} from '../../src/interpreter/scope.js';
import type {CodeNode, NodeOf} from '../../src/interpreter/syntax-tree.js';
import type {Value} from '../../src/interpreter/values.js';

/** A value of a file of settings. */
export type Setting =
  | string
  | number
  | boolean
  | undefined
  | CodeSetting
  | readonly Setting[]
  | SettingsMap;

export type SettingsMap = ReadonlyMap<string, Setting>;

/** A value that is code, such as a function, or that could only be computed by running one. */
export class CodeSetting {
  /** The source of the code. */
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Whether a setting is an object. */
export function isSettings(setting: Setting): setting is SettingsMap {
  return setting instanceof Map;
}

/** Settings, with the lines of the file that they are on, from 1. */
export interface Settings {
  readonly values: SettingsMap;
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * The object that a script assigns to a property of `window`, as in `window.$docsify = {…}`;
 * `undefined` where it assigns none, and for a script that cannot be read. It is read as data:
 * the script is not run, and where a value depends on a browser or a package, it is a
 * {@link CodeSetting}. `firstLine` is that of the script in its file.
 */
export function assignedSettings(
  script: string,
  name: string,
  file: string,
  firstLine: number,
): Settings | undefined {
  const parsed = parseStatements(script, file, firstLine);
  if (!('value' in parsed)) return undefined;
  const reader = new SettingsReader(script, parsed.value);
  for (const statement of parsed.value) {
    const assigned = assignmentIn(statement, name);
    if (assigned) return reader.settings(assigned, firstLine);
  }
  return undefined;
}

function assignmentIn(statement: CodeNode, name: string): CodeNode | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  if (expression.type !== 'AssignmentExpression') return undefined;
  const {left, right} = expression;
  const target = left.type === 'MemberExpression' ? left.property : left;
  return target.type === 'Identifier' && target.name === name ? right : undefined;
}

/** Reads values of one script, each on its own: one that is refused spoils no other. */
class SettingsReader {
  readonly #script: string;
  readonly #evaluator: Evaluator;
  readonly #scope: Scope;

  constructor(script: string, statements: readonly CodeNode[]) {
    this.#script = script;
    this.#evaluator = new Evaluator(script.length);
    const importer = (from: string): Value => {
      throw new Refusal(`imports \`${from}\``);
    };
    this.#scope = new Scope(new ModuleScope(statements, this.#evaluator, importer));
  }

  settings(node: CodeNode, firstLine: number): Settings | undefined {
    if (node.type !== 'ObjectExpression') return undefined;
    const lines = new Map<string, number>();
    for (const property of node.properties) {
      const key = property.type === 'Property' ? keyOf(property) : undefined;
      if (key === undefined) continue;
      lines.set(key, firstLine + this.#script.slice(0, property.start).split('\n').length - 1);
    }
    return {values: this.#object(node), lines};
  }

  #object(node: NodeOf<'ObjectExpression'>): SettingsMap {
    const values = new Map<string, Setting>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.#read(property.argument);
        if (isSettings(spread)) for (const [key, value] of spread) values.set(key, value);
        continue;
      }
      const key = keyOf(property);
      if (key !== undefined) values.set(key, this.#read(property.value));
    }
    return values;
  }

  #read(node: CodeNode): Setting {
    if (node.type === 'ObjectExpression') return this.#object(node);
    if (node.type === 'ArrayExpression') {
      return node.elements.map((element) => (element ? this.#read(element) : undefined));
    }
    const read = this.#evaluator.attempt(() => this.#evaluator.evaluate(node, this.#scope), node);
    const source = this.#script.slice(node.start, node.end);
    return 'value' in read ? settingOf(read.value, source) : new CodeSetting(source);
  }
}

function keyOf({key, computed}: NodeOf<'Property'>): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function settingOf(value: Value, source: string): Setting {
  if (value === null) return undefined;
  if (value instanceof Map) {
    return new Map([...value].map(([key, one]) => [key, settingOf(one, source)]));
  }
  if (Array.isArray(value)) return value.map((one) => settingOf(one, source));
  return typeof value === 'object' ? new CodeSetting(source) : value;
}
