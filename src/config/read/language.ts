import {within} from '../json/pointer.js';
import type {WrittenConfig} from '../site-config.js';
import {divisionLists, maxGroupDepth} from './navigation.js';
import {fieldsOf, listOf, textOf, type Fields} from './raw.js';

/** A language of a navigation that is an object, with its JSON pointer. */
export interface LanguageFields {
  readonly fields: Fields;
  readonly pointer: string;
}

/**
 * The languages of a navigation, at any level: besides its pages, one may have its own banner and
 * footer.
 */
export function* languagesOf({raw}: WrittenConfig): Generator<LanguageFields> {
  yield* languagesIn(raw.get('navigation'), '/navigation', 1);
}

/** The properties of the language with a name. Empty for a name that no language has. */
export function languageFields(config: WrittenConfig, name: string | undefined): Fields {
  for (const {fields} of name === undefined ? [] : languagesOf(config)) {
    if (textOf(fields.get('language')) === name) return fields;
  }
  return new Map<string, unknown>();
}

function* languagesIn(
  division: unknown,
  pointer: string,
  depth: number,
): Generator<LanguageFields> {
  if (depth > maxGroupDepth) return;
  const outer = fieldsOf(division);
  for (const [list] of divisionLists) {
    for (const [index, item] of listOf(outer.get(list)).entries()) {
      const own = within(within(pointer, list), index);
      if (list === 'languages') yield {fields: fieldsOf(item), pointer: own};
      yield* languagesIn(item, own, depth + 1);
    }
  }
}
