import {html, nothing, type ReactiveController} from 'lit';
import type {Cancel} from '../../../../src/shared/scheduler.js';
import {LocalizeController} from '../../../locales/localize-controller.js';
import {siteCatalog, type SiteTranslation} from '../../../locales/site-catalog.js';
import {scheduler} from '../../../shared/scheduler.js';
import {scrollerOf} from '../../../shared/scroller-of.js';
import {
  VirtualList,
  type VirtualListRun,
  type EntryList,
  type VirtualListRenderer,
} from './virtual-list.js';
import type {DocsSidebar} from '../docs-sidebar.js';
import type {Run} from './list-blocks.js';

/** How far from the view blocks come into the DOM, and how far they stay, in pixels. */
const near = 500;
const far = 1500;

/**
 * Renders the blocks of long sidebar lists near the viewport. The others are gaps of the measured
 * or estimated height. The blocks of the current page and of the focus are always rendered.
 *
 * A gap contains a button, so that keyboard and screen reader users can reach the entries in it;
 * entries have their position in the whole list. Find-in-page finds what is in the DOM.
 */
export class VirtualLists implements VirtualListRenderer, ReactiveController {
  readonly #host: DocsSidebar;
  readonly #locale: LocalizeController<SiteTranslation>;
  /** Lists by their key. */
  readonly #known = new Map<string, VirtualList>();
  /** The lists of the last update. */
  #cuts: VirtualList[] = [];
  readonly #resizes = new ResizeObserver(() => this.#plan());
  #scroller: Element | undefined;
  #cancel: Cancel | undefined;

  constructor(host: DocsSidebar) {
    this.#host = host;
    this.#locale = new LocalizeController(host, siteCatalog);
    host.addController(this);
  }

  hostConnected(): void {
    this.#resizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#resizes.disconnect();
    this.#listenTo(undefined);
    this.#cancel?.();
    this.#cancel = undefined;
  }

  hostUpdate(): void {
    this.#cuts = [];
  }

