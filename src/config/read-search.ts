import {fieldsOf, textOf} from './raw.js';
import type {Fields} from './read-language.js';

/** What stands in the empty search field, if the author says it: `search.prompt` (format notes §5.1, §5.2). */
export function readSearchPrompt(written: Fields): string | undefined {
  return textOf(fieldsOf(written.get('search')).get('prompt'));
}
