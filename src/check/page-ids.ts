import {fieldAlias} from '../content/field-alias.js';
import type {DeferredNode, DocNode} from '../content/nodes.js';
import {locatedNodes} from './located-nodes.js';

/** The ids that links to a page can lead to: all but those of what is made on demand. */
export interface PageIds extends Iterable<string> {
  /** Whether the page has an id, also in what is made on demand. */
  has(id: string): boolean;
}

/**
 * All ids of a page: of headings, under both rules, of components and of HTML elements. What
 * readers open, such as the properties of a schema, is read when it may contain an id.
 */
export function idsOf(body: readonly DocNode[]): PageIds {
  const ids = new Set<string>();
  const deferred: DeferredNode[] = [];
  for (const {node} of locatedNodes(body)) {
    if (node.kind === 'footnote') ids.add(node.id);
    else if (node.kind === 'heading') ids.add(node.id).add(node.alias ?? node.id);
    else if (node.kind === 'deferred') deferred.push(node);
    else if (node.kind === 'html') {
      for (const name of ['id', 'name']) {
        // Fields have names, too, but no link leads to these.
        const id = name === 'id' || node.tag === 'a' ? node.attributes.get(name) : undefined;
        if (typeof id === 'string') ids.add(id);
      }
    } else if (node.kind === 'component' && 'id' in node.attributes) {
      ids.add(node.attributes.id ?? '');
      if (node.name === 'ResponseField') ids.add(fieldAlias(node.attributes.name));
      if (node.name === 'ParamField') {
        const {path, query, body, header, cookie, name} = node.attributes;
        ids.add(fieldAlias(path ?? query ?? body ?? header ?? cookie ?? name ?? ''));
      }
    }
  }
  ids.delete('');
  return {
    has: (id) =>
      ids.has(id) || deferred.some((node) => node.holds(id) && idsOf(node.read()).has(id)),
    [Symbol.iterator]: () => ids.values(),
  };
}