  hostUpdated(): void {
    for (const cut of this.#cuts) {
      for (const piece of this.#piecesOf(cut)) this.#finish(cut, piece);
    }
    this.#plan();
  }

  /** A short list is `undefined`: it is rendered completely. */
  renderNearby(list: EntryList): unknown {
    const before = this.#known.get(list.key);
    const cut = new VirtualList(list, this.#host.path, before);
    if (cut.blocks.length < 2) return undefined;
    this.#known.set(list.key, cut);
    this.#cuts.push(cut);
    // Each block keeps its position in the templates, so that it keeps its elements.
    const templates: unknown[] = cut.blocks.map(() => nothing);
    for (const run of cut.runs) {
      templates[run.first] = run.isGap ? this.#renderGap(cut, run) : cut.render(run.first);
    }
    return templates;
  }

  #renderGap(cut: VirtualList, run: Run) {
    const enter = (event: Event) => void this.#enter(event, cut, run);
    const button = html`<button part="more" @focus=${enter} @click=${enter}>
      ${this.#locale.localize('{0} more', cut.rowsIn(run))}
    </button>`;
    return cut.key === ''
      ? html`<div part="gap">${button}</div>`
      : html`<li part="gap">${button}</li>`;
  }

  /** Updates the lists for the viewport before the next frame. */
  readonly #plan = (): void => {
    this.#cancel ??= scheduler.frame(() => {
      this.#cancel = undefined;
      this.#fit();
    });
  };

  #fit(): void {
    const scroller = scrollerOf(this.#host);
    this.#listenTo(scroller);
    const {top, bottom} = scroller?.getBoundingClientRect() ?? {top: 0, bottom: innerHeight};
    // In a closed drawer, or a window too narrow for the sidebar, there is no viewport.
    if (!this.#host.checkVisibility() || bottom <= top) return;
    const changes = this.#cuts.map((cut) => cut.fill(this.#wanted(cut, top, bottom)));
    if (!changes.includes(true)) return;
    this.#host.requestUpdate();
    if (scroller && !CSS.supports('overflow-anchor', 'auto')) void this.#hold(scroller, top);
  }

  /** The blocks that should be in the DOM. Measures those that are. */
  #wanted(cut: VirtualList, top: number, bottom: number): readonly number[] {
    return this.#piecesOf(cut).flatMap(({run, elements}) => {
      const {first, last, isGap} = run;
      let start = elements[0]?.getBoundingClientRect().top ?? 0;
      if (!isGap) {
        const end = elements.at(-1)?.getBoundingClientRect().bottom ?? start;
        cut.measured(first, end - start);
        const stays =
          first === cut.current ||
          (end > top - far && start < bottom + far) ||
          elements.some((element) => element.matches(':focus-within'));
        return stays ? [first] : [];
      }
      const wanted: number[] = [];
      const rem = remOf(this.#host);
      for (let place = first; place <= last; place += 1) {
        const end = start + cut.heightOf(place, rem);
        if (end > top - near && start < bottom + near) wanted.push(place);
        start = end;
      }
      return wanted;
    });
  }

  /** The focus reaches a gap: it moves to an entry of the gap. */
  async #enter(event: Event, cut: VirtualList, {first, last}: Run): Promise<void> {
    const isFromBelow = this.#isFromBelow(event, last === cut.blocks.length - 1);
    const place = isFromBelow ? last : first;
    cut.add(place);
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const piece = this.#piecesOf(cut).find(({run}) => run.first === place);
    const rows = piece?.elements.flatMap((element) => [
      ...element.querySelectorAll<HTMLElement>('a, button'),
    ]);
    rows?.at(isFromBelow ? -1 : 0)?.focus();
  }

  #isFromBelow(event: Event, isLast: boolean): boolean {
    const {target} = event;
    const before = event instanceof FocusEvent ? event.relatedTarget : null;
    if (!(target instanceof Node && before instanceof Node)) return false;
    // A focus that enters the sidebar at its last entry moves backward.
    if (!this.#host.renderRoot.contains(before)) return isLast;
    return (target.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }

  /** Scroll anchoring for browsers without it: what the reader sees keeps its position. */
  async #hold(scroller: Element, top: number): Promise<void> {
    const items = [...this.#host.renderRoot.querySelectorAll('[part="item"]')];
    const seen = items.find((item) => item.getBoundingClientRect().top >= top);
    const before = seen?.getBoundingClientRect().top ?? 0;
    await this.#host.updateComplete;
    if (seen?.isConnected) scroller.scrollTop += seen.getBoundingClientRect().top - before;
  }

  #listenTo(scroller: Element | undefined): void {
    if (scroller === this.#scroller) return;
    this.#scroller?.removeEventListener('scroll', this.#plan);
    scroller?.addEventListener('scroll', this.#plan, {passive: true});
    this.#scroller = scroller;
  }

  /** Sets styles that templates cannot: a strict policy blocks `style` attributes. */
  #finish(cut: VirtualList, {run, elements}: VirtualListRun): void {
    if (run.isGap) {
      let height = 0;
      const rem = remOf(this.#host);
      for (let place = run.first; place <= run.last; place += 1) height += cut.heightOf(place, rem);
      elements[0]?.style.setProperty('block-size', `${height}px`);
    } else if (cut.key !== '') {
      const start = cut.blocks[run.first]?.start ?? 0;
      elements.forEach((element, index) => {
        element.setAttribute('aria-setsize', String(cut.length));
        element.setAttribute('aria-posinset', String(start + index + 1));
      });
    }
  }

  #piecesOf(cut: VirtualList): readonly VirtualListRun[] {
    return cut.piecesIn(this.#host.renderRoot);
  }
}

/** `--docs-rem` in pixels: the sidebar's font has a size of 0.875rem. */
function remOf(sidebar: Element): number {
  return parseFloat(getComputedStyle(sidebar).fontSize) / 0.875;
}
