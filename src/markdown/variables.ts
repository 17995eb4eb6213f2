import {pendingDiagnostic, type PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {countLines} from './indentation.js';

/** Values by the names that pages use. */
export type Variables = ReadonlyMap<string, string>;

/** A use of a variable; spaces inside the braces are ignored. */
const use = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

/**
 * Replaces `{{name}}` by its value in the text of a page or snippet, including frontmatter and
 * code. Names without a value stay as written. Lines keep their numbers.
 */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(use, (written, name: string) => variables.get(name) ?? written);
}

/**
 * The variables that remain in a text after filling: they are not defined. Each is reported once.
 */
export function unknownVariables(text: string, file: string): readonly PendingDiagnostic[] {
  const problems: PendingDiagnostic[] = [];
  const reported = new Set<string>();
  let line = 1;
  let lineStart = 0;
  let counted = 0;
  for (const {index, 1: name = ''} of text.matchAll(use)) {
    if (reported.has(name)) continue;
    reported.add(name);
    const passed = text.slice(counted, index);
    line += countLines(passed);
    if (passed.includes('\n')) lineStart = counted + passed.lastIndexOf('\n') + 1;
    counted = index;
    const column = index - lineStart + 1;
    problems.push(pendingDiagnostic('page/unknown-variable', {file, line, column}, {name}));
  }
  return problems;
}
