import {html, nothing} from 'lit';
import {newValue, pointerOf, type ValuePath} from '../../../src/requests/form/form-value.js';
import {
  actionId,
  idOf,
  openKey,
  renderAction,
  renderHead,
  renderHints,
  type FormContext,
  type FormField,
} from './form-context.js';

/**
 * The name of a group, a button that adds or removes an optional value, and what is inside. What is
 * inside a group that `canClose` appears when the reader wants to see it, or if it has problems.
 */
export function renderGroup(
  context: FormContext,
  field: FormField,
  content: () => unknown,
  canClose = false,
) {
  const {path, name, schema, value, isRequired, create} = field;
  const isHeadless = context.isHeadless && path.length === 0;
  const isAbsent = value === undefined;
  const {localize} = context;
  const isItem = typeof path.at(-1) === 'number';
  const addId = actionId(path, 'add');
  const add = () => context.add(path, create ? create() : newValue(schema), idOf(path));
  const remove = () => {
    context.change(path, undefined);
    context.focus(addId);
  };
  const toggle = isAbsent
    ? renderAction(localize('Add'), name, add, addId)
    : isRequired || isHeadless || isItem
      ? nothing
      : renderAction(localize('Remove'), name, remove);
  const isOpen = !canClose || isOpened(context, path);
  const show = canClose && !isAbsent ? renderShow(context, field, isOpen) : nothing;
  const head = {...field, actions: [field.actions, show, toggle]};
  if (isAbsent) return renderNothing(context, head, '');
  const inner = isHeadless ? 'fields' : 'fields nested';
  return html`<fieldset part="field" id=${idOf(path)} tabindex="-1">
    <legend hidden>${name}</legend>
    ${isHeadless ? nothing : renderHead(context, head, html`<span part="name">${name}</span>`)}
    ${renderHints(context, field)} ${isOpen ? html`<div part=${inner}>${content()}</div>` : nothing}
  </fieldset>`;
}

function isOpened({problems, chosenVariant}: FormContext, path: ValuePath): boolean {
  const inside = `${pointerOf(path)}/`;
  const hasProblem = [...problems.keys()].some((pointer) => pointer.startsWith(inside));
  return hasProblem || chosenVariant(openKey(path)) === 1;
}

/** A button that shows what is inside a group, or hides it. */
function renderShow(context: FormContext, {path, name}: FormField, isOpen: boolean) {
  const text = context.localize('Show');
  return html`<button
    id=${actionId(path, 'show')}
    part="button small quiet"
    type="button"
    aria-expanded=${isOpen}
    aria-label="${text}: ${name}"
    @click=${() => context.chooseVariant(openKey(path), isOpen ? 0 : 1)}
  >
    ${text}
  </button>`;
}

/** A value that has no control of its own: `null`, or nothing. */
export function renderNothing(context: FormContext, field: FormField, text: string) {
  return html`<div part="field" role="group" aria-label=${field.name}>
    ${renderHead(context, field, html`<span part="name">${field.name}</span>`)}
    ${text ? html`<code part="hint">${text}</code>` : nothing} ${renderHints(context, field)}
  </div>`;
}
