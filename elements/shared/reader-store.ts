import type {Mode} from '../../src/config/site-config.js';
import type {Choices} from '../../src/navigation/position.js';
import type {PageLabel} from '../../src/navigation/label.js';

/** What a site stores in the reader's browser, in one `localStorage` entry. */
export interface ReaderRecord {
  /** The reader's choice. */
  readonly mode?: Mode | 'system';
  /**
   * The mode in the site's configuration when last read, so that the first paint has the right
   * mode.
   */
  readonly siteMode?: Mode | 'system';
  /** The version, language and other divisions that the reader chose. */
  readonly choices?: Choices;
  /** The text of the banner that the reader dismissed. */
  readonly dismissed?: string;
  /** Repository → its stars and when they were counted, in milliseconds: `1234 1700000000000`. */
  readonly stars?: Readonly<Record<string, string>>;
  /** Labels of tabs, code groups and views, latest choice first. */
  readonly tabs?: readonly string[];
  /** The extension of most pages of the site. */
  readonly extension?: 'mdx' | 'md';
  /** Page → its file, on sites whose pages do not all have that extension. */
  readonly files?: Readonly<Record<string, string>>;
  /** The labels of the sidebar, so that they do not change while it loads. */
  readonly labels?: readonly (readonly [path: string, label: PageLabel])[];
}

/**
 * The entry of one site. If the browser does not allow storage, choices last until the page is
 * unloaded.
 */
export interface ReaderStore {
  /** The storage key of the site. */
  readonly key: string;
  read(): ReaderRecord;
  write(changes: ReaderRecord): void;
}

const opened = new Map<string, ReaderStore>();

/** The entry of the site in the folder `base`; all callers share one object. */
export function readerStore(base: string): ReaderStore {
  const store = opened.get(base) ?? openStore(`docs-site:${base}`);
  opened.set(base, store);
  return store;
}

function openStore(key: string): ReaderStore {
  let record: ReaderRecord | undefined;
  return {
    key,
    read: () => (record ??= readRecord(key)),
    write(changes) {
      record = {...(record ?? readRecord(key)), ...changes};
      try {
        localStorage.setItem(key, JSON.stringify(record));
      } catch {
        // Private windows, blocked cookies, no space: only stored choices are lost.
      }
    },
  };
}

function readRecord(key: string): ReaderRecord {
  try {
    return checkRecord(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * Keeps values of the right type: other scripts of the origin, and older versions of this one,
 * write here too.
 */
function checkRecord(stored: unknown): ReaderRecord {
  const {mode, siteMode, choices, dismissed, stars, extension, files, labels, tabs} = Object(
    stored,
  ) as Record<string, unknown>;
  return {
    ...(isMode(mode) && {mode}),
    ...(isMode(siteMode) && {siteMode}),
    ...(isWords(choices) && {choices}),
    ...(typeof dismissed === 'string' && {dismissed}),
    ...(isWords(stars) && {stars}),
    ...(isWords(files) && {files}),
    ...((extension === 'mdx' || extension === 'md') && {extension}),
    ...(Array.isArray(tabs) && {tabs: tabs.map(String)}),
    ...(Array.isArray(labels) && {labels: labels.filter(isLabelEntry).map(safeEntry)}),
  };
}

function isMode(value: unknown): value is Mode | 'system' {
  return value === 'light' || value === 'dark' || value === 'system';
}

function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}

function isLabelEntry(entry: unknown): entry is [string, PageLabel] {
  if (!Array.isArray(entry)) return false;
  const [path, label] = entry as unknown[];
  return typeof path === 'string' && typeof (Object(label) as PageLabel).text === 'string';
}

/** Only texts are trusted: a URL or an image has to come from the site itself. */
function safeEntry([path, {text, tag, method}]: [string, PageLabel]): readonly [string, PageLabel] {
  return [
    path,
    {
      text,
      ...(typeof tag === 'string' && {tag}),
      ...(typeof method === 'string' && {method}),
    },
  ];
}
