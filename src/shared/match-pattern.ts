/** About how many steps a match may take: a few milliseconds. */
const maxSteps = 1_000_000;
/** Longer patterns are not tried. */
const maxLength = 1000;

/**
 * Whether a text matches a pattern of an author; `undefined` if that cannot be said, or not without
 * the risk that it takes long.
 */
export function matchPattern(pattern: string, text: string): boolean | undefined {
  if (pattern.length > maxLength || mostSteps(pattern, text.length) > maxSteps) return undefined;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      // It may be a pattern without `u`. Engines refuse what is too large only when they use it.
    }
  }
  return undefined;
}

/** A group with a part that may match in several ways, any number of times. */
const nested = /\([^()]*(?:[*+?|]|\{\d+,)[^()]*\)[*+{]/;

/** In how many ways a match could go on, at most. */
function mostSteps(pattern: string, length: number): number {
  if (/\\[1-9k]/.test(pattern)) return Infinity; // it refers to its own groups
  let plain = pattern
    .replace(/\\.|\[(?:\\.|[^\\\]])*\]/gs, 'x') // one character each
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, '(')
    .replace(/([*+?}])\?/g, '$1'); // as few as possible
  for (let around = ''; around !== plain;) {
    if (nested.test(plain)) return Infinity;
    around = plain;
    plain = plain.replace(/\(([^()]*)\)/g, '$1');
  }
  const count = (what: RegExp): number => plain.match(what)?.length ?? 0;
  // Without `^`, a match is tried from every character.
  const isFixed = plain.startsWith('^') && !plain.includes('|');
  const loops = count(/[*+]|\{\d+,/g) + (isFixed ? 0 : 1);
  return 2 ** count(/[?|]/g) * (length + 1) ** Math.max(1, loops);
}
