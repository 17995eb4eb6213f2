import {customElement, property} from '../shared/decorators.js';
import {FieldElement} from './field-element.js';

/** A parameter of a request; see {@link FieldElement} for slot and parts. */
@customElement('docs-param-field')
export class DocsParamField extends FieldElement {
  /** `path`, `query`, `body`, `header` or `cookie`. */
  @property() location = '';

  protected override get place(): string {
    return this.location;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-param-field': DocsParamField;
  }
}
