import type {SelectorKind} from '../navigation/view.js';
import type {Message} from '../locales/messages.js';

/** The name of a list. */
export const selectorNames: Readonly<Record<SelectorKind, Message>> = {
  product: 'Product',
  language: 'Language',
  version: 'Version',
  dropdown: 'Section',
  menu: 'Section',
};
