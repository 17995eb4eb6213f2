import {pendingDiagnostic, type PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {countLines} from './indentation.js';

/** Values by the names that pages use. */
export type Variables = ReadonlyMap<string, string>;

/** A use of a variable; spaces inside of the braces do not count. */
const use = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

/**
 * Puts values in the place of `{{name}}` in the text of a page or snippet, in its frontmatter and in code as well. Names
 * without a value stay as they are written (format notes §5.2, `variables`). Lines keep their numbers.
 */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(use, (written, name: string) => variables.get(name) ?? written);
}

/** The names that a text still has after it was filled: nothing says what they stand for. Each is told once. */
export function unknownVariables(text: string, file: string): readonly PendingDiagnostic[] {
  const problems: PendingDiagnostic[] = [];
  const told = new Set<string>();
  let line = 1;
  let counted = 0;
  for (const {index, 1: name = ''} of text.matchAll(use)) {
    if (told.has(name)) continue;
    told.add(name);
    line += countLines(text.slice(counted, index));
    counted = index;
    const column = index - (index === 0 ? -1 : text.lastIndexOf('\n', index - 1));
    problems.push(pendingDiagnostic('page/unknown-variable', {file, line, column}, {name}));
  }
  return problems;
}
