import {css, html, nothing, type ReactiveController, type ReactiveControllerHost} from 'lit';
import type {Icon} from '../../src/shared/icon.js';
import {rememberedIndex, rememberLabel} from './synced-tabs.js';

/** What stands on a tab. */
export interface TabLabel {
  readonly heading: string;
  readonly icon?: Icon | undefined;
}

/** All tab lists of the document: a label chosen on one is chosen on all. */
const lists = new Set<TabList>();

/**
 * Tabs over panels (WAI-ARIA, "Tabs" with automatic activation): arrows go round, Home and End to the ends, and only the
 * chosen tab is in the page's tab order.
 *
 * Panels are elements in the light DOM; each gets a slot of its own, so that tabs and panels are in one tree and know
 * each other's ids. What the reader chooses is chosen wherever a tab has the same label, here and on later pages.
 */
export class TabList implements ReactiveController {
  /** The tab shown until the reader has chosen one. */
  initial = 0;
  /** Goes its own way: neither follows other lists nor leads them. */
  isAlone = false;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #isPanel: (child: Element) => boolean;
  #panels: readonly Element[] = [];
  #labels: readonly string[] = [];
  #chosen: number | undefined;

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

  /** Settles once the host shows what was chosen. */
  get updated(): Promise<boolean> {
    return this.#host.updateComplete;
  }

  get panels(): readonly Element[] {
    return this.#panels;
  }

  /** To be called when slots change. */
  readonly findPanels = (): void => {
    const panels = [...this.#host.children].filter(this.#isPanel);
    panels.forEach((panel, index) => (panel.slot = `panel-${index}`));
    if (panels.length === this.#panels.length && panels.every((p, i) => p === this.#panels[i]))
      return;
    this.#panels = panels;
    this.#host.requestUpdate();
  };

  /** The index of the tab shown, where tabs have these labels. */
  shownOf(labels: readonly TabLabel[]): number {
    this.#labels = labels.map(({heading}) => heading);
    const remembered = this.isAlone ? undefined : rememberedIndex(this.#host, this.#labels);
    this.#chosen ??= remembered;
    return this.#current;
  }

  /** The reader chooses a tab: this list stays where it is on the screen while others follow. */
  select(index: number): void {
    this.#show(index);
    const label = this.#labels[index];
    if (this.isAlone || label === undefined) return;
    rememberLabel(this.#host, label);
    void stayInPlace(this.#host);
    for (const list of lists) if (list !== this) list.#follow(label);
  }

  /** The row of tabs. `name` is what assistive technology calls it. */
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

  /** All panels; only the chosen one is shown. Where something else than tabs chooses, they are mere groups. */
  renderPanels(role: 'tabpanel' | 'group' = 'tabpanel') {
    return this.#panels.map(
      (_, index) =>
        html`<div
          part="panel"
          role=${role}
          id="panel-${index}"
          aria-labelledby="tab-${index}"
          ?hidden=${index !== this.#current}
        >
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

  /** A link leads to a panel, or into one. */
  readonly #onReveal = ({target}: Event): void => {
    // Events of elements come from elements.
    const index = this.#panels.findIndex((panel) => panel.contains(target as Element));
    if (index >= 0) this.#show(index);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const count = this.#panels.length;
    const goals = new Map([
      ['ArrowRight', (this.#current + 1) % count],
      ['ArrowLeft', (this.#current + count - 1) % count],
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

/** Keeps an element where the reader sees it while tabs above it change their size. */
async function stayInPlace(host: ReactiveControllerHost & HTMLElement): Promise<void> {
  const {top} = host.getBoundingClientRect();
  await Promise.all([...lists].map((list) => list.updated));
  scrollBy({top: host.getBoundingClientRect().top - top, behavior: 'instant'});
}

/** The look of a row of tabs. */
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
  @media print {
    [part='panel'][hidden] {
      display: block;
    }
  }
`;
