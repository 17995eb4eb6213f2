import {noChange} from 'lit';
import {Directive, directive, type ChildPart} from 'lit/directive.js';
import type {AuthorStyles} from '../../src/content/nodes.js';

/**
 * Gives the element that a template renders the classes and style of its author.
 */
class AuthorStylesDirective extends Directive {
  // The content is taken in `update`, which knows where it will be rendered.
  override render(...[]: [unknown, AuthorStyles]): unknown {
    return noChange;
  }

  override update(part: ChildPart, [content, {classes, style}]: [unknown, AuthorStyles]): unknown {
    queueMicrotask(() => {
      let node = part.startNode?.nextSibling;
      while (node && !(node instanceof HTMLElement)) node = node.nextSibling;
      if (!node) return;
      for (const name of classes.split(/\s+/)) if (name !== '') node.classList.add(name);
      for (const [property, value] of style) node.style.setProperty(property, value);
    });
    return content;
  }
}

/** Renders a template and adds the classes and styles of its author to its one element. */
export const withAuthorStyles = directive(AuthorStylesDirective);
