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

/** Codes that real sites write for languages whose tag is another one. */
const others: Readonly<Partial<Record<string, string>>> = {cn: 'zh', jp: 'ja'};

/** The texts of a language, given by its tag (`pt-br`); `undefined` when there is no translation, or it does not load. */
export async function loadWords(tag: string): Promise<Words | undefined> {
  const [language = ''] = tag.split('-');
  const name = others[language] ?? language;
  const load = Object.hasOwn(tables, name) ? tables[name] : undefined;
  return (await load?.().catch(() => undefined))?.words;
}
