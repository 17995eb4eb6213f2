/** About how many steps a match may take: a few milliseconds. */
const maxSteps = 1_000_000;

/**
 * Whether a text matches a pattern of an author; `undefined` if that cannot be said, or not without
 * the risk that it takes long.
 */
export function matchPattern(pattern: string, text: string): boolean | undefined {
  const {optional, repeated, isNested} = branchesOf(pattern);
  // Without `^`, a match is tried from every character
  const loops = pattern.startsWith('^') && !pattern.includes('|') ? repeated : repeated + 1;
  const steps = 2 ** optional * (text.length + 1) ** Math.max(1, loops);
  if (isNested || steps > maxSteps) return undefined;
  const regExp = compile(pattern, 'u') ?? compile(pattern, '');
  try {
    return regExp?.test(text);
  } catch {
    return undefined; // engines refuse what is too large only when they use it
  }
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

interface Branches {
  /** What is there or not, or has another form. */
  readonly optional: number;
  /** What is there any number of times. */
  readonly repeated: number;
  /** Something of that is inside a repeated group, or the pattern refers to its own groups. */
  readonly isNested: boolean;
}

const quantifier = /[*+?]|\{(\d+)(,?)(\d*)\}/y;

/** Where a match could go on in more than one way. */
function branchesOf(pattern: string): Branches {
  let optional = 0;
  let repeated = 0;
  let isNested = false;
  const before: number[] = [];
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index] ?? '';
    let inGroup = 0;
    if (character === '\\') {
      index++;
      if (/[1-9k]/.test(pattern[index] ?? '')) isNested = true;
    } else if (character === '[') {
      index = endOfClass(pattern, index);
    } else if (character === '(') {
      before.push(optional + repeated);
      // The mark after `(?` is no quantifier
      index += /^\(\?(?:<?[=!]|:|<\w+>)/.exec(pattern.slice(index, index + 64))?.[0].length ?? 1;
      index--;
      continue;
    } else if (character === ')') {
      inGroup = optional + repeated - (before.pop() ?? 0);
    } else if (character === '|') {
      optional++;
      continue;
    }
    quantifier.lastIndex = index + 1;
    const found = quantifier.exec(pattern);
    if (found === null) continue;
    const [written, least = '', comma = '', most = ''] = found;
    index += written.length;
    if (written === '?' || (least === '0' && most === '1')) optional++;
    else if (/^[*+]/.test(written) || (comma !== '' && least !== most)) repeated++;
    if (written !== '?' && inGroup > 0) isNested = true;
    if (pattern[index + 1] === '?') index++; // as few as possible
  }
  return {optional, repeated, isNested};
}

function endOfClass(pattern: string, start: number): number {
  let index = start + 1;
  while (index < pattern.length && pattern[index] !== ']') index += pattern[index] === '\\' ? 2 : 1;
  return index;
}
