import {findValue} from './find-value.js';
import type {Literal} from './literal.js';
import {takeModules, type ModuleStatement} from './modules.js';
import type {DocNode} from '../nodes.js';
import type {ParseContext, SnippetTexts} from '../parse-context.js';
import type {Scope} from './scope.js';
import {exportedValues, importedNames} from './snippets.js';

/** What a tag passes to its snippet. */
export interface SnippetProps {
  readonly values: ReadonlyMap<string, Literal>;
  readonly children: readonly DocNode[];
}

/**
 * The names of a file: its imports and exports, which take precedence over the properties passed to
 * it.
 */
export function openScope(
  statements: readonly ModuleStatement[],
  file: string,
  texts: SnippetTexts,
  props?: SnippetProps,
): Scope {
  const values = new Map([...(props?.values ?? []), ...exportedValues(statements)]);
  const snippets = new Map<string, string>();
  const exportsByKey = new Map<string, ReturnType<typeof exportedValues>>();
  for (const {local, exported, key} of importedNames(statements, file)) {
    if (exported === 'default') {
      snippets.set(local, key);
      continue;
    }
    const exports =
      exportsByKey.get(key) ?? exportedValues(takeModules(texts.get(key) ?? '').statements);
    exportsByKey.set(key, exports);
    if (exports.has(exported)) values.set(local, exports.get(exported));
  }
  return {find: (source) => findValue(source, values), snippets, children: props?.children};
}

/** Reports the statements that import or define code: components, hooks, packages. */
export function reportModules(
  statements: readonly ModuleStatement[],
  bodyLine: number,
  context: ParseContext,
): void {
  for (const statement of statements) {
    const isKnown =
      importedNames([statement], context.source.file).length > 0 ||
      exportedValues([statement]).size > 0;
    if (isKnown) continue;
    const [source = ''] = statement.source.split('\n');
    context.report('page/import-unsupported', bodyLine + statement.line - 1, {source});
  }
}
