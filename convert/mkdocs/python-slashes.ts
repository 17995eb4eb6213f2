import {titleAttributes} from './mkdocs-titles.js';
import type {Block, TabContent} from './python-block.js';
import {boxOf, opensBox} from './python-boxes.js';
import {nextMark, type ClosingFences} from './python-fences.js';
import {dedented, indentOf, isBlank, type Line} from './python-lines.js';
import type {BlockReader, Features} from './python-reader.js';

const opening = /^(\/{3,}) *([a-z][\w-]*)(?: *\| *(.*?))? *$/;

/** The names of blocks that are no admonitions. */
const others = /^(?:html|caption|figure-caption|table-caption|definition|multiple-choice)$/;

/** Whether a line begins a block between slashes, such as `/// note | Title`. */
function opensSlashes(text: string, features: Features): boolean {
  const [, , name] = features.has('blocks') ? (opening.exec(text) ?? []) : [];
  return name !== undefined && !others.test(name);
}

/** Whether a line begins what is found before lists, quotes and tables are, and ends them. */
export function endsOthers(text: string, features: Features): boolean {
  return opensBox(text, features) || opensSlashes(text, features);
}

/** A block between slashes. */
interface Slashes {
  readonly name: string;
  readonly title: string | undefined;
  readonly options: ReadonlyMap<string, string>;
  readonly inner: readonly Line[];
  /** How many lines are before its content. */
  readonly linesBefore: number;
  readonly lines: readonly Line[];
}

/** The block between slashes that begins at a line; tabs include those that follow directly. */
export function readSlashes(
  lines: readonly Line[],
  start: number,
  {features, read}: BlockReader,
  fences: ClosingFences,
): Block | undefined {
  const first = slashesAt(lines, start, features, fences);
  if (!first) return undefined;
  const {name, title, options, inner, linesBefore} = first;
  if (name !== 'tab') {
    const type = options.get('type') ?? (/^(?:admonition|details)$/.test(name) ? 'note' : name);
    const isOpened = name === 'details' ? options.get('open') === 'true' : undefined;
    const shown = title === undefined && name === 'details' ? 'Details' : title;
    return {...boxOf(type, shown, isOpened), linesBefore, blocks: read(inner), lines: first.lines};
  }
  const tabs: TabContent[] = [];
  let end = start;
  for (let at = start; at < lines.length;) {
    const tab = slashesAt(lines, at, features, fences);
    if (tab?.name !== 'tab' || (tabs.length > 0 && tab.options.get('new') === 'true')) break;
    end = at + tab.lines.length;
    at = end;
    while (at < lines.length && isBlank(lines[at])) at++;
    const isFollowed = slashesAt(lines, at, features, fences)?.name === 'tab';
    tabs.push({
      attributes: titleAttributes(tab.title ?? ''),
      linesBefore: tab.linesBefore,
      lines: lines.slice(end - tab.lines.length, isFollowed ? at : end),
      blocks: read(tab.inner),
    });
  }
  return {kind: 'tabs', tabs, lines: lines.slice(start, end)};
}

function slashesAt(
  lines: readonly Line[],
  start: number,
  features: Features,
  fences: ClosingFences,
): Slashes | undefined {
  const text = lines[start]?.text ?? '';
  if (!opensSlashes(text, features)) return undefined;
  const [, marks = '', name = '', title] = opening.exec(text) ?? [];
  const end = nextMark(marks, start, fences);
  if (end === undefined) return undefined;
  const options = new Map<string, string>();
  let from = start + 1;
  for (; from < end; from++) {
    const line = lines[from] as Line;
    const [, key, value] = /^ +([\w-]+): *(.*)$/.exec(line.text) ?? [];
    if (indentOf(line) < 4 || key === undefined) break;
    options.set(key, value?.trim() ?? '');
  }
  return {
    name,
    title: title === '' ? undefined : title,
    options,
    inner: dedented(lines.slice(from, end), 0),
    linesBefore: from - start,
    lines: lines.slice(start, end + 1),
  };
}
