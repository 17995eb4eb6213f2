/** What a language writes differently in a string with double quotes. */
export interface Quoting {
  /** A character by its code; `\u0007` if it is not given. */
  readonly code?: (code: number) => string;
  /** More characters that need a backslash. */
  readonly escaped?: RegExp;
}

const letters = new Map([
  ['\n', 'n'],
  ['\r', 'r'],
  ['\t', 't'],
]);

/** Control characters, and those that readers would not see or would see in another order. */
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A string in double quotes. */
export function quoted(text: string, {code = unicode, escaped}: Quoting = {}): string {
  const inner = text.replace(/["\\]/g, '\\$&');
  const safe = escaped === undefined ? inner : inner.replace(escaped, '\\$&');
  return `"${escapeInvisible(safe, code)}"`;
}

/** Replaces characters that readers would not see; `escape` precedes the letter of a short one. */
export function escapeInvisible(
  text: string,
  code: (code: number) => string = unicode,
  escape = '\\',
): string {
  return text.replace(invisible, (character) => {
    const letter = letters.get(character);
    return letter === undefined ? code(character.charCodeAt(0)) : escape + letter;
  });
}

/** Whether a text has quotes or several lines, and each character can be seen in them. */
export function isReadableBlock(text: string): boolean {
  return /["\n]/.test(text) && !hasInvisible(text.replaceAll('\n', ''));
}

/** Whether a text has characters that readers would not see. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) >= 0;
}

/** A name that is on no line of a text, for the end of a block. */
export function blockName(text: string): string {
  return unusedName(/^\s*[[{]/.test(text) ? 'JSON' : 'TEXT', '_END', [text]);
}

/** A name that is in no text: as often as needed, something is added to it. */
export function unusedName(name: string, added: string, texts: readonly string[]): string {
  const used = new RegExp(`${name}((?:${added})*)`, 'g');
  let longest = -1;
  for (const text of texts) {
    for (const [, end = ''] of text.matchAll(used)) {
      longest = Math.max(longest, end.length / added.length);
    }
  }
  return name + added.repeat(longest + 1);
}

/** Each line of a text after an indentation. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

/** A character by its code in braces, as several languages write it: `\u{7}`. */
export function unicodeInBraces(code: number): string {
  return `\\u{${code.toString(16)}}`;
}

function unicode(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
