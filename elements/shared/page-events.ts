import type {WrittenConfig} from '../../src/config/site-config.js';
import type {Route} from '../../src/routing/codec.js';
import type {ReaderStore} from './reader-store.js';

const upward = {bubbles: true, composed: true} as const;

/**
 * A link leads the reader to an element: whatever hides it opens. Dispatched on the element itself.
 */
export class DocsRevealEvent extends Event {
  constructor() {
    super('docs-reveal', upward);
  }
}

/**
 * A link leads to an id that the page does not have yet: what will contain it opens, and cancels
 * the event. Dispatched on the document.
 */
export class DocsTargetEvent extends Event {
  readonly hash: string;

  constructor(hash: string) {
    super('docs-target', {cancelable: true});
    this.hash = hash;
  }
}

/** The reader opened or closed something that a URL can refer to. */
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

/**
 * The reader chose which parts of the page are shown; the others have the attribute `data-off`,
 * as panels of tabs do that are not selected.
 */
export class DocsFilterEvent extends Event {
  constructor() {
    super('docs-filter', upward);
  }
}

/** The part of the browser's URL that belongs to the site. */
export interface PageUrl {
  /** The route of the URL; without a page, `path` is `current`. */
  read(current: string): Route;
  replace(route: Route): void;
}

/** An element of a page requests the context of its site. Without a site, nothing is filled in. */
export class DocsStoreRequestEvent extends Event {
  /** The reader's choices. */
  store: ReaderStore | undefined;
  config: WrittenConfig | undefined;
  /** The page that is shown. */
  path: string | undefined;
  /** Missing for a site that does not change the browser's URL. */
  url: PageUrl | undefined;
  /** Takes the reader to a page of the site. */
  open: ((route: Route) => void) | undefined;

  constructor() {
    super('docs-store-request', upward);
  }
}

/**
 * An element of a page requests the text of a file of the site: without a site, nothing is filled
 * in.
 */
export class DocsFileRequestEvent extends Event {
  /** Its path relative to the folder of `docs.json`. */
  readonly file: string;
  text: Promise<string> | undefined;

  constructor(file: string) {
    super('docs-file-request', upward);
    this.file = file;
  }
}

/** The context of the site around an element of a page. */
export function askSite(element: Element): DocsStoreRequestEvent {
  const request = new DocsStoreRequestEvent();
  element.dispatchEvent(request);
  return request;
}

/** The reader selected a label of tabs, code groups or views, for the whole site. */
export class DocsLabelChosenEvent extends Event {
  readonly label: string;

  constructor(label: string) {
    super('docs-label-chosen', upward);
    this.label = label;
  }
}

/** A requested icon does not exist. */
export class DocsUnknownIconEvent extends Event {
  readonly name: string;

  constructor(name: string) {
    super('docs-unknown-icon', upward);
    this.name = name;
  }
}

/** A part of the bundle could not be loaded. Dispatched on the window: every site needs it. */
export class DocsPartUnavailableEvent extends Event {
  /** The name of its chunk. */
  readonly part: string;
  /** Whether pages lack something without it that their author wrote. */
  readonly isContent: boolean;

  constructor(part: string, isContent = false) {
    super('docs-part-unavailable');
    this.part = part;
    this.isContent = isContent;
  }
}

/** The parts of a long page that are laid out when they come near the window. */
export const slice = '[part="slice"]';

/** Sent to a part of a long page that is laid out, which can be long after it was rendered. */
export const laidOutEvent = 'docs-laid-out';

declare global {
  interface DocumentEventMap {
    'docs-target': DocsTargetEvent;
  }
  interface WindowEventMap {
    'docs-label-chosen': DocsLabelChosenEvent;
    'docs-part-unavailable': DocsPartUnavailableEvent;
  }
  interface HTMLElementEventMap {
    'docs-reveal': DocsRevealEvent;
    'docs-disclose': DocsDiscloseEvent;
    'docs-filter': DocsFilterEvent;
    'docs-unknown-icon': DocsUnknownIconEvent;
    'docs-store-request': DocsStoreRequestEvent;
    'docs-file-request': DocsFileRequestEvent;
  }
}
