import {readHtmlAttributes} from './html-attributes.js';
import type {HtmlReader} from './html-door.js';
import type {DocNode, HeadingNode} from './nodes.js';
import {plainText} from './plain-text.js';
import type {Reading} from './reading.js';
import {svgPicture} from './static-markup.js';
import type {ReadTag} from './tag-node.js';

/** Reads HTML elements of the allow-list, and drawings. */
export const htmlReader: HtmlReader = {htmlNodes, svgNodes};

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
    return [{kind: 'heading', level, ...ids, line, children}];
  }
  return [{kind: 'html', tag: name, attributes, style, children}];
}

function svgNodes(tag: ReadTag): readonly DocNode[] {
  const href = svgPicture(tag.raw.trim());
  if (href === undefined) return [];
  const attributes = new Map<string, string | {to: 'address'; href: string}>([
    ['src', {to: 'address', href}],
    ['alt', ''],
  ]);
  return [{kind: 'html', tag: 'img', attributes, style: new Map(), children: []}];
}
