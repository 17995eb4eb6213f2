import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {WrittenSample} from '../../src/openapi/operation.js';
import type {HttpRequest} from '../../src/requests/request.js';
import {
  findSampleLanguage,
  sampleLanguages,
  writeSample,
  type SampleLanguageId,
} from '../../src/requests/samples/write-sample.js';
import '../components/code/docs-code.js';
import {rememberedIndex, rememberLabel} from '../components/synced-tabs.js';
import {hostStyles} from '../styles/host.css.js';
import {fieldStyles} from './form/fields.css.js';
import {ApiLocalizeController} from './locales/api-localize-controller.js';

/** A sample that the reader can choose. */
interface Sample {
  readonly label: string;
  /** The grammar of the highlighter. */
  readonly grammar: string;
  readonly code: () => string;
}

/**
 * Code that sends a request, in a language to choose: the author's own samples first. The choice is
 * remembered together with that of other code tabs.
 *
 * @csspart language - The list of languages.
 */
@customElement('docs-request-sample')
export class DocsRequestSample extends LitElement {
  static override styles = [
    hostStyles,
    fieldStyles,
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

  /** The languages in their order, as settings name them; empty: all. */
  @property({attribute: false}) languages: readonly string[] = [];

  /** Samples of the author. */
  @property({attribute: false}) samples: readonly WrittenSample[] = [];

  @state() private chosen: string | undefined;

  readonly #locale = new ApiLocalizeController(this);

  override render() {
    const {request} = this;
    if (!request) return nothing;
    const all = this.#samplesOf(request);
    const labels = all.map(({label}) => label);
    const index = this.chosen === undefined ? -1 : labels.indexOf(this.chosen);
    const sample = all[index >= 0 ? index : (rememberedIndex(this, labels) ?? 0)];
    if (!sample) return nothing;
    const {localize} = this.#locale;
    return html`<label
        >${localize('sampleLanguage', 'Language')}
        <select
          part="language"
          @change=${({target}: Event) =>
            this.#choose(labels[(target as HTMLSelectElement).selectedIndex])}
        >
          ${all.map((one) => html`<option .selected=${one === sample}>${one.label}</option>`)}
        </select></label
      >
      <docs-code
        language=${sample.grammar}
        heading=${sample.label}
        options="wrap"
        .code=${sample.code()}
      ></docs-code>`;
  }

  #samplesOf(request: HttpRequest): readonly Sample[] {
    const written = this.samples.map(({label, language, source}) => ({
      label: label || findSampleLanguage(language)?.name || language,
      grammar: findSampleLanguage(language)?.grammar ?? language.toLowerCase(),
      code: () => source,
    }));
    const taken = new Set(written.map(({label}) => label));
    const wanted = this.languages.flatMap((name) => findSampleLanguage(name) ?? []);
    const generated = (wanted.length > 0 ? wanted : sampleLanguages)
      .filter(({name}) => !taken.has(name))
      .map(({id, name, grammar}) => ({
        label: name,
        grammar,
        code: () => writeSample(id satisfies SampleLanguageId, request),
      }));
    return [...written, ...generated];
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
