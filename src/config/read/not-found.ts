import {definedOnly, fieldsOf, textOf, type Fields} from './raw.js';

/** What readers see at an address without a page. */
export interface ConfigNotFound {
  /** Readers are led to the first page instead. */
  readonly leadsHome: boolean;
  readonly title?: string;
  /** Markdown. */
  readonly description?: string;
}

/** Reads `errors.404` (format notes §5.2); a site leads home only where its author asks for it. */
export function readNotFound(raw: Fields): ConfigNotFound {
  const fields = fieldsOf(fieldsOf(raw.get('errors')).get('404'));
  return definedOnly({
    leadsHome: fields.get('redirect') === true,
    title: textOf(fields.get('title')),
    description: textOf(fields.get('description')),
  });
}
