import {containsPage} from '../../../../src/navigation/position.js';
import type {EntryList} from './entry-list.js';
import {blocksOf, runsOf, type Block, type Run} from './list-blocks.js';
import {rowsOf} from '../sidebar-groups.js';

/** A run and its elements: the entries of a block, or the one of a gap. */
export interface VirtualListRun {
  readonly run: Run;
  readonly elements: readonly HTMLElement[];
}

/** A list that is shown in part: which blocks there are, which of them are in the DOM, and how high the others are. */
export class VirtualList {
  readonly blocks: readonly Block[];
  /** The block of the current page; -1 where it is in none. */
  readonly current: number;
  readonly #list: EntryList;
  readonly #path: string;
  #filled: ReadonlySet<number> = new Set();
  /** Of blocks that were in the DOM, in pixels. */
  #heights = new Map<number, number>();
  readonly #rows: readonly number[];

  /** `before` is the list that was at the same place in the sidebar; `path` is the current page. */
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
    // Of as many entries it is the same list, or one much like it: of another version, say.
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

  /** Puts these blocks into the DOM, and no others; says whether others were there before. */
  fill(blocks: Iterable<number>): boolean {
    const filled = new Set([...blocks].sort((one, other) => one - other));
    const before = this.#filled;
    this.#filled = filled;
    return String([...before]) !== String([...filled]);
  }

  add(block: number): void {
    this.fill([...this.#filled, block]);
  }

  /** What the entries of a block look like. */
  render(place: number): unknown {
    const {start = 0, end = 0} = this.blocks[place] ?? {};
    const {entries, render} = this.#list;
    return entries.slice(start, end).map((entry, index) => render(entry, start + index));
  }

  rowsIn({first, last}: Run): number {
    return this.#rows.slice(first, last + 1).reduce((sum, rows) => sum + rows, 0);
  }

  /** Of a block in pixels: as it was, else as it will about be. */
  heightOf(place: number, rem: number): number {
    const known = this.#heights.get(place);
    if (known !== undefined) return known;
    const {start = 0, end = 0} = this.blocks[place] ?? {};
    // The name of an outermost group is higher than a row, with the space above it.
    const headings = this.key === '' ? 1.375 * (end - start) : 0;
    return rem * (2.25 * (this.#rows[place] ?? 0) + headings);
  }

  measured(place: number, height: number): void {
    this.#heights.set(place, height);
  }

  /** The runs with their elements, once they were rendered. */
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
