import {definedOnly, fieldsOf, textOf} from './raw.js';
import type {WrittenConfig} from '../site-config.js';

/** What visitors see at a URL without a page. */
export interface ConfigNotFound {
  /** Visitors are redirected to the home page instead. */
  readonly leadsHome: boolean;
  readonly title?: string;
  /** Markdown. */
  readonly description?: string;
}

/** Reads `errors.404`; visitors are redirected only if the author says so. */
export function readNotFound({raw}: WrittenConfig): ConfigNotFound {
  const fields = fieldsOf(fieldsOf(raw.get('errors')).get('404'));
  return definedOnly({
    leadsHome: fields.get('redirect') === true,
    title: textOf(fields.get('title')),
    description: textOf(fields.get('description')),
  });
}
