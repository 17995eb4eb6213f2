import {customElement} from '../shared/decorators.js';
import {FieldElement} from './field-element.js';

/** A field of a response; see {@link FieldElement} for slot and parts. */
@customElement('docs-response-field')
export class DocsResponseField extends FieldElement {}

declare global {
  interface HTMLElementTagNameMap {
    'docs-response-field': DocsResponseField;
  }
}
