import {components} from './components.js';
import {attributeValue} from './mdx/attribute-value.js';
import type {ValueSource} from './parse-context.js';
import type {TagMark} from '../markdown/marks.js';

/** Other names that authors write → the name of the component or HTML element that they mean. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['Important', 'Note'],
  ['Success', 'Check'],
  ['Warn', 'Warning'],
  ['Alert', 'Warning'],
  ['FileTree', 'Tree'],
  ['FileTree.Folder', 'Tree.Folder'],
  ['FileTree.File', 'Tree.File'],
  ['Folder', 'Tree.Folder'],
  ['File', 'Tree.File'],
  ['Image', 'img'],
  ['Link', 'a'],
]);

/** Other names of attributes that authors write → the attribute that is meant, by component. */
const otherAttributes: ReadonlyMap<string, string> = new Map([
  ['Callout variation', 'type'],
  ['Icon src', 'icon'],
  ['Icon name', 'icon'],
  ['Step stepId', 'id'],
  ['CardGroup columns', 'cols'],
  ['CardGroup col', 'cols'],
]);

/** Whether a tag with this name is a built-in component, by its own name or by another one. */
export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(components, name) || otherNames.has(name) || name === 'Heading';
}

/** The name in the component table that an attribute means: `src` of an `<Icon>` is its `icon`. */
export function resolveAttributeAlias(component: string, written: string): string {
  return otherAttributes.get(`${component} ${written}`) ?? written;
}

/**
 * The name of the component table or of an HTML element that a tag means: `<Link>` is `a`,
 * `<Heading level="3">` is `h3`.
 */
export function resolveAlias({name, attributes}: TagMark, source: ValueSource): string {
  if (name !== 'Heading') return otherNames.get(name) ?? name;
  const written = attributes.find((attribute) => attribute.name === 'level');
  const level = Number(written && attributeValue(written.value, source)?.value);
  return `h${level >= 1 && level <= 6 ? Math.round(level) : 2}`;
}
