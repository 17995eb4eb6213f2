import type {PropertyDeclaration, ReactiveElement} from 'lit';

/*
 * Lit's decorators of the same names, with two differences: an element that a second copy of this
 * project has defined already is left as it is, and there is no code for a kind of decorators that
 * this project does not compile to.
 */

/** Defines an element, unless the document has one of this name. */
export function customElement(name: string) {
  return (type: CustomElementConstructor): void => {
    if (!customElements.get(name)) customElements.define(name, type);
  };
}

/** A property of an element: a change renders it anew. */
export function property(options?: PropertyDeclaration) {
  return (prototype: ReactiveElement, name: string): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
  };
}

/** A property that has no attribute. */
export function state() {
  return property({state: true, attribute: false});
}

/** A property that is the first element in the shadow root that matches. */
export function query(selector: string) {
  return (prototype: ReactiveElement, name: string): void => {
    Object.defineProperty(prototype, name, {
      get(this: ReactiveElement): Element | null {
        return this.renderRoot?.querySelector(selector) ?? null;
      },
    });
  };
}
