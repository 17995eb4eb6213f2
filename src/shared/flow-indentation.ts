/**
 * Reads YAML with js-yaml, and again where only the indentation of a flow node is wrong: the lines
 * of quoted texts, and of lists and objects in brackets, may be indented less than YAML 1.2
 * demands. Other parsers accept that, and it changes no value. Throws what `read` throws.
 */
export function withAnyIndentation<T>(yaml: string, read: (yaml: string) => T): T {
  try {
    return read(yaml);
  } catch (error) {
    if ((error as {reason?: unknown}).reason !== 'deficient indentation') throw error;
    return read(withIndentedFlows(yaml));
  }
}

/** The list items that begin on a line, and a key: `- - key:`. Deeper ones are not read. */
const lineStart = /^( {0,99}(?:- {1,9}){0,9})([^\s"'#[\]{}|>][^\n]*?:(?=\s|$))?/;
/** An anchor or a tag. */
const properties = /^(?:\s*[&!][^\s[\]{},]*(?=\s))*\s*/;

/**
 * Indents the lines after the first one of each flow node (YAML 1.2.2, chapter 7), whose
 * indentation has no other meaning.
 */
function withIndentedFlows(yaml: string): string {
  const lines = yaml.split('\n');
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length + 1;
  }
  // The column that the lines of a block scalar are to the right of.
  let scalar: number | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const own = line.search(/\S/);
    if (own === -1 || (scalar !== undefined && own > scalar)) continue;
    const [before = '', markers = '', key] = lineStart.exec(line) ?? [];
    const written = line.slice(before.length);
    const value = written.slice(properties.exec(written)?.[0].length ?? 0);
    const column = key === undefined ? markers.lastIndexOf('-') : markers.length;
    scalar = /^[|>]/.test(value) ? column : undefined;
    let end = endOfFlow(yaml, (starts[index] ?? 0) + line.length - value.length);
    const after = /^[ \t]*:[ \t]+/.exec(yaml.slice(end, end + 99));
    if (after) end = endOfFlow(yaml, end + after[0].length);
    while ((starts[index + 1] ?? Infinity) < end) {
      index++;
      lines[index] = ' '.repeat(markers.length + 1) + (lines[index] ?? '');
    }
  }
  return lines.join('\n');
}

/**
 * Where the flow node at an offset ends; the offset itself if there is none, infinity if it does
 * not end.
 */
function endOfFlow(yaml: string, start: number): number {
  let depth = 0;
  let before = '';
  for (let at = start; at < yaml.length; at++) {
    const character = yaml[at] ?? '';
    if (/\s/.test(character)) continue;
    if (/["']/.test(character) && /^[[{,:]?$/.test(before)) {
      at = endOfQuoted(yaml, at, character) - 1;
    } else if (/[[{]/.test(character)) depth++;
    else if (/[\]}]/.test(character)) depth--;
    else if (depth === 0) return start;
    else if (character === '#' && /\s/.test(yaml[at - 1] ?? '')) {
      at = yaml.indexOf('\n', at);
      if (at === -1) return Infinity;
      continue;
    }
    if (depth <= 0) return at + 1;
    before = character;
  }
  return depth === 0 ? start : Infinity;
}

/** A backslash escapes in double quotes; in single quotes, two of them are one. */
function endOfQuoted(yaml: string, start: number, quote: string): number {
  for (let at = start + 1; at < yaml.length; at++) {
    if (yaml[at] === '\\' && quote === '"') at++;
    else if (yaml[at] === quote) {
      if (quote === '"' || yaml[at + 1] !== quote) return at + 1;
      at++;
    }
  }
  return Infinity;
}
