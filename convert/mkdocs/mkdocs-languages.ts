import {listOf, mapOf} from '../settings/setting-values.js';
import type {SettingsMap} from '../settings/setting.js';
import {textOf} from './mkdocs-config.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** A language of a site with the plugin `i18n`. */
export interface SiteLanguage {
  readonly locale: string;
  readonly isDefault: boolean;
  /** Titles of the navigation → in this language. */
  readonly titles: SettingsMap;
}

/** The languages of a site, and where their pages are. */
export interface SiteLanguages {
  readonly all: readonly SiteLanguage[];
  /** Whether names of files end with the language: `heat.de.md`. Else, they have folders. */
  readonly isBySuffix: boolean;
}

/** The languages that the plugin `i18n` has; `undefined` for a site with one. */
export function siteLanguages({config: {plugins}}: MkdocsSource): SiteLanguages | undefined {
  const options = plugins.get('i18n');
  const all = listOf(options?.get('languages')).flatMap((one): SiteLanguage[] => {
    const language = mapOf(one);
    const locale = textOf(language?.get('locale'));
    if (locale === undefined || language?.get('build') === false) return [];
    const titles = mapOf(language?.get('nav_translations')) ?? new Map<string, never>();
    return [{locale, isDefault: language?.get('default') === true, titles}];
  });
  if (all.length < 2) return undefined;
  return {all, isBySuffix: options?.get('docs_structure') !== 'folder'};
}

/** The pages of a language. */
export function pagesOf(
  language: SiteLanguage,
  {all, isBySuffix}: SiteLanguages,
  pages: readonly string[],
): readonly string[] {
  const {locale, isDefault} = language;
  if (!isBySuffix) return pages.filter((page) => page.startsWith(`${locale}/`));
  const suffixes = new Set(all.map((one) => one.locale));
  return pages.filter((page) => {
    const suffix = suffixOf(page);
    const isKnown = suffix !== undefined && suffixes.has(suffix);
    return isKnown ? suffix === locale : isDefault;
  });
}

/** The paths that a page may have in a language, the most likely one first. */
export function pathsIn(
  path: string,
  {locale, isDefault}: SiteLanguage,
  {isBySuffix}: SiteLanguages,
): readonly string[] {
  if (!isBySuffix) return [`${locale}/${path}`];
  const own = path.replace(/\.md$/i, `.${locale}.md`);
  return isDefault ? [own, path] : [own];
}

/** What is before the ending of a file: `de` in `heat.de.md`. */
export function suffixOf(file: string): string | undefined {
  return /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.md$/i.exec(file)?.[1];
}
