import {scalarOf, frontmatterText} from '../../content/frontmatter.js';
import type {Frontmatter, Page} from '../../content/page.js';
import {operationOf} from '../../content/operation.js';
import type {SearchedPage} from '../../search/searched-page.js';
import {sectionsOf} from '../../search/sections.js';
import {loadEntry, type PageReader} from '../load-page.js';
import {wholePage} from '../whole-page.js';
import {readBoost} from '../../config/read/search-settings.js';
import {findsHidden, type PageToSearch} from './pages-to-search.js';

/** A page is not read for its navigation. */
const noNavigation = {
  root: {kind: 'root', name: '', isHidden: false, groups: [], divisions: []},
  pages: new Map(),
  listed: [],
  positions: new Map(),
} as const;

/**
 * Reads a page for the search; `undefined` where it has no file, or cannot be read now. A page that
 * its author hides from the search has no sections.
 */
export async function readForSearch(
  wanted: PageToSearch,
  reader: PageReader,
  breathe: () => Promise<void>,
  signal: AbortSignal,
): Promise<SearchedPage | undefined> {
  const loaded = await loadEntry(wanted.page, noNavigation, reader, signal);
  const state = await wholePage(loaded, breathe);
  const hasHidden = reader.config !== undefined && findsHidden(reader.config);
  return state.phase === 'shown' ? searchedPage(state.page, wanted, hasHidden) : undefined;
}

/** What is searched of a page. */
function searchedPage(page: Page, wanted: PageToSearch, hasHidden: boolean): SearchedPage {
  const {path, frontmatter} = page;
  const title = page.title || wanted.label;
  return {
    path,
    title,
    keywords: [...keywordsOf(frontmatter), ...namesOf(wanted)].filter((word) => word !== title),
    boost: readBoost(scalarOf(frontmatter, 'boost')) * wanted.boost * factorOf(wanted, page),
    sections: isSearched(frontmatter, hasHidden) ? sectionsOf(page) : [],
  };
}

/**
 * Guides come before the reference, which has the same words many times, and operations before the
 * schemas that they use.
 */
function factorOf({page: {source}}: PageToSearch, {frontmatter}: Page): number {
  if (source.kind === 'model') return modelFactor;
  const isReference = source.kind !== 'file' || operationOf(frontmatter) !== undefined;
  return isReference ? referenceFactor : 1;
}

const referenceFactor = 0.8;
const modelFactor = 0.4;

/** A page of which only the navigation is known. */
export function unreadPage(wanted: PageToSearch): SearchedPage {
  return {
    path: wanted.path,
    title: wanted.label,
    keywords: namesOf(wanted),
    boost: wanted.boost,
    sections: [{id: '', headings: [], names: [], text: '', code: ''}],
  };
}

/** The words of the path, the groups around the page, and the operation that it is about. */
function namesOf({path, trail, page: {source, label}}: PageToSearch): readonly string[] {
  const operation = 'method' in source ? [`${source.method} ${source.route}`] : [];
  return [...operation, ...(label === undefined ? [] : [label]), path, ...trail.slice(-2)];
}

function keywordsOf(frontmatter: Frontmatter): readonly string[] {
  const written = frontmatter.get('keywords');
  const keywords = Array.isArray(written)
    ? written.map(String)
    : frontmatterText(frontmatter, 'keywords').split(',');
  const others = ['sidebarTitle', 'openapi', 'api', 'tag'].map((name) =>
    frontmatterText(frontmatter, name),
  );
  return [...keywords, ...others].filter((word) => word.trim() !== '');
}

function isSearched(frontmatter: Frontmatter, hasHidden: boolean): boolean {
  const isHidden = frontmatter.get('hidden') === true && !hasHidden;
  return frontmatter.get('searchable') !== false && !isHidden;
}
