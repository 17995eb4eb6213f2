import type {Diagnostic, Location} from '../../../src/diagnostics/diagnostic.js';
import {note} from '../note.js';
import {CodeSetting, type Setting, type Settings, type SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import type {VitepressFiles} from './vitepress-files.js';

/** A VitePress site that is being converted. */
export class VitepressSource {
  readonly folder: SourceFolder;
  readonly configFile: string;
  readonly settings: SettingsMap;
  readonly files: VitepressFiles;
  /** What could not be carried over. */
  readonly notes: Diagnostic[] = [];
  /** The new texts of files, by their paths. */
  readonly texts = new Map<string, string>();
  readonly #read: Settings;

  constructor(folder: SourceFolder, configFile: string, read: Settings, files: VitepressFiles) {
    this.folder = folder;
    this.configFile = configFile;
    this.settings = read.values;
    this.files = files;
    this.#read = read;
  }

  /** Notes that something is not carried over, and what to do instead. */
  leaveOut(location: Location, what: string, instead: string): void {
    this.notes.push(note('convert/left-out', location, {what, instead}));
  }

  /** Notes that the value of a setting is code. */
  noteCode(name: string, value: Setting): void {
    if (value instanceof CodeSetting) {
      this.notes.push(note('convert/is-code', this.placeOf(name, value), {name}));
    }
  }

  /** Where a setting is written: its own place, or that of the setting `name` around it. */
  placeOf(name: string, value?: Setting): Location {
    const place = value === undefined ? undefined : this.#read.placeOf(value);
    if (place) return {file: place.file, line: place.line};
    const line = this.#read.lines.get(name);
    return line === undefined ? {file: this.configFile} : {file: this.configFile, line};
  }
}
