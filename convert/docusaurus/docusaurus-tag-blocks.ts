import {fencedCode} from '../../src/content/markdown-text.js';
import {readLiteral} from '../../src/content/mdx/literal.js';
import {attribute} from '../../src/content/other-tools/change.js';
import type {TagMark} from '../../src/markdown/marks.js';
import {attributeOf, textOf} from './docusaurus-attributes.js';
import type {Imported} from './docusaurus-imports.js';

/** The code block that a tag shows, whose text begins at `at`; `undefined` for unknown code. */
export function codeBlockText(
  text: string,
  at: number,
  mark: TagMark,
  names: ReadonlyMap<string, Imported>,
): string | undefined {
  const content = text.slice(mark.end, mark.contentEnd ?? mark.end).trim();
  const [, name = ''] = /^\{\s*([\w$]+)\s*\}$/.exec(content) ?? [];
  const imported = names.get(name);
  const [, expression] = /^\{([^]*)\}$/.exec(content) ?? [];
  const literal = expression === undefined ? content : readLiteral(expression)?.value;
  const code = imported?.kind === 'text' ? imported.text : literal;
  if (typeof code !== 'string') return undefined;
  const [, ofClass] = /language-(\S+)/.exec(textOf(mark, 'className') ?? '') ?? [];
  const title = textOf(mark, 'title');
  const numbers = attributeOf(mark, 'showLineNumbers') ? ' lines' : '';
  const [range = ''] = /\{[\d\s,-]+\}/.exec(textOf(mark, 'metastring') ?? '') ?? [];
  const language = textOf(mark, 'language') ?? ofClass ?? 'text';
  const named = title === undefined ? '' : attribute('title', title);
  const info = `${language}${named}${numbers}${range && ` ${range}`}`;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const isAlone = /^\s*$/.test(before);
  const block = fencedCode(info, code).replaceAll('\n', `\n${isAlone ? before : ''}`);
  return isAlone ? block : `\n\n${block}\n\n`;
}

/** An image for each mode; `urlOf` finds the URL that an expression refers to. */
export function themedImageText(
  mark: TagMark,
  urlOf: (source: string) => string | undefined,
): string {
  const sources = attributeOf(mark, 'sources')?.value;
  const source = sources?.kind === 'expression' ? sources.source : '';
  const alt = attribute('alt', textOf(mark, 'alt') ?? '');
  const modes = [
    [/\blight\s*:\s*([^,}]+)/, 'block dark:hidden'],
    [/\bdark\s*:\s*([^,}]+)/, 'hidden dark:block'],
  ] as const;
  const images = modes.flatMap(([pattern, classes]) => {
    const url = urlOf(pattern.exec(source)?.[1] ?? '');
    const own = url === undefined ? '' : attribute('src', url);
    return url === undefined ? [] : [`<img className="${classes}"${own}${alt} />`];
  });
  return images.join('\n');
}

/** The image that a component of a drawing shows. */
export function imageText(mark: TagMark, url: string): string {
  const alt = textOf(mark, 'title') ?? textOf(mark, 'alt') ?? '';
  const sizes = mark.attributes.flatMap(({name, value}) => {
    if (!/^(?:width|height|className|style)$/.test(name) || value.kind === 'flag') return [];
    return value.kind === 'string' ? [attribute(name, value.text)] : [` ${name}={${value.source}}`];
  });
  return `<img${attribute('src', url)}${attribute('alt', alt)}${sizes.join('')} />`;
}
