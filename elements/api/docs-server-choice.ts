import {css, html, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Server} from '../../src/openapi/operation.js';
import {isBaseUrl, type ServerChoice} from '../../src/requests/servers.js';
import {fillServer} from '../../src/requests/servers.js';
import {renderSelect, renderText} from './form/controls.js';
import {hintText} from '../../src/openapi/hint-text.js';
import {ApiElement} from './api-element.js';

type ServerVariable = Server['variables'][number];

/**
 * A list to choose a base URL from, and fields for its variables, or for a URL of the reader. A
 * single base URL without variables shows nothing, unless another may be typed.
 *
 * @fires docs-server-change - The reader chose a base URL or a value.
 */
@customElement('docs-server-choice')
export class DocsServerChoice extends ApiElement {
  static override styles = [
    ApiElement.styles,
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
    `,
  ];

  @property({attribute: false}) servers: readonly Server[] = [];

  @property({attribute: false}) choice: ServerChoice = {variables: new Map()};

  /** Whether the reader may type another URL. */
  @property({type: Boolean}) open = false;

  /** The URL that relative base URLs are resolved against. */
  @property({attribute: false}) fileUrl = '';

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
    const {servers, choice} = this;
    const {localize} = this;
    const isOwn = choice.own !== undefined;
    const labels = servers.map((server) => this.#labelOf(server));
    if (this.open || isOwn) labels.push(localize('Another URL'));
    const choose = (index: number): void => {
      const url = servers[index]?.url;
      this.#choose({...choice, url, own: url === undefined ? '' : undefined});
    };
    return html`<div part="field server">
      <label for="server">${localize('Base URL')}</label>
      ${renderSelect(labels, isOwn ? servers.length : servers.indexOf(chosen), choose, {
        id: 'server',
      })}
    </div>`;
  }

  #renderOwn(own: string) {
    const {localize} = this;
    return renderText(
      'own',
      localize('Your base URL'),
      own,
      (text) => this.#choose({...this.choice, own: text}),
      {
        type: 'url',
        placeholder: 'https://',
        problem: !isBaseUrl(own) && localize('Enter a URL that begins with https:// or http://.'),
      },
    );
  }

  #labelOf(server: Server): string {
    const url = fillServer(server, this.choice.variables, this.fileUrl) || server.url;
    const description = hintText(server.description);
    return description ? `${url} – ${description}` : url;
  }

  #renderVariable({name, enum: values, description, default: initial}: ServerVariable) {
    const {variables} = this.choice;
    const value = variables.get(name) ?? initial;
    const id = `variable-${encodeURIComponent(name)}`;
    const choose = (text: string): void =>
      this.#choose({...this.choice, variables: new Map(variables).set(name, text)});
    const hint = hintText(description);
    if (values.length === 0) return renderText(id, name, value, choose, {hint});
    const chooseAt = (index: number): void => choose(values[index] ?? initial);
    return html`<div part="field">
      <label for=${id}>${name}</label>
      ${renderSelect(values, values.indexOf(value), chooseAt, {id})}
      ${hint ? html`<p part="hint">${hint}</p>` : nothing}
    </div>`;
  }

  #choose(choice: ServerChoice): void {
    this.choice = choice;
    this.tell('docs-server-change', choice);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-server-choice': DocsServerChoice;
  }
}
