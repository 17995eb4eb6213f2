import type {ComponentAttributes} from '../markdown/component-html.js';
import {titleAttributes} from './mkdocs-titles.js';
import type {Block, BoxContent, TabContent} from './python-block.js';
import {dedented, endOfIndented, isBlank, type Line} from './python-lines.js';
import type {BlockReader, Features} from './python-reader.js';

const admonition = /^!!! ?([\w-]+(?: +[\w-]+)*)(?: +"(.*)")? *$/;
const details = /^(\?\?\?\+?) ?([\w-]+(?: +[\w-]+)*)?(?: +"(.*)")? *$/;
const tab = /^===([!+]*) +"(.*)" *$/;
const footnote = /^ {0,3}\[\^([^\]]+)\]: */;
/** A paragraph that begins with a name in capitals. */
const callout = /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION|DANGER|INFO|EXAMPLE|BUG|QUESTION|SUCCESS): +/;

/** Types of admonitions → the callouts that mean the same. */
const callouts: ReadonlyMap<string, string> = new Map([
  ...['note', 'seealso'].map((type) => [type, 'Note'] as const),
  ...['info', 'todo', 'abstract', 'summary', 'tldr'].map((type) => [type, 'Info'] as const),
  ...['tip', 'hint', 'important'].map((type) => [type, 'Tip'] as const),
  ...['success', 'check', 'done'].map((type) => [type, 'Check'] as const),
  ...['warning', 'caution', 'attention'].map((type) => [type, 'Warning'] as const),
  ...['failure', 'fail', 'missing', 'danger', 'error', 'bug'].map(
    (type) => [type, 'Danger'] as const,
  ),
  ...['question', 'help', 'faq', 'example'].map((type) => [type, 'Info'] as const),
]);

/** Whether a line begins an admonition or tabs. */
export function opensBox(text: string, features: Features): boolean {
  return (
    (text.startsWith('!!!') && features.has('admonition') && admonition.test(text)) ||
    (text.startsWith('???') && features.has('details') && details.test(text)) ||
    (text.startsWith('===') && features.has('tabs') && tab.test(text))
  );
}

/** The admonition that begins at a line. */
export function readBox(
  lines: readonly Line[],
  at: number,
  reader: BlockReader,
): Block | undefined {
  const {features, read} = reader;
  const text = lines[at]?.text ?? '';
  if (features.has('callouts') && callout.test(text)) return readCallout(lines, at, reader);
  if (!opensBox(text, features) || text.startsWith('=')) return undefined;
  const own = lines.slice(at, endOfIndented(lines, at + 1));
  const blocks = read(dedented(own.slice(1)));
  const [mark = '', names = '', title] = text.startsWith('!')
    ? (admonition.exec(text)?.slice(1).toSpliced(0, 0, '!!!') ?? [])
    : (details.exec(text)?.slice(1) ?? []);
  const type = names.split(' ')[0]?.toLowerCase() ?? '';
  const isOpened = mark === '!!!' ? undefined : mark.endsWith('+');
  return {...boxOf(type, title, isOpened), linesBefore: 1, blocks, lines: own};
}

/** What an admonition is here; `isOpened` for one that readers open. */
export function boxOf(
  type: string,
  title: string | undefined,
  isOpened: boolean | undefined,
): Pick<BoxContent, 'kind' | 'name' | 'attributes'> {
  if (isOpened === undefined) {
    return {kind: 'box', name: callouts.get(type) ?? 'Note', attributes: titleOf(type, title)};
  }
  const attributes = {
    ...titleAttributes(title ?? capitalized(type)),
    ...(isOpened && {defaultOpen: ''}),
  };
  return {kind: 'box', name: 'Accordion', attributes};
}

