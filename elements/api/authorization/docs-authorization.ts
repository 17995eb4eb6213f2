import {css, html, nothing} from 'lit';
import {keyed} from '../../shared/keyed.js';
import {customElement, property, state} from '../../shared/decorators.js';
import type {
  RequiredScheme,
  SecurityAlternative,
  SecurityScheme,
} from '../../../src/openapi/operation.js';
import type {SchemeEntries, SchemeEntry} from '../../../src/requests/scheme-entry.js';
import {unknownName} from '../../../src/requests/security.js';
import {renderSelect, renderText, type TextOptions} from '../form/controls.js';
import {fieldLabel} from './field-label.js';
import {sharedHeaders} from '../../../src/openapi/shared-headers.js';
import {hintText} from '../../../src/openapi/hint-text.js';
import {ApiElement} from '../api-element.js';
import './docs-oauth.js';

/**
 * Fields for the credentials of a request. Alternatives are a choice; all schemes of the chosen one
 * are needed together.
 *
 * @fires docs-alternative-change - The reader chose an alternative.
 * @fires docs-credential-change - The reader entered a credential.
 * @fires docs-remember - The reader wants credentials to be stored, or forgotten.
 * @csspart scheme - The fields of a security scheme.
 */
@customElement('docs-authorization')
export class DocsAuthorization extends ApiElement {
  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: grid;
        gap: 1rem;
      }
      [part='scheme'] {
        gap: 0.75rem;
      }
      [part='scheme'] + [part='scheme'] {
        margin-block-start: 0.25rem;
      }
      legend {
        margin-block-end: 0.375rem;
        color: var(--docs-color-heading);
        font: 600 0.8125rem/1.5 var(--docs-font-code);
      }
    `,
  ];

  @property({attribute: false}) alternatives: readonly SecurityAlternative[] = [];

  /** The index of the chosen alternative. */
  @property({attribute: false}) chosen = 0;

  @property({attribute: false}) entries: SchemeEntries = new Map();

  /** The origins that credentials are sent to, and no other. */
  @property({attribute: false}) origins: readonly string[] = [];

  /** The URL of the selected server: URLs of the description are relative to it. */
  @property({attribute: false}) serverUrl: string | undefined;

  /** Whether the credentials are stored on the device. */
  @property({type: Boolean}) stored = false;

  @property({attribute: false}) redirectUri: string | undefined;

  /** The secrets that are shown. */
  @state() private visible: ReadonlySet<string> = new Set();

  override render() {
    const {alternatives, chosen} = this;
    const alternative = alternatives[chosen];
    if (!alternative) return nothing;
    return html`
      ${alternatives.length > 1 ? this.#renderAlternatives() : nothing}
      ${alternative.map((required) => this.#renderScheme(required))}
      ${sharedHeaders(alternative).map(
        (header) => html`<p part="hint">${this.words.sharedHeader(header)}</p>`,
      )}
      ${alternative.length > 0 ? this.#renderRemember() : nothing}
    `;
  }

  #renderAlternatives() {
    const {localize} = this;
    const none = localize('None');
    return html`<div part="field">
      <label for="alternative">${localize('Authorize with')}</label>
      ${renderSelect(
        this.alternatives.map(
          (schemes) => schemes.map(({scheme}) => scheme.id).join(' + ') || none,
        ),
        this.chosen,
        (index) => this.tell('docs-alternative-change', index),
        {id: 'alternative'},
      )}
    </div>`;
  }

  #renderScheme({scheme, scopes}: RequiredScheme) {
    const {localize} = this;
    const description = hintText(scheme.description);
    // Its only field may have the same name, for which once is enough.
    const isNamed = scheme.type === 'http' && scheme.scheme === 'bearer' && isToken(scheme.id);
    return html`<fieldset part="scheme">
      ${isNamed ? nothing : html`<legend>${scheme.id}</legend>`}
      ${
        scheme.isDeprecated
          ? html`<span part="deprecated">${localize('deprecated')}</span>`
          : nothing
      }
      ${description ? html`<p part="hint">${description}</p>` : nothing}
      ${this.#renderFields(scheme, scopes)}
    </fieldset>`;
  }

  #renderFields(scheme: SecurityScheme, scopes: readonly string[]) {
    const {localize} = this;
    const {id} = scheme;
    const label = fieldLabel(scheme, localize);
    switch (scheme.type) {
      case 'apiKey':
        return html`${this.#renderSecret(id, 'value', label, scheme.prefix)}
        ${
          scheme.place === 'cookie'
            ? html`<p part="hint">
                ${localize(
                  'Browsers do not let pages set cookies. The samples contain the cookie.',
                )}
              </p>`
            : nothing
        }`;
      case 'http':
        if (scheme.scheme === 'basic') {
          const [username] = scheme.labels ?? [localize('Username')];
          return html`${this.#renderText(id, 'username', username)}
          ${this.#renderSecret(id, 'password', label)}`;
        }
        return this.#renderSecret(id, 'value', label, scheme.prefix);
      case 'oauth2':
      case 'openIdConnect':
        // A token that is on its way belongs to this scheme and server: no other gets it.
        return keyed(
          `${this.origins.join(' ')} ${this.serverUrl} ${id}`,
          html`<docs-oauth
            .scheme=${id}
            .flows=${scheme.type === 'oauth2' ? scheme.flows : []}
            .discoveryUrl=${scheme.type === 'oauth2' ? undefined : scheme.url}
            .serverUrl=${this.serverUrl}
            .scopes=${scopes}
            .entry=${this.#entryOf(id)}
            .redirectUri=${this.redirectUri}
          ></docs-oauth>`,
        );
      case 'mutualTLS': {
        const text =
          'The server asks for a client certificate. Install it in your browser or system.';
        return html`<p part="hint">${localize(text)}</p>`;
      }
      case 'unknown': {
        const text = 'Requests with authorization of type {0} cannot be sent.';
        return html`<p part="hint">${localize(text, unknownName(scheme))}</p>`;
      }
      default:
        return scheme satisfies never;
    }
  }

  #renderText(id: string, name: CredentialName, label: string, options?: TextOptions) {
    const text = this.#entryOf(id)[name];
    return renderText(
      fieldId(id, name),
      label,
      text,
      (text) => this.#enter(id, name, text),
      options,
    );
  }

  #renderSecret(id: string, name: CredentialName, label: string, prefix?: string) {
    const show = this.localize('Show');
    const value = this.#entryOf(id)[name];
    const field = fieldId(id, name);
    // A prefix is no secret: the reader sees what to complete.
    const isVisible = this.visible.has(field) || (value && value === prefix);
    const toggle = (): void => {
      const visible = new Set(this.visible);
      if (!visible.delete(field)) visible.add(field);
      this.visible = visible;
    };
    return this.#renderText(id, name, label, {
      type: isVisible ? 'text' : 'password',
      button: html`<button
        part="button"
        type="button"
        aria-pressed=${isVisible ? 'true' : 'false'}
        aria-label="${show}: ${label}"
        @click=${toggle}
      >
        ${show}
      </button>`,
    });
  }

  #renderRemember() {
    const {localize} = this;
    return html`<div part="tools">
        <label part="option">
          <input
            type="checkbox"
            .checked=${this.stored}
            @change=${({target}: Event) => {
              const isChecked = (target as HTMLInputElement).checked;
              this.tell('docs-remember', isChecked ? 'remember' : 'session');
            }}
          />
          ${localize('Remember on this device')}
        </label>
        ${
          this.stored || this.#hasEntry
            ? html`<button
                part="button small"
                type="button"
                @click=${() => this.tell('docs-remember', 'forget')}
              >
                ${localize('Forget')}
              </button>`
            : nothing
        }
      </div>
      ${
        this.origins.length > 0
          ? html`<p part="hint">${localize('Sent only to {0}.', this.origins.join(', '))}</p>`
          : nothing
      }`;
  }

  /** Whether the reader has entered or received something that can be forgotten. */
  get #hasEntry(): boolean {
    return [...this.entries.values()].some((entry) => Object.values(entry).some(Boolean));
  }

  #entryOf(id: string): SchemeEntry {
    return this.entries.get(id) ?? {};
  }

  #enter(id: string, name: CredentialName, text: string): void {
    const entry = {...this.#entryOf(id), [name]: text};
    this.tell('docs-credential-change', {scheme: id, entry});
  }
}

type CredentialName = 'value' | 'username' | 'password';

/** Whether a scheme is called as its field is. */
function isToken(id: string): boolean {
  return id.toLowerCase() === 'token';
}

function fieldId(id: string, name: CredentialName): string {
  return `${id}-${name}`.replace(/\s/g, '_');
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-authorization': DocsAuthorization;
  }
}
