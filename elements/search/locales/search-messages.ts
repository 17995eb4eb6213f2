/** The key of a message of the search. */
export type SearchMessageKey =
  | 'close'
  | 'elsewhere'
  | 'failedPages'
  | 'keyClose'
  | 'keyMove'
  | 'keyOpen'
  | 'moreResults'
  | 'noResults'
  | 'noResultsAdvice'
  | 'offline'
  | 'oneResult'
  | 'progress'
  | 'readAll'
  | 'recent'
  | 'remove'
  | 'results'
  | 'search'
  | 'searchElsewhere'
  | 'searchFor'
  | 'suggestions'
  | 'tryAgain'
  | 'unavailable';

export type SearchMessages = Readonly<Record<SearchMessageKey, string>>;

/** The message of a key in the reader's language; `{0}` is the first value. */
export type SearchLocalize = (
  key: SearchMessageKey,
  english: string,
  ...values: unknown[]
) => string;
