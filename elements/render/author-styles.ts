import {noChange} from 'lit';
import {Directive, directive, type ChildPart} from 'lit/directive.js';
import type {AuthorStyles} from '../../src/content/nodes.js';
import {renderedElement} from './rendered-element.js';

const none: AuthorStyles = {classes: '', style: new Map()};

/**
 * Gives the element that a template renders the classes and style of its author.
 */
class AuthorStylesDirective extends Directive {
  #before = none;

  // The content is taken in `update`, which knows where it will be rendered.
  override render(...[]: [unknown, AuthorStyles]): unknown {
    return noChange;
  }

  override update(part: ChildPart, [content, styles]: [unknown, AuthorStyles]): unknown {
    queueMicrotask(() => {
      const element = renderedElement(part);
      if (!element) return;
      element.classList.remove(...namesIn(this.#before.classes));
      element.classList.add(...namesIn(styles.classes));
      for (const property of this.#before.style.keys()) element.style.removeProperty(property);
      for (const [property, value] of styles.style) element.style.setProperty(property, value);
      this.#before = styles;
    });
    return content;
  }
}

function namesIn(classes: string): readonly string[] {
  return classes.split(/\s+/).filter((name) => name !== '');
}

/** Renders a template and adds the classes and styles of its author to its one element. */
export const withAuthorStyles = directive(AuthorStylesDirective);
