import {html, nothing} from 'lit';
import {
  takeCodeMarks,
  type CodeMark,
  type MarkedCode,
} from '../../../src/content/code/code-marks.js';
import {readCodeOptions, type CodeOptions} from '../../../src/content/code/code-options.js';
import {linesOf, type CodeToken} from '../../../src/content/code/code-token.js';
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
import {DocsCode, type DocsCodeExtras} from './docs-code.js';
import type {PrintCodeEvent} from './highlight.js';

const highlighting = lazy('highlight', () => import('./highlight.js'));

/** Longer code is not highlighted: that would block the page. */
const longestHighlighted = 100_000;
/** A collapsed block shows twelve lines: hiding only a few more is not worth a button. */
const fewestFolded = 16;
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
  #options: CodeOptions = readCodeOptions('');
  #marked: MarkedCode = {code: '', marks: new Map()};
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
    const {hasNumbers, isWrapped} = this.#options;
    return words({
      lined: this.#isLined,
      numbered: hasNumbers,
      wrap: isWrapped || this.#wraps,
      focusing: this.#says('focused').size > 0,
      folded: this.#isFoldable && !this.#isUnfolded,
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
    this.#observeSize();
  }

  hostDisconnected(): void {
    document.removeEventListener('docs-code-wrap', this.#onWrap);
    document.removeEventListener('docs-code-print', this.#onPrint);
    this.#sizes.disconnect();
  }

  hostUpdate(): void {
    const {text, language, options} = this.#block.written;
    const written = [text, this.#block.language || language, `${this.#block.options} ${options}`];
    if (written.every((one, index) => one === this.#written[index])) return;
    this.#written = written;
    this.#options = readCodeOptions(written[2] ?? '');
    // Plain text has no comments: the author shows how marks are written.
    this.#marked = plainText.test(written[1] ?? '')
      ? {code: text, marks: new Map()}
      : takeCodeMarks(text);
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
    const icon = readIcon(this.#options.icon);
    return icon && icon.kind !== 'image' ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing;
  }

  renderCode(): unknown {
    const tokens = this.#block.tokens ?? this.#tokens ?? [{text: this.#marked.code}];
    if (!this.#isLined) return tokens.map(renderToken);
    const focused = this.#says('focused');
    const highlighted = this.#says('highlighted');
    return linesOf(tokens).map((line, index) => {
      const marks = this.#marked.marks.get(index + 1);
      const look = words({
        line: true,
        focused: focused.has(index + 1),
        highlighted: highlighted.has(index + 1),
        error: marks?.has('error'),
        warning: marks?.has('warning'),
        added: marks?.has('added'),
        removed: marks?.has('removed'),
      });
      const content = line.map(renderToken);
      const lineEnd = index === 0 ? '' : '\n';
      if (marks?.has('added')) return html`${lineEnd}<ins class=${look}>${content}</ins>`;
      if (marks?.has('removed')) return html`${lineEnd}<del class=${look}>${content}</del>`;
      return html`${lineEnd}<span class=${look}>${content}</span>`;
    });
  }

  renderButtons(): unknown {
    // Long pages have hundreds of blocks that are far away.
    const isSeen = this.#near.isNear || !this.#block.closest('[part="slice"]');
    const hasActions = isSeen && !this.#options.hasNoCopy;
    return html`${this.#renderFold()} ${hasActions ? this.#renderActions() : nothing}`;
  }

  #renderFold(): unknown {
    if (!this.#isFoldable) return nothing;
    const {localize} = this.#block.locale;
    const label = this.#isUnfolded
      ? localize('Show less')
      : localize('Show all {0} lines', this.#lineCount);
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
        @click=${() => this.#copied.copy(this.#marked.code)}
      >
        ${uiIcon(isCopied ? 'check' : 'copy')}
      </button>
    </div>`;
  }

  get #isLined(): boolean {
    const {hasNumbers, isWrapped, highlighted, focused} = this.#options;
    return hasNumbers || isWrapped || highlighted.size + focused.size + this.#marked.marks.size > 0;
  }

  /** What the author wraps stays wrapped. */
  get #mayWrap(): boolean {
    const {hasNoCopy, isWrapped} = this.#options;
    return !hasNoCopy && !isWrapped;
  }

  get #isWrappable(): boolean {
    return this.#mayWrap && (this.#overflows || this.#wraps);
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

  get #lineCount(): number {
    return this.#marked.code.split('\n').length;
  }

  get #isFoldable(): boolean {
    return this.#options.isExpandable && this.#lineCount >= fewestFolded;
  }

  /** The lines that options or marks highlight in this way. */
  #says(mark: CodeMark & keyof CodeOptions): ReadonlySet<number> {
    const marked = [...this.#marked.marks].filter(([, marks]) => marks.has(mark));
    return new Set([...this.#options[mark], ...marked.map(([line]) => line)]);
  }

  readonly #fold = (): void => {
    this.#isUnfolded = !this.#isUnfolded;
    this.#block.requestUpdate();
  };

  /** Whether the code needs highlighting. */
  get #needsColors(): boolean {
    const [, language = ''] = this.#written;
    if (this.#block.tokens) return false;
    if (plainText.test(language) || unhighlighted.test(language)) return false;
    return this.#marked.code.length <= longestHighlighted;
  }

  /** What the reader has not come to is printed in colors, too, where the grammar was loaded. */
  readonly #onPrint = (event: Event): void => {
    if (this.#tokens || !this.#needsColors) return;
    const {highlight} = event as PrintCodeEvent; // by its name
    this.#tokens = highlight(this.#marked.code, this.#written[1] ?? '');
    this.#block.requestUpdate();
  };

  #highlight(): void {
    if (!this.#needsColors) return;
    const written = this.#written;
    const [, language = ''] = written;
    const {code} = this.#marked;
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

function renderToken({text, type}: CodeToken): unknown {
  return type === undefined ? text : html`<span class=${type}>${text}</span>`;
}

function words(flags: Readonly<Record<string, boolean | undefined>>): string {
  return Object.entries(flags)
    .flatMap(([word, isSet]) => (isSet ? [word] : []))
    .join(' ');
}
