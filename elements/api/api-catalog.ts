import {lazy} from '../shared/lazy.js';
import type * as german from '../../src/locales/api-de.js';
import {Catalog} from '../locales/catalog.js';

export type {ApiLocalize, ApiMessage} from '../../src/locales/api-messages.js';

/** The messages of the API reference. The modules also have the texts of its generated pages. */
export const apiCatalog = new Catalog<typeof german>(
  new Map([
    ['ar', lazy('locales/api-ar', () => import('../../src/locales/api-ar.js'))],
    ['de', lazy('locales/api-de', () => import('../../src/locales/api-de.js'))],
    ['es', lazy('locales/api-es', () => import('../../src/locales/api-es.js'))],
    ['fr', lazy('locales/api-fr', () => import('../../src/locales/api-fr.js'))],
    ['ja', lazy('locales/api-ja', () => import('../../src/locales/api-ja.js'))],
    ['pt', lazy('locales/api-pt', () => import('../../src/locales/api-pt.js'))],
    ['zh', lazy('locales/api-zh', () => import('../../src/locales/api-zh.js'))],
  ]),
);
