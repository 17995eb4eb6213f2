import type {WrittenAttribute} from '../../markdown/attributes.js';
import {readHtmlAttributes} from './read-html-attributes.js';
import type {HtmlReader} from './html-syntax.js';
import type {DocNode, HeadingNode, HtmlValue, AuthorStyles} from '../nodes.js';
import {plainText} from '../plain-text.js';
import type {ParseContext} from '../parse-context.js';
import {drawing, svgImage} from './svg.js';
import type {ReadTag} from '../tag-node.js';

/** Reads HTML elements of the allow-list, and drawings. */
export const htmlReader: HtmlReader = {htmlNodes, svgNodes, svgImage, authorStylesOf};

function htmlNodes(name: string, tag: ReadTag, reading: ParseContext): readonly DocNode[] {
  const {mark, line} = tag;
  const {attributes, style} = readHtmlAttributes(name, mark.attributes, line, reading);
  const only = tag.children.length === 1 ? tag.children[0] : undefined;
  // MDX makes a paragraph of lines inside <p>, <td> or <h2>; elements that hold lines of text need none.
  const children =
    only?.kind === 'paragraph' &&
    !/^(?:div|section|article|blockquote|li|main|aside|details)$/.test(name)
      ? only.children
      : tag.children;
  if (/^h[1-6]$/.test(name)) {
    const wanted = attributes.get('id');
    const level = Math.max(Number(name[1]), reading.source.topLevel) as HeadingNode['level']; // the pattern leaves 1 to 6
    const ids = reading.slugger.headingIds(
      plainText(children),
      typeof wanted === 'string' ? wanted : undefined,
    );
    const align = attributes.get('align');
    const aligned = typeof align === 'string' ? new Map([['text-align', align], ...style]) : style;
    const look = lookFrom(attributes, aligned);
    return [{kind: 'heading', level, ...ids, ...(look && {look}), line, children}];
  }
  return [{kind: 'html', tag: name, attributes, style, children}];
}

function svgNodes(tag: ReadTag, reading: ParseContext): readonly DocNode[] {
  return drawing(tag.raw, tag.line, reading);
}

function authorStylesOf(
  name: string,
  written: readonly WrittenAttribute[],
  line: number,
  reading: ParseContext,
): AuthorStyles | undefined {
  const looks = written.filter((attribute) => /^(?:class|className|style)$/.test(attribute.name));
  if (looks.length === 0) return undefined;
  const {attributes, style} = readHtmlAttributes(name, looks, line, reading);
  return lookFrom(attributes, style);
}

function lookFrom(
  attributes: ReadonlyMap<string, HtmlValue>,
  style: ReadonlyMap<string, string>,
): AuthorStyles | undefined {
  const written = attributes.get('class');
  const classes = typeof written === 'string' ? written : '';
  return classes === '' && style.size === 0 ? undefined : {classes, style};
}
