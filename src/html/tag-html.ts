import {svgElements} from '../content/html/svg.js';
import {tagAttributes} from './tag-attributes.js';
import type {HtmlNode} from '../content/nodes.js';
import {voidElements} from '../shared/html-elements.js';
import type {HtmlContext} from './html-context.js';
import {hasSizeOfFile} from './image-size.js';
import {element, markup, type Html} from './html.js';
import {paragraph} from './paragraph.js';

/** An element that an author wrote, of the allow-list. Its style is a class of the page's sheet. */
export function htmlOfTag(node: HtmlNode, context: HtmlContext): Html {
  const {tag, style, children, isInline} = node;
  const {links, localize, base, classFor} = context;
  const attributes = new Map(
    tagAttributes(node, {links, localize, documentUrl: base.href, origins: [base.origin]}),
  );
  const source = tag === 'img' ? node.attributes.get('src') : undefined;
  if (
    typeof source === 'object' &&
    'to' in source &&
    style.size === 0 &&
    hasSizeOfFile(attributes)
  ) {
    const {width, height} = context.imageSize(source) ?? {};
    if (width && height) attributes.set('width', `${width}`).set('height', `${height}`);
  }
  if (style.size > 0) {
    const own = attributes.get('class');
    attributes.set('class', [own, classFor(style)].filter(Boolean).join(' '));
  }
  const values = Object.fromEntries(attributes);
  if (tag === 'a') return context.link(values, () => context.renderNodes(children));
  if (tag === 'p') return markup`${paragraph(values, children, context)} `;
  const written = element(tag, values, context.renderNodes(children));
  return isInline || voidElements.has(tag) || svgElements.has(tag) ? written : markup`${written} `;
}
