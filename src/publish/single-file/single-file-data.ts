/** What a site in one HTML file contains for its script, as JSON. */
export interface SingleFileData {
  /** The modules of the element by their specifiers, which they import each other with. */
  readonly modules: Readonly<Record<string, string>>;
  /** The texts of the site by their paths. */
  readonly texts: Readonly<Record<string, string>>;
  /** Images and other files of the site by their paths. */
  readonly files: Readonly<Record<string, SingleFileEntry>>;
  /** Other files of ours by their paths, in Base64. */
  readonly assets: Readonly<Record<string, string>>;
  /** The entries of icons that the site needs, by their names. */
  readonly icons: Readonly<Record<string, unknown>>;
}

/** A file of the site: its content, or where it is for one that was left out. */
export type SingleFileEntry =
  | {readonly type: string; readonly base64: string}
  | {readonly url: string};

/** The folder below which the document itself answers requests for our files. */
export const ownAssets = 'https://docs-site.invalid/';

/** What the specifiers of our modules begin with. */
export const specifierStart = 'docs-site/';

/** The specifier of the module that starts the element. */
export const mainModule = `${specifierStart}main.js`;

/** The attributes of the author's `<docs-site>` that a single file keeps. */
export const keptAttributes: readonly string[] = ['repository', 'branch', 'directory', 'mode'];
