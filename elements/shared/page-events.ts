import type {ReaderStore} from './reader-store.js';

const upward = {bubbles: true, composed: true} as const;

/** The reader comes to an element by a link: whatever hides it opens. Dispatched on the element itself. */
export class DocsRevealEvent extends Event {
  constructor() {
    super('docs-reveal', upward);
  }
}

/** The reader opened or closed something that the address can name. */
export class DocsDiscloseEvent extends Event {
  /** Its id. */
  readonly id: string;
  readonly isOpen: boolean;

  constructor(id: string, isOpen: boolean) {
    super('docs-disclose', upward);
    this.id = id;
    this.isOpen = isOpen;
  }
}

/** The reader chose which parts of the page are shown; the others have the attribute `data-off`. */
export class DocsFilterEvent extends Event {
  constructor() {
    super('docs-filter', upward);
  }
}

/** An element of a page asks for the reader's choices: a site that is around it puts them into `store`. */
export class DocsStoreRequestEvent extends Event {
  store: ReaderStore | undefined;

  constructor() {
    super('docs-store-request', upward);
  }
}

/** An icon was asked for by a name that none has. */
export class DocsUnknownIconEvent extends Event {
  readonly name: string;

  constructor(name: string) {
    super('docs-unknown-icon', upward);
    this.name = name;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-reveal': DocsRevealEvent;
    'docs-disclose': DocsDiscloseEvent;
    'docs-filter': DocsFilterEvent;
    'docs-unknown-icon': DocsUnknownIconEvent;
    'docs-store-request': DocsStoreRequestEvent;
  }
}
