import {fetching} from '../content/html/read-style.js';

/**
 * The styles that the authors of a page wrote at its elements, as classes of a style sheet: a
 * strict policy blocks `style` attributes.
 */
export class StyleClasses {
  /** The text of the declarations → the class. */
  readonly #classes = new Map<string, string>();

  /** The class with these declarations, as far as they are safe; `''` without any. */
  readonly classFor = (declarations: ReadonlyMap<string, string>): string => {
    const text = [...declarations]
      .filter(([name, value]) => /^(?:[a-z-]+|--[\w-]+)$/i.test(name) && isSafeValue(value))
      .map(([name, value]) => `${name}: ${value}`)
      .join('; ');
    if (text === '') return '';
    const known = this.#classes.get(text);
    if (known !== undefined) return known;
    const name = `docs-own-${this.#classes.size + 1}`;
    this.#classes.set(text, name);
    return name;
  };

  /** The style sheet; empty for a page without such styles. */
  get css(): string {
    return [...this.#classes].map(([text, name]) => `.${name} { ${text} }\n`).join('');
  }
}

/**
 * Whether a value ends where it is written: its quotes and brackets are closed, and nothing in it
 * ends the declaration or the rule (CSS Syntax, component values). It fetches nothing.
 */
function isSafeValue(value: string): boolean {
  const withoutTexts = value.replace(/"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*'/g, '');
  if (/["'\\{};@!<>]|\/\*|[\n\r\f]/.test(withoutTexts) || fetching.test(value)) return false;
  let depth = 0;
  for (const character of withoutTexts) {
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
