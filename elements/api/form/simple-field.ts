import {html, nothing} from 'lit';
import {toBase64} from '../../../src/requests/base64.js';
import {controlFor} from '../../../src/requests/form/form-control.js';
import {
  inputFrom,
  isFileValue,
  isInputList,
  numberFrom,
} from '../../../src/requests/form/form-value.js';
import {parseJson} from '../../../src/requests/json-text.js';
import {writeJson} from '../../../src/requests/write-json.js';
import {NumberLiteral} from '../../../src/shared/number-literal.js';
import type {InputValue} from '../../../src/requests/request.js';
import {hintText} from '../../../src/openapi/hint-text.js';
import type {EnumValue, SchemaType} from '../../../src/openapi/schema.js';
import {
  describedBy,
  idOf,
  isInvalid,
  renderHead,
  renderHints,
  renderLabel,
  type FormContext,
  type FormField,
} from './form-context.js';

/** A field with one control: text, number, choice, date, file. */
export function renderSimpleField(
  context: FormContext,
  field: FormField,
  type: SchemaType | undefined,
) {
  return html`<div part="field">
    ${renderHead(context, field, renderLabel(field))} ${renderControl(context, field, type)}
    ${renderHints(context, field)}
  </div>`;
}

function renderControl(context: FormContext, field: FormField, type: SchemaType | undefined) {
  const {schema, value, path} = field;
  const control = field.control ?? controlFor(schema, type);
  const isItem = typeof path.at(-1) === 'number';
  const change = (changed: InputValue | undefined) => context.change(path, changed);
  // An item without a value is still an item; other fields are left out when they are empty.
  const changeText = (text: string, read = (written: string): InputValue => written) =>
    change(text === '' ? (isItem ? '' : undefined) : read(text));
  switch (control) {
    case 'enum':
      return renderSelect(
        context,
        field,
        (schema.enum ?? []).filter(
          ({value}) => value !== null || context.nullAt(path) !== 'nothing',
        ),
      );
    case 'boolean':
      return renderSelect(context, field, [{value: true}, {value: false}]);
    case 'number':
      return renderInput(context, field, 'text', (text) => changeText(text.trim(), numberFrom));
    case 'date':
      return renderInput(context, field, dateInput(value), changeText);
    case 'date-time':
      return html`<div part="row">
        ${renderInput(context, field, 'text', changeText)}
        <button part="button" type="button" @click=${() => change(new Date().toISOString())}>
          ${context.localize('Now')}
        </button>
      </div>`;
    case 'base64':
      return html`<div part="row">${renderInput(context, field, 'text', changeText)}</div>
        <input
          type="file"
          aria-label=${context.localize('File for {0}', field.name)}
          @change=${async (event: Event) => {
            const [file] = filesOf(event);
            if (file) change(toBase64(new Uint8Array(await file.arrayBuffer())));
          }}
        />`;
    case 'file':
    case 'files':
      return renderFiles(context, field, control === 'files');
    case 'multiline':
    case 'text':
      return control === 'text' || (context.isOneLine && !schema.contentMediaType)
        ? renderInput(context, field, inputType(schema.format), changeText)
        : renderArea(context, field, inputText(value), {onInput: changeText});
    case 'json':
      return renderArea(context, field, jsonOf(value), {
        onChange: (text) => changeText(text, readAny),
      });
    case 'object':
    case 'array':
      return nothing; // rendered as groups
    default:
      return control satisfies never;
  }
}

function renderInput(
  context: FormContext,
  field: FormField,
  type: string,
  onText: (text: string) => void,
) {
  const {schema, value, path} = field;
  // What the server uses, or an example, if the field is left empty; not for an empty value.
  const hint = value === '' ? undefined : (schema.default ?? schema.examples[0]);
  return html`<input
    id=${idOf(path)}
    type=${type}
    autocomplete="off"
    spellcheck="false"
    autocapitalize="off"
    placeholder=${hint === undefined ? nothing : inputText(inputFrom(hint))}
    aria-label=${field.heading ? field.name : nothing}
    aria-required=${field.isRequired ? 'true' : nothing}
    aria-invalid=${isInvalid(context, field)}
    aria-describedby=${describedBy(context, field)}
    .value=${inputText(value)}
    @input=${(event: Event) => onText((event.target as HTMLInputElement).value)}
  />`;
}

