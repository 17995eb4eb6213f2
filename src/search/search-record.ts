import type {PagePlace, SearchScope, SearchedPage} from './searched-page.js';
import {askedTerms} from './synonyms.js';
import {wordsIn} from './terms.js';
import {stemOf} from './word-forms.js';

/**
 * A page as another program indexes it: the words of `content` and `meta` are searched, `filters`
 * select.
 */
export interface SearchRecord {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** How much more words count there than in the content, as in an index in the browser. */
export const recordWeights = {title: 5, headings: 4, names: 3, keywords: 3} as const;

// Between the sections of a page, the fields of a section, and the items of a list. They are no
// words, so that nothing is found by them.
const sectionMark = '␝';
const fieldMark = '␞';
const itemMark = '␟';
const marks = /[␝␞␟]/g;

/** The record of a page: {@link readRecord} gives the page again, with single spaces. */
export function recordOf(page: SearchedPage, {trail, scopes}: PagePlace): SearchRecord {
  const {path, title, keywords, boost, sections} = page;
  const joined = (mark: string, parts: readonly string[]) => parts.join(` ${mark} `);
  const listOf = (items: readonly string[]) => joined(itemMark, items.map(plain));
  const meta = {
    title: plain(title),
    headings: joined(
      sectionMark,
      sections.map(({id, headings, label}) =>
        label === undefined
          ? listOf([id, ...headings])
          : listOf([hidden(id), ...headings, hidden(label)]),
      ),
    ),
    names: joined(
      sectionMark,
      sections.map(({names}) => listOf(names)),
    ),
    keywords: listOf(keywords),
    trail: listOf(trail),
  };
  const texts = sections.map(({text, code}) => joined(fieldMark, [plain(text), plain(code)]));
  const others = [...unwrittenTerms([...texts, ...Object.values(meta)])].join(' ');
  return {
    url: path,
    content: joined(sectionMark, [...texts, others]),
    meta,
    filters: {
      version: valuesOf(scopes, 'version'),
      language: valuesOf(scopes, 'language'),
      boost: [String(Math.round(boost * 100) / 100)],
    },
  };
}

/** Reads the page of a record; what another program has added to it does not matter. */
export function readRecord({url, content, meta, filters}: SearchRecord): {
  readonly page: SearchedPage;
  readonly place: PagePlace;
} {
  const texts = partsOf(content, sectionMark);
  const names = partsOf(meta['names'], sectionMark);
  const sections = partsOf(meta['headings'], sectionMark).map((written, index) => {
    const [id = '', ...others] = partsOf(written, itemMark);
    const [text = '', code = ''] = partsOf(texts[index], fieldMark);
    const label = isHidden(id) ? revealed(others.at(-1) ?? '') : undefined;
    return {
      id: revealed(id),
      headings: label === undefined ? others : others.slice(0, -1),
      ...(label !== undefined && {label}),
      names: listIn(names[index]),
      text,
      code,
    };
  });
  const scopes = (filters['version'] ?? ['']).flatMap((version) =>
    (filters['language'] ?? ['']).map((language) => ({
      ...(version !== '' && {version}),
      ...(language !== '' && {language}),
    })),
  );
  return {
    page: {
      path: url,
      title: meta['title'] ?? '',
      keywords: listIn(meta['keywords']),
      boost: Number(filters['boost']?.[0] ?? 1),
      sections,
    },
    place: {path: url, trail: listIn(meta['trail']), scopes},
  };
}

/** The values of the filters that a reader's pages have: their own, and none. */
export function filtersOf(reader: SearchScope): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(reader).map(([name, value]) => [name, [value, '']]));
}

function valuesOf(scopes: readonly SearchScope[], name: keyof SearchScope): readonly string[] {
  return [...new Set(scopes.map((scope) => scope[name] ?? ''))];
}

/**
 * The terms of texts that do not begin a word as it is written, without its accents: parts of names
 * in code, words of languages without spaces, letters that are written in two ways, stems such as
 * `retri` for `retry`, and other words for the same thing.
 */
function unwrittenTerms(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const asked = askedTerms();
  const addTo = (word: string, term: string) => {
    for (const one of [term, stemOf(term)]) if (!word.startsWith(one)) found.add(one);
  };
  for (const text of texts) {
    for (const {start, end, terms} of wordsIn(text)) {
      const isInside = /[\p{L}\p{M}\p{N}]/u.test(text.charAt(start - 1));
      const word = text.slice(start, end).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      for (const term of terms) {
        addTo(isInside ? '' : word, term);
        for (const other of asked.get(term) ?? []) addTo('', other);
      }
    }
  }
  return found;
}

/** Letters that are none: what is written with them is found by no word. */
const hiddenStart = 0xe000;
const hiddenEnd = 0xf8ff;

/** A text in letters of which no word consists. */
function hidden(text: string): string {
  return shifted(text, hiddenStart, (code) => code < hiddenEnd - hiddenStart);
}

function revealed(text: string): string {
  return shifted(text, -hiddenStart, isHiddenCode);
}

function isHidden(text: string): boolean {
  return isHiddenCode(text.charCodeAt(0));
}

function isHiddenCode(code: number): boolean {
  return code >= hiddenStart && code <= hiddenEnd;
}

function shifted(text: string, by: number, isMoved: (code: number) => boolean): string {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  return codes.map((code) => String.fromCharCode(isMoved(code) ? code + by : code)).join('');
}

function plain(text: string): string {
  return text.replace(marks, ' ');
}

function partsOf(text = '', mark: string): readonly string[] {
  return text.split(mark).map((part) => part.trim());
}

function listIn(text: string | undefined): readonly string[] {
  return partsOf(text, itemMark).filter((item) => item !== '');
}
