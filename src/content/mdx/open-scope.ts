import {findValue} from './find-value.js';
import type {Literal} from './literal.js';
import {takeModules, type ModuleStatement} from './modules.js';
import type {DocNode} from '../nodes.js';
import type {ParseContext} from '../parse-context.js';
import type {Scope} from './scope.js';
import {exportedValues, importedNames, type SnippetTexts} from './snippets.js';

/** What a snippet is given where it stands. */
export interface SnippetProps {
  readonly values: ReadonlyMap<string, Literal>;
  readonly children: readonly DocNode[];
}

/** The names of a file: its imports and exports, over what it was given. */
export function openScope(
  statements: readonly ModuleStatement[],
  file: string,
  texts: SnippetTexts,
  given?: SnippetProps,
): Scope {
  const values = new Map([...(given?.values ?? []), ...exportedValues(statements)]);
  const snippets = new Map<string, string>();
  for (const {local, exported, key} of importedNames(statements, file)) {
    if (exported === 'default') {
      snippets.set(local, key);
      continue;
    }
    const exports = exportedValues(takeModules(texts.get(key) ?? '').statements);
    if (exports.has(exported)) values.set(local, exports.get(exported));
  }
  return {find: (source) => findValue(source, values), snippets, children: given?.children ?? []};
}

/** Reports the statements that bring in or define code: components, hooks, packages. */
export function reportModules(
  statements: readonly ModuleStatement[],
  bodyLine: number,
  reading: ParseContext,
): void {
  for (const statement of statements) {
    const isKnown =
      importedNames([statement], reading.source.file).length > 0 ||
      exportedValues([statement]).size > 0;
    if (isKnown) continue;
    const [source = ''] = statement.source.split('\n');
    reading.report('page/import-unsupported', bodyLine + statement.line - 1, {source});
  }
}
