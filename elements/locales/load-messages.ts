// The interface in languages other than English.
import type {Messages} from './messages.js';

const locales: Readonly<Partial<Record<string, () => Promise<{messages: Messages}>>>> = {
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  ja: () => import('./ja.js'),
  pt: () => import('./pt.js'),
  zh: () => import('./zh.js'),
};

/**
 * The messages of a language (`pt`); `undefined` without a translation, or if it cannot be loaded.
 */
export async function loadMessages(language: string): Promise<Messages | undefined> {
  const load = Object.hasOwn(locales, language) ? locales[language] : undefined;
  return (await load?.().catch(() => undefined))?.messages;
}
