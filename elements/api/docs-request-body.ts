import {css, html, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Example, MediaContent, RequestBody} from '../../src/openapi/operation.js';
import {
  controlsOf,
  currentBody,
  examplesOf,
  viewsOf,
  withBody,
  withExample,
  withView,
  type BodiesState,
  type BodyState,
  type BodyView,
  type WriteValue,
} from '../../src/requests/form/body-state.js';
import {nullOfBody} from '../../src/requests/null-values.js';
import {formatSize} from '../../src/shared/format-amount.js';
import {languageAt} from '../locales/localize-controller.js';
import {renderExamples, renderSelect} from './form/controls.js';
import './form/docs-value-form.js';
import {hintText} from '../../src/openapi/hint-text.js';
import {privately} from './send/private-fetch.js';
import {ApiElement, type ApiChangeEvent} from './api-element.js';

/**
 * An editor for the body of a request: as a form, as text, or a file.
 *
 * @fires docs-body-change - The reader changed it.
 * @csspart tools - Media type, view and examples.
 * @csspart text - The body as text.
 */
@customElement('docs-request-body')
export class DocsRequestBody extends ApiElement {
  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: block;
      }
      [part='tools'] {
        margin-block-end: 1rem;
      }
      [part='views'] {
        display: flex;
        gap: 0.25rem;
      }
      [part='media-type'] {
        color: var(--docs-color-muted);
        font: 0.8125rem var(--docs-font-code);
      }
      textarea {
        min-block-size: 14rem;
        field-sizing: content;
        max-block-size: 40rem;
        line-height: 1.6;
        font-size: 0.8125rem;
        white-space: pre;
        overflow-wrap: normal;
      }
      [part='hint'],
      [part='problem'] {
        margin-block-end: 0.75rem;
      }
    `,
  ];

  @property({attribute: false}) body: RequestBody | undefined;

  @property({attribute: false}) bodies: BodiesState | undefined;

  /** The pointer of a value in the body → what is wrong with it. */
  @property({attribute: false}) problems: ReadonlyMap<string, string> = new Map();

  /** Whether objects inside the body begin closed. */
  @property({attribute: false}) closesObjects = false;

  /** Writes a value as it is sent. */
  @property({attribute: false}) write: WriteValue = () => '';

  override render() {
    const {body, bodies} = this;
    const state = bodies && currentBody(bodies);
    const content = body?.contents.find(({mediaType}) => mediaType === bodies?.mediaType);
    if (!body || !bodies || !state || !content) return nothing;
    const {localize} = this;
    const problem = state.error ?? this.problems.get('');
    const error = state.error && localize('This is not JSON: {0}', state.error);
    return html`<div part="tools">
        ${this.#renderMediaTypes(body, bodies)} ${this.#renderViews(content, state)}
        ${this.#renderExamples(content)}
      </div>
      ${body.description ? html`<p part="hint">${hintText(body.description)}</p>` : nothing}
      ${problem ? html`<p part="problem" id="problem">${error ?? problem}</p>` : nothing}
      ${this.#renderEditor(body, content, state, Boolean(problem))}`;
  }

  #renderMediaTypes({contents}: RequestBody, bodies: BodiesState) {
    if (contents.length === 1) return html`<span part="media-type">${bodies.mediaType}</span>`;
    const types = contents.map(({mediaType}) => mediaType);
    const choose = (index: number): void =>
      this.#change({...bodies, mediaType: types[index] ?? ''});
    return renderSelect(types, types.indexOf(bodies.mediaType), choose, {
      part: 'small',
      label: this.localize('Media type'),
    });
  }

  #renderViews(content: MediaContent, {view}: BodyState) {
    const views = viewsOf(content);
    if (views.length < 2) return nothing;
    const {localize} = this;
    const labels: Record<BodyView, string> = {
      form: localize('Form'),
      text: localize('Text'),
      file: localize('File'),
    };
    return html`<div part="views" role="group" aria-label=${localize('Edit as')}>
      ${views.map(
        (one) =>
          html`<button
            part="button"
            type="button"
            aria-pressed=${one === view}
            @click=${() => this.bodies && this.#change(withView(this.bodies, one, this.write))}
          >
            ${labels[one]}
          </button>`,
      )}
    </div>`;
  }

  #renderExamples(content: MediaContent) {
    const examples = examplesOf(content).filter(
      ({value, text, externalValue}) => (value ?? text ?? externalValue) !== undefined,
    );
    const {localize} = this;
    return renderExamples(
      examples.map(({name, summary}) => summary || name || localize('Example')),
      (index) => void this.#fill(examples[index]),
      localize,
    );
  }

  /** Fills in an example; one that is in another file is loaded first. */
  async #fill(example: Example = {name: '', summary: '', description: ''}): Promise<void> {
    const {mediaType} = this.bodies ?? {};
    const loaded = await loadExample(example);
    // The reader may have chosen another media type in the meantime.
    if (!this.bodies || this.bodies.mediaType !== mediaType) return;
    this.#change(withExample(this.bodies, loaded, this.write));
  }

  #renderEditor(body: RequestBody, content: MediaContent, state: BodyState, isInvalid: boolean) {
    const {localize} = this;
    switch (state.view) {
      case 'form':
        return html`<docs-value-form
          ?headless=${body.isRequired}
          .schema=${content.schema}
          .name=${localize('Body')}
          .value=${state.value}
          .controls=${controlsOf(content)}
          .nullAt=${nullOfBody.bind(undefined, content)}
          .problems=${this.problems}
          .closesObjects=${this.closesObjects}
          ?required=${body.isRequired}
          @docs-value-change=${(event: ApiChangeEvent<'docs-value-change'>) => {
            event.stopPropagation();
            this.#changeBody({value: event.value});
          }}
        ></docs-value-form>`;
      case 'text':
        return html`<textarea
          part="text"
          aria-label=${localize('Body')}
          spellcheck="false"
          aria-required=${body.isRequired ? 'true' : nothing}
          aria-invalid=${isInvalid ? 'true' : nothing}
          aria-describedby=${isInvalid ? 'problem' : nothing}
          .value=${state.text}
          @input=${({target}: Event) =>
            this.#changeBody({text: (target as HTMLTextAreaElement).value, error: undefined})}
        ></textarea>`;
      case 'file':
        return html`<input
            type="file"
            aria-label=${localize('File')}
            @change=${({target}: Event) => {
              const [file] = (target as HTMLInputElement).files ?? [];
              this.#changeBody({file: file && {file, name: file.name}});
            }}
          />
          ${
            state.file
              ? html`<p part="hint">
                  ${state.file.name} (${formatSize(state.file.file.size, languageAt(this))})
                </p>`
              : nothing
          }`;
      default:
        return state.view satisfies never;
    }
  }

  #changeBody(changes: Partial<BodyState>): void {
    if (this.bodies) this.#change(withBody(this.bodies, changes));
  }

  #change(bodies: BodiesState): void {
    this.bodies = bodies;
    this.tell('docs-body-change', bodies);
  }
}

/** An example with its text; as it is, if its file cannot be loaded. */
async function loadExample(example: Example): Promise<Example> {
  const {value, text, externalValue} = example;
  if ((value ?? text) !== undefined || !/^https?:/i.test(externalValue ?? '')) return example;
  try {
    const response = await fetch(externalValue ?? '', privately);
    return response.ok ? {...example, text: await response.text()} : example;
  } catch {
    return example;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-request-body': DocsRequestBody;
  }
}
