import type {ReaderRecord} from '../shared/reader-store.js';

/** The entry of a site in `localStorage`, which `reader-store.ts` describes, without its checks. */
export class StoredRecord {
  readonly #key: string;

  /** @param base The folder of the site. */
  constructor(base: URL) {
    this.#key = `docs-site:${base.href}`;
  }

  /** What is stored; nothing where the browser does not allow it. */
  read(): ReaderRecord {
    try {
      return Object(JSON.parse(localStorage.getItem(this.#key) ?? '{}')) as ReaderRecord;
    } catch {
      return {};
    }
  }

  write(changes: ReaderRecord): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({...this.read(), ...changes}));
    } catch {
      // Only what is stored is lost.
    }
  }
}
