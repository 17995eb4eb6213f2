import type {Mode} from '../../src/config/site-config.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {SelectorKind} from '../../src/navigation/view.js';

const upward = {bubbles: true, composed: true} as const;

/** The reader is about to go to a page; canceling the event prevents it. */
export class DocsNavigateEvent extends Event {
  /** Page path without outer slashes. */
  readonly path: string;
  /** Id of a heading, or `''`. */
  readonly hash: string;

  constructor(path: string, hash: string) {
    super('docs-navigate', {...upward, cancelable: true});
    this.path = path;
    this.hash = hash;
  }
}

/** The content of a page is in the DOM. */
export class DocsPageShownEvent extends Event {
  readonly path: string;
  readonly title: string;

  constructor(path: string, title: string) {
    super('docs-page-shown', upward);
    this.path = path;
    this.title = title;
  }
}

/** A list shows these pages and needs their labels. */
export class DocsPagesListedEvent extends Event {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super('docs-pages-listed', upward);
    this.paths = paths;
  }
}

/** The reader chose a mode; `system` follows the operating system. */
export class DocsModeChangeEvent extends Event {
  readonly mode: Mode | 'system';

  constructor(mode: Mode | 'system') {
    super('docs-mode-change', upward);
    this.mode = mode;
  }
}

/** The reader is about to search; canceling the event lets the host page search instead. */
export class DocsSearchOpenEvent extends Event {
  constructor() {
    super('docs-search-open', {...upward, cancelable: true});
  }
}

/** The known problems of the site and the current page changed; this is the complete list. */
export class DocsDiagnosticsEvent extends Event {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('docs-diagnostics', upward);
    this.diagnostics = diagnostics;
  }
}

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
    'docs-navigate': DocsNavigateEvent;
    'docs-page-shown': DocsPageShownEvent;
    'docs-mode-change': DocsModeChangeEvent;
    'docs-search-open': DocsSearchOpenEvent;
    'docs-diagnostics': DocsDiagnosticsEvent;
    'docs-pages-listed': DocsPagesListedEvent;
    'docs-version-change': DocsVersionChangeEvent;
    'docs-choose': DocsChooseEvent;
  }
}
