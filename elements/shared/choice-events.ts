import type {SelectorKind} from '../../src/navigation/view.js';

const upward = {bubbles: true, composed: true} as const;

/** The reader chose a version of the documentation. */
export class DocsVersionChangeEvent extends Event {
  readonly version: string;

  constructor(version: string) {
    super('docs-version-change', upward);
    this.version = version;
  }
}

/** The reader chose a version, a language, a product or another division; the site shows it. */
export class DocsChooseEvent extends Event {
  readonly kind: SelectorKind;
  readonly name: string;

  constructor(kind: SelectorKind, name: string) {
    super('docs-choose', upward);
    this.kind = kind;
    this.name = name;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-version-change': DocsVersionChangeEvent;
    'docs-choose': DocsChooseEvent;
  }
}
