import type {IconDrawing} from '../../../src/html/html-context.js';
import {iconDrawings, type IconEntry} from '../../../src/publish/icon-drawings.js';
import type {BundleFiles} from '../../../src/publish/single-file/bundle-files.js';
import type {Icon} from '../../../src/shared/icon.js';
import {iconFolder} from '../../components/icons/icon-files.js';
import {fileOf} from '../../components/icons/icon-source.js';

type NamedIcon = Icon & {kind: 'name'};

/** The icons that pages show: which ones is known before their drawings are. */
export class FoundIcons {
  /** The entries that a document needs, once they are loaded. */
  readonly entries = new Map<string, IconEntry>();
  readonly #wanted = new Map<string, NamedIcon>();
  /** The files of icons that were loaded, or have to be. */
  readonly #files = new Map<string, ReadonlyMap<string, IconEntry>>();
  #missing = new Set<string>();

  readonly #find = iconDrawings({get: (name) => this.#entryOf(name)}, (name, entry) =>
    this.entries.set(name, entry),
  );

  readonly drawingOf = (icon: NamedIcon): IconDrawing | undefined => {
    this.#wanted.set(JSON.stringify([icon.name, icon.type]), icon);
    return this.#find(icon);
  };

  /** Loads the drawings of the icons that were asked for. */
  async load(bundle: BundleFiles): Promise<void> {
    // An entry may name another one, of another file.
    while (this.#missing.size > 0) {
      const missing = [...this.#missing];
      this.#missing = new Set();
      const load = async (file: string) => this.#files.set(file, await entriesIn(file, bundle));
      await Promise.all(missing.map(load));
      this.entries.clear();
      for (const icon of this.#wanted.values()) this.#find(icon);
    }
  }

  #entryOf(name: string): IconEntry | undefined {
    const file = fileOf(name);
    const entries = this.#files.get(file);
    if (!entries) this.#missing.add(file);
    return entries?.get(name);
  }
}

async function entriesIn(
  file: string,
  bundle: BundleFiles,
): Promise<ReadonlyMap<string, IconEntry>> {
  const text = await bundle.text(`icons/${iconFolder}/${file}.json`);
  // The build writes this file, so its type is known.
  return new Map(Object.entries(JSON.parse(text) as Record<string, IconEntry>));
}
