import {Evaluator} from '../../src/interpreter/evaluator.js';
import {parseStatements} from '../../src/interpreter/parse-code.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import type {CodeNode} from '../../src/interpreter/syntax-tree.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {Setting, Settings} from './setting.js';
import {SettingsModule, type ModuleContext} from './settings-module.js';
import {SettingsReader, type FindModule} from './settings-reader.js';

/**
 * The object that a script assigns to a property of `window`, as in `window.$docsify = {…}`;
 * `undefined` where it assigns none, and for a script that cannot be read. It is read as data: the
 * script is not run. `firstLine` is that of the script in its file.
 */
export function assignedSettings(
  script: string,
  name: string,
  file: string,
  firstLine: number,
): Settings | undefined {
  const parsed = parseStatements(script, file, firstLine);
  if (!('value' in parsed)) return undefined;
  const evaluator = new Evaluator(script.length);
  const importerOf = () => (from: string) => {
    throw new Refusal(`imports \`${from}\``);
  };
  const statements = withCalled(parsed.value);
  const module = new SettingsModule({file, script}, statements, {
    evaluator,
    importerOf,
    work: {nodes: 0},
  });
  const reader = new SettingsReader(evaluator, () => undefined);
  for (const statement of statements) {
    const assigned = assignmentIn(statement, name);
    if (assigned) return reader.settings(assigned, module);
  }
  return undefined;
}

/** Statements with those of functions that are called where they are written: `(() => {…})()`. */
function withCalled(statements: readonly CodeNode[], depth = 0): readonly CodeNode[] {
  return statements.flatMap((statement) => {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    const callee = call?.type === 'CallExpression' ? call.callee : undefined;
    const isFunction =
      callee?.type === 'ArrowFunctionExpression' || callee?.type === 'FunctionExpression';
    const body = isFunction ? callee.body : undefined;
    if (body?.type !== 'BlockStatement' || depth > 3) return [statement];
    return withCalled(body.body, depth + 1);
  });
}

function assignmentIn(statement: CodeNode, name: string): CodeNode | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  if (expression.type !== 'AssignmentExpression') return undefined;
  const {left, right} = expression;
  const target = left.type === 'MemberExpression' ? left.property : left;
  return target.type === 'Identifier' && target.name === name ? right : undefined;
}

/** A site whose settings are in more files is not read to the end. */
const mostFiles = 200;

/**
 * The object that a file exports as its settings: with `export default` or `module.exports`, also
 * where that is a call such as `defineConfig({…})`, or a function that returns it. Other files of
 * the folder that it imports are read as well. `undefined` for a file that cannot be read.
 */
export async function exportedSettings(
  folder: SourceFolder,
  file: string,
): Promise<Settings | undefined> {
  const {module, reader} = await readModule(folder, file);
  return module && reader.exported(module);
}

/** The value that a file exports under a name; `undefined` where it cannot be read as data. */
export async function exportedValue(
  folder: SourceFolder,
  file: string,
  name: string,
): Promise<Setting> {
  const {module, reader} = await readModule(folder, file);
  return module && reader.exportedAs(name, module);
}

async function readModule(folder: SourceFolder, file: string) {
  const scripts = await scriptsFrom(folder, file);
  const length = [...scripts.values()].reduce((sum, {script}) => sum + script.length, 0);
  const modules = new Map<string, SettingsModule>();
  const findModule: FindModule = (from, importer) => {
    const found = importedFile(folder, from, importer);
    return found === undefined ? undefined : modules.get(found);
  };
  const context: ModuleContext = {
    evaluator: new Evaluator(length),
    work: {nodes: 0},
    importerOf: (importer) => (from, exported) => {
      const module = findModule(from, importer);
      const named = module?.exported(exported);
      if (!module || named?.kind !== 'node') throw new Refusal(`imports \`${from}\``);
      const {node, name} = named;
      const change = name === undefined ? undefined : module.changeOf(name);
      if (change?.unread) throw new Refusal(`imports \`${exported}\``);
      if (name !== undefined && change) return module.scope.find(name)?.value;
      // A declared function is a value of its module, by its name.
      const value = (node.type === 'FunctionDeclaration' && node.id) || node;
      return context.evaluator.evaluate(value, module.scope);
    },
  };
  for (const [path, {script, statements}] of scripts) {
    modules.set(path, new SettingsModule({file: path, script}, statements, context));
  }
  const reader = new SettingsReader(context.evaluator, findModule);
  return {module: modules.get(file), reader};
}

interface Script {
  readonly script: string;
  readonly statements: readonly CodeNode[];
}

/** A file and those that it imports, by their paths. */
async function scriptsFrom(
  folder: SourceFolder,
  file: string,
): Promise<ReadonlyMap<string, Script>> {
  const scripts = new Map<string, Script>();
  const queue = [file];
  for (const path of queue) {
    const text = scripts.has(path) ? undefined : await folder.text(path);
    if (text === undefined) continue;
    const script = path.endsWith('.json') ? `export default ${text}` : withoutAttributes(text);
    const parsed = parseStatements(script, path, 1);
    if (!('value' in parsed)) continue;
    scripts.set(path, {script, statements: parsed.value});
    for (const [, from = ''] of script.matchAll(importPattern)) {
      const imported = importedFile(folder, from, path);
      if (imported !== undefined && queue.length < mostFiles) queue.push(imported);
    }
  }
  return scripts;
}

/** Attributes of an import, such as `with {type: 'json'}`; not long ones. */
const importAttributes = /(?<=\bfrom\s?["'][^"'\n]{1,200}["'])\s(?:with|assert)\s?\{[^{}\n]*\}/g;

/** A script without attributes of imports, in which everything else stays in its place. */
function withoutAttributes(script: string): string {
  return script.replaceAll(importAttributes, (written) => ' '.repeat(written.length));
}

const importPattern = /\b(?:from|import|require\()\s*["']([^"'\n]+)["']/g;

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

/** The file of the folder that an import leads to; `undefined` for a package. */
function importedFile(folder: SourceFolder, from: string, importer: string): string | undefined {
  if (!/^\.{1,2}(?:\/|$)/.test(from)) return undefined;
  const path = joinedPath(folderOf(importer), from);
  if (path === undefined) return undefined;
  // A file of TypeScript is imported by the name that it is compiled to.
  const all = [...endings.map((ending) => path + ending), path.replace(/js$/, 'ts')];
  return all.find((candidate) => folder.all.has(candidate));
}
