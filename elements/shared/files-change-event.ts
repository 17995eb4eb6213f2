/**
 * Files of the site have changed, and are read again from now on. Dispatched on the site, whose
 * loader watches them.
 */
export class DocsFilesChangeEvent extends Event {
  constructor() {
    super('docs-files-change');
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-files-change': DocsFilesChangeEvent;
  }
}
