import type {Frontmatter} from '../../src/content/page.js';
import {ConvertedSite} from '../converted-site.js';
import type {SourcePlace} from '../note.js';
import {exportedSettings} from '../settings/read-settings.js';
import {listIn, mapIn, textIn} from '../settings/setting-values.js';
import {isList, isSettings, type Setting, type SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';

/** A page of a Starlight site. */
export interface StarlightPage {
  /** Its file. */
  readonly file: string;
  /** Its file, relative to the folder of pages, without the ending. */
  readonly inner: string;
  /** Its path in URLs: `''` for the home page. */
  readonly slug: string;
  /** The one in Starlight, which another page may have here. */
  readonly wanted: string;
  /** Its file in the new site. */
  readonly path: string;
  readonly head: Frontmatter;
}

/** The configuration of a Starlight site, as data. */
export interface StarlightConfig {
  readonly file: string;
  readonly text: string;
  /** What the function `starlight` is called with. */
  readonly settings: SettingsMap;
  /** The settings of Astro. */
  readonly astro: SettingsMap;
  readonly lineOf: (name: string) => number | undefined;
}

const configPattern = /^(?:.*\/)?astro\.config\.(?:mjs|ts|mts|js)$/;

/** The files that may be the configuration of a site, those nearest to the root first. */
export function configFiles({files}: SourceFolder): readonly string[] {
  const depth = (file: string) => file.split('/').length;
  const found = [...files].filter((file) => configPattern.test(file));
  return found.toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
}

/** The configuration of the first site in a folder; `undefined` where there is none. */
export async function findConfig(folder: SourceFolder): Promise<StarlightConfig | undefined> {
  for (const file of configFiles(folder)) {
    const text = (await folder.text(file)) ?? '';
    const base = `${file.slice(0, file.lastIndexOf('/') + 1)}src/content/docs/`;
    const hasPages = [...folder.files].some((path) => path.startsWith(base));
    if (!hasPages || !/@astrojs\/starlight\b/.test(text)) continue;
    return readConfig(folder, file, text);
  }
  return undefined;
}

async function readConfig(folder: SourceFolder, file: string, text: string) {
  const read = await exportedSettings(folder, file);
  const astro: SettingsMap = read?.values ?? new Map<string, Setting>();
  // Every site of Starlight has a title.
  const settings = listIn(astro, 'integrations')
    .filter(isSettings)
    .find((one) => one.has('title'));
  const lines = text.split('\n');
  const start = settings ? (read?.placeOf(settings)?.line ?? 1) - 1 : 0;
  const lineOf = (name: string): number | undefined => {
    const isOf = (line: string) => {
      const [, written] = /^\s*["']?([\w-]+)["']?\s*[:,(]/.exec(line) ?? [];
      return written === name;
    };
    const from = (first: number) => lines.findIndex((line, at) => at >= first && isOf(line));
    const found = from(start) === -1 ? from(0) : from(start);
    return found === -1 ? undefined : found + 1;
  };
  return {file, text, settings: settings ?? new Map<string, Setting>(), astro, lineOf};
}

/** A Starlight site that is being converted. */
export class StarlightSite extends ConvertedSite {
  readonly config: StarlightConfig;
  /** The folder of the pages, with a slash at its end. */
  readonly docs: string;
  /** What of the paths of URLs is before those of pages, such as `/docs`. */
  readonly base: string;
  /** Prefixes of imports such as `~/` → the folders that they refer to. */
  readonly aliases: ReadonlyMap<string, string>;

  constructor(folder: SourceFolder, config: StarlightConfig, aliases: ReadonlyMap<string, string>) {
    super(folder, config.file.slice(0, config.file.lastIndexOf('/') + 1));
    this.config = config;
    this.aliases = aliases;
    this.docs = `${this.root}src/content/docs/`;
    const base = (textIn(config.astro, 'base') ?? '').replaceAll(/^\/+|\/+$/g, '');
    this.base = base === '' ? '' : `/${base}`;
  }

  /** Where a setting is written. */
  placeOf(name: string): SourcePlace {
    return {file: this.config.file, line: this.config.lineOf(name)};
  }

  /** Notes that a setting is not carried over. */
  leaveOutSetting(name: string, instead: string): void {
    this.leaveOut(this.placeOf(name), `The setting "${name}"`, instead);
  }

  /** Notes the settings among these whose values are code. */
  noteCode(settings: SettingsMap, names: readonly string[]): void {
    for (const name of names) this.noteIfCode(name, settings.get(name), this.placeOf(name));
  }
}

/** The aliases of paths in `tsconfig.json`, and those that most sites have. */
export async function aliasesOf(
  folder: SourceFolder,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const aliases = new Map([
    ['~/', `${root}src/`],
    ['@/', `${root}src/`],
  ]);
  const read = await exportedSettings(folder, `${root}tsconfig.json`);
  const options = mapIn(read?.values, 'compilerOptions');
  const base = (textIn(options, 'baseUrl') ?? '.').replaceAll(/^\.?\/?|\/+$/g, '');
  for (const [alias, targets] of mapIn(options, 'paths') ?? []) {
    const [target] = isList(targets) ? targets : [];
    if (typeof target !== 'string' || !alias.endsWith('*')) continue;
    const path = target.replace(/^\.\//, '').replace(/\*$/, '');
    aliases.set(alias.slice(0, -1), `${root}${base === '' ? '' : `${base}/`}${path}`);
  }
  return aliases;
}
