import type {Budget} from './budget.js';
import {ElementValue, type Value} from './values.js';

/**
 * Elements as markup, for what is read from its source: SVG. Attributes are texts and numbers;
 * the reader of the markup decides what of it is allowed.
 */
export function markupOf(value: Value, budget: Budget): string {
  return textOf(value, budget, ({type, props}, content) => {
    if (typeof type !== 'string' || type === '') return content;
    const attributes = [...props].map(([name, attribute]) =>
      typeof attribute === 'string' || typeof attribute === 'number'
        ? ` ${name}="${escape(String(attribute))}"`
        : '',
    );
    return `<${type}${attributes.join('')}>${content}</${type}>`;
  });
}

function escape(text: string): string {
  return text.replace(/[&<>"{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The text of a value, without the tags of its elements. */
export function textContent(value: Value, budget: Budget): string {
  return textOf(value, budget);
}

/** The text of a value; with `wrap`, its elements are written around their escaped content. */
function textOf(
  value: Value,
  budget: Budget,
  wrap?: (element: ElementValue, content: string) => string,
): string {
  if (typeof value === 'string' || typeof value === 'number') {
    return wrap ? escape(String(value)) : String(value);
  }
  if (!Array.isArray(value) && !(value instanceof ElementValue)) return '';
  return budget.nest(() => {
    let text = '';
    for (const item of Array.isArray(value) ? value : [value.props.get('children')]) {
      text += textOf(item, budget, wrap);
      budget.text(text.length);
    }
    return wrap && value instanceof ElementValue ? wrap(value, text) : text;
  });
}
