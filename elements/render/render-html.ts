import {html} from 'lit';
import type {HtmlNode, HtmlValue} from '../../src/content/nodes.js';
import type {Page} from '../../src/content/page.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {styleSheets} from './load-components.js';
import {withAuthorStyles} from './author-styles.js';
import {otherImage} from './other-image.js';
import {htmlElement} from './html-element.js';
import type {HtmlRenderer, RenderContext} from './render-context.js';

export {htmlReader} from '../../src/content/html/html-node.js';

/** Renders raw HTML, and the classes and styles that authors write. */
export const htmlRenderer: HtmlRenderer = {renderHtml, withAuthorStyles, pageStyles};

function pageStyles({styles = [], file}: Page, links: SiteLinks): unknown {
  // For those in a later part of a long page; others are there already.
  void styleSheets();
  return html`<docs-page-styles
    hidden
    .sheets=${styles}
    .file=${file}
    .links=${links}
  ></docs-page-styles>`;
}

/** Renders an HTML element of the allow-list. Frames are sandboxed and load lazily. */
function renderHtml(node: HtmlNode, context: RenderContext): unknown {
  const {tag, style} = node;
  const attributes = new Map<string, string>();
  for (const [name, value] of node.attributes) {
    const written = writtenOf(tag, name, value, context.links);
    if (written !== undefined) attributes.set(name, written);
  }
  // Another type would send a form that the host may have around the site.
  if (tag === 'button') attributes.set('type', 'button');
  if (/^(?:button|fieldset|input|output|select|textarea)$/.test(tag)) secureField(tag, attributes);
  if (tag === 'a') {
    secureLink(node, attributes, context.links);
    // Links to `#name` lead here, as in HTML.
    const name = attributes.get('name');
    if (name) attributes.set('data-aliases', name);
  }
  if (tag === 'img') addOtherImage(node, attributes, context.links);
  if (tag === 'img' && !attributes.has('alt')) attributes.set('alt', '');
  if (tag === 'img' || tag === 'iframe') attributes.set('loading', 'lazy');
  if (tag === 'iframe') {
    secureFrame(attributes);
    if (!attributes.get('title')) attributes.set('title', context.localize('Embedded content'));
  }
  if (tag === 'video' && attributes.has('autoplay')) {
    for (const name of ['muted', 'loop', 'playsinline']) attributes.set(name, '');
  }
  return htmlElement({tag, attributes, style, children: context.renderNodes(node.children)});
}

function addOtherImage(node: HtmlNode, attributes: Map<string, string>, links: SiteLinks): void {
  const source = node.attributes.get('src');
  const isTarget = typeof source === 'object' && 'to' in source;
  const other = isTarget ? otherImage(source, links) : undefined;
  if (other !== undefined) attributes.set('data-otherwise', other);
}

function writtenOf(
  tag: string,
  name: string,
  value: HtmlValue,
  links: SiteLinks,
): string | undefined {
  if (typeof value === 'string') return value;
  if ('to' in value) return tag === 'a' && name === 'href' ? links.href(value) : links.src(value);
  return value
    .map(({target, descriptor}) => `${links.src(target) ?? ''} ${descriptor}`.trim())
    .join(', ');
}

function secureLink(node: HtmlNode, attributes: Map<string, string>, links: SiteLinks): void {
  const target = node.attributes.get('href');
  const isExternal = typeof target === 'object' && 'to' in target && links.isExternal(target);
  attributes.delete('rel');
  if (isExternal) attributes.set('target', '_blank');
  if (attributes.get('target') === '_blank') attributes.set('rel', 'noopener noreferrer');
  else attributes.delete('target');
}

/** What readers may enter on a page, where nothing reads it. */
const inputTypes = new Set(
  (
    'text search email url tel number range date time month week datetime-local color checkbox ' +
    'radio button'
  ).split(' '),
);

/**
 * Fields belong to no form, not even to one that the host may have around the site. None asks for a
 * file or a password.
 */
function secureField(tag: string, attributes: Map<string, string>): void {
  attributes.set('form', '');
  if (tag !== 'input') return;
  const type = attributes.get('type')?.toLowerCase() ?? 'text';
  if (inputTypes.has(type)) return;
  attributes.set('type', /^(?:submit|reset)$/.test(type) ? 'button' : 'text');
  if (/^(?:password|file|image|hidden)$/.test(type)) attributes.set('disabled', '');
  if (type === 'hidden') attributes.set('hidden', '');
}

/**
 * A frame of another origin may run scripts as that origin; one of ours may not run any. Others are
 * not loaded.
 */
function secureFrame(attributes: Map<string, string>): void {
  const src = attributes.get('src') ?? '';
  const url = URL.canParse(src, location.href) ? new URL(src, location.href) : undefined;
  const isOurs = url !== undefined && [location.origin, origin].includes(url.origin);
  // Set last: a frame that is shown already would load it under the restrictions of the one before.
  attributes.delete('src');
  attributes.set(
    'sandbox',
    isOurs ? '' : 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation',
  );
  attributes.set('referrerpolicy', 'strict-origin-when-cross-origin');
  if (!attributes.has('title')) attributes.set('title', url?.hostname ?? '');
  if (src && (url?.protocol === 'https:' || isOurs)) attributes.set('src', src);
}
