/** An extension of page files. */
export type FileExtension = 'mdx' | 'md';

/**
 * The extensions that the pages of one site have turned out to have, by folder: the likelier one is
 * requested first. Sites may mix both, so one page of the other kind changes nothing for the rest.
 */
export class FileExtensions {
  readonly #byFolder = new Map<string, FileExtension>();
  readonly #onChange: (usual: FileExtension) => void;
  #usual: FileExtension;
  /** How many more pages had the other extension than the usual one. */
  #others = 0;

  /**
   * `usual` is the extension to begin with; `onChange` is called when most pages turn out to have
   * the other one.
   */
  constructor(
    usual: FileExtension = 'mdx',
    onChange: (usual: FileExtension) => void = () => undefined,
  ) {
    this.#usual = usual;
    this.#onChange = onChange;
  }

  /** The extension to try first for the page at a path. */
  likelyFor(path: string): FileExtension {
    return this.#byFolder.get(folderOf(path)) ?? this.#usual;
  }

  /** Records that the page at a path has this extension. */
  add(path: string, extension: FileExtension): void {
    this.#byFolder.set(folderOf(path), extension);
    this.#others += extension === this.#usual ? -1 : 1;
    if (this.#others <= 0) return;
    this.#usual = extension;
    this.#others = -1;
    this.#onChange(extension);
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
