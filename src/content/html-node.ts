import type {WrittenAttribute} from './attributes.js';
import {readHtmlAttributes} from './html-attributes.js';
import type {HtmlReader} from './html-door.js';
import type {DocNode, HeadingNode, HtmlValue, Look} from './nodes.js';
import {plainText} from './plain-text.js';
import type {Reading} from './reading.js';
import {drawing} from './svg.js';
import {svgPicture} from './svg-picture.js';
import type {ReadTag} from './tag-node.js';

/** Reads HTML elements of the allow-list, and drawings. */
export const htmlReader: HtmlReader = {htmlNodes, svgNodes, svgPicture, lookOf};

function htmlNodes(name: string, tag: ReadTag, reading: Reading): readonly DocNode[] {
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

function svgNodes(tag: ReadTag, reading: Reading): readonly DocNode[] {
  return drawing(tag.raw, tag.line, reading);
}

function lookOf(
  name: string,
  written: readonly WrittenAttribute[],
  line: number,
  reading: Reading,
): Look | undefined {
  const looks = written.filter((attribute) => /^(?:class|className|style)$/.test(attribute.name));
  if (looks.length === 0) return undefined;
  const {attributes, style} = readHtmlAttributes(name, looks, line, reading);
  return lookFrom(attributes, style);
}

function lookFrom(
  attributes: ReadonlyMap<string, HtmlValue>,
  style: ReadonlyMap<string, string>,
): Look | undefined {
  const written = attributes.get('class');
  const classes = typeof written === 'string' ? written : '';
  return classes === '' && style.size === 0 ? undefined : {classes, style};
}
