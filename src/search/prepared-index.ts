import type {PageSection} from './sections.js';
import {ownProperty} from '../shared/own-property.js';

/** A page of a prepared index: `docs-index.json` has one for each page of the site. */
export interface PreparedPage {
  readonly path: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly boost: number;
  /** Of the text of its file: an index that is older than a page loses to the page. */
  readonly hash: string;
  /** The sections of the page; without texts, its headings. */
  readonly sections: readonly PageSection[];
  /** Whether the sections have their texts, so that the page need not be read. */
  readonly isComplete: boolean;
}

/**
 * Reads a prepared index, as another program wrote it: `{"pages": [{"path", "title",
 * "description", "headings": [{"id", "text"}], "searchable", "sections": [{"id", "headings",
 * "names", "text", "code"}], "keywords", "boost", "hash"}]}`. What has another type is left out.
 */
export function readPreparedIndex(value: unknown): readonly PreparedPage[] {
  return listAt(value, 'pages').flatMap((page): readonly PreparedPage[] => {
    const path = textAt(page, 'path');
    if (path === '') return [];
    const written = listAt(page, 'sections');
    const isComplete = written.length > 0 || fieldOf(page, 'searchable') === false;
    const beginning = sectionOf('', [], textAt(page, 'description'));
    const headings = listAt(page, 'headings').map((heading) =>
      sectionOf(textAt(heading, 'id'), [textAt(heading, 'text')], ''),
    );
    const boost = Number(fieldOf(page, 'boost') ?? 1);
    return [
      {
        path,
        title: textAt(page, 'title'),
        keywords: textsAt(page, 'keywords'),
        boost: boost > 0 ? boost : 1,
        hash: textAt(page, 'hash'),
        sections: isComplete ? written.map(readSection) : [beginning, ...headings],
        isComplete,
      },
    ];
  });
}

/** The URL, relative to an index, of the index that has the texts of its pages; empty for none. */
export function textFileOf(value: unknown): string {
  return textAt(value, 'text');
}

/** The URLs of the folders of search chunks that an index at a URL names. */
export function chunkFoldersOf(value: unknown, url: URL): readonly string[] {
  const folders = textsAt(fieldOf(value, 'search'), 'folders');
  return folders.flatMap((folder) =>
    URL.canParse(folder, url) ? [new URL(folder, url).href] : [],
  );
}

function readSection(value: unknown): PageSection {
  const label = textAt(value, 'label');
  return {
    id: textAt(value, 'id'),
    headings: textsAt(value, 'headings'),
    ...(label !== '' && {label}),
    names: textsAt(value, 'names'),
    text: textAt(value, 'text'),
    code: textAt(value, 'code'),
  };
}

function sectionOf(id: string, headings: readonly string[], text: string): PageSection {
  return {id, headings, names: [], text, code: ''};
}

function fieldOf(value: unknown, name: string): unknown {
  return ownProperty(Object(value) as Record<string, unknown>, name);
}

function textAt(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function textsAt(value: unknown, name: string): readonly string[] {
  return listAt(value, name).filter((text) => typeof text === 'string');
}
