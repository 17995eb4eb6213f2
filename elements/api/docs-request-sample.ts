import {css, html, nothing} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {WrittenSample} from '../../src/openapi/operation.js';
import type {HttpRequest} from '../../src/requests/request.js';
import {sampleWriters} from '../../src/requests/request-samples.js';
import type {LanguageWriter} from '../../src/requests/samples/write-sample.js';
import '../components/code/docs-code.js';
import {rememberedIndex, rememberLabel} from '../components/tabs/tab-list.js';
import {renderSelect} from './form/controls.js';
import {ApiElement} from './api-element.js';

/**
 * Code that sends a request, in a language to choose: the author's own samples first. The choice is
 * remembered together with that of other code tabs.
 *
 * @csspart language - The list of languages.
 */
@customElement('docs-request-sample')
export class DocsRequestSample extends ApiElement {
  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: block;
      }
      label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        margin-block-end: 0.625rem;
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
      }
      select {
        inline-size: auto;
      }
      docs-code {
        margin: 0;
      }
    `,
  ];

  @property({attribute: false}) request: HttpRequest | undefined;

  /** The languages in their order, as settings name them; empty: those shown by default. */
  @property({attribute: false}) languages: readonly string[] = [];

  /** What writes samples in languages that are not shown by default. */
  @property({attribute: false}) more: readonly LanguageWriter[] | undefined;

  /** Samples of the author. */
  @property({attribute: false}) samples: readonly WrittenSample[] = [];

  @state() private chosen: string | undefined;

  override render() {
    const {request, languages, more} = this;
    if (!request) return nothing;
    const all = sampleWriters(this.samples, {languages, more, makesSamples: true});
    const titles = all.map(({title}) => title);
    const index = this.chosen === undefined ? -1 : titles.indexOf(this.chosen);
    const sample = all[index >= 0 ? index : (rememberedIndex(this, titles) ?? 0)];
    if (!sample) return nothing;
    const {localize} = this;
    return html`<label
        >${localize('Language')}
        ${renderSelect(titles, all.indexOf(sample), (chosen) => this.#choose(titles[chosen]), {
          part: 'language',
        })}</label
      >
      <docs-code
        language=${sample.language}
        heading=${sample.title}
        options="wrap"
        .code=${sample.write(request).trimEnd()}
      ></docs-code>`;
  }

  #choose(label: string | undefined): void {
    this.chosen = label;
    if (label !== undefined) rememberLabel(this, label);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-request-sample': DocsRequestSample;
  }
}
