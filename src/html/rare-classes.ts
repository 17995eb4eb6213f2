/**
 * Classes of components that most pages have none of: their styles are a file of their own
 * (`built-more.css`). A class stands for those that begin with it: `docs-tree` for
 * `docs-tree-file`.
 */
const names = [
  'badge',
  'color',
  'endpoint',
  'expandable',
  'field',
  'math',
  'panel',
  'prompt',
  'rail',
  'tile',
  'tree',
  'update',
  'view',
];

/** One of these classes, as a word in a selector or in HTML. */
const rareClass = new RegExp(`\\bdocs-(?:${names.join('|')})(?![a-z])`);

/** Whether a selector selects such components, or HTML contains them. */
export function hasRareClass(text: string): boolean {
  return rareClass.test(text);
}
