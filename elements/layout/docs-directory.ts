import {css, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import {directoryGroup} from '../../src/navigation/directory-group.js';
import type {PageLabels} from '../../src/navigation/label.js';
import type {NavEntry, NavGroup} from '../../src/navigation/navigation.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {DocsPagesListedEvent} from '../shared/events.js';
import {disclosures} from '../render/lazy-components.js';
import {lazy} from '../shared/lazy.js';
import {hostStyles} from '../styles/host.css.js';
import type {directoryList} from './directory-list.js';

const directory = lazy('directory', () => import('./directory-list.js'));

/**
 * On the root page of a group that has a `directory`: the pages of the group, with titles,
 * descriptions and icons. Nothing on other pages.
 *
 * @fires docs-pages-listed - After each update: the pages that are listed.
 */
@customElement('docs-directory')
export class DocsDirectory extends LitElement {
  static override styles = [
    hostStyles,
    css`
      h2 {
        margin-block: 2rem 1rem;
        color: var(--docs-color-heading);
        font-size: 1.25rem;
        font-weight: 600;
      }
      p {
        margin-block: 0 0.75rem;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li + li {
        margin-block-start: 0.5rem;
      }
      li > a,
      p + a {
        color: var(--docs-color-accent);
        font-weight: 500;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      docs-accordion {
        margin-block: 0;
      }
    `,
  ];

  /** The visible groups. */
  @property({attribute: false}) groups: readonly NavGroup[] = [];

  /** The current page. */
  @property() path = '';

  /** The labels of the pages. */
  @property({attribute: false}) labels: PageLabels = new Map();

  /** Resolves paths to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** Loaded on demand. */
  @state() private list?: typeof directoryList;

  #group: NavGroup | undefined;
  #isAsked = false;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('groups') || changed.has('path')) {
      this.#group = directoryGroup(this.groups, this.path);
    }
    if (this.#group && !this.#isAsked) this.#load();
  }

  override render() {
    if (!this.#group || !this.list || !this.links) return nothing;
    return this.list(this.#group, {labels: this.labels, links: this.links});
  }

  protected override updated() {
    const paths = this.#group ? pathsIn(this.#group.entries) : [];
    this.dispatchEvent(new DocsPagesListedEvent(paths));
  }

  /** If it cannot be loaded, the pages are still in the sidebar. */
  #load() {
    this.#isAsked = true;
    const groups = disclosures();
    void directory(({directoryList}) => {
      void groups.then(() => (this.list = directoryList));
    });
  }
}

function pathsIn(entries: readonly NavEntry[]): readonly string[] {
  return entries.flatMap((entry): readonly string[] => {
    if (entry.kind === 'page') return [entry.path];
    return entry.root ? [entry.root.path] : pathsIn(entry.entries);
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-directory': DocsDirectory;
  }
}
