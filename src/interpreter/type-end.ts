const opening = '([{<';
const closing = ')]}>';

/**
 * The offset after a type that begins at `start`: at what cannot be part of it. In front of a
 * function's body (`isResult`), braces that follow a type and `=>` end it.
 */
export function typeEnd(
  source: string,
  start: number,
  isResult: boolean,
  most = source.length,
): number {
  const limit = Math.min(source.length, start + most);
  let depth = 0;
  let last = '';
  for (let at = start; at < limit; at++) {
    const character = source[at] ?? '';
    const isArrow = source.startsWith('=>', at);
    if (depth === 0 && ends(source, at, last, isArrow, isResult)) return at;
    if (isArrow) {
      at++;
      last = '=>';
    } else if (character === '"' || character === "'" || character === '`') {
      const close = source.indexOf(character, at + 1);
      if (close === -1) return limit;
      at = close;
      last = character;
    } else {
      if (opening.includes(character)) depth++;
      if (closing.includes(character)) depth--;
      if (/\S/.test(character)) last = character;
    }
  }
  return limit;
}

function ends(
  source: string,
  at: number,
  last: string,
  isArrow: boolean,
  isResult: boolean,
): boolean {
  if (isArrow) return isResult || last !== ')';
  const character = source[at] ?? '';
  const isOpen = last === '' || /[|&:?]$/.test(last) || last === '=>';
  if (character === '\n') return !isOpen && !/^\s*[|&]/.test(source.slice(at, at + 200));
  return /[,;=)\]}>]/.test(character) || (isResult && character === '{' && !isOpen);
}
