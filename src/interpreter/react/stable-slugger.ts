import {Slugger} from '../../content/link-targets.js';

type Ids = ReturnType<Slugger['headingIds']>;

/**
 * Gives the headings of a component the same ids each time that it is rendered. An id that the
 * author gives stays while the text changes.
 */
export class StableSlugger extends Slugger {
  readonly #page: Slugger;
  readonly #given = new Map<string, Ids[]>();
  readonly #next = new Map<string, number>();

  constructor(slugger: Slugger) {
    super();
    this.#page = slugger instanceof StableSlugger ? slugger.#page : slugger;
  }

  /** The component is rendered again. */
  restart(): void {
    this.#next.clear();
  }

  override idFor(...args: Parameters<Slugger['idFor']>): string {
    return this.#again('id', args, () => ({id: this.#page.idFor(...args)})).id;
  }

  override headingIds(...args: Parameters<Slugger['headingIds']>): Ids {
    return this.#again('heading', args, () => this.#page.headingIds(...args));
  }

  #again(kind: string, [text, wanted]: readonly (string | undefined)[], make: () => Ids): Ids {
    const key = JSON.stringify([kind, wanted === undefined ? text : '', wanted]);
    const index = this.#next.get(key) ?? 0;
    this.#next.set(key, index + 1);
    const given = this.#given.get(key) ?? [];
    this.#given.set(key, given);
    const ids = given[index] ?? make();
    given[index] = ids;
    return ids;
  }
}
