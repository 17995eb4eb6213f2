import {apiWords, english, type ApiWords} from '../../api-pages/api-words.js';
import {englishOverview} from '../../api-pages/overview-words.js';

/**
 * The texts of pages that are read for a search, which finds what authors have written: only those
 * of headings, which say that they are labels, and of groups, which have a meaning.
 */
export function searchedWords(): ApiWords {
  const {authorization, pathParameters, queryParameters, headers, cookies} = english;
  const {body, response, callbacks, webhooks} = english;
  const {servers, operations, models, usedBy, about} = englishOverview;
  return apiWords({
    ...blank(english),
    ...{authorization, pathParameters, queryParameters, headers, cookies},
    ...{body, response, callbacks, webhooks},
    keysLike: '{0}',
    overview: {
      ...blank(englishOverview),
      ...{version: '{0}', servers, operations, models, usedBy, about},
    },
  });
}

/** A table with the same names, all of whose texts are empty. */
function blank<T extends Readonly<Record<string, string>>>(texts: T): Record<keyof T, string> {
  const empty = Object.keys(texts).map((name) => [name, '']);
  return Object.fromEntries(empty) as Record<keyof T, string>;
}
