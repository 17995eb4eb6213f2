import type {Candidates} from './equivalent-page.js';
import type {NavPage} from './navigation.js';

/**
 * Finds the candidates for the nearest pages of many pages, in a time that does not depend on how
 * many pages a version or division has: these are read once.
 */
export class PageCandidates {
  readonly #ends = new Map<unknown, Map<unknown, PathEnds>>();

  readonly of: Candidates = ({of, hidden, path, group}, pages) => {
    const known = this.#ends.get(of) ?? new Map<unknown, PathEnds>();
    this.#ends.set(of, known);
    const ends = known.get(hidden) ?? new PathEnds(pages());
    known.set(hidden, ends);
    return ends.candidates(path, group);
  };
}

/** Pages by the ends of their paths and by their groups. */
class PathEnds {
  /** An end of paths, such as `start` and `guides/start` → the first page with as many parts. */
  readonly #pages = new Map<string, Map<number, NavPage>>();
  readonly #ofGroups = new Map<string | undefined, NavPage>();
  readonly #first: NavPage | undefined;

  constructor(pages: readonly NavPage[]) {
    [this.#first] = pages;
    for (const page of pages) {
      const ends = endsOf(page.path);
      for (const end of ends) {
        const known = this.#pages.get(end) ?? new Map<number, NavPage>();
        this.#pages.set(end, known);
        if (!known.has(ends.length)) known.set(ends.length, page);
      }
      const group = page.trail.at(-1);
      if (!this.#ofGroups.has(group)) this.#ofGroups.set(group, page);
    }
  }

  /** Those with the longest end in common; without any, the first of the group and of all. */
  candidates(path: string, group: string | undefined): readonly NavPage[] {
    const end = endsOf(path).find((one) => this.#pages.has(one));
    if (end !== undefined) return [...(this.#pages.get(end)?.values() ?? [])];
    const others = [this.#first, group === undefined ? undefined : this.#ofGroups.get(group)];
    return others.filter((page) => page !== undefined);
  }
}

/** The path, and what remains of it without its first parts. */
function endsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
