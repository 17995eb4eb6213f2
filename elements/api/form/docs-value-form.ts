import {css, html, LitElement, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import type {Example} from '../../../src/openapi/operation.js';
import type {Schema} from '../../../src/openapi/schema.js';
import type {EmptyValues} from '../../../src/requests/build-request.js';
import type {SentNull} from '../../../src/requests/null-values.js';
import type {InputValue} from '../../../src/requests/request.js';
import type {FormControl} from '../../../src/requests/form/form-control.js';
import {
  inputFrom,
  inSchemaOrder,
  withKeyAt,
  withValueAt,
  type ValuePath,
} from '../../../src/requests/form/form-value.js';
import {ApiElement} from '../api-element.js';
import {renderExamples} from './controls.js';
import {openKey, type FormContext} from './form-context.js';
import {renderField} from './render-field.js';
import {inputText} from './simple-field.js';

/**
 * A form for a value of a schema, which follows the schema at any depth.
 *
 * @fires docs-value-change - The reader changed the value.
 * @csspart field - A field with its head, its control and its hints.
 * @csspart name - The name of a field.
 * @csspart problem - What is wrong with a value.
 */
@customElement('docs-value-form')
export class DocsValueForm extends ApiElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: block;
      }
      [part~='fields'] {
        display: grid;
        gap: 1.125rem;
        min-inline-size: 0;
      }
      input[part='small key'] {
        flex: 1 1 8rem;
        max-inline-size: 16rem;
        font-family: var(--docs-font-code);
        font-weight: 600;
      }
    `,
  ];

  @property({attribute: false}) schema: Schema | undefined;

  @property({attribute: false}) value: InputValue | undefined;

  /** What the form is for: the name of a parameter, `body`. */
  @property() name = '';

  @property({type: Boolean}) required = false;

  @property({type: Boolean}) deprecated = false;

  /** Markdown; by default that of the schema. */
  @property({attribute: false}) description: string | undefined;

  /** Whether what surrounds the form shows its name. */
  @property({type: Boolean}) headless = false;

  /** Whether texts are one line each, however long: in URLs and headers. */
  @property({type: Boolean, attribute: 'one-line'}) oneLine = false;

  /** The controls of properties, in place of those that follow from their schemas. */
  @property({attribute: false}) controls: ReadonlyMap<string, FormControl> = new Map();

  /** Whether objects inside the value begin closed. */
  @property({attribute: false}) closesObjects = false;

  /** Which empty values the reader can send in place of none. */
  @property() empty: EmptyValues = 'text';

  /** What is sent of null at a path inside the value. */
  @property({attribute: false}) nullAt: (path: ValuePath) => SentNull = () => 'null';

  /** Values that the reader can choose from. */
  @property({attribute: false}) examples: readonly Example[] = [];

  /** The pointer of a value inside → what is wrong with it. */
  @property({attribute: false}) problems: ReadonlyMap<string, string> = new Map();

  /** The variants that the reader has chosen. */
  @state() private variants: ReadonlyMap<string, number> = new Map();

  /** The value as the reader has changed it. */
  #entered: InputValue | undefined;

  /** The ids of what gets the focus with the next update, the best first. */
  #focusNext: readonly string[] = [];

  /** The id of what had the focus before an update. */
  #focused = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What was chosen is about another value: an example was filled in, say.
    if (changed.has('schema') || this.value !== this.#entered) this.variants = new Map();
    this.#entered = this.value;
    this.#focused = this.shadowRoot?.activeElement?.id ?? '';
  }

  protected override updated(): void {
    const root = this.shadowRoot;
    const wanted = this.#focusNext;
    this.#focusNext = [];
    // What had the focus may have been replaced by another element for the same.
    const ids = [...wanted, this.#focused];
    const found = ids.map((id) => root?.getElementById(id)).find(Boolean);
    if (!found || found === root?.activeElement) return;
    const field = fieldOf(found);
    field.focus();
    if (wanted.length > 0 && field instanceof HTMLInputElement) field.select();
  }

  override render() {
    const {schema, name, value} = this;
    if (!schema) return undefined;
    return html`${renderField(this.#context, {
      path: [],
      name,
      schema,
      value,
      isRequired: this.required,
      isDeprecated: this.deprecated || schema.isDeprecated,
      description: this.description,
      actions: this.#renderExamples(),
    })}`;
  }

  #renderExamples() {
    const examples = this.examples.flatMap(({name, summary, value}) =>
      value === undefined ? [] : [{label: summary || name, value: inputFrom(value)}],
    );
    return renderExamples(
      examples.map(({label, value}) => label || inputText(value)),
      (index) => this.#change(examples[index]?.value),
      this.localize,
      this.name,
    );
  }

  get #context(): FormContext {
    return {
      localize: this.localize,
      limits: this.limits,
      problems: this.problems,
      isHeadless: this.headless,
      isOneLine: this.oneLine,
      controls: this.controls,
      empty: this.empty,
      nullAt: this.nullAt,
      closesObjects: this.closesObjects,
      change: (path, value) => this.#changeAt(path, value),
      add: (path, value, ...ids) => {
        this.#focusNext = ids;
        this.variants = new Map(this.variants).set(openKey(path), 1);
        this.#changeAt(path, value);
      },
      rename: (path, key, renamed) => this.#change(withKeyAt(this.value, path, key, renamed)),
      chosenVariant: (key) => this.variants.get(key),
      chooseVariant: (key, index) => (this.variants = new Map(this.variants).set(key, index)),
      focus: (...ids) => (this.#focusNext = ids),
    };
  }

  #changeAt(path: ValuePath, value: InputValue | undefined): void {
    this.#change(inSchemaOrder(withValueAt(this.value, path, value), this.schema));
  }

  #change(value: InputValue | undefined): void {
    this.value = value;
    this.#entered = value;
    this.tell('docs-value-change', value);
  }
}

/** A control itself; of a group of fields the first control. */
function fieldOf(element: HTMLElement): HTMLElement {
  if (element.localName !== 'fieldset') return element;
  return (
    element.querySelector<HTMLElement>('input, textarea, select') ??
    element.querySelector<HTMLElement>(':scope > [part~="fields"] button') ??
    element
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-value-form': DocsValueForm;
  }
}
