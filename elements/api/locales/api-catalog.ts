import {lazy} from '../../shared/lazy.js';
import {Catalog, type LocalizeText} from '../../locales/catalog.js';
import type * as german from './api-de.js';

/** A message of the API reference, by its English text. The German ones say which there are. */
export type ApiMessage = keyof typeof german.messages;

/** The messages of one language. */
export type ApiMessages = Readonly<Record<ApiMessage, string>>;

export type ApiLocalize = LocalizeText<ApiMessage>;

/** The messages of the API reference. The modules also have the texts of its generated pages. */
export const apiCatalog = new Catalog<typeof german>(
  new Map([
    ['ar', lazy('locales/api-ar', () => import('./api-ar.js'))],
    ['de', lazy('locales/api-de', () => import('./api-de.js'))],
    ['es', lazy('locales/api-es', () => import('./api-es.js'))],
    ['fr', lazy('locales/api-fr', () => import('./api-fr.js'))],
    ['ja', lazy('locales/api-ja', () => import('./api-ja.js'))],
    ['pt', lazy('locales/api-pt', () => import('./api-pt.js'))],
    ['zh', lazy('locales/api-zh', () => import('./api-zh.js'))],
  ]),
);
