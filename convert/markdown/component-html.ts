import {components, type ComponentRule} from '../../src/content/components.js';
import {escaped} from '../../src/html/html.js';
import {ownProperty} from '../../src/shared/own-property.js';
import {attributeOf, type HtmlElement} from './html-tree.js';

/** The tag of a component of the format in HTML. */
const componentTag = 'docs-component';

/** The attributes of a component: an empty text for one without a value. */
export type ComponentAttributes = Readonly<Record<string, string>>;

/** HTML of a component of the format, with HTML as its content. */
export function componentHtml(
  name: string,
  attributes: ComponentAttributes,
  content: string,
): string {
  // HTML does not distinguish the letters of attributes.
  const json = escaped(JSON.stringify(attributes));
  return `<${componentTag} name="${name}" attributes="${json}">${content}</${componentTag}>`;
}

/** A component of the format. */
export interface Component {
  readonly name: string;
  readonly attributes: ComponentAttributes;
}

/** The component that an element is in HTML; `undefined` for any other element. */
export function componentOf(element: HtmlElement): Component | undefined {
  const [name, json] = [attributeOf(element, 'name'), attributeOf(element, 'attributes')];
  if (element.tagName !== componentTag || name === undefined || json === undefined)
    return undefined;
  try {
    return {name, attributes: JSON.parse(json) as ComponentAttributes};
  } catch {
    // An author has written it.
    return undefined;
  }
}

/** Whether a component is part of a line of text. */
export function isInlineComponent(name: string): boolean {
  const rules: Readonly<Record<string, ComponentRule>> = components;
  return ownProperty(rules, name)?.isInline === true;
}

/** The opening tag of a component or an element in Markdown. */
export function openingTag(name: string, attributes: ComponentAttributes, end = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapedValue(value)}"`,
  );
  return `<${name}${written.join('')}${end}>`;
}

/** A text as the value of an attribute in quotes. */
export function escapedValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
