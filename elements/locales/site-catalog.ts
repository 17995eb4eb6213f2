import {lazy} from '../shared/lazy.js';
import type * as german from '../../src/locales/de.js';
import {Catalog} from './catalog.js';

/** The module of one language; German says which messages there are. */
export type SiteTranslation = typeof german;

export type {Localize, Message, Messages} from '../../src/locales/messages.js';

/** The messages of the site. Those of the search and of the API reference are separate. */
export const siteCatalog = new Catalog<SiteTranslation>(
  new Map([
    ['ar', lazy('locales/ar', () => import('../../src/locales/ar.js'))],
    ['de', lazy('locales/de', () => import('../../src/locales/de.js'))],
    ['es', lazy('locales/es', () => import('../../src/locales/es.js'))],
    ['fr', lazy('locales/fr', () => import('../../src/locales/fr.js'))],
    ['ja', lazy('locales/ja', () => import('../../src/locales/ja.js'))],
    ['pt', lazy('locales/pt', () => import('../../src/locales/pt.js'))],
    ['zh', lazy('locales/zh', () => import('../../src/locales/zh.js'))],
  ]),
);

/** Localizes to English. */
export const {localize: english} = siteCatalog.english;
