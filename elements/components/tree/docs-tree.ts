import {css, html, LitElement, nothing} from 'lit';
import {customElement, state} from '../../shared/decorators.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {DocsTreeFolder, TreeItemElement} from './docs-tree-item.js';

/** A tree written as a Markdown list: names, and what is in them. */
interface ListedItem {
  readonly name: string;
  readonly children: readonly ListedItem[];
  readonly isFolder: boolean;
}

/**
 * Files and folders, with the keyboard navigation of a tree (WAI-ARIA, "Tree View"): up and down
 * move, right and left open and close, `*` opens all sibling folders, letters jump to names.
 *
 * @slot - `<docs-tree-folder>` and `<docs-tree-file>` elements, or a list of names.
 * @csspart tree - The box.
 */
@customElement('docs-tree')
export class DocsTree extends LitElement {
  static override styles = [
    blockStyles,
    css`
      [part='tree'] {
        padding: 0.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: var(--docs-color-raised);
        font-size: 0.875rem;
      }
    `,
  ];

  /** The entries of a Markdown list; empty if the tree consists of elements. */
  @state() private listed: readonly ListedItem[] = [];

  readonly #locale = new LocalizeController(this, siteCatalog);

  override render() {
    const name = this.#locale.localize('Files');
    const isListed = this.listed.length > 0;
    return html`<div
      part="tree"
      @keydown=${this.#onKeydown}
      @focusin=${this.#onFocus}
      @click=${this.#onClick}
    >
      <div
        role=${isListed ? nothing : 'tree'}
        aria-label=${isListed ? nothing : name}
        ?hidden=${isListed}
      >
        <slot @slotchange=${this.#onSlot}></slot>
      </div>
      ${
        isListed
          ? html`<div role="tree" aria-label=${name}>${this.listed.map(listedItem)}</div>`
          : nothing
      }
    </div>`;
  }

  protected override updated(): void {
    const items = this.#items;
    const [first] = items;
    if (first && !items.some((item) => item.isCurrent)) first.isCurrent = true;
  }

  get #items(): readonly TreeItemElement[] {
    const root = this.listed.length > 0 ? this.renderRoot : this;
    return [...root.querySelectorAll('*')].filter((child) => child instanceof TreeItemElement);
  }

  #onSlot(): void {
    const list = [...this.children].find((child) => child instanceof HTMLUListElement);
    this.listed = list ? itemsOf(list) : [];
    this.requestUpdate();
  }

  /** Only one item is in the tab order: the one that last had the focus. */
  #onFocus(event: FocusEvent): void {
    for (const item of this.#items) item.isCurrent = item === event.target;
  }

  #onClick(event: Event): void {
    const path = event.composedPath();
    path.find((target) => target instanceof TreeItemElement)?.focus();
  }

  #onKeydown(event: KeyboardEvent): void {
    const item = event.target;
    if (!(item instanceof TreeItemElement) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const {key} = event;
    // Folders open towards the end of the line.
    const isReversed = this.matches(':dir(rtl)');
    const isForward = key === (isReversed ? 'ArrowLeft' : 'ArrowRight');
    const isBack = key === (isReversed ? 'ArrowRight' : 'ArrowLeft');
    const folder = item instanceof DocsTreeFolder ? item : undefined;
    if (folder && (key === 'Enter' || key === ' ')) folder.toggle();
    else if (folder && isForward && !folder.open) folder.toggle(true);
    else if (folder && isBack && folder.open && !folder.fixed) folder.toggle(false);
    else if (key === '*') openBeside(item);
    else {
      const goal = this.#goalOf(isForward ? 'forward' : isBack ? 'back' : key, item);
      if (!goal) return;
      goal.focus();
    }
    event.preventDefault();
  }

  #goalOf(key: string, item: TreeItemElement): TreeItemElement | undefined {
    const items = this.#items.filter((other) => other.checkVisibility());
    const at = items.indexOf(item);
    switch (key) {
      case 'ArrowDown':
        return items[at + 1];
      case 'forward':
        return item instanceof DocsTreeFolder ? items[at + 1] : undefined;
      case 'ArrowUp':
        return items[at - 1];
      case 'back':
        return item.parentElement?.closest('docs-tree-folder') ?? undefined;
      case 'Home':
        return items[0];
      case 'End':
        return items.at(-1);
      default: {
        if (key.length !== 1) return undefined;
        const start = key.toLowerCase();
        const others = [...items.slice(at + 1), ...items.slice(0, at)];
        return others.find(({name}) => name.toLowerCase().startsWith(start));
      }
    }
  }
}

function openBeside(item: TreeItemElement): void {
  for (const sibling of item.parentElement?.children ?? item.parentNode?.children ?? []) {
    if (sibling instanceof DocsTreeFolder) sibling.toggle(true);
  }
}

/** A name that ends in `/`, or has a list below it, is a folder's. */
function itemsOf(list: HTMLUListElement): readonly ListedItem[] {
  return [...list.children].map((entry) => {
    const inner = entry.querySelector('ul');
    // Lit leaves comments between the nodes that it renders.
    const words = [...entry.childNodes].filter(
      (node) => node !== inner && node.nodeType !== Node.COMMENT_NODE,
    );
    const name = words
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
    return {
      name: name.replace(/\/$/, ''),
      children: inner ? itemsOf(inner) : [],
      isFolder: inner !== null || name.endsWith('/'),
    };
  });
}

function listedItem({name, children, isFolder}: ListedItem): unknown {
  return isFolder
    ? html`<docs-tree-folder .name=${name} ?open=${children.length > 0}
        >${children.length > 0 ? children.map(listedItem) : nothing}</docs-tree-folder
      >`
    : html`<docs-tree-file .name=${name}></docs-tree-file>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tree': DocsTree;
  }
}
