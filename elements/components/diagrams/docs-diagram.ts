import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {SourcePosition} from '../../../src/content/nodes.js';
import {lazyContent} from '../../shared/lazy.js';
import {NearController} from '../../shared/near-controller.js';
import {DocsDiagramErrorEvent} from './diagram-error-event.js';
import {during} from '../../shared/scheduler.js';
import {showsProblems} from '../../shared/shows-problems.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import '../code/docs-code.js';
import {diagramStyleOf} from './diagram-style.js';
import {DrawnForPrint} from './draw-for-print.js';
import {allowsDiagrams} from './content-security-policy.js';
import {readDiagramError} from '../../../src/content/code/diagram-error.js';

const diagramDrawing = lazyContent('draw-diagram', () => import('./draw-diagram.js'));

/** The minimum scale of a diagram. */
const smallest = 0.75;

/**
 * A Mermaid diagram. It is drawn in the colors of the page when it comes near the viewport, and
 * again when the mode changes. If it has an error, or the security policy blocks it, its source is
 * shown. Its author sees the error as well.
 *
 * Its `accTitle` and `accDescr` are announced by assistive technology.
 *
 * @slot - The source, if `source` is not set.
 * @csspart diagram - The SVG.
 * @csspart message - Why there is no diagram.
 * @fires docs-diagram-error - The diagram has an error.
 */
@customElement('docs-diagram')
export class DocsDiagram extends LitElement {
  static override styles = [
    blockStyles,
    css`
      /* The mode as a value that scripts can read, and whose change fires an event. */
      :host {
        outline-color: light-dark(rgb(0 0 0), rgb(255 255 255));
        transition: outline-color 1ms;
      }
      [part='diagram'] {
        display: flex;
        justify-content: safe center;
        overflow-x: auto;
        min-block-size: 4rem;
        scrollbar-width: thin;
      }
      [part='diagram'] svg {
        flex: 0 1 auto;
        block-size: auto;
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
    return html`<div
        part="diagram"
        role=${isLinked ? 'group' : 'img'}
        aria-label=${labelOf(this.#source) || localize('Diagram')}
        tabindex="0"
      >
        ${this.#drawing}
      </div>
      <slot hidden></slot>`;
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
        // In a narrow column, it scrolls before its text becomes too small to read.
        const width = (drawing?.viewBox.baseVal.width ?? 0) * smallest;
        drawing?.style.setProperty('min-inline-size', `${Math.round(width)}px`);
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
