import {closesFence, openFence, type OpenFence} from '../markdown/fence-lines.js';

/** Stands for a tab while a text is tokenized: marked writes those in lists as spaces. */
const tabMark = '\u{E009}';

/** A text in which the tabs of code blocks are marks. The indentation of a block itself stays. */
export function withTabMarks(text: string): string {
  if (!text.includes('\t') || text.includes(tabMark)) return text;
  let fence: OpenFence | undefined;
  let indent = '';
  const lines = text.split('\n').map((line) => {
    if (!fence) {
      fence = openFence(line);
      indent = fence?.before.replaceAll(/[^\s>]/g, ' ') ?? '';
      return line;
    }
    if (closesFence(line, fence)) fence = undefined;
    else if (line.startsWith(indent)) {
      return indent + line.slice(indent.length).replaceAll('\t', tabMark);
    }
    return line;
  });
  return lines.join('\n');
}

/** Tokens with tabs instead of their marks. */
export function withTabs<T>(token: T): T {
  if (typeof token === 'string') return token.replaceAll(tabMark, '\t') as T & string;
  if (typeof token !== 'object' || token === null) return token;
  for (const [key, value] of Object.entries(token)) {
    const changed: unknown = withTabs(value);
    if (changed !== value) Reflect.set(token, key, changed);
  }
  return token;
}
