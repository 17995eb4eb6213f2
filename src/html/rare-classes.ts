/**
 * Components that most pages do not use. Their styles are in a second file, `built-more.css`. Each
 * name includes the parts of its component: `tree` includes `docs-tree-file`.
 */
const names = [
  'backdrop',
  'badge',
  'color',
  'directory',
  'endpoint',
  'expandable',
  'field',
  'math',
  'notes',
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
