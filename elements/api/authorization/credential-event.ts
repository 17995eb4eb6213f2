import type {SchemeEntry} from '../../../src/requests/scheme-entry.js';

/** The reader entered or got something for a security scheme. */
export class DocsCredentialChangeEvent extends Event {
  readonly scheme: string;
  readonly entry: SchemeEntry;

  constructor(scheme: string, entry: SchemeEntry) {
    super('docs-credential-change', {bubbles: true, composed: true});
    this.scheme = scheme;
    this.entry = entry;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-credential-change': DocsCredentialChangeEvent;
  }
}
