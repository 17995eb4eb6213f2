import {html, nothing} from 'lit';
import {limitIn} from '../../../src/openapi/schema-limits.js';
import {controlFor} from '../../../src/requests/form/form-control.js';
import {typeOfValue} from '../../../src/requests/form/form-value.js';
import type {SentNull} from '../../../src/requests/null-values.js';
import {actionId, type FormContext, type FormField} from './form-context.js';

/** What is sent of a value that is null; undefined where the form has no button for it. */
export function sentNull(context: FormContext, {isNullable, schema, path}: FormField) {
  // The list of allowed values has it.
  const isListed = schema.enum?.some((allowed) => allowed.value === null) ?? false;
  const mayBeNull = (isNullable ?? schema.isNullable) && !isListed;
  return mayBeNull ? context.nullAt(path) : undefined;
}

/**
 * A button that sets a value to `null` and back. It says what is then sent; where nothing is, an
 * empty field does the same.
 */
export function renderNull(context: FormContext, field: FormField, sent: SentNull | undefined) {
  if (sent === undefined || sent === 'nothing') return nothing;
  const {value, path, name} = field;
  const isNull = value === null;
  const text = context.localize(sent === 'null' ? 'Send null' : 'Send empty');
  return html`<button
    id=${actionId(path, 'null')}
    part="button small"
    type="button"
    aria-pressed=${isNull}
    aria-label="${text}: ${name}"
    @click=${() => context.change(path, isNull ? undefined : null)}
  >
    ${sent === 'null' ? 'null' : text}
  </button>`;
}

/**
 * A button that sets a value without text to an empty one and back: a field that is left empty is
 * not sent.
 */
export function renderEmpty(context: FormContext, field: FormField) {
  const {schema, value, path, name} = field;
  const isItem = typeof path.at(-1) === 'number';
  if (isItem || !(value === undefined || value === '')) return nothing;
  const allowed = path.length === 0 ? context.empty : 'text';
  const isText = /^(?:text|multiline)$/.test(controlFor(schema, typeOfValue(schema, value)));
  const isAllowed = isText && !((limitIn(schema.limits, 'minLength') ?? 0) > 0);
  if (allowed === 'none' || (allowed === 'text' && !isAllowed)) return nothing;
  const text = context.localize('Send empty');
  return html`<button
    id=${actionId(path, 'empty')}
    part="button small quiet"
    type="button"
    aria-pressed=${value === ''}
    aria-label="${text}: ${name}"
    @click=${() => context.change(path, value === '' ? undefined : '')}
  >
    ${text}
  </button>`;
}
