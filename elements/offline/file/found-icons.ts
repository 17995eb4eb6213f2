import type {IconDrawing} from '../../../src/html/html-context.js';
import {iconDrawings, type IconEntry} from '../../../src/publish/icon-drawings.js';
import type {BundleFiles} from '../../../src/publish/single-file/bundle-files.js';
import type {Icon} from '../../../src/shared/icon.js';

type NamedIcon = Icon & {kind: 'name'};

/** The icons that pages show: which ones is known before their drawings are. */
export class FoundIcons {
  /** The entries that a document needs, once they are loaded. */
  readonly entries = new Map<string, IconEntry>();
  readonly #all = new Map<string, IconEntry>();
  readonly #wanted = new Map<string, NamedIcon>();
  readonly #find = iconDrawings(this.#all, (name, entry) => this.entries.set(name, entry));

  readonly drawingOf = (icon: NamedIcon): IconDrawing | undefined => {
    this.#wanted.set(JSON.stringify([icon.name, icon.type]), icon);
    return this.#find(icon);
  };

  /** Loads the drawings of the icons that were asked for. */
  async load(bundle: BundleFiles): Promise<void> {
    const files = bundle.paths.filter((path) => /^icons\/.*\.json$/.test(path));
    const common = files.filter((path) => path.endsWith('/common.json'));
    const others = files.filter((path) => !common.includes(path));
    await this.#add(common, bundle);
    const isMissing = ({name}: NamedIcon) => {
      const entry = this.#all.get(name);
      return !this.#all.has(typeof entry === 'string' ? entry : name);
    };
    if ([...this.#wanted.values()].some(isMissing)) await this.#add(others, bundle);
    for (const icon of this.#wanted.values()) this.#find(icon);
  }

  async #add(files: readonly string[], bundle: BundleFiles): Promise<void> {
    const contents = await Promise.all(files.map((file) => bundle.text(file)));
    for (const content of contents) {
      // The build writes these files, so their type is known.
      const found = JSON.parse(content) as Record<string, IconEntry>;
      for (const [name, entry] of Object.entries(found)) this.#all.set(name, entry);
    }
  }
}
