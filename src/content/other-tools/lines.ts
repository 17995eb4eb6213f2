import {blank, interrupts, lineAt} from '../../markdown/line-rules.js';
import {attribute, type Change} from './change.js';

const contents = /^([ \t]*)(\[\[_?toc_?\]\])[ \t]*$/i;
const emphasized = /^ {0,3}([?!]>[ \t]+)(?=\S)/;

/** The list of contents of VitePress, which is beside every page here. */
export function contentsChange(line: string, at: number): Change | undefined {
  const [, space = '', find] = contents.exec(line) ?? [];
  if (find === undefined) return undefined;
  return {tool: 'VitePress', edits: [{at: at + space.length, find, replace: ''}]};
}

/** A paragraph of docsify that begins with `?>` or `!>` at an offset of a text. */
export function emphasizedChange(text: string, at: number): Change | undefined {
  const first = lineAt(text, at, text.length);
  const [whole = '', find] = emphasized.exec(first) ?? [];
  if (find === undefined) return undefined;
  const name = find.startsWith('?') ? 'Tip' : 'Warning';
  let end = at + first.length;
  while (end < text.length) {
    const line = lineAt(text, end + 1, text.length);
    if (blank.test(line) || interrupts(line)) break;
    end += 1 + line.length;
  }
  const start = at + whole.length - find.length;
  return {
    tool: 'docsify',
    edits: [
      {at: start, find, replace: `<${name}>`},
      {at: end, find: '', replace: `</${name}>`},
    ],
  };
}

const heading = /^ {0,3}#{1,6}[ \t]/;
/** The id of a heading, or that docsify's lists of contents leave it out. */
const headingOption = /^(?::id=([\w-]+)|\{docsify-ignore(?:-all)?\})$/;

/** The options of docsify at the end of a heading: at most one of each kind. */
export function headingChange(line: string, at: number): Change | undefined {
  if (!heading.test(line)) return undefined;
  const written = line.trimEnd();
  let title = written;
  let id: string | undefined;
  for (let count = 0; count < 2; count++) {
    const lastBlank = Math.max(title.lastIndexOf(' '), title.lastIndexOf('\t'));
    const option = headingOption.exec(title.slice(lastBlank + 1));
    if (!option) break;
    id ??= option[1];
    title = title.slice(0, lastBlank).trimEnd();
  }
  const find = written.slice(title.length);
  if (find === '') return undefined;
  const replace = id === undefined ? '' : ` {#${id}}`;
  return {tool: 'docsify', edits: [{at: at + title.length, find, replace}]};
}

const fence = /^(.*?(?:`{3,}|~{3,})[ \t]*)(\S.*)$/;
const numbers = /^([\w+#.-]+):(no-)?line-numbers(?:=\d+)?/;
const marks = /^([\w+#.-]+(?: lines)?)(?=\{[\d\s,-]+\})/;
const named = /(^|[ \t])\[(?!expandable\])([^[\]]+)\](?=[ \t]|$)/;

/** The first line of a fence with options that VitePress and Docusaurus write in other ways. */
export function fenceChange(line: string, at: number): Change | undefined {
  const [, before = '', info = ''] = fence.exec(line) ?? [];
  const find = info.trimEnd();
  const replace = find
    .replace(numbers, (_, language: string, no?: string) => (no ? language : `${language} lines`))
    .replace(marks, '$1 ')
    .replace(named, (_, space: string, name: string) => space + attribute('title', name).trim());
  if (replace === find) return undefined;
  return {tool: 'VitePress', edits: [{at: at + before.length, find, replace}]};
}
