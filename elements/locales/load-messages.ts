// The interface in other languages than English.
import type {Messages} from './localize-controller.js';

const tables: Readonly<Partial<Record<string, () => Promise<{words: Messages}>>>> = {
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  ja: () => import('./ja.js'),
  pt: () => import('./pt.js'),
  zh: () => import('./zh.js'),
};

/** The texts of a language (`pt`); `undefined` when there is no translation, or it does not load. */
export async function loadMessages(language: string): Promise<Messages | undefined> {
  const load = Object.hasOwn(tables, language) ? tables[language] : undefined;
  return (await load?.().catch(() => undefined))?.words;
}
