import {ConvertedSite} from '../converted-site.js';
import {note, type SourcePlace} from '../note.js';
import type {Setting, Settings, SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import {filesOf, type VitepressFiles} from './vitepress-files.js';

/** A VitePress site that is being converted. */
export class VitepressSource extends ConvertedSite {
  readonly configFile: string;
  readonly settings: SettingsMap;
  readonly files: VitepressFiles;
  /** Folder of pages, with a slash at its end → settings of a configuration in it. */
  readonly inner: ReadonlyMap<string, SettingsMap>;
  readonly #read: readonly Settings[];
  /** Entry of frontmatter → the place of its note, and how many pages have it. */
  readonly #heads = new Map<string, {readonly count: number; readonly at: number}>();

  constructor(
    folder: SourceFolder,
    configFile: string,
    read: Settings,
    pagesFolder: string,
    inner: ReadonlyMap<string, Settings> = new Map(),
  ) {
    super(folder, pagesFolder);
    this.configFile = configFile;
    this.settings = read.values;
    this.files = filesOf(folder, pagesFolder, this.paths, read.values);
    this.inner = new Map([...inner].map(([path, {values}]) => [path, values]));
    this.#read = [read, ...inner.values()];
  }

  /** Notes that an entry of frontmatter is not carried over: once for all pages. */
  leaveOutHead(name: string, place: SourcePlace, instead: string): void {
    const {count = 0, at = this.notes.length} = this.#heads.get(name) ?? {};
    this.#heads.set(name, {count: count + 1, at});
    const of = count === 0 ? '' : ` of ${count + 1} pages`;
    const first = this.notes[at]?.location ?? place;
    const what = `"${name}" in the frontmatter${of}`;
    this.notes[at] = note('convert/left-out', first, {what, instead});
  }

  /** Notes that the value of a setting is code. */
  noteCode(name: string, value: Setting): void {
    this.noteIfCode(name, value, this.placeOf('themeConfig', value));
  }

  /** Notes that the value of a setting is computed. */
  noteComputed(name: string, value: Setting): void {
    this.notes.push(note('convert/is-code', this.placeOf('themeConfig', value), {name}));
  }

  /** Where a setting is written: its own place, or that of the setting `name` around it. */
  placeOf(name: string, value?: Setting): SourcePlace {
    for (const {placeOf} of value === undefined ? [] : this.#read) {
      const place = placeOf(value);
      if (place) return {file: place.file, line: place.line};
    }
    return {file: this.configFile, line: this.#read[0]?.lines.get(name)};
  }
}
