import {noChange, render, type RootPart} from 'lit';
import {AsyncDirective} from 'lit/async-directive.js';
import {directive} from 'lit/directive.js';
import type {ElementBehavior} from '../../src/content/interactive.js';
import {svgElements} from '../../src/content/html/svg.js';
import type {HtmlNode} from '../../src/content/nodes.js';
import {tagAttributes} from '../../src/html/tag-attributes.js';
import {showOtherImage} from './other-image.js';
import type {RenderContext} from './render-context.js';
import {interactiveRenderer} from './templates.js';

const none: ReadonlyMap<string, string> = new Map();

class HtmlElementDirective extends AsyncDirective {
  #node: HtmlNode | undefined;
  #context: RenderContext | undefined;
  #element: HTMLElement | SVGElement | undefined;
  #content: RootPart | undefined;
  #attributes = none;
  #style = none;
  #behavior: ElementBehavior | undefined;

  // The node is taken in `update`, which knows the element of the render before.
  override render(...[]: [HtmlNode, RenderContext]): unknown {
    return noChange;
  }

  override update(_: unknown, [node, context]: [HtmlNode, RenderContext]): unknown {
    // The same node shows the same, with all in it.
    if (node === this.#node && context === this.#context) return noChange;
    this.#node = node;
    this.#context = context;
    const {tag, style, behavior} = node;
    const attributes = tagAttributes(node, {
      links: context.links,
      localize: context.localize,
      documentUrl: location.href,
      origins: [location.origin, origin],
    });
    const isNew = this.#element?.localName !== tag;
    if (isNew) this.#replace(create(tag));
    const element = this.#element as HTMLElement | SVGElement;
    // What the reader has changed since, such as `open`, stays.
    for (const name of this.#attributes.keys()) {
      if (!attributes.has(name)) element.removeAttribute(name);
    }
    for (const [name, value] of attributes) {
      if (value !== this.#attributes.get(name)) element.setAttribute(name, value);
    }
    // The attribute alone counts only for elements that a parser makes.
    const isMuted = attributes.has('muted');
    if (element instanceof HTMLMediaElement && isMuted !== this.#attributes.has('muted')) {
      element.muted = isMuted;
    }
    // The CSSOM may set it under a strict `style-src`.
    for (const property of this.#style.keys()) {
      if (!style.has(property)) element.style.removeProperty(property);
    }
    for (const [property, value] of style) {
      if (value !== this.#style.get(property)) element.style.setProperty(property, value);
    }
    this.#attributes = attributes;
    this.#style = style;
    if (tag === 'img') element.addEventListener('error', showOtherImage);
    this.#content = render(context.renderNodes(node.children), element, {
      isConnected: this.isConnected,
    });
    // What these have is no attribute; later, it is what the reader has chosen.
    const value = isNew ? attributes.get('value') : undefined;
    const isField = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    if (value !== undefined && isField) element.value = value;
    const behaves = behavior ?? this.#behavior;
    this.#behavior = behavior;
    if (behaves) interactiveRenderer()?.behave(element, behavior, this.isConnected);
    return element;
  }

  protected override disconnected(): void {
    this.#content?.setConnected(false);
    if (this.#element && this.#behavior) {
      interactiveRenderer()?.behave(this.#element, this.#behavior, false);
    }
  }

  protected override reconnected(): void {
    this.#content?.setConnected(true);
    if (this.#element && this.#behavior) {
      interactiveRenderer()?.behave(this.#element, this.#behavior, true);
    }
  }

  #replace(element: HTMLElement | SVGElement): void {
    this.disconnected();
    this.#element = element;
    this.#attributes = none;
    this.#style = none;
  }
}

function create(tag: string): HTMLElement | SVGElement {
  if (!svgElements.has(tag)) return document.createElement(tag);
  // The type names one element of the namespace for all of them.
  return document.createElementNS<'svg'>('http://www.w3.org/2000/svg', tag as 'svg');
}

/**
 * Renders an HTML element of the allow-list: its tag is data, so Lit's templates cannot name it.
 */
export const htmlElement = directive(HtmlElementDirective);
