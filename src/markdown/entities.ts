import {ownProperty} from '../shared/own-property.js';

/** The characters of entities, by their names. */
export type EntityNames = Readonly<Record<string, string>>;

/**
 * The entities that most pages with entities use; a page with others needs the whole table of HTML.
 */
const commonNames: EntityNames = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rarr: '→',
  larr: '←',
  bull: '•',
};

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi;

/**
 * Decodes HTML entities: numeric ones, common names, and those in `names`. Other names stay as
 * written.
 */
export function decodeEntities(text: string, names: EntityNames = {}): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (written, hex, decimal, name) => {
    if (typeof name === 'string')
      return ownProperty(commonNames, name) ?? ownProperty(names, name) ?? written;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
  });
}

/** Whether a text has entities that are not among the common ones. */
export function hasRareEntities(text: string): boolean {
  for (const [, , , name] of text.matchAll(entity)) {
    if (name !== undefined && ownProperty(commonNames, name) === undefined) return true;
  }
  return false;
}
