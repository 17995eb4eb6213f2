/** More ways than any text can be matched in. */
const most = 20_000_000;

/**
 * How many steps matching a text can take at most, or undefined if that is too many.
 *
 * An engine that goes back tries each way of dividing the text between the parts of the pattern. A
 * repeated part that itself can match in several ways (`(a+)+`, `(a|a)*`) makes that exponential,
 * so it is refused; otherwise the number of ways is the product of what each part can take. A run
 * that only one character can end, which is not in it (`[^"]+"`), can be divided in one way.
 */
export function patternWork(source: string, text: string, flags: string): number | undefined {
  const reader = new PatternReader(source, text.length, flags);
  const ways = reader.alternatives(true);
  if (!reader.isAtEnd()) return undefined;
  const work = ways * startsIn(source, text, flags) * source.length * reader.cost;
  return work <= most ? work : undefined;
}

/** A literal character that has to occur in the text. */
const character = /^(?:\\([^A-Za-z0-9])|([^\\()[\]{}.*+?^$|]))(?![*?{])/;

/** At how many places of a text a match can begin. */
function startsIn(source: string, text: string, flags: string): number {
  if (source.includes('|')) return text.length + 1;
  if (source.startsWith('^') && !flags.includes('m')) return 1;
  const [, escaped, plain] = character.exec(source) ?? [];
  const first = escaped ?? plain;
  const hasCase = first?.toLowerCase() !== first?.toUpperCase();
  if (first === undefined || (hasCase && flags.includes('i'))) return text.length + 1;
  return text.split(first).length;
}

/** Reads a regular expression that the parser has accepted. */
class PatternReader {
  #at = 0;
  #depth = 0;
  #exact = 1;
  #hasRun = false;
  readonly #source: string;
  readonly #length: number;
  readonly #flags: string;

  constructor(source: string, length: number, flags: string) {
    this.#source = source;
    this.#length = length;
    this.#flags = flags;
  }

  /** How many steps each character of the pattern can take in one way. */
  get cost(): number {
    return this.#exact * (this.#hasRun ? this.#length + 1 : 1);
  }

  isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** The ways of `a|b`; `isLast` if nothing comes after it that could fail. */
  alternatives(isLast: boolean): number {
    if (++this.#depth > 20) return Infinity;
    let sum = this.#sequence(isLast);
    while (this.#source[this.#at] === '|') {
      this.#at++;
      sum += this.#sequence(isLast);
    }
    this.#depth--;
    return sum;
  }

  #sequence(isLast: boolean): number {
    let ways = 1;
    while (!this.isAtEnd() && !/[|)]/.test(this.#source[this.#at] ?? '')) {
      const start = this.#at;
      const atom = this.#atom();
      const repeated = this.#repeat(atom, this.#source.slice(start, this.#at));
      // A run at the end of the pattern takes what there is, and never goes back.
      const isFree = isLast && this.isAtEnd() && atom === 1;
      ways *= isFree ? 1 : repeated;
    }
    return ways;
  }

  #atom(): number {
    const rest = this.#source.slice(this.#at, this.#at + 3);
    if (rest.startsWith('(')) {
      this.#at +=
        /^\(\?(?:[:=!]|<[=!])/.exec(this.#source.slice(this.#at, this.#at + 4))?.[0].length ?? 1;
      if (rest.startsWith('(?<') && !/[=!]/.test(this.#source[this.#at - 1] ?? '')) return Infinity;
      const ways = this.alternatives(false);
      this.#at++;
      return ways;
    }
    if (rest.startsWith('\\')) {
      const escape =
        /\\(?:[1-9]|k|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|[^])/iy;
      escape.lastIndex = this.#at;
      const [taken = '\\'] = escape.exec(this.#source) ?? [];
      this.#at += taken.length;
      return /^\\[1-9k]/.test(taken) ? Infinity : 1;
    }
    if (rest.startsWith('[')) {
      const characters = /\[(?:\\[^]|[^\]\\])*\]/y;
      characters.lastIndex = this.#at;
      this.#at += characters.exec(this.#source)?.[0].length ?? 1;
      return 1;
    }
    this.#at++;
    return 1;
  }

  /** The ways of a part with the quantifier that follows it. */
  #repeat(ways: number, atom: string): number {
    const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
    quantifier.lastIndex = this.#at;
    const found = quantifier.exec(this.#source);
    if (!found) return ways;
    this.#at += found[0].length;
    const [, sign, least = '0', comma, limit] = found;
    if (sign === '?') return ways + 1;
    const isExact = sign === undefined && comma === '';
    const times = isExact ? Number(least) : limit ? Number(limit) : Infinity;
    if (ways === 1 && isExact && times <= 20) {
      this.#exact *= Math.max(times, 1);
      return 1;
    }
    if (ways === 1 && this.#isEnded(atom)) {
      this.#hasRun = true;
      return 1;
    }
    if (ways === 1) return Math.min(times, this.#length) + 1;
    return times <= 10 ? (ways + 1) ** times : Infinity;
  }

  /** Whether a character follows that the repeated part, one character itself, cannot be. */
  #isEnded(atom: string): boolean {
    if (atom.startsWith('(')) return false;
    const rest = this.#source.slice(this.#at).replace(/^(?:\)(?![*+?{]))+/, '');
    const [, escaped, plain] = character.exec(rest) ?? [];
    const next = escaped ?? plain;
    return next !== undefined && !new RegExp(`^(?:${atom})$`, this.#flags).test(next);
  }
}
