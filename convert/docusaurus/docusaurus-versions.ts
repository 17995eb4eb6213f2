import {settingFrom, settingsIn, textIn, textsIn} from '../settings/setting-values.js';
import {isSettings, type SettingsMap} from '../settings/setting.js';
import {joinedPath} from '../source-paths.js';
import {urlPath} from './docusaurus-paths.js';
import type {DocusaurusSource} from './docusaurus-source.js';

/** One version of the documents of a plugin, in one language. */
export interface DocsVersion {
  /** The id of the plugin; `default` for the only one. */
  readonly plugin: string;
  readonly options: SettingsMap;
  /** `current`, or the name of a version. */
  readonly name: string;
  readonly label: string;
  /** Whether readers begin in this version. */
  readonly isDefault: boolean;
  /** The language; `undefined` for the default one. */
  readonly locale: string | undefined;
  /** The folder of its documents. */
  readonly folder: string;
  /** The folder of their translations. */
  readonly translated: string | undefined;
  /** What the URLs of its documents begin with. */
  readonly url: string;
  /** Keys of labels → their translations. */
  readonly messages: ReadonlyMap<string, string>;
}

/** The language of a site, and those that it is translated into. */
export interface DocusaurusLocales {
  readonly main: string;
  readonly others: readonly string[];
}

export function localesOf({settings}: DocusaurusSource): DocusaurusLocales {
  const i18n = settingsIn(settings, 'i18n');
  const main = textIn(i18n, 'defaultLocale') ?? 'en';
  return {main, others: textsIn(i18n, 'locales').filter((locale) => locale !== main)};
}

/** The versions of the documents of one plugin, the one that readers begin in first. */
export async function versionsOf(
  source: DocusaurusSource,
  options: SettingsMap,
  locale: string | undefined,
): Promise<readonly DocsVersion[]> {
  const plugin = textIn(options, 'id') ?? 'default';
  const prefix = plugin === 'default' ? '' : `${plugin}_`;
  const isVersioned = options.get('disableVersioning') !== true;
  const released = isVersioned ? await listed(source, `${prefix}versions.json`) : [];
  const hasCurrent = options.get('includeCurrentVersion') !== false || released.length === 0;
  const all = [...(hasCurrent ? ['current'] : []), ...released];
  const only = textsIn(options, 'onlyIncludeVersions');
  const names = all.filter((name) => only.length === 0 || only.includes(name));
  const wanted = textIn(options, 'lastVersion') ?? released[0] ?? 'current';
  const last = names.includes(wanted) ? wanted : (names[0] ?? 'current');
  const base = textIn(options, 'routeBasePath') ?? 'docs';
  const versions: DocsVersion[] = [];
  for (const name of names) {
    const own = settingsIn(settingsIn(options, 'versions'), name);
    const inner = name === 'current' ? (textIn(options, 'path') ?? 'docs') : undefined;
    const folder = source.pathOf(inner ?? `${prefix}versioned_docs/version-${name}`);
    if (folder === undefined) {
      const what = `The folder ${inner ?? name} is outside of the one that is converted, so it`;
      const instead = 'Run the command in the folder that contains both.';
      source.leaveOut(source.placeOf(options, 'presets'), what, instead);
      continue;
    }
    const of = name === 'current' ? 'current' : `version-${name}`;
    const ending = plugin === 'default' ? '' : `-${plugin}`;
    const pluginFolder = `docusaurus-plugin-content-docs${ending}`;
    const i18n = locale === undefined ? undefined : translationFolder(source, locale);
    const messages = await messagesIn(source, i18n, `${pluginFolder}/${of}.json`);
    const segment = name === last ? '' : name === 'current' ? 'next' : name;
    const currentLabel = name === 'current' ? 'Next' : name;
    const label = textIn(own, 'label') ?? currentLabel;
    versions.push({
      plugin,
      options,
      name,
      label: messages.get('version.label') ?? label,
      isDefault: name === last,
      locale,
      folder,
      translated: i18n === undefined ? undefined : joinedPath(i18n, `${pluginFolder}/${of}`),
      url: urlPath(locale ?? '', base, textIn(own, 'path') ?? segment),
      messages,
    });
  }
  return versions.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/** The folder of the translations into a language. */
export function translationFolder(source: DocusaurusSource, locale: string): string | undefined {
  const i18n = settingsIn(source.settings, 'i18n');
  const own = settingsIn(settingsIn(i18n, 'localeConfigs'), locale);
  return source.pathOf(`${textIn(i18n, 'path') ?? 'i18n'}/${textIn(own, 'path') ?? locale}`);
}

/** The texts that a file of translations has, by their keys. */
export async function messagesIn(
  {folder}: DocusaurusSource,
  i18n: string | undefined,
  path: string,
): Promise<ReadonlyMap<string, string>> {
  const file = i18n === undefined ? undefined : joinedPath(i18n, path);
  const messages = settingFrom(parsedJson((file && (await folder.text(file))) ?? ''));
  if (!isSettings(messages)) return new Map();
  return new Map(
    [...messages].flatMap(([key, value]) => {
      const message = isSettings(value) ? textIn(value, 'message') : undefined;
      return message === undefined ? [] : [[key, message] as const];
    }),
  );
}

async function listed(source: DocusaurusSource, name: string): Promise<readonly string[]> {
  const path = source.pathOf(name);
  const names = parsedJson((path && (await source.folder.text(path))) ?? '');
  return Array.isArray(names) ? names.filter((one): one is string => typeof one === 'string') : [];
}

/** The value of a text of JSON; `undefined` for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
