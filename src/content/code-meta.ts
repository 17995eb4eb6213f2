/** What stands behind the marks of a fence. */
export interface CodeMeta {
  readonly language: string;
  readonly title: string;
}

const switches = new Set([
  'lines',
  'wrap',
  'expandable',
  'nocopy',
  'twoslash',
  'runnable',
  'shownumbers',
  'showlinenumbers',
]);
const part = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{[^}]*\}|(\S+))|\{[^}]*\}|"([^"]*)"|\S+/g;

/**
 * Reads a fence's info string: the language, then options; the words that are no option are the title (format notes §5.4).
 * ```` ```ts Example file.ts {1,3} lines ```` has the language `ts` and the title `Example file.ts`.
 */
export function readCodeMeta(info: string): CodeMeta {
  const [first = ''] = /^\S+/.exec(info) ?? [];
  const hasLanguage = first !== '' && !/[={"]/.test(first);
  const words: string[] = [];
  let named: string | undefined;
  for (const match of info.slice(hasLanguage ? first.length : 0).matchAll(part)) {
    const [word, key, double, single, bare, quoted] = match;
    if (key !== undefined) {
      if (key === 'title' || key === 'filename') named ??= double ?? single ?? bare ?? '';
    } else if (quoted !== undefined) words.push(quoted);
    else if (!word.startsWith('{') && !switches.has(word.toLowerCase())) words.push(word);
  }
  return {
    language: hasLanguage ? first.replace(/^\{\.?|\}$/g, '') : '',
    title: named ?? words.join(' '),
  };
}
