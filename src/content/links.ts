import {resolveAssetUrl, type Target} from '../shared/urls.js';
import type {Icon} from '../shared/icon.js';
import {components, type AttributeRule} from './components.js';
import type {ComponentNode, DocNode, HtmlNode, SourcePosition} from './nodes.js';
import type {Page} from './page.js';
import {ownProperty} from '../shared/own-property.js';

/** A URL that a page names: what it is for, where it leads, and where it is written. */
export interface PageLink {
  readonly kind: 'link' | 'image' | 'media' | 'frame';
  readonly target: Target;
  /** The page's file, or the snippet that contains it. */
  readonly file: string;
  /** The line in that file; of a tag over several lines, its first one. */
  readonly line: number;
}

/**
 * All links, images, videos and frames of a page in their order: those of its description, of
 * Markdown, of HTML, and of the attributes of components, refused URLs included.
 */
export function linksOf({
  description,
  body,
  file,
}: Pick<Page, 'description' | 'body' | 'file'>): readonly PageLink[] {
  const links: PageLink[] = [];
  const add = (kind: PageLink['kind'], target: Target, position: SourcePosition) =>
    links.push({kind, target, file: position.file ?? file, line: position.line});
  const visit = (nodes: readonly DocNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'link' || node.kind === 'image') add(node.kind, node.target, node);
      else if (node.kind === 'html') addHtml(node);
      else if (node.kind === 'component') addComponent(node);
      if (node.kind === 'list') node.items.forEach(visit);
      else if (node.kind === 'table') {
        for (const column of node.columns) visit(column.children);
        node.rows.flat().forEach(visit);
      } else if ('children' in node) visit(node.children);
    }
  };
  const addHtml = (node: HtmlNode): void => {
    for (const [name, value] of node.attributes) {
      if (typeof value === 'string') continue;
      const targets = 'to' in value ? [value] : value.map(({target}) => target);
      for (const target of targets) add(kindOf(node.tag, name), target, node);
    }
  };
  const addComponent = (node: ComponentNode): void => {
    const rules: Readonly<Record<string, AttributeRule>> = components[node.name].attributes;
    // The table gives each attribute its type; the compiler does not follow it by name.
    for (const [name, value] of Object.entries(node.attributes) as [string, never][]) {
      const type = ownProperty(rules, name)?.type;
      if (type === 'link' || type === 'image') add(type, value, node);
      else if (type === 'icon') addIcon(value, node);
      else if (type === 'markdown') visit(value);
    }
  };
  const addIcon = (icon: Icon, position: SourcePosition): void => {
    if (icon.kind === 'image') add('image', resolveAssetUrl(icon.src), position);
  };
  visit(description);
  visit(body);
  return links;
}

/** What an element uses the URL in an attribute for. */
function kindOf(tag: string, attribute: string): PageLink['kind'] {
  if (attribute === 'href') return 'link';
  if (attribute === 'poster' || attribute === 'srcset' || tag === 'img') return 'image';
  return tag === 'iframe' ? 'frame' : 'media';
}
