import type {Mode, SiteColors} from '../../src/config/site-config.js';
import type {Choices} from '../../src/navigation/position.js';
import type {PageLabel} from '../../src/navigation/label.js';
import {readIcon} from '../../src/shared/icon.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** What a site stores in the reader's browser, in one `localStorage` entry. */
export interface ReaderRecord {
  /** The reader's choice. */
  readonly mode?: Mode | 'system';
  /**
   * The mode in the site's configuration when last read, so that the first paint has the right
   * mode.
   */
  readonly siteMode?: Mode | 'system';
  /** The colors in the site's configuration when last read, for the first paint, too. */
  readonly siteColors?: SiteColors;
  /**
   * The path of the site's home page after a slash, so that its file is requested together with
   * `docs.json`; with one more `index` if it ends in one, and `/` if there is none. Missing where
   * files of an earlier visit must not be shown: see decision 0043.
   */
  readonly home?: string | undefined;
  /**
   * Whether the root of the site had an index that the navigation does not name, when it was last
   * looked for. Without one, the home page of a later visit does not wait for that.
   */
  readonly hasIndex?: boolean;
  /** The version, language and other divisions that the reader chose. */
  readonly choices?: Choices;
  /** The text of the banner that the reader dismissed. */
  readonly dismissed?: string;
  /** Repository → its stars and when they were counted, in milliseconds: `1234 1700000000000`. */
  readonly stars?: Readonly<Record<string, string>>;
  /** Labels of tabs, code groups and views, latest choice first. */
  readonly tabs?: readonly string[];
  /** Page → what the reader thinks of it, `up` or `down`. */
  readonly ratings?: Readonly<Record<string, string>>;
  /** What the reader turned off: `shortcuts` of a single key. */
  readonly turnedOff?: readonly string[];
  /** What the reader has searched for, latest first. */
  readonly searches?: readonly string[];
  /** The extension of most pages of the site. */
  readonly extension?: 'mdx' | 'md';
  /** Page → its file, on sites whose pages do not all have that extension. */
  readonly files?: Readonly<Record<string, string>>;
  /**
   * How the site looked, so that nothing moves when it is there: `tabs`, `single` (without a
   * sidebar), whether the reader wants to `wrap` the lines of code, in pixels the height of the
   * `banner`, the `windows` in which it has that height (a media query), in pixels the `scroll`
   * position of the sidebar, and the top-level groups that are `folded` there, by their first
   * pages, one a line.
   */
  readonly frame?: Readonly<Record<string, string>>;
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

/** What reads each value of an entry; `undefined` for a value of another type. */
const readers: {
  readonly [Name in keyof ReaderRecord]-?: (value: unknown) => ReaderRecord[Name] | undefined;
} = {
  mode: readMode,
  siteMode: readMode,
  siteColors: readSiteColors,
  home: readText,
  hasIndex: (value) => (typeof value === 'boolean' ? value : undefined),
  choices: readWords,
  dismissed: readText,
  stars: readWords,
  tabs: readTexts,
  ratings: readWords,
  turnedOff: readTexts,
  searches: readTexts,
  extension: (value) => (value === 'mdx' || value === 'md' ? value : undefined),
  files: readWords,
  frame: readWords,
  labels: (value) => (Array.isArray(value) ? value.filter(isLabelEntry).map(safeEntry) : undefined),
};

/**
 * Keeps values of the right type: other scripts of the origin, and older versions of this one,
 * write here too.
 */
function checkRecord(stored: unknown): ReaderRecord {
  const values = Object(stored) as Record<string, unknown>;
  const entries = Object.entries(readers)
    .map(([name, read]) => [name, read(ownProperty(values, name))] as const)
    .filter(([, value]) => value !== undefined);
  // Each value was read by the reader of its name.
  return Object.fromEntries<unknown>(entries);
}

function readMode(value: unknown): Mode | 'system' | undefined {
  return value === 'light' || value === 'dark' || value === 'system' ? value : undefined;
}

function readSiteColors(value: unknown): SiteColors | undefined {
  const {background, ...accents} = Object(value) as Readonly<Record<string, unknown>>;
  const backgrounds = readWords(background);
  return backgrounds && readWords(accents) && {...accents, background: backgrounds};
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}

function readWords(value: unknown): Readonly<Record<string, string>> | undefined {
  const words = Object(value) as Readonly<Record<string, string>>;
  return words === value && Object.values(words).every((word) => typeof word === 'string')
    ? words
    : undefined;
}

function isLabelEntry(entry: unknown): entry is [string, PageLabel] {
  const [path, label] = Array.isArray(entry) ? (entry as unknown[]) : [];
  return typeof path === 'string' && typeof (Object(label) as PageLabel).text === 'string';
}

/** Only texts and names are trusted: a URL or an image has to come from the site itself. */
function safeEntry([path, label]: [string, PageLabel]): readonly [string, PageLabel] {
  const {text, tag, method, isHidden} = label;
  const {name, text: emoji, type} = Object(label.icon) as Readonly<Record<string, unknown>>;
  const icon = readIcon(name ?? emoji, type);
  return [
    path,
    {
      text,
      ...(icon && icon.kind !== 'image' && {icon}),
      ...(typeof tag === 'string' && {tag}),
      ...(typeof method === 'string' && {method}),
      ...(isHidden === true && {isHidden}),
    },
  ];
}
