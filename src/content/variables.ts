import {problem, type Problem} from '../diagnostics/problem.js';
import {countLines} from './lines.js';

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

/** The names that a text still has after it was filled: nothing says what they stand for. */
export function unknownVariables(text: string, file: string): readonly Problem[] {
  return [...text.matchAll(use)].map(({index, 1: name = ''}) => {
    const before = text.slice(0, index);
    const column = index - before.lastIndexOf('\n');
    return problem('page/unknown-variable', {file, line: countLines(before) + 1, column}, {name});
  });
}
