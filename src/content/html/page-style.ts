import {decodeEntities} from '../../markdown/entities.js';
import {scanMarks} from '../../markdown/scan.js';
import {plainText} from '../inline-nodes.js';
import {attributeValue} from '../mdx/attribute-value.js';
import {readLiteral} from '../mdx/literal.js';
import type {ParseContext, ReadTag} from '../parse-context.js';
import type {TagMark} from '../../markdown/marks.js';

/**
 * Takes the text of a `<style>` to the styles of the page: what is written in it, a string or
 * template in braces, or the value of `dangerouslySetInnerHTML`. Its element is not shown. Code
 * that cannot be evaluated is reported.
 */
export function takeStyle({mark, raw, line, children}: ReadTag, context: ParseContext): void {
  const [[, written] = []] = scanMarks(raw);
  const isWritten = written?.kind === 'tag';
  const start = isWritten ? written.end : 0;
  const content = isWritten ? raw.slice(start, written.contentEnd) : plainText(children);
  const skipped = raw.slice(0, start) + (/^\s*/.exec(content)?.[0] ?? '');
  addStyle(mark, content, line + skipped.split('\n').length - 1, context);
}

/** {@link takeStyle} for one in an `<svg>`, in whose text entities are characters. */
export function takeStyleOfSvg(
  mark: TagMark,
  content: string,
  line: number,
  context: ParseContext,
): void {
  const text = content.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '');
  const isCode = /^\s*\{/.test(text);
  const css = isCode ? text : decodeEntities(text, context.source.extensions.entities);
  addStyle(mark, css, line, context);
}

function addStyle(mark: TagMark, content: string, line: number, context: ParseContext): void {
  const values = mark.attributes.map(
    ({name, value}) => [name, attributeValue(value, context.source)?.value] as const,
  );
  const attributes = new Map(values);
  const html = attributes.get('dangerouslySetInnerHTML');
  const text: unknown = html instanceof Map ? html.get('__html') : cssOf(content, context);
  if (typeof text !== 'string') {
    const source = '<style>{…}</style>';
    context.report('page/unsupported-expression', line, {source, isLeftOut: true});
    return;
  }
  // A name for what is outside of a component, where all of the page is meant anyway.
  const css = attributes.has('jsx') ? text.replace(/:global\(([^()]*)\)/g, '$1') : text;
  const media = attributes.get('media');
  const key = JSON.stringify([css, media]);
  if (css.trim() === '' || context.styles.has(key)) return;
  const {file} = context.source;
  context.styles.set(key, {css, media: typeof media === 'string' ? media : '', file, line});
}

/** The CSS of a `<style>`: no style sheet begins with a brace. */
function cssOf(content: string, {source: {scope}}: ParseContext): unknown {
  const text = content.trim();
  if (!/^\{[^]*\}$/.test(text)) return content;
  const code = text.slice(1, -1);
  return (readLiteral(code) ?? scope.find(code))?.value;
}
