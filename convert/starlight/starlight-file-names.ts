/** The endings of files that Expressive Code knows, in groups of languages. */
const groups = {
  code: 'astro cjs htm html js jsx mjs svelte ts tsx typescript vb vue vue-html',
  terminal:
    'ansi bash bat batch cmd console fish nu nushell powershell ps ps1 psd1 psm1 sh shell ' +
    'shellscript shellsession zsh',
  data: 'csv env ini json toml xml yaml yml',
  styles: 'css less sass scss styl stylus xsl',
  text: 'markdown md mdx',
};

const groupList = Object.values(groups).map((names) => names.split(' '));
const terminals = new Set(groups.terminal.split(' '));

const commentStart = /^\s*(?:\/\/|#(?!!)|<!--|\/\*)\s*/;
const commentEnd = /\s*(?:-->|\*\/)?\s*$/;

/**
 * The name of a file in a line of code that is a comment, as Expressive Code finds it: it becomes
 * the title of the block.
 */
export function fileNameOf(line: string, language: string): string | undefined {
  if (line.length > 300) return undefined;
  const [start] = commentStart.exec(line) ?? [];
  if (start === undefined) return undefined;
  const {before, name} = namedIn(line.slice(start.length).replace(commentEnd, ''));
  if (before.trim().toLowerCase() === '@filename' || !/^[\w./~%[\]+\\:-]+$/.test(name)) {
    return undefined;
  }
  if (!/[^.:/\\~]/.test(name) || /^\.{2,}(?![/\\])/.test(name)) return undefined;
  if (/:/.test(name.replace(/^[a-z]:/i, ''))) return undefined;
  const group = groupList.find((names) => names.includes(language));
  const last = name.replace(/^.*[/\\]/, '');
  const ending = /\.([^.]+)$/.exec(last)?.[1];
  const isTypical =
    /^(?:\/|\\|\.[/\\]|~|[a-z]:)./i.test(name) ||
    last.startsWith('.') ||
    (/[/\\]/.test(name) && /[^/\\0-9.]/.test(name) && name === name.toLowerCase());
  if (isTypical && (before === '' || terminals.has(language))) return name;
  return ending !== undefined && (group === undefined || group.includes(ending)) ? name : undefined;
}

/** A text such as `File name: src/a.js` in its two parts. */
function namedIn(text: string): {readonly before: string; readonly name: string} {
  const at = /^[a-z]:/i.test(text) ? -1 : text.search(/\uFF1A|:(?!\/\/)/);
  if (at === -1) return {before: '', name: text};
  return {before: text.slice(0, at), name: text.slice(at + 1).trim()};
}
