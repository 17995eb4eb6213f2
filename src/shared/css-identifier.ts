/**
 * A text as an identifier of CSS (CSSOM, "serialize an identifier"), as `CSS.escape()` writes it.
 */
export function cssIdentifier(text: string): string {
  return [...text]
    .map((character, index) => {
      if (character === '\0') return '\uFFFD';
      const isStart = index === 0 || (index === 1 && text.startsWith('-'));
      const isCode = /[\x01-\x1F\x7F]/.test(character) || (isStart && /\d/.test(character));
      if (isCode) return `\\${(character.codePointAt(0) ?? 0).toString(16)} `;
      const isPlain = /[\w\u0080-\u{10FFFF}-]/u.test(character) && text !== '-';
      return isPlain ? character : `\\${character}`;
    })
    .join('');
}
