import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Icon} from '../../src/shared/icon.js';
import {hostStyles} from '../styles/host.css.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';

const drawings = {
  folder: 'M3 6.5h6l2 2.5h10v10.5H3z',
  file: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5',
} as const;

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
    background: var(--docs-color-accent-ground);
    color: var(--docs-color-accent);
    font-weight: 500;
  }
  :host([highlight]) > [part='row'] :is([part='name'], svg) {
    color: inherit;
  }
`;

/** What files and folders of a tree share: a name, and a row that the keyboard goes through. */
export class TreeItemElement extends LitElement {
  @property() name = '';

  /** Set off from the others. */
  @property({type: Boolean, reflect: true}) highlight = false;

  /** Where Tab leads to in the tree; set by the tree. */
  @property({attribute: false}) isCurrent = false;

  /** Whether what it holds is seen; files hold nothing. */
  protected get expanded(): boolean | undefined {
    return undefined;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[part="row"]')?.focus();
  }

  /** The row, as assistive technology knows it: what stands in a folder is a group after it. */
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
 * @slot - What is in it.
 * @csspart row - Its line.
 * @csspart name - Its name.
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
      [part='name'] {
        color: var(--docs-color-heading);
        font-weight: 500;
      }
      /* The way to what is highlighted is a shade lighter than that itself. */
      :host([highlight]) > [part='content'] {
        border-color: var(--docs-color-accent);
        border-end-end-radius: var(--docs-radius-control);
        background: linear-gradient(
          color-mix(in oklab, var(--docs-color-accent-ground) 50%, transparent) 0 0
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

  /** The reader can neither open nor close it. */
  @property({type: Boolean, reflect: true}) fixed = false;

  protected override get expanded(): boolean {
    return this.open;
  }

  /** Opens or closes, as far as the reader may. */
  toggle(open = !this.open): void {
    if (!this.fixed) this.open = open;
  }

  override render() {
    const signs = html`<span part="chevron">${this.fixed ? nothing : uiIcon('chevronRight')}</span>
      ${drawIcon(drawings.folder)}`;
    return html`${this.renderRow(signs, nothing, () => this.toggle())}
      <div part="content" role="group" ?hidden=${!this.open}><slot></slot></div>`;
  }
}

/**
 * A file of a tree.
 *
 * @csspart row - Its line.
 * @csspart name - Its name.
 * @csspart comment - Words behind the name.
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

  /** Said behind the name. */
  @property() comment = '';

  /** Takes the place of the sheet. */
  @property({attribute: false}) icon: Icon | undefined;

  override render() {
    return this.renderRow(
      this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : drawIcon(drawings.file),
      this.comment ? html`<span part="comment">${this.comment}</span>` : nothing,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tree-folder': DocsTreeFolder;
    'docs-tree-file': DocsTreeFile;
  }
}
