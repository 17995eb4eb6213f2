import {css, html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import {fileNameOf, type ReceivedResponse} from '../../../src/requests/response.js';
import {contentKind, mediaTypeOf, type ContentKind} from '../../../src/shared/media-type.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {ApiElement} from '../api-element.js';
import {decoderFor} from '../send/send-request.js';
import {BlobUrlController} from '../../shared/blob-url-controller.js';
import './docs-long-text.js';

/** How many bytes show whether a body without a type is text. */
const sniffed = 2048;

/**
 * The body of a response: formatted or as it is, an image, a recording, or a file to download.
 *
 * @csspart tools - The buttons above the body.
 * @csspart body - The body.
 */
@customElement('docs-response-body')
export class DocsResponseBody extends ApiElement {
  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: block;
      }
      [part='tools'] {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        margin-block-end: 0.75rem;
      }
      [part='end'] {
        display: flex;
        gap: 0.375rem;
        margin-inline-start: auto;
      }
      [part='body'] {
        max-block-size: 34rem;
        overflow: hidden auto;
        overscroll-behavior: contain;
        padding: 0.875rem 1rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.75rem;
        background: var(--docs-code-background);
      }
      :is(img, video) {
        display: block;
        max-inline-size: 100%;
        max-block-size: 32rem;
      }
      audio {
        display: block;
        inline-size: 100%;
      }
      p {
        margin: 0 0 0.75rem;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
      }
      p:last-child {
        margin: 0;
      }
    `,
  ];

  @property({attribute: false}) response: ReceivedResponse | undefined;

  @state() private kind: ContentKind = 'binary';

  @state() private text = '';

  @state() private isRaw = false;

  /** Whether the browser or the site's policy does not show the image or recording. */
  @state() private isBlocked = false;

  readonly #copied = new CopiedController(this);
  readonly #blob = new BlobUrlController(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('response')) return;
    this.text = '';
    this.isBlocked = false;
    const {response} = this;
    this.kind = contentKind(response?.head.contentType ?? '');
    this.#blob.set(response && blobFor(response, this.kind));
    if (response) void this.#readText(response);
  }

  override render() {
    const {response, kind} = this;
    if (!response) return nothing;
    const {localize} = this;
    if (response.body.size === 0) return html`<p>${localize('The body is empty.')}</p>`;
    const isText = kind === 'json' || kind === 'text';
    return html`<div part="tools">
        ${
          kind === 'json'
            ? [false, true].map(
                (isRaw) =>
                  html`<button
                    part="button small"
                    aria-pressed=${isRaw === this.isRaw}
                    @click=${() => (this.isRaw = isRaw)}
                  >
                    ${isRaw ? localize('Raw') : localize('Pretty')}
                  </button>`,
              )
            : nothing
        }
        <span part="end">
          ${
            isText
              ? html`<button part="button small" @click=${() => this.#copied.copy(this.text)}>
                  ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
                  ${this.#copied.isCopied ? localize('Copied') : localize('Copy')}
                </button>`
              : nothing
          }
          <a part="button small" href=${this.#blob.url} download=${fileNameOf(response.head)}>
            ${localize('Download')}
          </a>
        </span>
      </div>
      <div part="body" role="group" aria-label=${localize('Body')} tabindex="0">
        ${this.#renderContent(response)}
      </div>`;
  }

  #renderContent({head}: ReceivedResponse) {
    const {localize} = this;
    const type = mediaTypeOf(head.contentType) || localize('unknown');
    if (this.isBlocked) {
      const text = 'The site or the browser does not show {0} files here. Download the file.';
      return html`<p>${localize(text, type)}</p>`;
    }
    const onError = this.#onError;
    const url = this.#blob.url;
    switch (this.kind) {
      case 'json':
      case 'text':
        return html`<docs-long-text
          .text=${this.text}
          ?json=${this.kind === 'json' && !this.isRaw}
        ></docs-long-text>`;
      case 'image':
        return this.#renderImage(url);
      case 'svg':
        // Opened in a tab, a `data:` URL has no origin.
        return (
          this.text && this.#renderImage(`data:image/svg+xml,${encodeURIComponent(this.text)}`)
        );
      case 'audio':
        return html`<audio controls src=${url} @error=${onError}></audio>`;
      case 'video':
        return html`<video controls src=${url} @error=${onError}></video>`;
      case 'pdf':
        return html`<a part="button" href=${url} target="_blank" rel="noopener">
          ${uiIcon('external')} ${localize('Open the PDF in a new tab')}
        </a>`;
      case 'binary':
        return html`<p>
          ${localize('This is a file of type {0}. Download it to open it.', type)}
        </p>`;
      default:
        return this.kind satisfies never;
    }
  }

  #renderImage(url: string) {
    const {localize} = this;
    return html`<img src=${url} alt=${localize('The received image')} @error=${this.#onError} />`;
  }

  readonly #onError = () => (this.isBlocked = true);

  /** Reads the text of a body; a body of an unknown type is text if it looks like text. */
  async #readText(response: ReceivedResponse): Promise<void> {
    const {body, head} = response;
    const isUnknown =
      this.kind === 'binary' && /^$|octet-stream$/.test(mediaTypeOf(head.contentType));
    const start = isUnknown ? await textIn(body.slice(0, sniffed)) : '';
    const isText = isUnknown || /^(?:json|text|svg)$/.test(this.kind);
    if (start === undefined || !isText) return;
    const text = decoderFor(head.contentType).decode(await body.arrayBuffer());
    if (this.response !== response) return; // another one was received
    if (isUnknown) this.kind = /^\s*[[{]/.test(start) ? 'json' : 'text';
    this.text = text;
  }
}

/** Opened in a tab, a body runs in this origin: only types without scripts keep their type. */
function blobFor({body, head}: ReceivedResponse, kind: ContentKind): Blob {
  const type = mediaTypeOf(head.contentType);
  const isSafe = kind === 'image' || kind === 'audio' || kind === 'video' || kind === 'pdf';
  return body.slice(0, body.size, isSafe ? type : 'application/octet-stream');
}

/** The text of some bytes; `undefined` if they are not text. */
async function textIn(bytes: Blob): Promise<string | undefined> {
  try {
    const decoder = new TextDecoder('utf-8', {fatal: true});
    // A character may be cut at the end.
    const text = decoder.decode(await bytes.arrayBuffer(), {stream: true});
    return /[\u0000-\u0008\u000e-\u001a]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-response-body': DocsResponseBody;
  }
}
