import {CodeSetting, isSettings, type SettingsMap} from '../settings/setting.js';
import type {VitepressSource} from './vitepress-source.js';
import {mapIn, textIn} from './vitepress-values.js';

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

const none: SettingsMap = new Map();

/** The languages of a site; a site without any has one, the root. */
export function localesOf({settings, inner}: VitepressSource): readonly VitepressLocale[] {
  const theme = new Map([
    ...mapIn(settings, 'themeConfig'),
    ...mapIn(inner.get('') ?? none, 'themeConfig'),
  ]);
  const named = [...mapIn(settings, 'locales')].filter(([, value]) => isSettings(value));
  const language = textIn(settings, 'lang') ?? 'en';
  if (named.length === 0) return [{folder: '', language, theme, settings}];
  return named.flatMap(([key, value]) => {
    if (!isSettings(value) || value instanceof CodeSetting) return [];
    const folder = key === 'root' ? '' : `${key.replaceAll(/^\/|\/$/g, '')}/`;
    const more = inner.get(folder) ?? none;
    const own = textIn(value, 'lang') ?? (key === 'root' ? language : key);
    const link = textIn(value, 'link');
    const isElsewhere = link !== undefined && /^https?:/.test(link);
    return [
      {
        folder,
        language: own,
        ...(isElsewhere && {url: link}),
        theme: new Map([...theme, ...mapIn(value, 'themeConfig'), ...mapIn(more, 'themeConfig')]),
        settings: new Map([...value, ...more]),
      },
    ];
  });
}
