import {noChange, render} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import {showOtherImage} from './other-image.js';
import {svgElements} from '../../src/content/html/svg.js';

/**
 * An element named by data: its tag comes from the allow-list, so Lit's templates cannot name it.
 */
export interface HtmlElementParts {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Property → value; set through the CSSOM, which a strict `style-src` allows. */
  readonly style: ReadonlyMap<string, string>;
  readonly children: unknown;
}

class HtmlElementDirective extends Directive {
  #element: HTMLElement | SVGElement | undefined;

  // The parts are taken in `update`, which knows the element of the render before.
  override render(...[]: [HtmlElementParts]): unknown {
    return noChange;
  }

  override update(_: unknown, [{tag, attributes, style, children}]: [HtmlElementParts]): Element {
    const isNew = this.#element?.localName !== tag;
    if (isNew) this.#element = create(tag);
    const element = this.#element as HTMLElement | SVGElement;
    for (const {name} of [...element.attributes]) {
      if (!attributes.has(name)) element.removeAttribute(name);
    }
    for (const [name, value] of attributes) element.setAttribute(name, value);
    for (const [property, value] of style) element.style.setProperty(property, value);
    // The attribute alone counts only for elements that a parser makes.
    if (element instanceof HTMLMediaElement) element.muted = attributes.has('muted');
    if (tag === 'img') element.addEventListener('error', showOtherImage);
    render(children, element);
    // What these have is no attribute; later, it is what the reader has chosen.
    const value = isNew ? attributes.get('value') : undefined;
    const isField = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    if (value !== undefined && isField) element.value = value;
    return element;
  }
}

function create(tag: string): HTMLElement | SVGElement {
  if (!svgElements.has(tag)) return document.createElement(tag);
  // The type names one element of the namespace for all of them.
  return document.createElementNS<'svg'>('http://www.w3.org/2000/svg', tag as 'svg');
}

/** Renders an element whose tag is data. */
export const htmlElement = directive(HtmlElementDirective);
