import {html, nothing, type TemplateResult} from 'lit';
import {limitText, type LimitTexts} from '../../../src/openapi/limit-text.js';
import type {Schema} from '../../../src/openapi/schema.js';
import type {EmptyValues} from '../../../src/requests/build-request.js';
import type {SentNull} from '../../../src/requests/null-values.js';
import type {InputValue} from '../../../src/requests/request.js';
import type {FormControl} from '../../../src/requests/form/form-control.js';
import {pointerOf, type ValuePath} from '../../../src/requests/form/form-value.js';
import type {ApiLocalize} from '../api-catalog.js';
import {hintText} from '../../../src/openapi/hint-text.js';

/** What the templates of a form have in common. */
export interface FormContext {
  readonly localize: ApiLocalize;
  readonly limits: LimitTexts;
  /** The pointer of a value → what is wrong with it. */
  readonly problems: ReadonlyMap<string, string>;
  /** Whether the outermost value has no head: what surrounds the form names it. */
  readonly isHeadless: boolean;
  /** Whether long texts are one line each; those of a media type may have several. */
  readonly isOneLine: boolean;
  /** The controls of properties that what surrounds the form describes further. */
  readonly controls: ReadonlyMap<string, FormControl>;
  /** Which empty values the outermost value may have. */
  readonly empty: EmptyValues;
  /** Whether objects inside others begin closed. */
  readonly closesObjects: boolean;
  /** What is sent of null at a path. */
  nullAt(path: ValuePath): SentNull;
  /** Replaces the value at a path; `undefined` leaves it out. */
  change(path: ValuePath, value: InputValue | undefined): void;
  /** Adds a value at a path, and moves the focus to the first of these ids that the form has. */
  add(path: ValuePath, value: InputValue | undefined, ...ids: readonly string[]): void;
  /** Renames the key of a map at a path. */
  rename(path: ValuePath, key: string, renamed: string): void;
  /** The variant that the reader has chosen for a value, if its value does not say it. */
  chosenVariant(key: string): number | undefined;
  chooseVariant(key: string, index: number): void;
  /** Moves the focus once a change is rendered: to the first of these ids that the form has. */
  focus(...ids: readonly string[]): void;
}

/** A value of a form, with what is known of it. */
export interface FormField {
  readonly path: ValuePath;
  readonly name: string;
  readonly schema: Schema;
  readonly value: InputValue | undefined;
  readonly isRequired: boolean;
  /** Markdown; by default that of the schema. */
  readonly description?: string | undefined;
  /** By default that of the schema. */
  readonly isDeprecated?: boolean;
  /** By default that of the schema: a variant may be `null` if its `oneOf` may be. */
  readonly isNullable?: boolean;
  /** The value that an absent one begins with; by default that of the schema. */
  readonly create?: () => InputValue | undefined;
  /** By default that of the schema. */
  readonly control?: FormControl | undefined;
  /** Buttons at the end of its head. */
  readonly actions?: unknown;
  /** Replaces the name of the head: a map's entry has a field for its key. */
  readonly heading?: unknown;
}

/** The id of the control at a path; without spaces, which separate ids. */
export function idOf(path: ValuePath): string {
  return `field${encodeURIComponent(pointerOf(path))}`;
}

/** What {@link FormContext.chosenVariant} knows of an object by this: `1` where it is open. */
export function openKey(path: ValuePath): string {
  return `${pointerOf(path)}#open`;
}

/** The name of a field with one control. */
export function renderLabel({path, name}: FormField) {
  return html`<label part="name" for=${idOf(path)}>${name}</label>`;
}

/** The name, type and marks of a field, with the labels of the author. */
export function renderHead(context: FormContext, field: FormField, label: unknown) {
  const {schema, isRequired} = field;
  const {localize} = context;
  const {pre = [], post = []} = schema.labels ?? {};
  return html`<div part="head">
    ${pre.map(renderPill)} ${field.heading ?? label} ${post.map(renderPill)}
    ${schema.label ? html`<span part="type">${schema.label}</span>` : nothing}
    ${isRequired ? html`<span part="required">${localize('required')}</span>` : nothing}
    ${
      (field.isDeprecated ?? schema.isDeprecated)
        ? html`<span part="deprecated">${localize('deprecated')}</span>`
        : nothing
    }
    ${field.actions ? html`<span part="actions">${field.actions}</span>` : nothing}
  </div>`;
}

function renderPill(text: string) {
  return html`<span part="pill">${text}</span>`;
}

/** The description, limits and problem of a field: what `describedBy` refers to. */
export function renderHints(
  {problems, limits}: FormContext,
  {path, schema, description}: FormField,
) {
  const id = idOf(path);
  const text = hintText(description ?? schema.description);
  const said = schema.constraints.map((one) => limitText(one, limits)).join(', ');
  const problem = problems.get(pointerOf(path));
  return html`
    ${
      text || said
        ? html`<p part="hint" id="${id}-hint">${[text, said].filter(Boolean).join(' · ')}</p>`
        : nothing
    }
    ${problem ? html`<p part="problem" id="${id}-problem">${problem}</p>` : nothing}
  `;
}

/** The ids of a field's hints, for `aria-describedby`. */
export function describedBy({problems}: FormContext, {path, schema, description}: FormField) {
  const id = idOf(path);
  const hasHint =
    hintText(description ?? schema.description) !== '' || schema.constraints.length > 0;
  const ids = [hasHint && `${id}-hint`, problems.has(pointerOf(path)) && `${id}-problem`];
  return ids.filter(Boolean).join(' ') || nothing;
}

export function isInvalid({problems}: FormContext, {path}: FormField): 'true' | 'false' {
  return problems.has(pointerOf(path)) ? 'true' : 'false';
}

/** The id of a button or list that belongs to the value at a path; no path has it. */
export function actionId(path: ValuePath, action: string): string {
  return `${idOf(path)}:${action}`;
}

/** A small button at the end of a head. */
export function renderAction(text: string, name: string, onClick: () => void, id?: string) {
  return renderButton(text, `${text}: ${name}`, onClick, {id});
}

export function renderButton(
  text: string,
  label: string,
  onClick: () => void,
  {id, part = 'button small quiet'}: {id?: string | undefined; part?: string} = {},
): TemplateResult {
  return html`<button
    id=${id ?? nothing}
    part=${part}
    type="button"
    aria-label=${label}
    @click=${onClick}
  >
    ${text}
  </button>`;
}
