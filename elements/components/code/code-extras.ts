import {html, nothing} from 'lit';
import type {CodeToken} from '../../../src/content/code/code-token.js';
import {languageName, plainText} from '../../../src/content/code/language-name.js';
import {readIcon} from '../../../src/shared/icon.js';
import {adoptStyles} from '../../styles/adopt-styles.js';
import {askSite} from '../../shared/page-events.js';
import {lazy} from '../../shared/lazy.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {NearController} from '../../shared/near-controller.js';
import {scheduler} from '../../shared/scheduler.js';
import {drawIcon, uiIcon} from '../../shared/ui-icons.js';
import {codeExtrasStyles} from './code-extras.css.js';
import {
  blockLook,
  isFoldable,
  lineCount,
  readCode,
  renderCode,
  type ReadCode,
} from './code-lines.js';
import {DocsCode, type DocsCodeExtras} from './docs-code.js';
import type {PrintCodeEvent} from './highlight.js';

const highlighting = lazy('highlight', () => import('./highlight.js'));

/** Longer code is not highlighted: that would block the page. */
const longestHighlighted = 100_000;
const unhighlighted = /^(?:none)?$/i;

const wrapIcon = 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-5m3-3-3 3 3 3M4 18h4';

/** The reader wants the lines of all blocks wrapped, or not. Dispatched on the document. */
class WrapEvent extends Event {
  readonly isWrapped: boolean;

  constructor(isWrapped: boolean) {
    super('docs-code-wrap');
    this.isWrapped = isWrapped;
  }
}

/**
 * Applies the options and marks of a block, adds its buttons, and highlights its code when it comes
 * near the viewport.
 */
