import type {Route} from '../../src/routing/codec.js';
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

/** The browser's address, as far as it is the site's. */
export interface PageUrl {
  /** The route it names; without a page, `path` is `current`. */
  read(current: string): Route;
  replace(route: Route): void;
}

/** An element of a page asks for what a site around it knows: nothing is filled in where there is none. */
export class DocsStoreRequestEvent extends Event {
  /** The reader's choices. */
  store: ReaderStore | undefined;
  /** The page that is shown. */
  path: string | undefined;
  /** Not there for a site that keeps out of the browser's address. */
  address: PageUrl | undefined;

  constructor() {
    super('docs-store-request', upward);
  }
}

/** What the site around an element of a page knows. */
export function askSite(element: Element): DocsStoreRequestEvent {
  const request = new DocsStoreRequestEvent();
  element.dispatchEvent(request);
  return request;
}

/** An icon was asked for by a name that none has. */
export class DocsUnknownIconEvent extends Event {
  readonly name: string;

  constructor(name: string) {
    super('docs-unknown-icon', upward);
    this.name = name;
  }
}

/** A part of the bundle could not be loaded. Dispatched on the window: every site needs it. */
export class DocsPartUnavailableEvent extends Event {
  /** Its name, as in the table of parts. */
  readonly part: string;

  constructor(part: string) {
    super('docs-part-unavailable');
    this.part = part;
  }
}

declare global {
  interface WindowEventMap {
    'docs-part-unavailable': DocsPartUnavailableEvent;
  }
  interface HTMLElementEventMap {
    'docs-reveal': DocsRevealEvent;
    'docs-disclose': DocsDiscloseEvent;
    'docs-filter': DocsFilterEvent;
    'docs-unknown-icon': DocsUnknownIconEvent;
    'docs-store-request': DocsStoreRequestEvent;
  }
}
