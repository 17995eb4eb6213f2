import {ElementValue, FunctionValue, type Value} from './values.js';

/**
 * Elements as markup, for what is read from its source: SVG. Attributes are texts and numbers;
 * the reader of the markup decides what of it is allowed.
 */
export function markupOf(value: Value, depth = 0): string {
  if (depth > 64) return '';
  if (Array.isArray(value)) return value.map((item) => markupOf(item, depth + 1)).join('');
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  if (!(value instanceof ElementValue)) return '';
  const {type, props} = value;
  const content = markupOf(props.get('children'), depth + 1);
  if (typeof type !== 'string' || type === '') return content;
  const attributes = [...props].map(([name, attribute]) =>
    typeof attribute === 'string' || typeof attribute === 'number'
      ? ` ${name}="${escape(String(attribute))}"`
      : '',
  );
  return `<${type}${attributes.join('')}>${content}</${type}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The text of a value, without the tags of its elements. */
export function textContent(value: Value, depth = 0): string {
  if (depth > 64) return '';
  if (Array.isArray(value)) return value.map((item) => textContent(item, depth + 1)).join('');
  if (value instanceof ElementValue) return textContent(value.props.get('children'), depth + 1);
  if (value instanceof FunctionValue || typeof value === 'object') return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
