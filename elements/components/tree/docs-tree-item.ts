import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {hostStyles} from '../../styles/host.css.js';
import {uiIcon} from '../../shared/ui-icons.js';

const itemStyles = css`
  :host {
    display: block;
  }
  [part='row'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.125rem 0.5rem;
    border-radius: var(--docs-radius-control);
    line-height: 1.75rem;
  }
  [part='row']:hover {
    background: var(--docs-color-hover);
  }
  [part='row']:focus-visible {
    outline-offset: -2px;
  }
  [part='name'] {
    overflow-wrap: anywhere;
  }
  svg {
    color: var(--docs-color-muted);
  }
  :host([highlight]) > [part='row'] {
    background: var(--docs-color-accent-background);
    color: var(--docs-color-accent);
    font-weight: 500;
  }
  :host([highlight]) > [part='row'] :is([part='name'], svg) {
    color: inherit;
  }
`;

/** The base class of files and folders: a name, and a row for keyboard navigation. */
export class TreeItemElement extends LitElement {
  @property() name = '';

  /** Whether the item is highlighted. */
  @property({type: Boolean, reflect: true}) highlight = false;

  /** Whether the item is in the tab order; set by the tree. */
  @property({attribute: false}) isCurrent = false;

  /** Whether the children are visible; files have none. */
  protected get expanded(): boolean | undefined {
    return undefined;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[part="row"]')?.focus();
  }

  /** The row. For assistive technology, the content of a folder is a group after it. */
  protected renderRow(before: unknown, after: unknown, onClick?: () => void) {
    return html`<div
      part="row"
      role="treeitem"
      tabindex=${this.isCurrent ? 0 : -1}
      aria-level=${levelOf(this)}
      aria-expanded=${this.expanded ?? nothing}
      @click=${onClick}
    >
      ${before}<span part="name">${this.name}</span>${after}
    </div>`;
  }
}

function levelOf(item: Element): number {
  const folder = item.parentElement?.closest('docs-tree-folder');
  return folder ? levelOf(folder) + 1 : 1;
}

/**
 * A folder of a tree.
 *
 * @slot - The content of the folder.
 * @csspart row - The row.
 * @csspart name - The name.
 */
@customElement('docs-tree-folder')
export class DocsTreeFolder extends TreeItemElement {
  static override styles = [
    hostStyles,
    itemStyles,
    css`
      [part='row'] {
        cursor: pointer;
      }
      :host([fixed]) > [part='row'] {
        cursor: default;
      }
      [part='chevron'] {
        display: inline-flex;
        inline-size: 1em;
        transition: rotate var(--docs-duration);
      }
      :host([open]) > [part='row'] [part='chevron'] {
        rotate: 90deg;
      }
      :host([open]) > [part='row'] [part='chevron']:dir(rtl) {
        rotate: -90deg;
      }
      [part='name'] {
        color: var(--docs-color-heading);
        font-weight: 500;
      }
      /* Folders that contain a highlighted item are a shade lighter than the item. */
      :host([highlight]) > [part='content'] {
        border-color: var(--docs-color-accent);
        border-end-end-radius: var(--docs-radius-control);
        background: linear-gradient(
          color-mix(in oklab, var(--docs-color-accent-background) 50%, transparent) 0 0
        );
      }
      [part='content'] {
        margin-inline-start: 0.9375rem;
        padding-inline-start: 0.5rem;
        border-inline-start: 1px solid var(--docs-color-border);
      }
    `,
  ];

  @property({type: Boolean, reflect: true}) open = false;

  /** Whether the reader cannot open or close it. */
  @property({type: Boolean, reflect: true}) fixed = false;

  protected override get expanded(): boolean {
    return this.open;
  }

  /** Opens or closes the folder, unless `fixed`. */
  toggle(open: boolean = !this.open): void {
    if (!this.fixed) this.open = open;
  }

  override render() {
    const icons = html`<span part="chevron">${this.fixed ? nothing : uiIcon('chevronRight')}</span>
      ${uiIcon('folder')}`;
    return html`${this.renderRow(icons, nothing, () => this.toggle())}
      <div part="content" role="group" ?hidden=${!this.open}><slot></slot></div>`;
  }
}

/**
 * A file of a tree.
 *
 * @csspart row - The row.
 * @csspart name - The name.
 * @csspart comment - The text after the name.
 */
@customElement('docs-tree-file')
export class DocsTreeFile extends TreeItemElement {
  static override styles = [
    hostStyles,
    itemStyles,
    css`
      [part='row'] {
        padding-inline-start: calc(1em + 1rem);
      }
      [part='comment'] {
        color: var(--docs-color-muted);
        font-weight: 400;
      }
    `,
  ];

  /** The text after the name. */
  @property() comment = '';

  /** Replaces the icon of a file. */
  @property({attribute: false}) icon: Icon | undefined;

  override render() {
    return this.renderRow(
      this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : uiIcon('file'),
      this.comment ? html` <span part="comment">${this.comment}</span>` : nothing,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tree-folder': DocsTreeFolder;
    'docs-tree-file': DocsTreeFile;
  }
}
