import type {LeftOut} from '../../src/diagnostics/catalog/convert.js';
import type {Diagnostic, Location} from '../../src/diagnostics/diagnostic.js';
import {note} from '../note.js';
import {CodeSetting, type Setting, type Settings, type SettingsMap} from '../settings/setting.js';
import type {BlockCounts} from '../markdown/text-writer.js';
import type {SourceFolder} from '../source-folder.js';
import type {VitepressFiles} from './vitepress-files.js';

/** A VitePress site that is being converted. */
export class VitepressSource {
  readonly folder: SourceFolder;
  readonly configFile: string;
  readonly settings: SettingsMap;
  readonly files: VitepressFiles;
  /** Folder of pages, with a slash at its end → settings of a configuration in it. */
  readonly inner: ReadonlyMap<string, SettingsMap>;
  /** What could not be carried over. */
  readonly notes: Diagnostic[] = [];
  /** The new texts of files, by their paths. */
  readonly texts = new Map<string, string>();
  /** How many blocks of each text keep what their author wrote. */
  readonly blocks: BlockCounts[] = [];
  readonly #read: readonly Settings[];
  /** Entry of frontmatter → the place of its note, and how many pages have it. */
  readonly #heads = new Map<string, {readonly count: number; readonly at: number}>();

  constructor(
    folder: SourceFolder,
    configFile: string,
    read: Settings,
    files: VitepressFiles,
    inner: ReadonlyMap<string, Settings> = new Map(),
  ) {
    this.folder = folder;
    this.configFile = configFile;
    this.settings = read.values;
    this.files = files;
    this.inner = new Map([...inner].map(([path, {values}]) => [path, values]));
    this.#read = [read, ...inner.values()];
  }

  /** Notes that something is not carried over, and what to do instead. */
  leaveOut(location: Location, what: LeftOut, instead: string): void {
    this.notes.push(note('convert/left-out', location, {what, instead}));
  }

  /** Notes that an entry of frontmatter is not carried over: once for all pages. */
  leaveOutHead(name: string, location: Location, instead: string): void {
    const {count = 0, at = this.notes.length} = this.#heads.get(name) ?? {};
    this.#heads.set(name, {count: count + 1, at});
    const of = count === 0 ? '' : ` of ${count + 1} pages`;
    const first = this.notes[at]?.location ?? location;
    const what = `"${name}" in the frontmatter${of}`;
    this.notes[at] = note('convert/left-out', first, {what, instead});
  }

  /** Notes that the value of a setting is code. */
  noteCode(name: string, value: Setting): void {
    if (value instanceof CodeSetting) this.noteComputed(name, value);
  }

  /** Notes that the value of a setting is computed. */
  noteComputed(name: string, value: Setting): void {
    this.notes.push(note('convert/is-code', this.placeOf('themeConfig', value), {name}));
  }

  /** Where a setting is written: its own place, or that of the setting `name` around it. */
  placeOf(name: string, value?: Setting): Location {
    for (const {placeOf} of value === undefined ? [] : this.#read) {
      const place = placeOf(value);
      if (place) return {file: place.file, line: place.line};
    }
    const line = this.#read[0]?.lines.get(name);
    return line === undefined ? {file: this.configFile} : {file: this.configFile, line};
  }
}
