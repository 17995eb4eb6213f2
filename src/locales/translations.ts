import * as arabic from './ar.js';
import * as arabicApi from './api-ar.js';
import * as germanApi from './api-de.js';
import * as spanishApi from './api-es.js';
import * as frenchApi from './api-fr.js';
import * as japaneseApi from './api-ja.js';
import type {ApiLocalize, ApiMessages} from './api-messages.js';
import * as portugueseApi from './api-pt.js';
import * as chineseApi from './api-zh.js';
import * as german from './de.js';
import * as spanish from './es.js';
import * as french from './fr.js';
import * as japanese from './ja.js';
import {languageCode, localizeWith, type Localize, type Messages} from './messages.js';
import * as portuguese from './pt.js';
import * as chinese from './zh.js';
import {apiWords, type ApiTexts, type ApiWords} from '../api-pages/api-words.js';

interface Translation {
  readonly site: {readonly messages: Messages};
  readonly api: {readonly messages: ApiMessages; readonly texts: ApiTexts};
}

/** The code of a language → what the interface says in it. */
const translations: ReadonlyMap<string, Translation> = new Map([
  ['ar', {site: arabic, api: arabicApi}],
  ['de', {site: german, api: germanApi}],
  ['es', {site: spanish, api: spanishApi}],
  ['fr', {site: french, api: frenchApi}],
  ['ja', {site: japanese, api: japaneseApi}],
  ['pt', {site: portuguese, api: portugueseApi}],
  ['zh', {site: chinese, api: chineseApi}],
]);

/** Localizes the interface to a language, by its tag. */
export function localizeTo(language: string): Localize {
  return localizeWith(translations.get(languageCode(language))?.site.messages);
}

/** The same for the pages of an API. */
export function localizeApiTo(language: string): ApiLocalize {
  return localizeWith(translations.get(languageCode(language))?.api.messages);
}

/** The texts of the pages of an API in a language; in English without one. */
export function wordsIn(language: string | undefined): Promise<ApiWords> {
  return Promise.resolve(apiWords(translations.get(languageCode(language ?? 'en'))?.api.texts));
}
