import type {WrittenAttribute} from '../../markdown/attributes.js';
import {withDirectChildren} from './direct-children.js';
import {htmlElements, inlineElements} from './html-elements.js';
import {readHtmlAttributes} from './read-html-attributes.js';
import type {DocNode, HeadingNode, HtmlValue, AuthorStyles} from '../nodes.js';
import {plainText} from '../inline-nodes.js';
import type {HtmlReader, ParseContext, ReadTag} from '../parse-context.js';
import {takeStyle} from './page-style.js';
import {readSvg} from './svg.js';
import {writtenIcon} from './written-icon.js';

/** Reads HTML elements of the allow-list, and SVG. */
export const htmlReader: HtmlReader = {
  isElement: (name) => htmlElements.has(name),
  htmlNodes,
  svgNodes,
  writtenIcon,
  takeStyle,
  authorStylesOf,
};

function htmlNodes(name: string, tag: ReadTag, context: ParseContext): readonly DocNode[] {
  const {mark, line} = tag;
  const {attributes, style} = readHtmlAttributes(name, mark.attributes, line, context);
  const only = tag.children.length === 1 ? tag.children[0] : undefined;
  // MDX makes a paragraph of lines inside <p>, <td> or <h2>, which contain text without one.
  const children =
    only?.kind === 'paragraph' &&
    !/^(?:div|section|article|blockquote|li|main|aside|details)$/.test(name)
      ? only.children
      : withDirectChildren(name, tag.children);
  if (/^h[1-6]$/.test(name)) {
    const wanted = attributes.get('id');
    const depth = Number(name[1]); // the pattern leaves 1 to 6
    const level = Math.max(depth, context.source.topLevel) as HeadingNode['level'];
    const ids = context.slugger.headingIds(
      plainText(children),
      typeof wanted === 'string' ? wanted : undefined,
    );
    const align = attributes.get('align');
    const aligned = typeof align === 'string' ? new Map([['text-align', align], ...style]) : style;
    const authorStyles = stylesFrom(attributes, aligned);
    return [{kind: 'heading', level, ...ids, ...(authorStyles && {authorStyles}), line, children}];
  }
  const isInline = inlineElements.has(name);
  const position = context.positionAt(line);
  // Nothing on a page sends a form.
  const tagName = name === 'form' ? 'div' : name;
  const shown = /^(?:select|optgroup|option|textarea)$/.test(name)
    ? contentOfField(name, children)
    : children;
  return [{kind: 'html', tag: tagName, isInline, attributes, style, ...position, children: shown}];
}

/** Lists have options alone, and these have text: paragraphs around them are not shown. */
function contentOfField(name: string, children: readonly DocNode[]): readonly DocNode[] {
  if (name === 'option' || name === 'textarea') {
    const text = plainText(children);
    return text === '' ? [] : [{kind: 'text', text}];
  }
  return children
    .flatMap((node) => (node.kind === 'paragraph' ? node.children : [node]))
    .filter((node) => node.kind === 'html' && /^opt(?:ion|group)$/.test(node.tag));
}

function svgNodes(tag: ReadTag, context: ParseContext): readonly DocNode[] {
  return readSvg(tag.raw, tag.line, context);
}

function authorStylesOf(
  name: string,
  written: readonly WrittenAttribute[],
  line: number,
  context: ParseContext,
): AuthorStyles | undefined {
  const styling = written.filter((attribute) => /^(?:class|className|style)$/.test(attribute.name));
  if (styling.length === 0) return undefined;
  const {attributes, style} = readHtmlAttributes(name, styling, line, context);
  return stylesFrom(attributes, style);
}

function stylesFrom(
  attributes: ReadonlyMap<string, HtmlValue>,
  style: ReadonlyMap<string, string>,
): AuthorStyles | undefined {
  const written = attributes.get('class');
  const classes = typeof written === 'string' ? written : '';
  return classes === '' && style.size === 0 ? undefined : {classes, style};
}
