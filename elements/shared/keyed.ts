import {html, nothing} from 'lit';
import {Directive, directive, type ChildPart} from 'lit/directive.js';
import {clearPart, setCommittedValue} from 'lit/directive-helpers.js';

/**
 * Renders a value anew when its key changes, as Lit's own directive of this name does. That one
 * forgets what was rendered without telling the directives in it, which then never end.
 */
class KeyedDirective extends Directive {
  #key: unknown = nothing;

  // The value is taken in `update`, which knows where it is rendered.
  override render(...[, value]: [unknown, unknown]): unknown {
    return value;
  }

  override update(part: ChildPart, [key, value]: [unknown, unknown]): unknown {
    if (key !== this.#key) {
      clearPart(part);
      setCommittedValue(part);
      this.#key = key;
    }
    // Without a template around it, a directive would stay, with its element.
    return html`${value}`;
  }
}

export const keyed = directive(KeyedDirective);
