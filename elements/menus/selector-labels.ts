import type {SelectorKind} from '../../src/navigation/view.js';
import type {Message} from '../locales/site-catalog.js';
import {languageTag} from '../locales/localize-controller.js';

/** The name of a list. */
export const selectorNames: Readonly<Record<SelectorKind, Message>> = {
  product: 'Product',
  language: 'Language',
  version: 'Version',
  dropdown: 'Section',
  menu: 'Section',
};

/** The label of an entry: a language in its own name. */
export function selectorLabel(kind: SelectorKind, name: string): string {
  return kind === 'language' ? languageName(languageTag(name)) : name;
}

function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code; // not a language tag
  }
}
