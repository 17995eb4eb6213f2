import {html, nothing} from 'lit';
import type {ApiLocalize} from '../api-catalog.js';

/** A list to choose one of several options from. */
export function renderSelect(
  options: readonly unknown[],
  chosen: number,
  choose: (index: number) => void,
  {id, part, label}: {id?: string; part?: string; label?: string} = {},
) {
  return html`<select
    id=${id ?? nothing}
    part=${part ?? nothing}
    aria-label=${label ?? nothing}
    @change=${({target}: Event) => choose((target as HTMLSelectElement).selectedIndex)}
  >
    ${options.map((one, index) => html`<option .selected=${index === chosen}>${one}</option>`)}
  </select>`;
}

/** A list of examples to fill in; it shows none as chosen. */
export function renderExamples(
  examples: readonly unknown[],
  fill: (index: number) => void,
  localize: ApiLocalize,
  name?: string,
) {
  if (examples.length === 0) return nothing;
  const label = localize('Fill in an example');
  return html`<select
    part="small"
    aria-label=${name === undefined ? label : `${label}: ${name}`}
    @change=${({target}: Event) => {
      const select = target as HTMLSelectElement;
      const index = select.selectedIndex - 1;
      select.selectedIndex = 0;
      if (index >= 0) fill(index);
    }}
  >
    <option>${localize('Example')}</option>
    ${examples.map((one) => html`<option>${one}</option>`)}
  </select>`;
}

/** What a text field shows besides its text. */
export interface TextOptions {
  readonly type?: 'text' | 'password' | 'url';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly problem?: string | false;
  /** Beside the field. */
  readonly button?: unknown;
}

/** A field for a line of text, with its label. */
export function renderText(
  id: string,
  label: string,
  text: string | undefined,
  change: (text: string) => void,
  {type = 'text', placeholder, hint, problem, button}: TextOptions = {},
) {
  const note = problem || hint;
  return html`<div part="field">
    <label for=${id}>${label}</label>
    <div part="row">
      <input
        id=${id}
        type=${type}
        placeholder=${placeholder ?? nothing}
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${problem ? 'true' : 'false'}
        aria-describedby=${note ? `${id}-note` : nothing}
        .value=${text ?? ''}
        @input=${({target}: Event) => change((target as HTMLInputElement).value)}
      />
      ${button}
    </div>
    ${note ? html`<p part=${problem ? 'problem' : 'hint'} id="${id}-note">${note}</p>` : nothing}
  </div>`;
}
