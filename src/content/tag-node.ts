import {readComponentAttributes, type ReadMarkdown} from './component-attributes.js';
import {components, type ComponentName} from './components.js';
import {readHtmlAttributes} from './html-attributes.js';
import {droppedElements, htmlElements} from './html-elements.js';
import {meantName} from './other-names.js';
import type {ComponentNode, DocNode, HeadingNode} from './nodes.js';
import {plainText} from './plain-text.js';
import type {Reading} from './reading.js';
import type {TagMark} from './scan.js';
import {svgPicture} from './static-markup.js';

/** A tag on its way to becoming a node. */
export interface ReadTag {
  readonly mark: TagMark;
  /** The tag with its content, as written. */
  readonly raw: string;
  readonly line: number;
  readonly children: readonly DocNode[];
}

/** Whether a name is one of the component table. */
export function isComponentName(name: string): name is ComponentName {
  return Object.hasOwn(components, name);
}

/**
 * Turns a tag into nodes: a component, an HTML element of the allow-list, or, for anything else, its children
 * (`script` and `style`: nothing). A `<word>` that is never closed and names no element is text.
 */
export function nodesOfTag(
  tag: ReadTag,
  reading: Reading,
  readMarkdown: ReadMarkdown,
): readonly DocNode[] {
  const {mark, line, children} = tag;
  const name = meantName(mark, reading.source.scope);
  const isKnown = isComponentName(name) || htmlElements.has(name) || droppedElements.has(name);
  if (mark.contentEnd === undefined) {
    if (!isKnown) {
      const written = tag.raw.slice(0, tag.raw.indexOf('>') + 1);
      reading.report('page/text-tag', line, {tag: written});
      return [{kind: 'text', text: written}, ...children];
    }
    reading.report('page/unclosed-tag', line, {name});
  }
  if (isComponentName(name)) {
    const attributes = readComponentAttributes(name, mark.attributes, line, reading, readMarkdown);
    if (name === 'Visibility') return attributes['for'] === 'agents' ? [] : children;
    // The table gives each name its attributes; readComponentAttributes fills them by the same table.
    return [{kind: 'component', name, attributes, line, children} as unknown as ComponentNode];
  }
  if (name === '') return children;
  if (name === 'svg') return svgNodes(tag);
  if (droppedElements.has(name)) {
    reading.report('page/unknown-element', line, {name});
    return [];
  }
  if (!htmlElements.has(name)) {
    reportUnknown(name, line, reading);
    return children;
  }
  return htmlNodes(name, tag, reading);
}

function htmlNodes(name: string, tag: ReadTag, reading: Reading): readonly DocNode[] {
  const {mark, line} = tag;
  if (name === 'br') return [{kind: 'break'}];
  if (name === 'hr') return [{kind: 'rule'}];
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

function reportUnknown(name: string, line: number, reading: Reading): void {
  if (/^[a-z]/.test(name)) {
    reading.report('page/unknown-element', line, {name});
    return;
  }
  reading.report('page/unknown-component', line, {name});
}
