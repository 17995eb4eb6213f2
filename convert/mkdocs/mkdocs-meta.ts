import {dump} from 'js-yaml';
import {splitPage, type SplitPage} from '../page-head.js';

const entry = /^ {0,3}([\w-]+):[ \t]*(.*)$/;
const more = /^(?: {4,}|\t)(\S.*)$/;

/**
 * A page with its frontmatter. As MkDocs reads pages, entries at the beginning of a text are one
 * without dashes around them, as in MultiMarkdown: `title: Start`.
 */
export function splitMkdocsPage(text: string): SplitPage {
  const page = splitPage(text);
  if (page.bodyLine > 1) return page;
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const entries = new Map<string, string>();
  let last: string | undefined;
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, name, value = ''] = entry.exec(line) ?? [];
    const [, added] = more.exec(line) ?? [];
    if (name !== undefined) {
      last = name.toLowerCase();
      entries.set(last, value.trim());
    } else if (added !== undefined && last !== undefined) {
      entries.set(last, `${entries.get(last) ?? ''} ${added.trim()}`.trim());
    } else break;
  }
  // A text that begins with such a line, and goes on, is a paragraph for MkDocs, too: it has the
  // entries before it, and is shown without them.
  if (entries.size === 0) return page;
  const isBlank = (lines[at] ?? '').trim() === '';
  const body = lines.slice(isBlank ? at + 1 : at).join('\n');
  const head = dump(Object.fromEntries(entries), {lineWidth: -1}).trimEnd();
  return {head, body, bodyLine: isBlank ? at + 2 : at + 1};
}
