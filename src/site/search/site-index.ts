import type {Frontmatter} from '../../content/page.js';
import {scalarOf, splitFrontmatter} from '../../content/frontmatter.js';
import {readYaml} from '../../content/read-yaml.js';
import type {Diagnostic} from '../../diagnostics/diagnostic.js';
import {hashOf} from '../../search/hash.js';
import type {PagePlace, SearchedPage} from '../../search/searched-page.js';
import {missingDiagnostic} from '../load-diagnostic.js';
import {findPage} from '../find-page.js';
import type {OpenedFolder} from '../open-folder.js';
import {pagesToSearch, type PageToSearch} from './pages-to-search.js';
import {readForSearch} from './search-reading.js';

/** A page in `docs-index.json`. */
export interface IndexedPage {
  readonly path: string;
  /** Its file; pages of operations have none. */
  readonly file?: string;
  readonly title: string;
  readonly sidebarTitle?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly url?: string;
  /** The operation that the page is about. */
  readonly openapi?: string;
  readonly api?: string;
  readonly hideApiMarker?: boolean;
  readonly hidden?: boolean;
  /** `false` where the search does not find the page. */
  readonly searchable?: boolean;
  /** Characters of the file. */
  readonly size?: number;
  readonly hash: string;
}

/** What the search needs of a page besides, with its headings or with its texts. */
export interface IndexedWords {
  readonly keywords?: readonly string[];
  readonly boost?: number;
}

/** A heading of a page in `docs-index.json`. */
export interface IndexedHeading {
  readonly id: string;
  readonly text: string;
}

/** A page of a site, as its index may have it. */
export interface WalkedPage {
  readonly entry: IndexedPage;
  readonly words: IndexedWords;
  readonly headings: readonly IndexedHeading[];
  readonly searched: SearchedPage;
  readonly place: PagePlace;
}

/**
 * The pages of a site for `docs-index.json`, in reading order; those without a file are left out,
 * and `onMissing` is told why.
 */
export async function* indexPages(
  {site, reader, navigation}: OpenedFolder,
  onProgress?: (done: number, all: number) => void,
  onMissing?: (problem: Diagnostic) => void,
): AsyncGenerator<WalkedPage, void, undefined> {
  if (!site || !reader || !navigation) return;
  const {signal} = new AbortController();
  const wanted = pagesToSearch(site.config, navigation);
  for (const [index, place] of wanted.entries()) {
    const isFile = place.page.source.kind === 'file';
    const found = isFile ? await findPage(place.path, reader, signal) : undefined;
    const searched = await readForSearch(place, reader, () => Promise.resolve(), signal);
    onProgress?.(index + 1, wanted.length);
    if (isFile && !found) {
      const lookedFor = reader.pageFiles.likelyFor(place.path);
      onMissing?.(missingDiagnostic({path: place.path, lookedFor}));
      continue;
    }
    if (!searched) continue;
    const {title, keywords, sections} = searched;
    const entry = {
      path: place.path,
      ...(found && {file: found.file}),
      title,
      ...(found && labelsOf(splitFrontmatter(found.text, found.file, readYaml).value.frontmatter)),
      ...(sections.length === 0 && {searchable: false}),
      ...(found && {size: found.text.length}),
      hash: hashOf(found?.text ?? JSON.stringify(sections)),
    };
    const words = {
      ...(keywords.length > 0 && {keywords}),
      ...boostOf(searched.boost, place),
    };
    const headings = sections.flatMap(({id, headings, label}) =>
      id === '' || label !== undefined ? [] : [{id, text: headings.at(-1) ?? ''}],
    );
    yield {entry, words, headings, searched, place};
  }
}

const labelProperties = [
  'sidebarTitle',
  'icon',
  'iconType',
  'tag',
  'description',
  'url',
  'openapi',
  'api',
  'hideApiMarker',
  'hidden',
];

/** What the sidebar and lists show of a page, as it is written. */
function labelsOf(frontmatter: Frontmatter): Partial<IndexedPage> {
  const written = labelProperties.flatMap((name) => {
    const value = scalarOf(frontmatter, name);
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(written);
}

/** How much the page itself says that it counts; the rest follows from its place. */
function boostOf(boost: number, place: PageToSearch): {readonly boost?: number} {
  const own = Math.round((boost / place.boost) * 1000) / 1000;
  return own === 1 ? {} : {boost: own};
}