/** The title that readers see: callouts of the same name need none. */
function titleOf(type: string, title: string | undefined): ComponentAttributes {
  if (title === '') return {};
  const name = callouts.get(type);
  const isNamed = name?.toLowerCase() === type;
  if (title === undefined) return isNamed ? {} : {title: capitalized(type)};
  const attributes = titleAttributes(title);
  return isNamed && attributes['title'] === name ? {} : attributes;
}

function readCallout(lines: readonly Line[], at: number, {read}: BlockReader): Block {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end])) end++;
  const own = lines.slice(at, end);
  const [first] = own as [Line];
  const [mark = '', name = ''] = callout.exec(first.text) ?? [];
  const inner = [{text: first.text.slice(mark.length), at: first.at}, ...own.slice(1)];
  const type = name.toLowerCase();
  return {
    kind: 'box',
    name: callouts.get(type) ?? 'Note',
    attributes: titleOf(type, undefined),
    linesBefore: 0,
    blocks: read(inner),
    lines: own,
  };
}

/** A quote whose first line is a mark such as `[!NOTE]`, where a plugin makes it an admonition. */
export function alertOf(
  inner: readonly Line[],
  lines: readonly Line[],
  {features, read}: BlockReader,
): Block | undefined {
  const first = inner[0]?.text ?? '';
  const [, name] = features.has('alerts')
    ? (/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/i.exec(first) ?? [])
    : [];
  if (name === undefined) return undefined;
  const type = name.toLowerCase();
  return {
    kind: 'box',
    name: callouts.get(type) ?? 'Note',
    attributes: titleOf(type, undefined),
    linesBefore: 1,
    isQuote: true,
    blocks: read(inner.slice(1)),
    lines,
  };
}

/** The tabs that begin at a line, with those that follow directly. */
export function readTabs(
  lines: readonly Line[],
  start: number,
  {features, read}: BlockReader,
): Block | undefined {
  const text = lines[start]?.text ?? '';
  if (!text.startsWith('===') || !features.has('tabs')) return undefined;
  const found: {
    readonly attributes: ComponentAttributes;
    readonly from: number;
    readonly to: number;
  }[] = [];
  let end = start;
  for (let at = start; at < lines.length;) {
    const [, marks, title] = tab.exec(lines[at]?.text ?? '') ?? [];
    // A mark begins other tabs.
    if (title === undefined || (found.length > 0 && marks?.includes('!'))) break;
    end = endOfIndented(lines, at + 1);
    found.push({attributes: titleAttributes(title), from: at, to: end});
    at = end;
    while (at < lines.length && isBlank(lines[at])) at++;
  }
  if (found.length === 0) return undefined;
  const tabs: readonly TabContent[] = found.map(({attributes, from, to}, index) => ({
    attributes,
    linesBefore: 1,
    lines: lines.slice(from, found[index + 1]?.from ?? to),
    blocks: read(dedented(lines.slice(from + 1, to))),
  }));
  return {kind: 'tabs', tabs, lines: lines.slice(start, end)};
}

/** Whether a line begins the definition of a footnote. */
export function opensFootnote(text: string, features: Features): boolean {
  return features.has('footnotes') && footnote.test(text);
}

/** The definition of a footnote that begins at a line. */
export function readFootnote(
  lines: readonly Line[],
  at: number,
  {features, read}: BlockReader,
): Block | undefined {
  const first = lines[at];
  const [mark, label] = features.has('footnotes') ? (footnote.exec(first?.text ?? '') ?? []) : [];
  if (!first || mark === undefined || label === undefined) return undefined;
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end]) && !footnote.test(lines[end]?.text ?? ''))
    end++;
  if (isBlank(lines[end])) end = Math.max(end, endOfIndented(lines, end));
  const inner = [{text: first.text.slice(mark.length), at: first.at}];
  const blocks = read([...inner, ...dedented(lines.slice(at + 1, end))]);
  return {kind: 'footnote', label, blocks, lines: lines.slice(at, end)};
}

function capitalized(type: string): string {
  const words = type.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
