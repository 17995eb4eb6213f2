import {fieldsOf, textOf, type Fields} from './raw.js';

/** The text of the empty search field, where the site has its own. */
export function readSearchPrompt(config: Fields): string | undefined {
  return textOf(fieldsOf(config.get('search')).get('prompt'));
}
