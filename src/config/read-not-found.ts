import {definedOnly, fieldsOf, textOf} from './raw.js';
import type {Fields} from './read-language.js';

/** What readers see at an address without a page. */
export interface ConfigNotFound {
  readonly title?: string;
  /** Markdown. */
  readonly description?: string;
}

/** Reads `errors.404` (format notes §5.2); its `redirect` is read where pages are loaded. */
export function readNotFound(written: Fields): ConfigNotFound {
  const fields = fieldsOf(fieldsOf(written.get('errors')).get('404'));
  return definedOnly({
    title: textOf(fields.get('title')),
    description: textOf(fields.get('description')),
  });
}
