import type {SourceFolder} from '../source-folder.js';
import {readSummary} from './gitbook-summary.js';

/** A language of a site, which is a book of its own in a folder. */
export interface GitBookLanguage {
  readonly label: string;
  /** The code of the language, which is the name of the folder. */
  readonly locale: string;
  /** The folder of its pages, with a slash at its end. */
  readonly root: string;
}

/** The languages that `LANGS.md` lists, in its order; empty for a site in one language. */
export async function languagesIn(
  folder: SourceFolder,
  root: string,
): Promise<readonly GitBookLanguage[]> {
  const text = await folder.text(`${root}LANGS.md`);
  return readSummary(text ?? '').flatMap(({title, href}) => {
    const [, locale] =
      /^(?:\.?\/)?([\w-]+)(?:\/(?:README\.md|index\.html)?)?$/i.exec(href ?? '') ?? [];
    if (locale === undefined) return [];
    const language = {label: title, locale, root: `${root}${locale}/`};
    return folder.all.has(`${language.root}SUMMARY.md`) ? [language] : [];
  });
}
