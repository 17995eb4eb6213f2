import type {Diagnostic} from '../diagnostics/diagnostic.js';
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
    '(?::(.*?))?\\s*(?:\\*/\\}|-->|$)',
);

/**
 * The comments of a file that turn off a code:
 * `{/* docs-check-disable-next-line CODE: reason *\/}`, the same as `<!-- … -->`, with `file` in
 * place of `next-line` for the whole file, and in frontmatter after `#`. Examples in code do not
 * count.
 */
export function disableComments({page, lines, nodes}: CheckedFile): readonly DisableComment[] {
  const inCode = new Set<number>();
  for (const {node} of nodes) {
    if (node.kind !== 'code-block') continue;
    const count = node.code.split('\n').length;
    for (let line = 0; line <= count; line++) inCode.add(node.line + line);
  }
  return lines.flatMap((text, index) => {
    const [written, scope, code = '', reason = ''] = pattern.exec(text) ?? [];
    if (written === undefined || inCode.has(index + 1)) return [];
    const next = lines.findIndex((other, at) => at > index && other.trim() && !pattern.test(other));
    const about = scope === 'file' ? undefined : next + 1;
    const {file} = page;
    return [{file, line: index + 1, written, code, reason: reason.trim(), about}];
  });
}

/**
 * The diagnostics that no comment turns off; comments that give no reason, and those that turn off
 * nothing, are problems themselves.
 */
export function withoutDisabled(
  diagnostics: readonly Diagnostic[],
  comments: readonly DisableComment[],
): readonly Diagnostic[] {
  const byFile = new Map<string, DisableComment[]>();
  for (const comment of comments) {
    const known = byFile.get(comment.file);
    if (known) known.push(comment);
    else byFile.set(comment.file, [comment]);
  }
  const used = new Set<DisableComment>();
  const left = diagnostics.filter(({code, location: {file, line}}) => {
    const ofCode = (byFile.get(file) ?? []).filter((comment) => comment.code === code);
    const found = ofCode.filter(({about}) => about === undefined || about === line);
    for (const comment of found) used.add(comment);
    return !found.some(({reason}) => reason !== '');
  });
  const wrong = comments.flatMap((comment) => {
    const {file, line, written, code, reason} = comment;
    if (!used.has(comment)) {
      const fix = {find: written, replace: ''};
      return [{...diagnoseCheck('check/unused-comment', {file, line}, {code}), fix}];
    }
    return reason === '' ? [diagnoseCheck('check/no-reason', {file, line}, {code})] : [];
  });
  return [...left, ...wrong];
}
