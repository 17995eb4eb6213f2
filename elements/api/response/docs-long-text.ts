import {css, html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import {formatJsonInSlices} from '../../../src/requests/json-text.js';
import {jsonTokens} from '../../../src/requests/json-tokens.js';
import {ApiElement} from '../api-element.js';
import {pause} from '../../../src/shared/pause.js';

/** How many characters are shown first, and added by each click. */
const step = 50_000;
/** The lines of a block that the browser lays out when it is near. */
const linesInBlock = 200;
/** How long formatting may keep the browser busy, in milliseconds. */
const budget = 12;

/**
 * A text of any length: its beginning, and more on request. JSON is formatted and colored; only
 * what is shown is read.
 *
 * @csspart text - The text.
 * @csspart more - The button that shows more.
 */
@customElement('docs-long-text')
export class DocsLongText extends ApiElement {
  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: block;
      }
      [part='text'] {
        direction: ltr;
        margin: 0;
        color: var(--docs-code-text);
        font: 0.8125rem/1.6 var(--docs-font-code);
        text-align: left;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        tab-size: 2;
      }
      span[data-block] {
        display: block;
        content-visibility: auto;
        contain-intrinsic-block-size: auto 260rem;
      }
      .name {
        color: var(--docs-code-name);
      }
      .string {
        color: var(--docs-code-string);
      }
      .number {
        color: var(--docs-code-number);
      }
      .keyword {
        color: var(--docs-code-keyword);
      }
      [part~='more'] {
        margin-block-start: 0.75rem;
      }
    `,
  ];

  @property({attribute: false}) text = '';

  /** Whether the text is formatted as JSON. */
  @property({type: Boolean}) json = false;

  /** The blocks that are shown, each of whole lines where there are lines. */
  @state() private blocks: readonly string[] = [];

  @state() private hasMore = false;

  #slices: Iterator<string> | undefined;
  /** What was read and is not shown yet. */
  #rest = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('text') && !changed.has('json')) return;
    this.#slices = this.json ? formatJsonInSlices(this.text) : slicesOf(this.text);
    this.#rest = '';
    this.blocks = [];
    void this.#read(this.#slices, step);
  }

  override render() {
    const {localize} = this;
    return html`<pre part="text">${this.blocks.map((block) => this.#renderBlock(block))}</pre>
      ${
        this.hasMore
          ? html`<button part="button more" @click=${this.#showMore}>
              ${localize('Show more')}
            </button>`
          : nothing
      }`;
  }

  #renderBlock(block: string) {
    if (!this.json) return html`<span data-block>${block}</span>`;
    const tokens = jsonTokens(block).map(({text, type}) =>
      type ? html`<span class=${type}>${text}</span>` : text,
    );
    return html`<span data-block>${tokens}</span>`;
  }

  readonly #showMore = (): void => {
    if (this.#slices) void this.#read(this.#slices, step);
  };

  /** Reads and shows a number of characters, with pauses in which the browser does other work. */
  async #read(slices: Iterator<string>, count: number): Promise<void> {
    const pieces = [this.#rest];
    let length = this.#rest.length;
    let start = performance.now();
    let isDone = false;
    while (length < count) {
      const slice = slices.next();
      if (slice.done) {
        isDone = true;
        break;
      }
      pieces.push(slice.value);
      length += slice.value.length;
      if (performance.now() - start < budget) continue;
      await pause();
      if (slices !== this.#slices) return; // another text is shown
      start = performance.now();
    }
    const text = pieces.join('');
    const end = isDone ? text.length : endOfLine(text, count);
    this.#rest = text.slice(end);
    this.blocks = [...this.blocks, ...blocksOf(text.slice(0, end))];
    this.hasMore = !isDone || this.#rest !== '';
  }
}

function* slicesOf(text: string): Generator<string, void> {
  for (let at = 0; at < text.length; at += step) yield text.slice(at, at + step);
}

/** The end of the last line before a position; the position itself in a very long line. */
function endOfLine(text: string, position: number): number {
  const end = text.lastIndexOf('\n', position - 1) + 1;
  return end > 0 ? end : Math.min(position, text.length);
}

/** Blocks of lines; the line break between two of them is the break between their boxes. */
function blocksOf(text: string): string[] {
  if (text === '') return [];
  const lines = text.replace(/\n$/, '').split('\n');
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += linesInBlock) {
    blocks.push(lines.slice(at, at + linesInBlock).join('\n'));
  }
  return blocks;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-long-text': DocsLongText;
  }
}
