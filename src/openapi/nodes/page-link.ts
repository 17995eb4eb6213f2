import type {DocNode} from '../../content/nodes.js';

/** A link to a page of the site, or to a heading of it. */
export function pageLink(path: string, children: readonly DocNode[], hash = ''): DocNode {
  return {kind: 'link', target: {to: 'site', path, query: '', hash}, line: 0, children};
}
