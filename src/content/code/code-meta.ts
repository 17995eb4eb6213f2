/** The info string of a fence. */
export interface CodeMeta {
  readonly language: string;
  readonly title: string;
  /** Its other options, as written: `code-options.ts` reads them, for the pages that have any. */
  readonly options: string;
}

/** The parts of a fence's info string: `key=value`, `{…}`, a quoted text, or a word. */
export const metaPart =
  /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{(\{?[^{}]*)\}|(\S+))|\{\{?[^{}]*\}|"([^"]*)"|\S+/g;
/** Written exactly so: `Wrap` or `Lines` is a word of a title. */
const option = new RegExp(
  '^(?:\\{|(?:lines|show(?:Line)?Numbers|wrap|expandable|nocopy|noCopy)(?:=|$)|' +
    '\\[expandable\\]$|(?:icon|highlight|focus)=)',
);

/**
 * Reads a fence's info string: the language, then options; the words that are no option are the
 * title. ```` ```ts Example file.ts {1,3} lines ```` has the language `ts` and
 * the title `Example file.ts`.
 */
export function readCodeMeta(info: string): CodeMeta {
  const [first = ''] = /^\S+/.exec(info) ?? [];
  const hasLanguage = first !== '' && !/[={"]/.test(first);
  const words: string[] = [];
  const options: string[] = [];
  let named: string | undefined;
  for (const match of info.slice(hasLanguage ? first.length : 0).matchAll(metaPart)) {
    const [word, key, double, single, braced, bare, quoted] = match;
    if (key === 'title' || key === 'filename') {
      named ??= double ?? single ?? braced?.replace(/^["'`]|["'`]$/g, '') ?? bare ?? '';
    } else if (option.test(word)) options.push(word);
    else if (key === undefined && !/^(?:twoslash|runnable)$/.test(word)) words.push(quoted ?? word);
  }
  return {
    language: hasLanguage ? first : '',
    title: named ?? words.join(' '),
    options: options.join(' '),
  };
}
