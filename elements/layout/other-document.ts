import {ReactiveElement} from 'lit';

/** Whether an element was moved into another document than that of our script. */
export function isElsewhere(element: Element): boolean {
  return element.ownerDocument !== document;
}

/**
 * Gives an element, and those inside it, their styles back: browsers take constructed stylesheets
 * from shadow roots that are moved into another document. `more` are those that the element had
 * besides the ones of its class.
 */
export function restoreStyles(element: Element, more: readonly CSSStyleSheet[] = []): void {
  const {shadowRoot} = element;
  if (element instanceof ReactiveElement && shadowRoot) {
    const {elementStyles} = element.constructor as typeof ReactiveElement;
    const own = elementStyles.flatMap((style) => {
      const sheet = style instanceof CSSStyleSheet ? style : style.styleSheet;
      return sheet ? [sheet] : [];
    });
    const later = shadowRoot.adoptedStyleSheets;
    shadowRoot.adoptedStyleSheets = [...new Set([...own, ...more, ...later])];
  }
  for (const root of [element, shadowRoot]) {
    for (const inner of root?.querySelectorAll('*') ?? []) {
      if (inner.shadowRoot) restoreStyles(inner);
    }
  }
}
