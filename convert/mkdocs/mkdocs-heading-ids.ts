import {plainMarkdown} from '../../src/content/parse-page.js';
import {headingIds, type HeadingIds, type SourceHeading} from '../heading-ids.js';
import {isPossibleId} from './mkdocs-heading.js';
import type {PreparedPage} from './mkdocs-prepare.js';
import {mkdocsIds, type SlugKind} from './mkdocs-slugs.js';
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
