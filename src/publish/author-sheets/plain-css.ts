/*
 * Text of authors in style sheets, which browsers must not read in another way than we do: then, a
 * bracket in it could end the rules around it.
 */

const string = String.raw`"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'`;
const url = String.raw`url\(\s*(?:(${string})|((?:\\[^]|[^\s"'()\\])+|(?=\))))\s*\)`;
const escape = String.raw`\\(?:[\da-f]{1,6}\s?|[^\n\da-f])`;
const name = String.raw`(?:[-\w]|[^\0-\x7f]|${escape})+\(?`;
const token = new RegExp(
  String.raw`/\*(?:[^*]|\*(?!/))*\*/|${url}|${string}|${name}|/\*|["'\\(){}[\]]`,
  'gi',
);

const closingOf = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** What a text in a style sheet may contain. */
export interface PlainOptions {
  /** Whether names may have escapes; those of functions may not. */
  readonly escapes?: true;
  /** Writes a URL, as it was written with its quotes. Without this, there may be none. */
  readonly url?: (written: string) => string;
}

/**
 * A selector, a condition or a value without its comments; `undefined` if a string, a bracket or a
 * URL in it has no end, or if names are not as they are meant. `text` has line breaks as CSS
 * defines them after preprocessing.
 */
export function plainCss(text: string, options: PlainOptions = {}): string | undefined {
  const open: string[] = [];
  let isPlain = true;
  const plain = text.replace(token, (found, quoted?: string, bare?: string) => {
    if (found.startsWith('/*')) {
      isPlain &&= found.length > 3;
      return ' ';
    }
    const written = quoted ?? bare;
    if (written !== undefined) {
      isPlain &&= options.url !== undefined;
      return options.url?.(written) ?? found;
    }
    if (/^["']/.test(found)) isPlain &&= found.length > 1;
    else if (found.endsWith('(')) {
      isPlain &&= !found.includes('\\') && !/^url\($/i.test(found);
      open.push(')');
    } else if (found.includes('\\')) isPlain &&= options.escapes === true && found !== '\\';
    else if (closingOf.has(found)) open.push(closingOf.get(found) ?? '');
    else if (/^[)\]}]$/.test(found)) isPlain &&= open.pop() === found;
    return found;
  });
  return isPlain && open.length === 0 ? plain : undefined;
}

/** A text as browsers read it (CSS Syntax, 3.3): with `\n` as its line breaks, without U+0000. */
export function preprocessed(text: string): string {
  return text.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\uFFFD');
}

/** Images in the text of functions, whose strings are URLs. */
const fetching = /(?:^|[^-\w])(?:-webkit-)?(?:image-set|cross-fade|image|src)\(/i;
const typed = new RegExp(String.raw`\b(?:url|type|format)\(\s*(?:${string})\s*\)`, 'gi');

/** Whether a value may request a URL that is not in `url()`. */
export function mayRequest(value: string): boolean {
  return fetching.test(value) && /["']|(?:var|attr|env)\(/i.test(value.replace(typed, ''));
}
