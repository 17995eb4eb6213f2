/**
 * Files of the site have changed, and are read again from now on. Dispatched on the site, whose
 * loader watches them.
 */
export class DocsFilesChangeEvent extends Event {
  /** The paths of the files. */
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super('docs-files-change');
    this.paths = paths;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-files-change': DocsFilesChangeEvent;
  }
}
