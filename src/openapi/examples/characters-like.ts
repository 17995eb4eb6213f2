const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '1234567890'];
const others = '-_. :/@+,;=&#%!?~$*\'"()[]{}<>|\\^`\t\näж漢あ';

/** Escapes that mean a single character in every pattern. */
const controls = new Map(Object.entries({t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', '0': '\0'}));

/**
 * Characters that match a class, an escape or a character of a regular expression, the most
 * readable ones first; none where it is not known what matches.
 */
export function charactersLike(source: string): readonly string[] {
  if (source === '.') return [...(alphabets[0] ?? '')];
  if (source.startsWith('[') || /^\\(?:[dws]$|p\{)/i.test(source)) return inClass(source);
  const [escape, name = ''] = /^\\(.)/u.exec(source) ?? [];
  if (escape === undefined) return [source];
  const code = /^\\[xu]\{?([\da-f]+)\}?$/i.exec(source)?.[1];
  if (code !== undefined) return characterOf(Number.parseInt(code, 16));
  const control = controls.get(name);
  if (control !== undefined) return [control];
  // Other letters and digits are references to groups, or syntax of other languages.
  return /[\p{L}\p{N}]/u.test(name) ? [] : [name];
}

function characterOf(code: number): readonly string[] {
  return code <= 0x10_ff_ff ? [String.fromCodePoint(code)] : [];
}

/** Letters and digits in the order of the class, if it has any. */
function inClass(source: string): readonly string[] {
  const matcher = matcherOf(source);
  if (!matcher) return [];
  const matching = (characters: string): readonly string[] =>
    [...characters].filter((one) => matcher.test(one));
  const written = source.replace(/\\./gs, '');
  const position = (alphabet: string): number => {
    const index = [...written].findIndex((one) => alphabet.includes(one));
    return index < 0 ? Infinity : index;
  };
  const inOrder = alphabets.toSorted((one, other) =>
    position(one) < position(other) ? -1 : Number(position(one) > position(other)),
  );
  const usual = matching(inOrder.join(''));
  return usual.length > 0 ? usual : matching(others + source).slice(0, 1);
}

/** Tests one character, which takes a fixed time. */
function matcherOf(source: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^${source}$`, flags);
    } catch {
      // It may be a class without `u`.
    }
  }
  return undefined;
}
