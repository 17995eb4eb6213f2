/** The names of which nearly every page with entities has some; `rare-entities.ts` teaches more. */
const named = new Map<string, string>(
  Object.entries({
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
  }),
);

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi;

/** Decodes HTML entities: numeric ones, and the names that are known. Other names stay as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (written, hex, decimal, name) => {
    if (typeof name === 'string') return named.get(name) ?? written;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
  });
}

/** Whether a text has entities whose names are not known yet. */
export function hasRareEntities(text: string): boolean {
  for (const [, , , name] of text.matchAll(entity)) {
    if (name !== undefined && !named.has(name)) return true;
  }
  return false;
}

/** Makes more names known. */
export function learnEntities(names: Iterable<readonly [name: string, character: string]>): void {
  for (const [name, character] of names) named.set(name, character);
}
