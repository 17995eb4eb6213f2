import {plainMarkdown} from '../../src/content/parse-page.js';
import {headingIds, type HeadingIds, type SourceHeading} from '../heading-ids.js';
import {isPossibleId} from './mkdocs-heading.js';
import type {PreparedPage} from './mkdocs-prepare.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** Files of pages → the ids that their headings have here, where these differ. */
export function mkdocsHeadingIds(
  {config: {text}}: MkdocsSource,
  pages: readonly PreparedPage[],
): ReadonlyMap<string, HeadingIds> {
  const kind = slugKindOf(text);
  const found = new Map<string, HeadingIds>();
  for (const {file, headings: written} of pages) {
    const idOf = mkdocsIds(kind);
    const headings = written.map(({text: title, id}): SourceHeading => ({
      id: idOf(plainMarkdown(title), id),
      text: title,
      wanted: isPossibleId(id) ? id : undefined,
    }));
    const ids = headingIds(headings);
    if (ids.size > 0) found.set(file, ids);
  }
  return found;
}

/** How the extension `toc` makes ids, by the function that its settings name. */
function slugKindOf(config: string): SlugKind {
  const [, toc = ''] =
    /^\s*-\s*(?:markdown\.extensions\.)?toc:\s*\n((?:\s{3,}.*\n?)*)/m.exec(config) ?? [];
  const [, slugify = ''] = /^\s*slugify:\s*(.*)$/m.exec(toc) ?? [];
  if (slugify.includes('pymdownx')) return 'pymdownx';
  return slugify.includes('unicode') ? 'unicode' : 'ascii';
}

/** How a site makes ids of headings. */
type SlugKind = 'ascii' | 'unicode' | 'pymdownx';

/** Gives the headings of one page their ids in MkDocs: the second of a kind ends with `_1`. */
function mkdocsIds(kind: SlugKind): (text: string, wanted: string | undefined) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text, wanted) => {
    const base = wanted ?? slugOf(text, kind);
    const [, stem = base, number] = /^(.*)_(\d+)$/.exec(base) ?? [];
    let id = base;
    let count = Math.max(next.get(stem) ?? 0, number === undefined ? 0 : Number(number));
    while (taken.has(id) || id === '') id = `${stem}_${++count}`;
    if (id !== base) next.set(stem, count);
    taken.add(id);
    return id;
  };
}

function slugOf(text: string, kind: SlugKind): string {
  if (kind === 'pymdownx') {
    const plain = text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, '');
    return plain.trim().toLowerCase().replaceAll(' ', '-');
  }
  const plain =
    kind === 'ascii'
      ? text.normalize('NFKD').replaceAll(/[^\0-\x7F]/g, '')
      : text.normalize('NFKC');
  return plain
    .replaceAll(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, '-');
}
