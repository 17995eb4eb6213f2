import {load, YAMLException} from 'js-yaml';
import {listOf, mapOf, plainOf, settingFrom} from '../settings/setting-values.js';
import {CodeSetting, type Setting, type SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import {UnreadableSettings} from '../unreadable-settings.js';

/** What `mkdocs.yml` says. */
export interface MkdocsConfig {
  readonly file: string;
  /** Its text, in which values of a kind that no program reads as data can be found. */
  readonly text: string;
  readonly settings: SettingsMap;
  /** The folder of the pages, with a slash at its end; `''` for that of the file. */
  readonly docs: string;
  readonly theme: SettingsMap;
  /** Names of plugins → their options. */
  readonly plugins: ReadonlyMap<string, SettingsMap>;
  /** Names of Markdown extensions → their options. */
  readonly extensions: ReadonlyMap<string, SettingsMap>;
  /** The line of a key at the beginning of a line, or deeper; from 1. */
  readonly lineOf: (key: string) => number | undefined;
}

export const configNames: readonly string[] = ['mkdocs.yml', 'mkdocs.yaml'];

/** Stands for a value that is code, until the file is read. */
const codeMark = '\uE000code';

/** Tags of Python and of MkDocs, before what they make a value of. */
const tag =
  /(?<=^|[\s[,:-])!(?:!python\/[a-z/]+:?[\w.]*|relative)(?=[\s,\]]|$)(?:[ \t]+''|[ \t]+"")?/gm;
const variable = /(?<=^|[\s[,:-])!ENV[ \t]+(?:\[[^\]\n]*\]|[^\s,\]]+)/gm;

/**
 * Reads the configuration of a folder as data: nothing is imported.
 *
 * @throws UnreadableSettings: there is such a file, and it cannot be read.
 */
export async function readMkdocs(folder: SourceFolder): Promise<MkdocsConfig | undefined> {
  const file = configNames.find((name) => folder.files.has(name));
  if (file === undefined) return undefined;
  const text = (await folder.text(file)) ?? '';
  const settings = await withParents(loadedSettings(text, file), folder, 0);
  if (!settings.has('site_name')) throw unreadable(file, 'it has no "site_name"');
  const named = textOf(settings.get('docs_dir')) ?? 'docs';
  const inner = named.replaceAll(/^(?:\.?\/)+|\/+$/g, '');
  return {
    file,
    text,
    settings,
    docs: inner === '' || inner === '.' ? '' : `${inner}/`,
    theme: mapOf(settings.get('theme')) ?? new Map(),
    plugins: namedOptions(settings.get('plugins')),
    extensions: namedOptions(settings.get('markdown_extensions')),
    lineOf: (key) => {
      const lines = text.split('\n');
      const isKey = (line: string) => {
        const [, name = ''] =
          /^[ \t]*(?:-[ \t]+)?(["']?[^\s:"']+["']?)[ \t]*(?::|$)/.exec(line) ?? [];
        return name.replaceAll(/["']/g, '') === key;
      };
      const top = lines.findIndex((line) => isKey(line) && /^\S/.test(line) && !/^-/.test(line));
      const at = top === -1 ? lines.findIndex(isKey) : top;
      return at === -1 ? undefined : at + 1;
    },
  };
}

/** A configuration on top of the one that it names in `INHERIT`. */
async function withParents(
  own: SettingsMap,
  folder: SourceFolder,
  depth: number,
): Promise<SettingsMap> {
  const parent = textOf(own.get('INHERIT'))?.replace(/^(?:\.\/)+/, '');
  const text = parent === undefined ? undefined : await folder.text(parent);
  if (parent === undefined || text === undefined || depth > 5) return own;
  return merged(await withParents(loadedSettings(text, parent), folder, depth + 1), own);
}

function merged(outer: SettingsMap, own: SettingsMap): SettingsMap {
  const all = new Map(outer);
  for (const [key, value] of own) {
    const [before, after] = [mapOf(all.get(key)), mapOf(value)];
    all.set(key, before && after ? merged(before, after) : value);
  }
  return all;
}

function loadedSettings(text: string, file: string): SettingsMap {
  try {
    const settings = loaded(text);
    if (settings) return settings;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw unreadable(`${file}:${(error.mark?.line ?? 0) + 1}`, error.reason);
  }
  throw unreadable(file, 'it has no settings');
}

/** The error of a folder whose settings cannot be read: the site is not made without them. */
function unreadable(place: string, reason: string): UnreadableSettings {
  return new UnreadableSettings(
    `${place} cannot be read as settings of MkDocs: ${reason}. Correct it and run this command ` +
      'again. If the folder is not a site of MkDocs, rename the file. Nothing was written.',
  );
}

/** Reads YAML; `undefined` where it is not an object. */
export function loadedMap(text: string): SettingsMap | undefined {
  try {
    return loaded(text);
  } catch {
    return undefined;
  }
}

/** Reads YAML as Python does: the last one of two equal keys counts. */
function loaded(text: string): SettingsMap | undefined {
  const marked = text
    .replaceAll(variable, `"${codeMark}"`)
    .replaceAll(tag, (written) =>
      written.includes('/name') || written.includes('/module') ? `"${codeMark}"` : '',
    );
  return mapOf(settingFrom(load(marked, {json: true}), leafOf));
}

/** The value of YAML that is no list and no object. */
function leafOf(value: unknown): Setting {
  if (value === codeMark) return new CodeSetting('');
  return value instanceof Date ? value.toISOString() : plainOf(value);
}

/** A list of names, of which some have options; or an object of these. */
function namedOptions(value: Setting): ReadonlyMap<string, SettingsMap> {
  const options = new Map<string, SettingsMap>();
  const addAll = (map: SettingsMap) => {
    for (const [name, own] of map) options.set(name, mapOf(own) ?? new Map());
  };
  const all = mapOf(value);
  if (all) addAll(all);
  for (const one of listOf(value)) {
    const name = textOf(one);
    if (name !== undefined) options.set(name, options.get(name) ?? new Map());
    else addAll(mapOf(one) ?? new Map());
  }
  return options;
}

/** A text without blanks around it; `undefined` for an empty one, and for any other value. */
export function textOf(value: Setting): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The texts of a list, or of a single text. */
export function textsOf(value: Setting): readonly string[] {
  const one = textOf(value);
  return one === undefined ? listOf(value).flatMap((each) => textOf(each) ?? []) : [one];
}
