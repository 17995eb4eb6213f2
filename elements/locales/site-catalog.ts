import {lazy} from '../shared/lazy.js';
import {Catalog, type LocalizeText} from './catalog.js';
import type * as german from './de.js';

/** The module of one language; German says which messages there are. */
export type SiteTranslation = typeof german;

/** A message of the site, by its English text. */
export type Message = keyof SiteTranslation['messages'];

/** The messages of one language. */
export type Messages = Readonly<Record<Message, string>>;

export type Localize = LocalizeText<Message>;

/** The messages of the site. Those of the search and of the API reference are separate. */
export const siteCatalog = new Catalog<SiteTranslation>(
  new Map([
    ['ar', lazy('locales/ar', () => import('./ar.js'))],
    ['de', lazy('locales/de', () => import('./de.js'))],
    ['es', lazy('locales/es', () => import('./es.js'))],
    ['fr', lazy('locales/fr', () => import('./fr.js'))],
    ['ja', lazy('locales/ja', () => import('./ja.js'))],
    ['pt', lazy('locales/pt', () => import('./pt.js'))],
    ['zh', lazy('locales/zh', () => import('./zh.js'))],
  ]),
);

/** Localizes to English. */
export const {localize: english} = siteCatalog.english;
