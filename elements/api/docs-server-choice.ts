import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Server} from '../../src/openapi/operation.js';
import {isBaseUrl, type ServerChoice} from '../../src/requests/playground-state.js';
import {fillServer} from '../../src/requests/servers.js';
import {hostStyles} from '../styles/host.css.js';
import {fieldStyles} from './form/fields.css.js';
import {plainText} from './form/plain-text.js';
import {ApiLocalizeController} from './locales/api-localize-controller.js';

/** The reader chose a base URL, or a value of one of its variables. */
export class DocsServerChangeEvent extends Event {
  readonly choice: ServerChoice;

  constructor(choice: ServerChoice) {
    super('docs-server-change', {bubbles: true, composed: true});
    this.choice = choice;
  }
}

/**
 * A list to choose a base URL from, and fields for its variables, or for a URL of the reader. A
 * single base URL without variables shows nothing, unless another may be typed.
 *
 * @fires docs-server-change - The reader chose a base URL or a value.
 */
@customElement('docs-server-choice')
export class DocsServerChoice extends LitElement {
  static override styles = [
    hostStyles,
    fieldStyles,
    css`
      :host {
        display: block;
      }
      [part='choice'] {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: 0.625rem 0.75rem;
      }
      [part='field'] {
        flex: 1 1 9rem;
      }
      [part='field server'] {
        display: flex;
        flex-basis: 100%;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.75rem;
      }
      [part='field server'] select {
        inline-size: fit-content;
        max-inline-size: 100%;
      }
      label {
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
        font-weight: 500;
      }
    `,
  ];

  @property({attribute: false}) servers: readonly Server[] = [];

  @property({attribute: false}) choice: ServerChoice = {variables: new Map()};

  /** Whether the reader may type another URL. */
  @property({type: Boolean}) open = false;

  /** The URL that relative base URLs are resolved against. */
  @property({attribute: false}) fileUrl = '';

  readonly #locale = new ApiLocalizeController(this);

  protected override willUpdate(): void {
    const [first, second] = this.servers;
    this.hidden = !first || (!this.open && !second && first.variables.length === 0);
  }

  override render() {
    const {servers} = this;
    const {own, url: chosen} = this.choice;
    const server = servers.find(({url}) => url === chosen) ?? servers[0];
    if (!server) return nothing;
    return html`<div part="choice">
      ${servers.length > 1 || this.open ? this.#renderServers(server) : nothing}
      ${
        own === undefined
          ? server.variables.map((variable) => this.#renderVariable(variable))
          : this.#renderOwn(own)
      }
    </div>`;
  }

  #renderServers(chosen: Server) {
    const {localize} = this.#locale;
    const isOwn = this.choice.own !== undefined;
    return html`<div part="field server">
      <label for="server">${localize('baseUrl', 'Base URL')}</label>
      <select
        id="server"
        @change=${({target}: Event) => {
          const url = this.servers[(target as HTMLSelectElement).selectedIndex]?.url;
          const own = url === undefined ? '' : undefined;
          this.#choose({...this.choice, url, own});
        }}
      >
        ${this.servers.map(
          (server) =>
            html`<option .selected=${!isOwn && server === chosen}>
              ${this.#labelOf(server)}
            </option>`,
        )}
        ${
          this.open || isOwn
            ? html`<option .selected=${isOwn}>${localize('ownServer', 'Another URL')}</option>`
            : nothing
        }
      </select>
    </div>`;
  }

  #renderOwn(own: string) {
    const {localize} = this.#locale;
    const isValid = isBaseUrl(own);
    return html`<div part="field">
      <label for="own">${localize('ownUrl', 'Your base URL')}</label>
      <input
        id="own"
        type="url"
        inputmode="url"
        placeholder="https://"
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${String(!isValid)}
        aria-describedby=${isValid ? nothing : 'own-problem'}
        .value=${own}
        @input=${({target}: Event) =>
          this.#choose({...this.choice, own: (target as HTMLInputElement).value})}
      />
      ${
        isValid
          ? nothing
          : html`<p part="problem" id="own-problem">
              ${localize('notBaseUrl', 'Enter a URL that begins with https:// or http://.')}
            </p>`
      }
    </div>`;
  }

  #labelOf(server: Server): string {
    const url = fillServer(server, this.choice.variables, this.fileUrl) || server.url;
    const description = plainText(server.description);
    return description ? `${url} – ${description}` : url;
  }

  #renderVariable({
    name,
    enum: values,
    description,
    default: initial,
  }: Server['variables'][number]) {
    const value = this.choice.variables.get(name) ?? initial;
    const id = `variable-${encodeURIComponent(name)}`;
    const choose = ({target}: Event) =>
      this.#choose({
        ...this.choice,
        variables: new Map(this.choice.variables).set(
          name,
          (target as HTMLInputElement | HTMLSelectElement).value,
        ),
      });
    const hint = plainText(description);
    return html`<div part="field">
      <label for=${id}>${name}</label>
      ${
        values.length > 0
          ? html`<select id=${id} @change=${choose}>
              ${values.map((one) => html`<option .selected=${one === value}>${one}</option>`)}
            </select>`
          : html`<input
              id=${id}
              autocomplete="off"
              spellcheck="false"
              aria-describedby=${hint ? `${id}-hint` : nothing}
              .value=${value}
              @input=${choose}
            />`
      }
      ${hint ? html`<p part="hint" id="${id}-hint">${hint}</p>` : nothing}
    </div>`;
  }

  #choose(choice: ServerChoice): void {
    this.choice = choice;
    this.dispatchEvent(new DocsServerChangeEvent(choice));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-server-choice': DocsServerChoice;
  }
  interface HTMLElementEventMap {
    'docs-server-change': DocsServerChangeEvent;
  }
}
