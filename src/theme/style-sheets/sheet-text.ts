/** A style sheet that another one imports. */
export interface SheetImport {
  readonly url: string;
  /** The media for which it applies; empty for all. */
  readonly media: string;
}

// Each pattern can match a text in one way only. A comment or string without an end is read as one,
// too: what could begin another in it would be tried, one after the other.
const comment = String.raw`/\*(?:[^*]|\*(?!/))*(?:\*/|$)`;
const string = String.raw`"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?`;
// An empty URL is only right before the bracket: otherwise, each blank could be before or after it.
const url = String.raw`url\(\s*(?:(${string})|((?:\\[^]|[^\s"'()\\])+|(?=\))))\s*\)`;
const rule = new RegExp(
  String.raw`(?:\s|${comment}|@(?:charset|layer)\b[^;{}]*;)*` +
    String.raw`@import\s*(?:${url}|(${string}))([^;{}]*);`,
  'iy',
);

const notMedia = /\blayer(?:\([^()]*\))?|\bsupports\((?:[^()]|\([^()]*\))*\)/gi;

/** The imports of a style sheet, which are at its start. */
export function importsOf(text: string): readonly SheetImport[] {
  const found: SheetImport[] = [];
  rule.lastIndex = 0;
  for (let match = rule.exec(text); match; match = rule.exec(text)) {
    const [, quoted, bare, short, conditions = ''] = match;
    const media = conditions.replace(notMedia, '').trim();
    found.push({url: unquoted(quoted ?? bare ?? short ?? ''), media});
  }
  return found;
}

const blanks = String.raw`(?:\s|${comment})*`;
const layer = new RegExp(
  String.raw`${comment}|${string}|${url}|\\[^]|` +
    String.raw`@layer(?=[\s/{])${blanks}(?:[-\w.]+${blanks})?\{`,
  'gi',
);

/** A style sheet in which layers are groups that always apply. */
export function withoutLayers(text: string): string {
  return text.replace(layer, (found) => (found.startsWith('@') ? '@media all{' : found));
}

// An escaped quote begins no string.
const escape = String.raw`\\["'\\]`;
const bracket = new RegExp(`${comment}|${escape}|${string}|[{}()[\\]]`, 'g');

/** How deep the brackets of a style sheet are nested. Browsers crash at tens of thousands. */
export function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [found] of text.matchAll(bracket)) {
    if ('{(['.includes(found)) deepest = Math.max(deepest, ++depth);
    else if ('})]'.includes(found)) depth = Math.max(depth - 1, 0);
  }
  return deepest;
}

const part = new RegExp(`${comment}|${escape}|${url}|${string}`, 'gi');

/**
 * Replaces the URLs in declarations or in a style sheet. `resolve` gives the complete URL; one that
 * it refuses is replaced by a URL that browsers never request.
 */
export function withUrls(
  declarations: string,
  resolve: (written: string) => string | undefined,
): string {
  return declarations.replace(part, (written, quoted?: string, bare?: string) => {
    const value = quoted ?? bare;
    if (value === undefined || /^["']?#/.test(value)) return written;
    return `url(${JSON.stringify(resolve(unquoted(value)) ?? 'about:invalid')})`;
  });
}

const names = new RegExp(String.raw`${string}|[-\w]+(?: [-\w]+)*`, 'g');

/**
 * Replaces names of typefaces or animations in a list of them. In a shorthand, other words may be
 * beside a name.
 */
export function withNames(
  list: string,
  renamed: ReadonlyMap<string, string>,
  isShorthand = false,
): string {
  if (renamed.size === 0) return list;
  const newName = (name: string): string | undefined => {
    const other = renamed.get(unquoted(name));
    return other === undefined ? undefined : JSON.stringify(other);
  };
  return list.replace(names, (found) => {
    const words = isShorthand && !/^["']/.test(found);
    const inside = words ? found.replace(/[^ ]+/g, (word) => newName(word) ?? word) : found;
    return newName(found) ?? inside;
  });
}

const shorthand = new RegExp(
  String.raw`${comment}|${string}|${url}|\\[^]|` +
    String.raw`(?<![-\w])(?:animation|font)\s*:((?:${string}|[^;{}"'])*)`,
  'gi',
);

/**
 * Replaces names of typefaces or animations in those shorthands of a style sheet that have
 * variables.
 */
export function withNamesInShorthands(text: string, renamed: ReadonlyMap<string, string>): string {
  if (renamed.size === 0) return text;
  return text.replace(shorthand, (found, _quoted, _bare, value?: string) => {
    if (value === undefined || !/\bvar\(/i.test(value)) return found;
    return found.slice(0, -value.length) + withNames(value, renamed, true);
  });
}

/** What a string or name means: without quotes and escapes. */
export function unquoted(written: string): string {
  const inner = written.replace(/^(["'])([^]*)\1$/, '$2');
  return inner.replace(/\\(?:([\da-f]{1,6})\s?|\n|([^]))/gi, (_, code?: string, char = '') =>
    code === undefined ? String(char) : characterOf(parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD';
}
