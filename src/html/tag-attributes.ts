import type {Localize} from '../locales/messages.js';
import {otherImage} from '../routing/other-image.js';
import type {SiteLinks} from '../routing/site-links.js';
import type {HtmlNode, HtmlValue} from '../content/nodes.js';

/** What the attributes of an element depend on besides the element. */
export interface TagContext {
  readonly links: SiteLinks;
  readonly localize: Localize;
  /** The URL of the document, for frames whose URL is relative. */
  readonly documentUrl: string;
  /** The origins of the site: frames of these run no scripts. */
  readonly origins: readonly string[];
}

/**
 * The attributes of an HTML element of the allow-list, in the order in which they are to be set.
 * Frames are sandboxed and load lazily; fields belong to no form; links that leave the site open in
 * a new tab.
 */
export function tagAttributes(node: HtmlNode, context: TagContext): ReadonlyMap<string, string> {
  const {tag} = node;
  const {links, localize} = context;
  const attributes = new Map<string, string>();
  for (const [name, value] of node.attributes) {
    const written = writtenOf(tag, name, value, links);
    if (written !== undefined) attributes.set(name, written);
  }
  // Another type would send a form that the host may have around the site.
  if (tag === 'button') attributes.set('type', 'button');
  if (/^(?:button|fieldset|input|output|select|textarea)$/.test(tag)) secureField(tag, attributes);
  if (tag === 'a') {
    secureLink(node, attributes, links);
    // Links to `#name` lead here, as in HTML.
    const name = attributes.get('name');
    if (name) attributes.set('data-aliases', name);
  }
  if (tag === 'img') addOtherImage(node, attributes, links);
  if (tag === 'img' && !attributes.has('alt')) attributes.set('alt', '');
  if (tag === 'img' || tag === 'iframe') attributes.set('loading', 'lazy');
  if (tag === 'iframe') {
    secureFrame(attributes, context);
    if (!attributes.get('title')) attributes.set('title', localize('Embedded content'));
  }
  if (tag === 'video' && attributes.has('autoplay')) {
    for (const name of ['muted', 'loop', 'playsinline']) attributes.set(name, '');
  }
  return attributes;
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
function secureFrame(attributes: Map<string, string>, {documentUrl, origins}: TagContext): void {
  const src = attributes.get('src') ?? '';
  const url = URL.canParse(src, documentUrl) ? new URL(src, documentUrl) : undefined;
  const isOurs = url !== undefined && origins.includes(url.origin);
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
