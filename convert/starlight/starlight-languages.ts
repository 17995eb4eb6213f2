import {mapIn, textIn} from '../settings/setting-values.js';
import {isSettings} from '../settings/setting.js';
import type {StarlightConfig} from './starlight-site.js';

/** A language of a site. */
export interface StarlightLanguage {
  /** The folder of its pages; `''` for those in no folder. */
  readonly folder: string;
  readonly label: string;
  readonly tag: string;
}

/** The languages of a site, the default one first; empty for a site in one language. */
export function languagesOf({settings}: StarlightConfig): readonly StarlightLanguage[] {
  const locales = mapIn(settings, 'locales');
  const found = [...(locales ?? [])].flatMap(([key, value]): readonly StarlightLanguage[] => {
    const locale = isSettings(value) ? value : undefined;
    const folder = key === 'root' ? '' : key;
    const tag = textIn(locale, 'lang') ?? (folder || 'en');
    return [{folder, label: textIn(locale, 'label') ?? key, tag}];
  });
  const main = textIn(settings, 'defaultLocale') ?? 'root';
  const isMain = ({folder}: StarlightLanguage) => (folder || 'root') === main;
  return [...found.filter(isMain), ...found.filter((one) => !isMain(one))];
}
