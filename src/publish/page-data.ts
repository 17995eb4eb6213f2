import {definedOnly} from '../config/read/raw.js';
import type {Mode, SiteColors, SiteConfig} from '../config/site-config.js';
import {labelOf, type PageLabel, type PageLabels} from '../navigation/label.js';
import type {NavGroup, NavPage} from '../navigation/navigation.js';
import {isOnePage} from '../navigation/sidebar-groups.js';
import type {View} from '../navigation/view.js';
import {ownProperty} from '../shared/own-property.js';
import type {StoredFiles} from '../site/files-to-store.js';

/** What the document of a page contains for its script, as JSON. */
export interface PageData {
  /** The files that the page was made of, by their paths in the folder of the site. */
  readonly files: Readonly<Record<string, string>>;
  /** What a reader who has been here before has stored. */
  readonly record: PageRecord;
}

/** A part of the record that the element stores in the reader's browser. */
export interface PageRecord extends StoredFiles {
  readonly siteMode: Mode | 'system';
  readonly siteColors: SiteColors;
  readonly labels: readonly (readonly [path: string, label: PageLabel])[];
  readonly frame: Readonly<Record<string, string>>;
}

/**
 * The limit of the data of a page. More would not speed up anything: the script requests it while
 * the page is read.
 */
const mostBytes = 10_000;

/** The part of it that titles and names of files may have. */
const mostRecordBytes = 5000;

/** What the data of a page are made of. */
export interface PageDataOptions {
  readonly config: SiteConfig;
  readonly view: View;
  readonly labels: PageLabels;
  /** What the files of all pages are called. */
  readonly pageFiles: StoredFiles;
  /** The file of the home page, where that is an index that the navigation does not name. */
  readonly index: string | undefined;
  /** The path of the page. */
  readonly path: string;
  /** The configuration first, then the files of the page: those that fit are in the data. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The data of a page: what the sidebar says near it, and the files that it was made of. */
export function pageData({
  config,
  view,
  labels,
  pageFiles,
  index,
  path,
  texts,
}: PageDataOptions): PageData {
  const space = new Space(mostRecordBytes);
  const known: (readonly [string, PageLabel])[] = [];
  const files = new Map<string, string>();
  // Nothing else says that the root has an index.
  if (index !== undefined && space.take(['', index])) files.set('', index);
  const pages = new Map(view.groups.flatMap(pagesIn).map((page) => [page.path, page]));
  for (const listed of nearestFirst([...pages.keys()], path)) {
    const page = pages.get(listed);
    const file = ownProperty(pageFiles.files, listed);
    // The element would wait for the label of a page without a file.
    const isMissing = page?.source.kind === 'file' && !labels.has(listed);
    const label = isMissing ? labelOf(page, labels) : labels.get(listed);
    const short = label && inSidebar(label);
    if (!space.take([listed, short, file])) break;
    if (short) known.push([listed, short]);
    if (file !== undefined) files.set(listed, file);
  }
  const record: PageRecord = {
    siteMode: config.modeToggle.initial,
    siteColors: config.colors,
    labels: known,
    extension: pageFiles.extension,
    files: Object.fromEntries(files),
    frame: {...(view.tabs.length > 0 && {tabs: ''}), ...(isOnePage(view) && {single: ''})},
  };
  const rest = new Space(mostBytes);
  rest.take(record);
  const fits = (entry: readonly [string, string]) =>
    entry[1].length < mostBytes && rest.take(entry);
  return {files: Object.fromEntries([...texts].filter(fits)), record};
}

/** Counts what still fits. */
class Space {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Takes the space of a value in JSON, if there is as much. */
  take(value: unknown): boolean {
    const text = JSON.stringify(value);
    const size = text.length > this.#left ? Infinity : new TextEncoder().encode(text).length;
    if (size > this.#left) return false;
    this.#left -= size;
    return true;
  }
}

/** Paths by their distance from one of them. */
function nearestFirst(paths: readonly string[], path: string): readonly string[] {
  const at = Math.max(0, paths.indexOf(path));
  const distance = (index: number) => Math.abs(index - at);
  return paths
    .map((one, index) => [one, index] as const)
    .sort(([, a], [, b]) => distance(a) - distance(b))
    .map(([one]) => one);
}

function pagesIn({root, entries}: NavGroup): readonly NavPage[] {
  const inner = entries.flatMap((entry) => (entry.kind === 'page' ? [entry] : pagesIn(entry)));
  return root ? [root, ...inner] : inner;
}

/** What the sidebar shows of a page: descriptions are long, and no sidebar shows them. */
function inSidebar({text, icon, tag, method, isHidden}: PageLabel): PageLabel {
  return definedOnly({text, icon, tag, method, isHidden});
}
