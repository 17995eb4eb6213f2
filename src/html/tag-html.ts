import {svgElements} from '../content/html/svg.js';
import {tagAttributes} from './tag-attributes.js';
import type {HtmlNode} from '../content/nodes.js';
import {voidElements} from '../shared/html-elements.js';
import type {HtmlContext} from './html-context.js';
import {shownSize} from './image-size.js';
import {element, markup, type Html} from './html.js';
import {paragraph} from './paragraph.js';

const controls = new Set(['button', 'input', 'select', 'textarea']);

/** What plays, or is another document. */
const media = new Set(['audio', 'iframe', 'video']);

/** An element that an author wrote, of the allow-list. Its style is a class of the page's sheet. */
export function htmlOfTag(node: HtmlNode, context: HtmlContext): Html {
  const {tag, style, children, isInline} = node;
  const {links, localize, base, classFor} = context;
  if (context.isWithoutControls && controls.has(tag)) {
    return tag === 'button' ? context.renderNodes(children) : markup``;
  }
  const attributes = new Map(
    tagAttributes(node, {links, localize, documentUrl: base.href, origins: [base.origin]}),
  );
  if (context.notes) {
    attributes.delete('loading');
    if (tag === 'details') attributes.set('open', '');
    if (media.has(tag)) return printedMedia(node, attributes, context);
  }
  if (tag === 'img' && style.size === 0) addSize(node, attributes, context);
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

/** On paper, a link to what plays, with its first image. */
function printedMedia(
  {attributes: written, children}: HtmlNode,
  attributes: ReadonlyMap<string, string>,
  context: HtmlContext,
): Html {
  const inner = children.find((child) => child.kind === 'html' && child.tag === 'source');
  const source = written.get('src') ?? (inner?.kind === 'html' && inner.attributes.get('src'));
  const target = typeof source === 'object' && 'to' in source ? source : undefined;
  const href = target ? context.links.href(target) : attributes.get('src');
  const poster = attributes.get('poster');
  const file = target?.to === 'site' ? target.path : undefined;
  const title = attributes.get('title') || file || href;
  const image = poster && element('img', {src: poster, alt: ''});
  if (!image && !title) return markup``;
  const link = href ? context.link({href}, () => title) : title;
  return markup`<p>${image}${link}</p>`;
}

/** Adds the size of an image, where that follows from its file. */
function addSize(
  {attributes: written}: HtmlNode,
  attributes: Map<string, string>,
  {imageSize}: HtmlContext,
): void {
  const source = written.get('src');
  const target = typeof source === 'object' && 'to' in source ? source : undefined;
  const size = target && imageSize(target);
  const shown = size && shownSize(size, attributes);
  if (!shown) return;
  attributes.set('width', String(shown.width)).set('height', String(shown.height));
}
