import {fillCode} from './fill-code.js';
import {findValue} from './find-value.js';
import {readLiteral, type Literal} from './literal.js';
import {takeModules, type ModuleStatement} from './modules.js';
import type {
  FileCode,
  ParseContext,
  FileScope,
  SnippetProps,
  SnippetTexts,
} from '../parse-context.js';
import type {DocNode} from '../nodes.js';
import {mayShowPassed, reportTooMuch} from './passed-content.js';
import {
  exportedValues,
  importedNames,
  importsBuiltIns,
  isCodeFile,
  missingSnippet,
} from './snippets.js';

/**
 * The names of a file: its imports and exports, which take precedence over the properties passed to
 * it.
 */
export function openScope(
  statements: readonly ModuleStatement[],
  file: string,
  texts: SnippetTexts,
  props?: SnippetProps,
  code?: FileCode,
): FileScope {
  const given = props ? ([['props', props.values], ...props.values] as const) : [];
  const values = new Map<string, Literal>([...given, ...exportedValues(statements)]);
  const snippets = new Map<string, string>();
  const exportsByKey = new Map<string, ReturnType<typeof exportedValues>>();
  for (const {local, exported, key} of importedNames(statements, file)) {
    if (isCodeFile(key)) continue;
    if (exported === 'default') {
      snippets.set(local, key);
      continue;
    }
    const exports =
      exportsByKey.get(key) ?? exportedValues(takeModules(texts.get(key) ?? '').statements);
    exportsByKey.set(key, exports);
    if (exports.has(exported)) values.set(local, exports.get(exported));
  }
  const read = (source: string) => findValue(source, values);
  return {
    find: (source) => read(source) ?? code?.find(source),
    nodesOf: (source, line, context) => {
      if (props && source.trim() === 'children') return childrenOf(props, line, context);
      const isData = readLiteral(source) ?? read(source);
      return isData ? undefined : code?.nodesOf(source, line, context);
    },
    snippets,
    code,
    ...(props && {fillCode}),
  };
}

/** The children of a snippet's tag, as often as a page may show them. */
function childrenOf(
  {children}: SnippetProps,
  line: number,
  context: ParseContext,
): readonly DocNode[] {
  if (mayShowPassed(children, context)) return children;
  reportTooMuch(line, context);
  return [];
}

/** Reports the statements that import or define code: components, hooks, packages. */
export function reportModules(
  statements: readonly ModuleStatement[],
  bodyLine: number,
  context: ParseContext,
): void {
  for (const statement of statements) {
    const {file, scope} = context.source;
    const imported = importedNames([statement], file);
    const line = bodyLine + statement.line - 1;
    const missing = imported.find(({key}) => isCodeFile(key) && !context.source.snippets.has(key));
    if (missing) {
      const problem = missingSnippet(missing.key, context.source.snippets);
      context.report('page/snippet-missing', line, problem);
      continue;
    }
    const isKnown =
      importsBuiltIns(statement) ||
      (scope.code?.isRead(statement) ?? false) ||
      (imported.length > 0 && imported.every(({key}) => !isCodeFile(key))) ||
      exportedValues([statement]).size > 0;
    if (isKnown) continue;
    const [source = ''] = statement.source.split('\n');
    context.report('page/import-unsupported', line, {source});
  }
}
