import type {WrittenConfig} from '../site-config.js';
import {fieldsOf, textOf} from './raw.js';

/** The text of the empty search field, where the site has its own. */
export function readSearchPrompt({raw}: WrittenConfig): string | undefined {
  return textOf(fieldsOf(raw.get('search')).get('prompt'));
}
