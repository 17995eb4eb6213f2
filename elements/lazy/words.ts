// The interface in other languages than English.
import type {Words} from '../shared/words-controller.js';

const tables: Readonly<Partial<Record<string, () => Promise<{words: Words}>>>> = {
  ar: () => import('./words-ar.js'),
  de: () => import('./words-de.js'),
  es: () => import('./words-es.js'),
  fr: () => import('./words-fr.js'),
  ja: () => import('./words-ja.js'),
  pt: () => import('./words-pt.js'),
  zh: () => import('./words-zh.js'),
};

/** The texts of a language (`pt`); `undefined` when there is no translation, or it does not load. */
export async function loadWords(language: string): Promise<Words | undefined> {
  const load = Object.hasOwn(tables, language) ? tables[language] : undefined;
  return (await load?.().catch(() => undefined))?.words;
}
