import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import type {SourcePosition} from '../../../src/content/nodes.js';
import {lazy, lazyContent} from '../../shared/lazy.js';
import {NearController} from '../../shared/near-controller.js';
import {DocsDiagramErrorEvent} from './diagram-error-event.js';
import {during} from '../../shared/scheduler.js';
import {showsProblems} from '../../shared/shows-problems.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {enlargeStyles} from '../enlarge.css.js';
import '../code/docs-code.js';
import {diagramStyleOf} from './diagram-style.js';
import {DrawnForPrint} from './draw-for-print.js';
import {allowsDiagrams} from './content-security-policy.js';
import {readDiagramError} from '../../../src/content/code/diagram-error.js';

const diagramDrawing = lazyContent('draw-diagram', () => import('./draw-diagram.js'));
const diagramView = lazy('docs-diagram-view', () => import('./docs-diagram-view.js'));

/**
 * A Mermaid diagram. It is drawn in the colors of the page when it comes near the viewport, and
 * again when the mode changes. It is never wider than the column, and can be enlarged. If it has an
 * error, or the security policy blocks it, its source is shown. Its author sees the error as well.
 *
 * Its `accTitle` and `accDescr` are announced by assistive technology.
 *
 * @slot - The source, if `source` is not set.
 * @csspart diagram - The SVG.
 * @csspart panel - The box around the SVG and its button.
 * @csspart zoom - The button that enlarges.
 * @csspart message - Why there is no diagram.
 * @fires docs-diagram-error - The diagram has an error.
 */
@customElement('docs-diagram')
export class DocsDiagram extends LitElement {
  static override styles = [
    blockStyles,
    enlargeStyles,
    css`
      /* The mode as a value that scripts can read, and whose change fires an event. */
      :host {
        outline-color: light-dark(rgb(0 0 0), rgb(255 255 255));
        transition: outline-color 1ms;
      }
      [part='diagram'] {
        display: flex;
        justify-content: center;
        min-block-size: 4rem;
      }
      [part='diagram'] svg {
        flex: 0 1 auto;
        min-inline-size: 0;
        block-size: auto;
      }
      /* Where no pointer is over it, nothing else shows that it can be enlarged. */
      @media (hover: none) {
        [part='zoom'] {
          opacity: 1;
        }
      }
      [part='message'] {
        margin: 0.5rem 0 0;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        overflow-wrap: anywhere;
        white-space: pre-line;
      }
    `,
  ];

  /** The source; without it, the text of the element. */
  @property() source: string | undefined;

  /** Where its block of code is written. */
  @property({attribute: false}) place?: Partial<SourcePosition>;

  @state() private isEnlarged = false;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #near = new NearController(this, () => {
    this.#drawn = this.#draw();
  });
  /** Resolves once it is drawn, or cannot be. */
  #drawn: Promise<void> | undefined;
  #drawing: SVGSVGElement | undefined;
  #message = '';
  #isForbidden = false;
  /** What draws could not be loaded yet. */
  #isMissing = false;
  #draws = 0;

  constructor() {
    super();
    new DrawnForPrint(this);
    this.addEventListener('transitionend', (event) => {
      if (event.propertyName === 'outline-color' && this.#drawing) void this.#draw();
    });
  }

  /** Resolves once the diagram is as it is printed. */
  async preparePrint(): Promise<void> {
    this.#near.meet();
    await this.#drawn;
    await this.updateComplete;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('source') && this.#near.isNear) void this.#draw();
  }

  override render() {
    const {localize} = this.#locale;
    const message = this.#isForbidden
      ? localize('The site’s security policy blocks diagrams.')
      : showsProblems(location) && this.#message;
    if (message || this.#message || this.#isMissing) {
      return html`<docs-code .code=${this.#source} language="mermaid"></docs-code>
        ${message ? html`<p part="message">${message}</p>` : nothing}`;
    }
    const isLinked = this.#drawing?.querySelector('a[href], a[*|href]');
    const label = labelOf(this.#source) || localize('Diagram');
    return html`<div part="panel">
        <div
          part="diagram"
          class="zooms"
          role=${isLinked ? 'group' : 'img'}
          aria-label=${label}
          @click=${this.#onClick}
        >
          ${this.#drawing}
        </div>
        ${
          this.#drawing
            ? html`<button
                part="zoom"
                aria-label=${localize('Enlarge diagram')}
                @click=${this.#enlarge}
              >
                ${uiIcon('enlarge')}
              </button>`
            : nothing
        }
      </div>
      ${
        this.isEnlarged
          ? html`<docs-diagram-view
              .drawing=${this.#drawing}
              .label=${label}
              @close=${this.#onClose}
            ></docs-diagram-view>`
          : nothing
      }
      <slot hidden></slot>`;
  }

  #onClick({target}: Event): void {
    if (target instanceof Element && !target.closest('a')) void this.#enlarge();
  }

  async #enlarge(): Promise<void> {
    if (this.#drawing && (await diagramView())) this.isEnlarged = true;
  }

  /** A click on the diagram does not focus it: the focus would go to what had it before. */
  async #onClose(): Promise<void> {
    this.isEnlarged = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[part=zoom]')?.focus();
  }

  protected override updated(): void {
    const isKnown = this.#drawing || this.#message || this.#isForbidden || this.#isMissing;
    this.ariaBusy = isKnown ? null : 'true';
  }

  get #source(): string {
    return this.source ?? this.textContent?.trim() ?? '';
  }

  #report(message: string): void {
    const {line = 0, file} = this.place ?? {};
    const {reason, line: own} = readDiagramError(message, this.#source);
    const place = {...(line > 0 && {line: line + own}), ...(file && {file})};
    this.dispatchEvent(new DocsDiagramErrorEvent(reason, place));
  }

  async #draw(): Promise<void> {
    const draw = ++this.#draws;
    let [drawing, message]: [SVGSVGElement | undefined, string] = [undefined, ''];
    let isForbidden = false;
    try {
      isForbidden = !(await during(allowsDiagrams(this.ownerDocument)));
      if (!isForbidden) {
        const part = await diagramDrawing(() => this.#isMissing && void this.#draw());
        this.#isMissing = !part;
        drawing = part && (await during(part.drawDiagram(this.#source, diagramStyleOf(this))));
      }
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
    // The diagram or the mode may have changed in the meantime.
    if (draw !== this.#draws) return;
    this.#drawing = drawing;
    this.#message = message;
    this.#isForbidden = isForbidden;
    if (message) this.#report(message);
    this.requestUpdate();
  }
}

/**
 * The accessible name of a diagram: `accTitle: …`, `accDescr: …` or `accDescr {…}`; empty without
 * them.
 */
function labelOf(source: string): string {
  const title = /^[ \t]*accTitle[ \t]*:(.+)$/m.exec(source)?.[1];
  const [, line, lines] = /^[ \t]*accDescr[ \t]*(?::(.+)$|\{([^}]*)\})/m.exec(source) ?? [];
  const said = [title, line ?? lines].map((text) => text?.trim().replace(/\s+/g, ' ') ?? '');
  return said.filter((text) => text !== '').join('. ');
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-diagram': DocsDiagram;
  }
}
