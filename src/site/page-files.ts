/** An extension of page files. */
export type FileExtension = 'mdx' | 'md';

/** The path or the file of a README. */
const readme = /(?:^|\/)readme(?:\.mdx?)?$/i;
const readmeFile = /^readme\.mdx?$/i;

/**
 * What the files of a site's pages are called: those of pages that were read are known; for the
 * others, the extension of their folder, or the usual one, is tried first. Sites may mix both.
 */
export class PageFiles {
  /** Page → its file, of pages that were read; the latest come last. */
  readonly known: Map<string, string>;
  /** The extension of pages that are not known. */
  usual: FileExtension;
  readonly #byFolder = new Map<string, FileExtension>();
  readonly #onChange: ((usual: FileExtension) => void) | undefined;

  /**
   * `known` and `usual` are from an earlier visit. The usual extension stays: pages of that visit
   * that are not known have it. Without one, `onChange` is called whenever the page read last has
   * another extension, which is the usual one then.
   */
  constructor(
    known: Readonly<Record<string, string>> = {},
    usual?: FileExtension,
    onChange?: (usual: FileExtension) => void,
  ) {
    this.known = new Map(Object.entries(known));
    this.usual = usual ?? 'mdx';
    this.#onChange = usual ? undefined : onChange;
  }

  /**
   * The files that a page may have, in the order they are requested; the READMEs of its folder are
   * the last ones.
   */
  likelyFor(path: string, withReadme = true): readonly string[] {
    const isReadme = readme.test(path);
    const likely = isReadme ? 'md' : (this.#byFolder.get(folderOf(path)) ?? this.usual);
    const extensions = likely === 'mdx' ? ['mdx', 'md'] : ['md', 'mdx'];
    const inside = path && `${path}/`;
    const names = path === '' ? ['index'] : [path, `${path}/index`];
    const files = names.flatMap((name) => extensions.map((extension) => `${name}.${extension}`));
    if (withReadme && !isReadme) files.push(`${inside}README.md`, `${inside}readme.md`);
    const known = this.known.get(path) ?? '';
    // Where all files are known, a README may be written in other ways.
    const isOwn =
      files.includes(known) ||
      (withReadme && known.startsWith(inside) && readmeFile.test(known.slice(inside.length)));
    return [...new Set(isOwn ? [known, ...files] : files)];
  }

  /** Records that a page has this file. */
  add(path: string, file: string): void {
    if (this.known.get(path) === file) return;
    this.known.delete(path);
    this.known.set(path, file);
    // READMEs are not named like the pages around them.
    if (readme.test(file)) return;
    const extension = file.endsWith('x') ? 'mdx' : 'md';
    this.#byFolder.set(folderOf(path), extension);
    if (this.#onChange && extension !== this.usual) this.#onChange((this.usual = extension));
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
