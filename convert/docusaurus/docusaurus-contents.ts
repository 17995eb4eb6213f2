import {Slugger} from '../../src/content/link-targets.js';
import {plainMarkdown} from '../../src/content/parse-page.js';
import type {Marks} from '../../src/markdown/marks.js';
import {textParts} from './docusaurus-scan.js';

const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const ownId = /[ \t]*(?:\{#([^\s{}]+)\}|\{\/\*[ \t]*#(\S+?)[ \t]*\*\/\})[ \t]*$/;
const ofPage = /\btoc=\{\s{0,9}toc\s{0,9}(?:\.slice\((\d{1,4})\)\s{0,9})?\}/;

interface Entry {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/**
 * The links to headings of a page that a tag `<TOCInline toc={toc} />` shows, as a list;
 * `undefined` for a tag that shows others.
 */
export function contentsList(tag: string, text: string, marks: Marks): string | undefined {
  const found = ofPage.exec(tag);
  if (!found) return undefined;
  const level = (name: string, other: number) => Number(new Map(levelsIn(tag)).get(name) ?? other);
  const [least, most] = [level('minHeadingLevel', 2), level('maxHeadingLevel', 3)];
  const entries = entriesOf(text, marks).slice(Number(found[1] ?? 0));
  const open: number[] = [];
  const lines: string[] = [];
  for (const entry of entries) {
    if (entry.level < least || entry.level > most) continue;
    while ((open.at(-1) ?? 0) >= entry.level) open.pop();
    lines.push(`${'  '.repeat(open.length)}- [${entry.text}](#${entry.id})`);
    open.push(entry.level);
  }
  return lines.join('\n');
}

function levelsIn(tag: string): readonly (readonly [string, string])[] {
  const all = tag.matchAll(/\b(m(?:in|ax)HeadingLevel)=\{(\d)\}/g);
  return [...all].map(([, name = '', value = '']) => [name, value]);
}

/** The headings below that of the page, with their ids. */
function entriesOf(text: string, marks: Marks): readonly Entry[] {
  const slugger = new Slugger();
  const entries: Entry[] = [];
  for (const {kind, at, end} of textParts(text, marks)) {
    const line = kind === 'line' && end - at < 1000 ? text.slice(at, end) : '';
    const [, hashes = '', rest = ''] = heading.exec(line) ?? [];
    if (hashes === '') continue;
    const [mark = '', own, commented] = ownId.exec(rest) ?? [];
    const words = rest.slice(0, rest.length - mark.length).replace(/[ \t]+#+[ \t]*$/, '');
    const {id} = slugger.headingIds(plainMarkdown(words), own ?? commented);
    if (hashes.length > 1) entries.push({level: hashes.length, text: linkText(words), id});
  }
  return entries;
}

/** A heading as the text of a link: without links in it, and with its brackets as text. */
function linkText(words: string): string {
  const shown = words.includes('](') ? plainMarkdown(words) : words.trim();
  return shown.replaceAll(/`[^`]*`|\\.|[[\]]/g, (part) =>
    /^[[\]]$/.test(part) ? `\\${part}` : part,
  );
}
