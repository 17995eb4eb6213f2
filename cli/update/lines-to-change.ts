import {
  applyPatch,
  createTwoFilesPatch,
  diffLines,
  formatPatch,
  OMIT_HEADERS,
  reversePatch,
  structuredPatch,
  type StructuredPatch,
} from 'diff';

/**
 * The lines to change in a file that its author has edited, as a unified diff; empty if there are
 * none. `before` is what was written there: what has changed in it since is all that is shown, and
 * no longer once the author has changed it. Without it, both texts are compared. `also` changes
 * what is not the same in every file.
 */
export function linesToChange(
  file: string,
  edited: string,
  before: string | undefined,
  next: string,
  also: (text: string) => string = (text) => text,
): string {
  if (before === undefined) return lacks(edited, next) ? diffOf(file, edited, next) : '';
  const patch = structuredPatch(file, file, before, next, '', '', {context: 1});
  let changed = edited;
  const elsewhere: StructuredPatch[] = [];
  for (const hunk of patch.hunks) {
    const one = {...patch, hunks: [hunk]};
    if (applyPatch(changed, reversePatch(one)) !== false) continue;
    const result = applyPatch(changed, one);
    if (result === false) elsewhere.push(one);
    else changed = result;
  }
  // Where the author has changed the same lines, the place is theirs to find.
  const others = elsewhere.map((one) => formatPatch(one, OMIT_HEADERS));
  return [diffOf(file, edited, also(changed)), ...others].filter((text) => text !== '').join('\n');
}

/** Whether a text has lines that the other one lacks. */
function lacks(edited: string, next: string): boolean {
  return diffLines(edited, next).some(({added}) => added);
}

function diffOf(file: string, one: string, other: string): string {
  if (one === other) return '';
  const text = createTwoFilesPatch(file, file, one, other, undefined, undefined, {context: 3});
  // The program `patch` reads it without these lines, and people do, too.
  return text.replace(/^(?:Index: .*\n)?=+\n/, '');
}
