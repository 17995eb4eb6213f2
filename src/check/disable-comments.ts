import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {groupBy} from '../shared/group-by.js';
import {diagnoseCheck} from './check-code.js';
import type {CheckedFile} from './page-rule.js';

/** A comment of an author that turns one code off, on a line or in a whole file. */
export interface DisableComment {
  readonly file: string;
  /** The line of the comment. */
  readonly line: number;
  readonly written: string;
  readonly code: string;
  readonly reason: string;
  /** The line that it is about; `undefined` for the whole file. */
  readonly about: number | undefined;
}

const pattern = new RegExp(
  '(?<!`)(?:\\{/\\*|<!--|^#)\\s*docs-check-disable-(next-line|file)\\s+([\\w/-]+)\\s*' +
    '(?::(.*?))?(?:\\*/\\}|-->|$)',
  'g',
);

/**
 * The comments of a file that turn off a code:
 * `{/* docs-check-disable-next-line CODE: reason *\/}`, the same as `<!-- … -->`, with `file` in
 * place of `next-line` for the whole file, and in frontmatter after `#`. Examples in code do not
 * count. The next line is the next one with content.
 */
export function disableComments({
  page,
  lines,
  bodyLine,
  nodes,
}: CheckedFile): readonly DisableComment[] {
  const inCode = new Set<number>();
  for (const {node} of nodes) {
    if (node.kind !== 'code-block') continue;
    const count = node.code.split('\n').length;
    for (let line = 0; line <= count; line++) inCode.add(node.line + line);
  }
  const found: DisableComment[] = [];
  let next = lines.length + 1;
  for (let line = lines.length; line > 0; line--) {
    const text = lines[line - 1] ?? '';
    const comments = [...text.matchAll(pattern)].filter(
      ([written]) => !inCode.has(line) && !(written.startsWith('#') && line >= bodyLine),
    );
    for (const [written, scope, code = '', reason = ''] of comments) {
      const about = scope === 'file' ? undefined : next;
      found.push({file: page.file, line, written, code, reason: reason.trim(), about});
    }
    const rest = comments.length === 0 ? text : text.replace(pattern, '');
    if (rest.trim() !== '') next = line;
  }
  return found.reverse();
}

/**
 * The diagnostics that no comment turns off; comments that give no reason, and those that turn off
 * nothing, are problems themselves; nothing is known of codes that are not checked.
 */
export function withoutDisabled(
  diagnostics: readonly Diagnostic[],
  comments: readonly DisableComment[],
  isChecked: (code: string) => boolean = () => true,
): readonly Diagnostic[] {
  if (comments.length === 0) return diagnostics;
  const known = groupBy(comments, ({file, code, about}) => JSON.stringify([file, code, about]));
  const used = new Set<DisableComment>();
  const left = diagnostics.filter(({code, location: {file, line}}) => {
    const places = [undefined, line].map((about) => JSON.stringify([file, code, about]));
    const found = places.flatMap((place) => known.get(place) ?? []);
    for (const comment of found) used.add(comment);
    return !found.some(({reason}) => reason !== '');
  });
  const wrong = comments.flatMap((comment) => {
    const {file, line, written, code, reason} = comment;
    if (!used.has(comment)) {
      if (!isChecked(code)) return [];
      const fix = {find: written, replace: ''};
      return [{...diagnoseCheck('check/unused-comment', {file, line}, {code}), fix}];
    }
    return reason === '' ? [diagnoseCheck('check/no-reason', {file, line}, {code})] : [];
  });
  return [...left, ...wrong];
}