export class CodeExtras implements DocsCodeExtras {
  readonly #block: DocsCode;
  readonly #near: NearController;
  readonly #copied: CopiedController;
  #written: readonly string[] = [];
  #read: ReadCode = readCode('', '', '');
  #tokens: readonly CodeToken[] | undefined;
  /** Resolves once the code has its colors. */
  #highlighted: Promise<void> | undefined;
  #isUnfolded = false;
  /** Whether the reader wants the lines of all blocks wrapped. */
  #wraps = false;
  /** Whether the lines are longer than the block. */
  #overflows = false;
  readonly #sizes = new ResizeObserver(([entry]) => {
    const {scrollWidth = 0, clientWidth = 0} = entry?.target ?? {};
    if (this.#wraps || this.#overflows === scrollWidth > clientWidth) return;
    this.#overflows = !this.#overflows;
    this.#block.requestUpdate();
  });
  readonly #texts = new MutationObserver(() => this.#block.requestUpdate());

  constructor(block: DocsCode) {
    this.#block = block;
    this.#near = new NearController(block, () => {
      block.requestUpdate();
      this.#highlight();
      this.#observeSize();
    });
    this.#copied = new CopiedController(block);
    block.addController(this);
  }

  get look(): string {
    return blockLook(this.#read, {
      isWrapped: this.#read.options.isWrapped || this.#wraps,
      isFolded: isFoldable(this.#read) && !this.#isUnfolded,
    });
  }

  async preparePrint(): Promise<void> {
    this.#near.meet();
    await highlighting();
    await this.#highlighted;
    await this.#block.updateComplete;
  }

  hostConnected(): void {
    this.#wraps = askSite(this.#block).store?.read().frame?.['wrap'] === 'on';
    document.addEventListener('docs-code-wrap', this.#onWrap);
    document.addEventListener('docs-code-print', this.#onPrint);
    this.#observeTexts();
    this.#observeSize();
  }

  hostDisconnected(): void {
    document.removeEventListener('docs-code-wrap', this.#onWrap);
    document.removeEventListener('docs-code-print', this.#onPrint);
    this.#texts.disconnect();
    this.#sizes.disconnect();
  }

  hostUpdate(): void {
    const {text, language, options} = this.#block.written;
    const written = [text, this.#block.language || language, `${this.#block.options} ${options}`];
    if (written.every((one, index) => one === this.#written[index])) return;
    this.#written = written;
    this.#read = readCode(text, written[1] ?? '', written[2] ?? '');
    this.#tokens = undefined;
    this.#isUnfolded = false;
    if (this.#near.isNear) this.#highlight();
    this.#observeSize();
  }

  hostUpdated(): void {
    // The block renders into a shadow root.
    adoptStyles(this.#block.renderRoot as ShadowRoot, codeExtrasStyles);
  }

  renderIcon(): unknown {
    const icon = readIcon(this.#read.options.icon);
    return icon && icon.kind !== 'image' ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing;
  }

  renderCode(): unknown {
    const tokens = this.#block.tokens ?? this.#tokens ?? [{text: this.#read.code}];
    return renderCode(tokens, this.#read);
  }

  renderButtons(): unknown {
    // Long pages have hundreds of blocks that are far away.
    const isSeen = this.#near.isNear || !this.#block.closest('[part="slice"]');
    const hasActions = isSeen && !this.#read.options.hasNoCopy;
    return html`${this.#renderFold()} ${hasActions ? this.#renderActions() : nothing}`;
  }

  #renderFold(): unknown {
    if (!isFoldable(this.#read)) return nothing;
    const {localize} = this.#block.locale;
    const label = this.#isUnfolded
      ? localize('Show less')
      : localize('Show all {0} lines', lineCount(this.#read));
    return html`<button part="fold" aria-expanded=${this.#isUnfolded} @click=${this.#fold}>
      ${label}${uiIcon('chevronDown')}
    </button>`;
  }

  #renderActions(): unknown {
    const {localize} = this.#block.locale;
    const {isCopied} = this.#copied;
    const {label, grouped} = this.#block;
    const language = label || grouped ? '' : languageName(this.#written[1] ?? '');
    return html`<div part="actions" class=${isCopied ? 'copied' : nothing}>
      ${language && !isCopied ? html`<span part="language">${language}</span>` : nothing}
      <span part="copied" role="status">${isCopied ? localize('Copied') : nothing}</span>
      ${
        this.#mayWrap
          ? html`<button
              part="wrap"
              aria-label=${localize('Wrap lines')}
              title=${localize('Wrap lines')}
              aria-pressed=${this.#wraps}
              ?disabled=${!this.#isWrappable}
              @click=${this.#wrap}
            >
              ${drawIcon(wrapIcon)}
            </button>`
          : nothing
      }
      <button
        part="copy"
        aria-label=${localize('Copy code')}
        @click=${() => this.#copied.copy(this.#read.code)}
      >
        ${uiIcon(isCopied ? 'check' : 'copy')}
      </button>
    </div>`;
  }

  /** What the author wraps stays wrapped. */
  get #mayWrap(): boolean {
    const {hasNoCopy, isWrapped} = this.#read.options;
    return !hasNoCopy && !isWrapped;
  }

  get #isWrappable(): boolean {
    return this.#mayWrap && (this.#overflows || this.#wraps);
  }

  /** What a block contains may change without it: it may be the text of a component with state. */
  #observeTexts(): void {
    if (this.#block.code !== undefined) return;
    this.#texts.observe(this.#block, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['language', 'data-title'], // of a block inside this one
    });
  }

  #observeSize(): void {
    const code = this.#near.isNear && this.#block.renderRoot.querySelector('pre');
    this.#sizes.disconnect(); // to be called again, also where only the code has changed
    if (code) this.#sizes.observe(code);
  }

  /** The block stays in its place on the screen while those above it change their heights. */
  readonly #wrap = (): void => {
    const {top} = this.#block.getBoundingClientRect();
    const isWrapped = !this.#wraps;
    const {store} = askSite(this.#block);
    const {wrap, ...frame} = store?.read().frame ?? {};
    store?.write({frame: wrap === 'on' ? frame : {...frame, wrap: 'on'}});
    document.dispatchEvent(new WrapEvent(isWrapped));
    scheduler.frame(() =>
      scrollBy({top: this.#block.getBoundingClientRect().top - top, behavior: 'instant'}),
    );
  };

  readonly #onWrap = (event: Event): void => {
    this.#wraps = (event as WrapEvent).isWrapped; // by its name
    this.#block.requestUpdate();
  };

  readonly #fold = (): void => {
    this.#isUnfolded = !this.#isUnfolded;
    this.#block.requestUpdate();
  };

  /** Whether the code needs highlighting. */
  get #needsColors(): boolean {
    const [, language = ''] = this.#written;
    if (this.#block.tokens) return false;
    if (plainText.test(language) || unhighlighted.test(language)) return false;
    return this.#read.code.length <= longestHighlighted;
  }

  /** What the reader has not come to is printed in colors, too, where the grammar was loaded. */
  readonly #onPrint = (event: Event): void => {
    if (this.#tokens || !this.#needsColors) return;
    const {highlight} = event as PrintCodeEvent; // by its name
    this.#tokens = highlight(this.#read.code, this.#written[1] ?? '');
    this.#block.requestUpdate();
  };

  #highlight(): void {
    if (!this.#needsColors) return;
    const written = this.#written;
    const [, language = ''] = written;
    const {code} = this.#read;
    void highlighting(({highlight}) => {
      const tokens = highlight(code, language, () => this.#highlight());
      this.#highlighted = tokens.then((highlighted) => {
        // The code may have changed in the meantime.
        if (written !== this.#written) return;
        this.#tokens = highlighted;
        this.#block.requestUpdate();
      });
    });
  }
}

DocsCode.extras = (block) => new CodeExtras(block);