function renderArea(
  context: FormContext,
  field: FormField,
  text: string,
  {onInput, onChange}: Partial<Record<'onInput' | 'onChange', (text: string) => void>>,
) {
  return html`<textarea
    id=${idOf(field.path)}
    spellcheck="false"
    rows="4"
    aria-label=${field.heading ? field.name : nothing}
    aria-required=${field.isRequired ? 'true' : nothing}
    aria-invalid=${isInvalid(context, field)}
    aria-describedby=${describedBy(context, field)}
    .value=${text}
    @input=${(event: Event) => onInput?.((event.target as HTMLTextAreaElement).value)}
    @change=${(event: Event) => onChange?.((event.target as HTMLTextAreaElement).value)}
  ></textarea>`;
}

/** The first option of a field that may be empty is no value; others say what they mean. */
function renderSelect(context: FormContext, field: FormField, allowed: readonly EnumValue[]) {
  const {value, path, schema} = field;
  const written = printed(value);
  const sent = context.nullAt(path);
  const nameOf = (option: EnumValue): string =>
    option.value === null && sent === 'empty' ? context.localize('Send empty') : optionText(option);
  const options = allowed.map((option) => printed(inputFrom(option.value)));
  const isOther = value !== undefined && !options.includes(written);
  return html`<select
    id=${idOf(path)}
    aria-label=${field.heading ? field.name : nothing}
    aria-required=${field.isRequired ? 'true' : nothing}
    aria-invalid=${isInvalid(context, field)}
    aria-describedby=${describedBy(context, field)}
    @change=${(event: Event) => {
      const index = (event.target as HTMLSelectElement).selectedIndex - 1;
      const chosen = allowed[index];
      context.change(path, chosen && inputFrom(chosen.value));
    }}
  >
    <option .selected=${value === undefined}>
      ${
        schema.default === undefined
          ? context.localize('Not set')
          : context.localize('Default: {0}', inputText(inputFrom(schema.default)))
      }
    </option>
    ${allowed.map(
      (option, index) =>
        html`<option .selected=${options[index] === written}>${nameOf(option)}</option>`,
    )}
    ${isOther ? html`<option .selected=${true}>${inputText(value)}</option>` : nothing}
  </select>`;
}

function optionText({value, description = ''}: EnumValue): string {
  return [inputText(inputFrom(value)), hintText(description)].filter(Boolean).join(' – ');
}

function renderFiles(context: FormContext, field: FormField, isMultiple: boolean) {
  const {value, path} = field;
  const files = [isInputList(value) ? value : value].flat().filter(isFileValue);
  return html`<input
      id=${idOf(path)}
      type="file"
      ?multiple=${isMultiple}
      aria-label=${field.heading ? field.name : nothing}
      aria-required=${field.isRequired ? 'true' : nothing}
      aria-invalid=${isInvalid(context, field)}
      aria-describedby=${describedBy(context, field)}
      @change=${(event: Event) => {
        const chosen = filesOf(event).map((file) => ({file, name: file.name}));
        context.change(path, isMultiple ? chosen : chosen[0]);
      }}
    />
    ${
      files.length > 0
        ? html`<p part="hint">
            ${files.map(({file, name}) => `${name} (${file.size} B)`).join(', ')}
          </p>`
        : nothing
    }`;
}

/** A date that no date field shows is edited as text. */
function dateInput(value: InputValue | undefined): 'date' | 'text' {
  return value === undefined || /^(\d{4}-\d\d-\d\d)?$/.test(inputText(value)) ? 'date' : 'text';
}

function inputType(format: string | undefined): string {
  return format === 'password' ? 'password' : 'text';
}

/** A value as one line of text. */
export function inputText(value: InputValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return NumberLiteral.is(value) ? value.number : jsonOf(value);
}

function jsonOf(value: InputValue | undefined): string {
  if (value === undefined || isFileValue(value)) return '';
  return typeof value === 'string' ? value : writeJson(value, 2);
}

/** Distinguishes `"1"` from `1`. */
function printed(value: InputValue | undefined): string {
  return value === undefined || isFileValue(value) ? '' : writeJson(value);
}

/** JSON if the text is JSON, else the text. */
function readAny(text: string): InputValue {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function filesOf(event: Event): File[] {
  return [...((event.target as HTMLInputElement).files ?? [])];
}
