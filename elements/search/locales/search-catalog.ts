import {lazy} from '../../shared/lazy.js';
import type {LocalizeText} from '../../../src/locales/messages.js';
import {Catalog} from '../../locales/catalog.js';
import type * as german from './search-de.js';

/** A message of the search, by its English text. The German ones say which there are. */
export type SearchMessage = keyof typeof german.messages;

/** The messages of one language. */
export type SearchMessages = Readonly<Record<SearchMessage, string>>;

export type SearchLocalize = LocalizeText<SearchMessage>;

/** The messages of the search: only readers who search load them. */
export const searchCatalog = new Catalog<typeof german>(
  new Map([
    ['ar', lazy('locales/search-ar', () => import('./search-ar.js'))],
    ['de', lazy('locales/search-de', () => import('./search-de.js'))],
    ['es', lazy('locales/search-es', () => import('./search-es.js'))],
    ['fr', lazy('locales/search-fr', () => import('./search-fr.js'))],
    ['ja', lazy('locales/search-ja', () => import('./search-ja.js'))],
    ['pt', lazy('locales/search-pt', () => import('./search-pt.js'))],
    ['zh', lazy('locales/search-zh', () => import('./search-zh.js'))],
  ]),
);
