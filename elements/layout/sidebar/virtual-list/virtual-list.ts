import type {NavEntry} from '../../../../src/navigation/navigation.js';
import {type IsOpen, rowsOf} from '../../../../src/navigation/sidebar-groups.js';
import {containsPage} from '../../../../src/navigation/position.js';
import {blocksOf, runsOf, type Block, type Run} from './list-blocks.js';

/** A list of entries in the sidebar. */
export interface EntryList {
  /** The positions of their parent groups, as `/0/3`; `''` for top-level groups. */
  readonly key: string;
  readonly entries: readonly NavEntry[];
  readonly isOpen: IsOpen;
  readonly render: (entry: NavEntry, index: number) => unknown;
}

/** Renders the part of a list that is near the viewport. */
export interface VirtualListRenderer {
  renderNearby(list: EntryList): unknown;
}

/** A run and its elements: the entries of a block, or the one of a gap. */
export interface VirtualListRun {
  readonly run: Run;
  readonly elements: readonly HTMLElement[];
}

/** A virtual list: its blocks, those in the DOM, and the heights of the others. */
export class VirtualList {
  readonly blocks: readonly Block[];
  /** The block of the current page; -1 if there is none. */
  readonly current: number;
  readonly #list: EntryList;
  readonly #path: string;
  #filled: ReadonlySet<number> = new Set();
  /** The heights of blocks that were in the DOM, in pixels. */
  #heights = new Map<number, number>();
  readonly #rows: readonly number[];

  /**
   * `before` is the previous list at the same position in the sidebar; `path` is the current page.
   */
  constructor(list: EntryList, path: string, before?: VirtualList) {
    this.#list = list;
    this.#path = path;
    const isSame = before && before.#list.entries === list.entries;
    this.blocks = isSame ? before.blocks : blocksOf(list.entries, list.key === '');
    this.current = isSame && before.#path === path ? before.current : this.#blockOf(path);
    this.#rows = this.blocks.map(({start, end}) =>
      list.entries
        .slice(start, end)
        .reduce(
          (rows, entry, index) => rows + rowsOf(entry, list.key, start + index, list.isOpen),
          0,
        ),
    );
    // A list of equal length is the same, or a similar one, as of another version.
    if (before && before.length === this.length) {
      this.#heights = before.#heights;
      this.fill(before.#filled);
    }
    if (this.current >= 0) this.fill([...this.#filled, this.current]);
    if (this.#filled.size === 0) this.fill([0]);
  }

  get runs(): readonly Run[] {
    return runsOf(this.blocks.length, this.#filled);
  }

  get key(): string {
    return this.#list.key;
  }

  get length(): number {
    return this.#list.entries.length;
  }

  /** Puts only these blocks into the DOM. Returns whether that is a change. */
  fill(blocks: Iterable<number>): boolean {
    const filled = new Set([...blocks].sort((one, other) => one - other));
    const before = this.#filled;
    this.#filled = filled;
    return String([...before]) !== String([...filled]);
  }

  add(block: number): void {
    this.fill([...this.#filled, block]);
  }

  /** The template of the entries of a block. */
  render(place: number): unknown {
    const {start = 0, end = 0} = this.blocks[place] ?? {};
    const {entries, render} = this.#list;
    return entries.slice(start, end).map((entry, index) => render(entry, start + index));
  }

  rowsIn({first, last}: Run): number {
    return this.#rows.slice(first, last + 1).reduce((sum, rows) => sum + rows, 0);
  }

  /** The height of a block in pixels: measured, else estimated. */
  heightOf(place: number, rem: number): number {
    const known = this.#heights.get(place);
    if (known !== undefined) return known;
    const {start = 0, end = 0} = this.blocks[place] ?? {};
    // The name of a top-level group is higher than a row, including the space above it.
    const headings = this.key === '' ? 1.375 * (end - start) : 0;
    return rem * (2.25 * (this.#rows[place] ?? 0) + headings);
  }

  measured(place: number, height: number): void {
    this.#heights.set(place, height);
  }

  /** The runs with their elements, after rendering. */
  piecesIn(root: ParentNode): readonly VirtualListRun[] {
    let element = root.querySelector(`[data-list="${this.key}"]`)?.firstElementChild ?? null;
    return this.runs.map((run) => {
      const {start = 0, end = 0} = this.blocks[run.first] ?? {};
      const elements: HTMLElement[] = [];
      for (let count = run.isGap ? 1 : end - start; count > 0 && element; count -= 1) {
        if (element instanceof HTMLElement) elements.push(element);
        element = element.nextElementSibling;
      }
      return {run, elements};
    });
  }

  #blockOf(path: string): number {
    const index = this.#list.entries.findIndex((entry) => containsPage(entry, path));
    return this.blocks.findIndex(({start, end}) => start <= index && index < end);
  }
}
