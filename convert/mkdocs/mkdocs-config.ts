import {load, YAMLException} from 'js-yaml';
import type {SourceFolder} from '../source-folder.js';
import {UnreadableSettings} from '../unreadable-settings.js';

/** A value of a YAML file. */
export type YamlValue =
  | string
  | number
  | boolean
  | undefined
  | YamlCode
  | readonly YamlValue[]
  | YamlMap;

export type YamlMap = ReadonlyMap<string, YamlValue>;

/** A value that only Python, or a variable of the environment, could say. */
export class YamlCode {}

/** What `mkdocs.yml` says. */
export interface MkdocsConfig {
  readonly file: string;
  /** Its text, in which values of a kind that no program reads as data can be found. */
  readonly text: string;
  readonly settings: YamlMap;
  /** The folder of the pages, with a slash at its end; `''` for that of the file. */
  readonly docs: string;
  readonly theme: YamlMap;
  /** Names of plugins → their options. */
  readonly plugins: ReadonlyMap<string, YamlMap>;
  /** Names of Markdown extensions → their options. */
  readonly extensions: ReadonlyMap<string, YamlMap>;
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
async function withParents(own: YamlMap, folder: SourceFolder, depth: number): Promise<YamlMap> {
  const parent = textOf(own.get('INHERIT'))?.replace(/^(?:\.\/)+/, '');
  const text = parent === undefined ? undefined : await folder.text(parent);
  if (parent === undefined || text === undefined || depth > 5) return own;
  return merged(await withParents(loadedSettings(text, parent), folder, depth + 1), own);
}

function merged(outer: YamlMap, own: YamlMap): YamlMap {
  const all = new Map(outer);
  for (const [key, value] of own) {
    const [before, after] = [mapOf(all.get(key)), mapOf(value)];
    all.set(key, before && after ? merged(before, after) : value);
  }
  return all;
}

function loadedSettings(text: string, file: string): YamlMap {
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
export function loadedMap(text: string): YamlMap | undefined {
  try {
    return loaded(text);
  } catch {
    return undefined;
  }
}

/** Reads YAML as Python does: the last one of two equal keys counts. */
function loaded(text: string): YamlMap | undefined {
  const marked = text
    .replaceAll(variable, `"${codeMark}"`)
    .replaceAll(tag, (written) =>
      written.includes('/name') || written.includes('/module') ? `"${codeMark}"` : '',
    );
  return mapOf(valueOf(load(marked, {json: true}), new Map()));
}

/** Aliases of YAML repeat and contain lists and objects; one that contains itself ends. */
function valueOf(value: unknown, seen: Map<object, YamlValue>): YamlValue {
  if (value === codeMark) return new YamlCode();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (seen.has(value)) return seen.get(value);
  seen.set(value, undefined);
  const read = Array.isArray(value)
    ? value.map((one) => valueOf(one, seen))
    : new Map(
        Object.entries(value as Record<string, unknown>).map(([key, one]) => [
          key,
          valueOf(one, seen),
        ]),
      );
  seen.set(value, read);
  return read;
}

/** A list of names, of which some have options; or an object of these. */
function namedOptions(value: YamlValue): ReadonlyMap<string, YamlMap> {
  const options = new Map<string, YamlMap>();
  const addAll = (map: YamlMap) => {
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

export function mapOf(value: YamlValue): YamlMap | undefined {
  return value instanceof Map ? (value as YamlMap) : undefined;
}

export function listOf(value: YamlValue): readonly YamlValue[] {
  return Array.isArray(value) ? (value as readonly YamlValue[]) : [];
}

export function textOf(value: YamlValue): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The texts of a list, or of a single text. */
export function textsOf(value: YamlValue): readonly string[] {
  const one = textOf(value);
  return one === undefined ? listOf(value).flatMap((each) => textOf(each) ?? []) : [one];
}
