import type {DocNode} from './nodes.js';

/**
 * The classes that an author gave a node, of other meaning than which mode it is for; those are
 * always there.
 */
export function classNamesOf(node: DocNode): readonly string[] {
  const classes =
    node.kind === 'html'
      ? node.attributes.get('class')
      : 'authorStyles' in node
        ? node.authorStyles?.classes
        : undefined;
  return typeof classes === 'string' ? classNamesIn(classes) : [];
}

/** The same of what is written as `class`. */
export function classNamesIn(written: string): readonly string[] {
  return written.split(/\s+/).filter((name) => !/^(?:(?:dark:)?(?:hidden|block))?$/.test(name));
}
