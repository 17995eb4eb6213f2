import {divisionLists, maxGroupDepth} from './navigation.js';
import type {WrittenConfig} from '../site-config.js';
import {fieldsOf, listOf, textOf, type Fields} from './raw.js';

/**
 * The properties of a language in a navigation that is an object, at any level: besides its
 * pages it may have its own banner and footer. Empty for a name that no language has (format notes
 * §5.2, `languages`).
 */
export function languageFields({raw}: WrittenConfig, name: string | undefined): Fields {
  const found = name === undefined ? undefined : findLanguage(raw.get('navigation'), name, 1);
  return found ?? new Map<string, unknown>();
}

function findLanguage(division: unknown, name: string, depth: number): Fields | undefined {
  if (depth > maxGroupDepth) return undefined;
  const fields = fieldsOf(division);
  for (const [list] of divisionLists) {
    for (const item of listOf(fields.get(list))) {
      const own = fieldsOf(item);
      if (list === 'languages' && textOf(own.get('language')) === name) return own;
      const inner = findLanguage(item, name, depth + 1);
      if (inner) return inner;
    }
  }
  return undefined;
}
