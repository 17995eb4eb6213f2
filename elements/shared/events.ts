import type {Mode} from '../../src/config/site-config.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';

const upward = {bubbles: true, composed: true} as const;

/** The reader is about to go to a page; cancelling it leaves them where they are. */
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

/** A page's content is in the DOM. */
export class DocsPageShownEvent extends Event {
  readonly path: string;
  readonly title: string;

  constructor(path: string, title: string) {
    super('docs-page-shown', upward);
    this.path = path;
    this.title = title;
  }
}

/** A list shows these pages: it wants to know what they are called. */
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

/** The known problems of the site and of the page shown have changed; these are all of them. */
export class DocsDiagnosticsEvent extends Event {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('docs-diagnostics', upward);
    this.diagnostics = diagnostics;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-navigate': DocsNavigateEvent;
    'docs-page-shown': DocsPageShownEvent;
    'docs-mode-change': DocsModeChangeEvent;
    'docs-diagnostics': DocsDiagnosticsEvent;
    'docs-pages-listed': DocsPagesListedEvent;
  }
}
