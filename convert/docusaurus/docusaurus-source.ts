import {isOtherFile} from '../../src/check/other-tools.js';
import {ConvertedSite} from '../converted-site.js';
import type {SourcePlace} from '../note.js';
import {exportedSettings} from '../settings/read-settings.js';
import {textsIn} from '../settings/setting-values.js';
import {
  unreadSettings,
  type Setting,
  type Settings,
  type SettingsMap,
} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedPath} from '../source-paths.js';
import {pathWithin} from './docusaurus-paths.js';

/** The name of the file with the settings of a site. */
const configName = /(?:^|\/)docusaurus\.config\.(?:[cm]?js|[cm]?ts)$/;

/** The configuration nearest to the root of a folder. */
export function configFileOf({files}: SourceFolder): string | undefined {
  const found = [...files].filter((file) => configName.test(file));
  const depth = (file: string) => file.split('/').length;
  return found.toSorted((one, other) => depth(one) - depth(other))[0];
}

const isOfDocusaurus = isOtherFile(['docusaurus.config.js']);

/** A Docusaurus site that is being converted. */
export class DocusaurusSource extends ConvertedSite {
  readonly configFile: string;
  /** The text of the configuration. */
  readonly configText: string;
  /** The folder of the configuration; `''` for the folder itself. */
  readonly configFolder: string;
  readonly config: Settings;
  readonly settings: SettingsMap;
  /** The folders whose files are at the root of the site. */
  readonly staticFolders: readonly string[];
  /** Whether pages are read by the older parser, in which indented text is code. */
  readonly isOld: boolean;
  /** The first two numbers of the newest version of a package that the site may use. */
  readonly versionOf: (name: string) => readonly [number, number] | undefined;

  private constructor(
    folder: SourceFolder,
    file: string,
    read: {text: string; config: Settings; packages: string},
  ) {
    super(folder);
    this.configFile = file;
    this.configText = read.text;
    this.configFolder = folderOf(file);
    this.config = read.config;
    this.settings = read.config.values;
    this.versionOf = (name) => versionIn(read.packages, name);
    this.isOld = (this.versionOf('@docusaurus/core')?.[0] ?? 3) < 3;
    const named = textsIn(this.settings, 'staticDirectories');
    this.staticFolders = (named.length > 0 ? named : ['static']).flatMap(
      (name) => this.pathOf(name) ?? [],
    );
    for (const file of folder.files) {
      const path = this.staticPath(file);
      if (path !== undefined) this.moved.set(path, file);
    }
  }

  /** Reads the configuration of a site; nothing in it is run. */
  static async read(folder: SourceFolder, file: string): Promise<DocusaurusSource> {
    const text = (await folder.text(file)) ?? '';
    const found = await exportedSettings(folder, file);
    const config = found ?? unreadSettings;
    // The packages of a workspace may be named at its root.
    const own = (await folder.text(joinedPath(folderOf(file), 'package.json') ?? '')) ?? '';
    const packages = own + ((await folder.text('package.json')) ?? '');
    const source = new DocusaurusSource(folder, file, {text, config, packages});
    if (!found) {
      const instead = 'Write the settings into docs.json.';
      source.leaveOut({file}, 'The configuration cannot be read as data, so it', instead);
    }
    return source;
  }

  /** A path relative to the configuration as one of the folder; `undefined` outside of it. */
  pathOf(path: string): string | undefined {
    return joinedPath(this.configFolder, path.replace(/^@site\//, ''));
  }

  /** The path that a file of a static folder has in the site. */
  staticPath(file: string): string | undefined {
    for (const folder of this.staticFolders) {
      const path = folder === '' ? undefined : pathWithin(folder, file);
      if (path !== undefined) return path;
    }
    return undefined;
  }

  /** The URL of a file that is no page, which the new site then contains. */
  assetUrl(file: string): string {
    // A check takes some folders for those of another tool.
    const own = isOfDocusaurus(file) ? `assets/${file}` : file;
    const path = this.staticPath(file) ?? own;
    this.moved.set(path, file);
    return `/${encodeURI(path)}`;
  }

  /** Where a list, an object or code of the settings is written, or else a setting of that name. */
  placeOf(setting: Setting, name?: string): SourcePlace {
    const place = this.config.placeOf(setting);
    if (place) return place;
    return {file: this.configFile, line: this.config.lines.get(name ?? '')};
  }
}

/** The version of a package in the text of a `package.json`; `^3.1.0` may be any of `3`. */
function versionIn(packages: string, name: string): readonly [number, number] | undefined {
  const at = packages.indexOf(`"${name}"`);
  if (at === -1) return undefined;
  const after = packages.slice(at + name.length + 2, at + name.length + 52);
  const [, range, major, minor] = /^\s*:\s*"([^"\d]*)(\d+)(?:\.(\d+))?/.exec(after) ?? [];
  if (major === undefined) return undefined;
  const isAny = minor === undefined || range?.includes('^') === true;
  return [Number(major), isAny ? Infinity : Number(minor)];
}
