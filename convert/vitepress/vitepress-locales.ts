import {selectorLabel} from '../../src/navigation/selectors.js';
import {noSettings, settingsIn, textIn} from '../settings/setting-values.js';
import {CodeSetting, isSettings, type SettingsMap} from '../settings/setting.js';
import type {VitepressSource} from './vitepress-source.js';

/** A language of a site, with the settings that apply to it. */
export interface VitepressLocale {
  /** The folder of its pages, with a slash at its end; `''` for the root. */
  readonly folder: string;
  /** Its tag, such as `en`. */
  readonly language: string;
  /** Another site that has this language. */
  readonly url?: string;
  readonly theme: SettingsMap;
  readonly settings: SettingsMap;
}

/** The languages of a site; a site without any has one, the root. */
export function localesOf({settings, inner}: VitepressSource): readonly VitepressLocale[] {
  const theme = new Map([
    ...settingsIn(settings, 'themeConfig'),
    ...settingsIn(inner.get('') ?? noSettings, 'themeConfig'),
  ]);
  const named = [...settingsIn(settings, 'locales')].filter(([, value]) => isSettings(value));
  const language = textIn(settings, 'lang') ?? 'en';
  if (named.length === 0) return [{folder: '', language, theme, settings}];
  const tagOf = (key: string, value: SettingsMap) =>
    textIn(value, 'lang') ?? (key === 'root' ? language : key);
  const locales = named.flatMap(([key, value]) => {
    if (!isSettings(value) || value instanceof CodeSetting) return [];
    return [{key, value, tag: tagOf(key, value)}];
  });
  return locales.map(({key, value, tag}): VitepressLocale => {
    const folder = key === 'root' ? '' : `${key.replaceAll(/^\/|\/$/g, '')}/`;
    const more = inner.get(folder) ?? noSettings;
    const others = locales.filter((one) => one.tag !== tag).map((one) => one.tag);
    const link = textIn(value, 'link');
    const isElsewhere = link !== undefined && /^https?:/.test(link);
    return {
      folder,
      language: shownTag(tag, textIn(value, 'label'), others),
      ...(isElsewhere && {url: link}),
      theme: new Map([
        ...theme,
        ...settingsIn(value, 'themeConfig'),
        ...settingsIn(more, 'themeConfig'),
      ]),
      settings: new Map([...value, ...more]),
    };
  });
}

/**
 * The tag of a language whose name is the label of an author: `en` for `en-US` with the label
 * English. If there is no such tag, the one without its region, unless another tag names the same
 * language.
 */
function shownTag(tag: string, label: string | undefined, others: readonly string[]): string {
  if (!/^[a-z]{2,3}-(?:[a-z]{2}|\d{3})$/i.test(tag)) return tag;
  const {language, script} = new Intl.Locale(tag).maximize();
  const written = `${language}-${script}`;
  const plain = new Intl.Locale(language).maximize().script === script ? language : written;
  const isLabel = (one: string) => selectorLabel('language', one) === label;
  const found = [tag, language, written].find(isLabel);
  if (found !== undefined) return found;
  const isOnly = !others.some((one) => one.toLowerCase().split('-')[0] === language);
  return isOnly ? plain : tag;
}
