import type {Mode} from '../../src/config/site-config.js';
import type {Choices} from '../../src/navigation/choices.js';
import type {PageLabel} from '../../src/navigation/labels.js';

/** What a site keeps in the reader's browser, in one record of its `localStorage`. */
export interface ReaderRecord {
  /** The reader's choice. */
  readonly mode?: Mode | 'system';
  /** What the site's configuration said when last read, so that the first paint has the right mode. */
  readonly siteMode?: Mode | 'system';
  /** The version, language and the like that the reader chose. */
  readonly choices?: Choices;
  /** The words of the banner that the reader has dismissed. */
  readonly dismissed?: string;
  /** Repository → its stars and when they were counted, in milliseconds: `1234 1700000000000`. */
  readonly stars?: Readonly<Record<string, string>>;
  /** Labels of tabs, code groups and views, the latest choice first. */
  readonly tabs?: readonly string[];
  /** The extension that the site's pages have. */
  readonly extension?: 'mdx' | 'md';
  /** What the sidebar says, so that it does not change under the reader's eyes. */
  readonly labels?: readonly (readonly [path: string, label: PageLabel])[];
}

/** One site's record. The browser may refuse to store anything: then choices last as long as the page. */
export interface ReaderStore {
  /** What its site is known by. */
  readonly key: string;
  read(): ReaderRecord;
  write(changes: ReaderRecord): void;
}

const opened = new Map<string, ReaderStore>();

/** The record of the site in the folder `base`; everybody who asks shares it. */
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
        // Private windows, blocked cookies, no space: nothing is lost but the memory of a choice.
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

/** Takes over what has the right type: other scripts of the origin, and older versions of this one, write here too. */
function checkRecord(stored: unknown): ReaderRecord {
  const {mode, siteMode, choices, dismissed, stars, extension, labels, tabs} = Object(
    stored,
  ) as Record<string, unknown>;
  return {
    ...(isMode(mode) && {mode}),
    ...(isMode(siteMode) && {siteMode}),
    ...(isWords(choices) && {choices}),
    ...(typeof dismissed === 'string' && {dismissed}),
    ...(isWords(stars) && {stars}),
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

/** Only words are believed: an address or a picture has to come from the site itself. */
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
