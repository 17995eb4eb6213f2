import {css, html, nothing, type ReactiveController, type ReactiveControllerHost} from 'lit';
import {pageScroller} from '../../shared/scroller-of.js';
import type {Icon} from '../../../src/shared/icon.js';
import {rememberedIndex, rememberLabel} from './synced-tabs.js';

// From here, so that both are one chunk.
export {rememberedIndex, rememberLabel, syncedLabels} from './synced-tabs.js';

/** The label of a tab. */
export interface TabLabel {
  readonly heading: string;
  readonly icon?: Icon | undefined;
}

/** A tab is shown, at first or in place of another. Dispatched on what has the tabs. */
export interface DocsTabShownEvent extends Event {
  /** The panel of the tab. */
  readonly panel: Element;
}

/** All tab lists of the document: a label selected in one is selected in all. */
const lists = new Set<TabList>();

/**
 * Tabs above panels (WAI-ARIA, "Tabs" with automatic activation): arrow keys wrap, Home and End go
 * to the ends, and only the selected tab is in the tab order.
 *
 * Panels are elements in the light DOM; each has a separate slot, so that tabs and panels are in
 * one tree and can reference each other's ids. A selected label is selected in all tab lists that
 * have it, here and on other pages.
 */
export class TabList implements ReactiveController {
  /** The tab that is shown until the reader selects one. */
  initial = 0;
  /** Whether the list is not synchronized with others. */
  isAlone = false;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #isPanel: (child: Element) => boolean;
  #panels: readonly Element[] = [];
  #labels: readonly string[] = [];
  #chosen: number | undefined;
  #shown: Element | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, isPanel: (child: Element) => boolean) {
    this.#host = host;
    this.#isPanel = isPanel;
    host.addController(this);
  }

  hostConnected(): void {
    lists.add(this);
    this.#host.addEventListener('docs-reveal', this.#onReveal);
    this.findPanels();
  }

  hostDisconnected(): void {
    lists.delete(this);
    this.#host.removeEventListener('docs-reveal', this.#onReveal);
  }

  hostUpdated(): void {
    const panel = this.#panels[this.#current];
    if (!panel || panel === this.#shown) return;
    this.#shown = panel;
    for (const one of this.#panels) one.toggleAttribute('data-off', one !== panel);
    const event = new Event('docs-tab-shown', {bubbles: true, composed: true});
    this.#host.dispatchEvent(Object.assign(event, {panel}));
  }

  /** Resolves when the host shows the selected panel. */
  get updated(): Promise<boolean> {
    return this.#host.updateComplete;
  }

  get panels(): readonly Element[] {
    return this.#panels;
  }

  /** Call it on `slotchange`. */
  readonly findPanels = (): void => {
    const panels = [...this.#host.children].filter(this.#isPanel);
    panels.forEach((panel, index) => (panel.slot = `panel-${index}`));
    if (panels.length === this.#panels.length && panels.every((p, i) => p === this.#panels[i]))
      return;
    this.#panels = panels;
    this.#host.requestUpdate();
  };

  /** The index of the selected tab, for tabs with these labels. */
  shownOf(labels: readonly TabLabel[]): number {
    this.#labels = labels.map(({heading}) => heading);
    const remembered = this.isAlone ? undefined : rememberedIndex(this.#host, this.#labels);
    this.#chosen ??= remembered;
    return this.#current;
  }

  /** Selects a tab. This list keeps its position on the screen while others change. */
  select(index: number): void {
    this.#show(index);
    const label = this.#labels[index];
    if (this.isAlone || label === undefined) return;
    rememberLabel(this.#host, label);
    void stayInPlace(this.#host);
    for (const list of lists) if (list !== this) list.#follow(label);
  }

  /** The row of tabs. `name` is its accessible name. */
  renderTabs(labels: readonly TabLabel[], name: string) {
    const selected = this.shownOf(labels);
    return html`<div part="tabs" role="tablist" aria-label=${name} @keydown=${this.#onKeydown}>
      ${labels.map(
        ({heading, icon}, index) =>
          html`<button
            part=${index === selected ? 'tab selected' : 'tab'}
            role="tab"
            id="tab-${index}"
            aria-controls="panel-${index}"
            aria-selected=${index === selected}
            tabindex=${index === selected ? 0 : -1}
            @click=${() => this.select(index)}
          >
            ${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}${heading}
          </button>`,
      )}
    </div>`;
  }

  /**
   * All panels; only the selected one is shown. The browser finds words in the others, too, and
   * their panel is shown then. In print, all are, each below its label. Without tabs, they have the
   * role `group`.
   */
  renderPanels(role: 'tabpanel' | 'group' = 'tabpanel') {
    return this.#panels.map(
      (_, index) =>
        html`<div
          part="panel"
          role=${role}
          id="panel-${index}"
          aria-labelledby="tab-${index}"
          hidden=${index === this.#current ? nothing : 'until-found'}
          @beforematch=${() => this.#show(index)}
        >
          <p part="label">${this.#labels[index]}</p>
          <slot name="panel-${index}"></slot>
        </div>`,
    );
  }

  get #current(): number {
    return Math.min(Math.max(0, this.#chosen ?? this.initial), this.#panels.length - 1);
  }

  #show(index: number): void {
    this.#chosen = index;
    this.#host.requestUpdate();
  }

  #follow(label: string): void {
    const index = this.isAlone ? -1 : this.#labels.indexOf(label);
    if (index >= 0) this.#show(index);
  }

  /** Shows the panel that a link leads to or into. */
  readonly #onReveal = ({target}: Event): void => {
    // The target of this event is always an element.
    const index = this.#panels.findIndex((panel) => panel.contains(target as Element));
    if (index >= 0) this.#show(index);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const count = this.#panels.length;
    const isReversed = this.#host.matches(':dir(rtl)');
    const goals = new Map([
      [isReversed ? 'ArrowLeft' : 'ArrowRight', (this.#current + 1) % count],
      [isReversed ? 'ArrowRight' : 'ArrowLeft', (this.#current + count - 1) % count],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const goal = goals.get(event.key);
    if (goal === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.select(goal);
    const tab = (event.currentTarget as HTMLElement).children[goal];
    if (tab instanceof HTMLElement) tab.focus();
  };
}

/** Keeps an element at its position on the screen while content above it changes its height. */
async function stayInPlace(host: ReactiveControllerHost & HTMLElement): Promise<void> {
  const {top} = host.getBoundingClientRect();
  await Promise.all([...lists].map((list) => list.updated));
  pageScroller(host).scrollBy({
    top: host.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
}

/** The styles of a row of tabs. */
export const tabListStyles = css`
  [part='tabs'] {
    display: flex;
    min-inline-size: 0;
    gap: 1.25rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
  [part~='tab'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    padding: 0.625rem 0.125rem;
    border-block-end: 2px solid transparent;
    color: var(--docs-color-muted);
    font-size: 0.875rem;
    font-weight: 500;
    line-height: 1.25rem;
    white-space: nowrap;
  }
  [part~='tab']:hover {
    color: var(--docs-color-heading);
  }
  [part~='selected'] {
    border-color: var(--docs-color-accent);
    color: var(--docs-color-accent);
  }
  [part~='tab']:focus-visible {
    border-radius: 0.25rem;
    outline-offset: -2px;
  }
  /* All borders are visible then. */
  @media (forced-colors: active) {
    [part~='tab'] {
      border-color: Canvas;
    }
    [part~='selected'] {
      border-color: Highlight;
    }
  }
  [part='label'] {
    display: none;
    margin: 0 0 0.5rem;
    color: var(--docs-color-heading);
    font-size: 0.875rem;
    font-weight: 600;
    break-after: avoid;
  }
  @media print {
    [part='tabs'] {
      display: none;
    }
    [part='label'],
    [part='panel'][hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;

declare global {
  interface ElementEventMap {
    'docs-tab-shown': DocsTabShownEvent;
  }
}
