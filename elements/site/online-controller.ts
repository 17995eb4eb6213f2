import type {ReactiveController} from 'lit';
import {describeFailure} from '../../src/site/describe-failure.js';
import type {PageState, SiteState} from '../../src/site/state.js';
import {failureTexts} from '../problems/failure-texts.js';
import type {DocsPartUnavailableEvent} from '../shared/page-events.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/** Whether a page on the screen lacks something that could not be loaded. */
function isIncomplete(page: PageState | SiteState): boolean {
  return page.phase === 'shown' && !!page.diagnostics?.some(({code}) => code.startsWith('load/'));
}

/** Loads again what could not be loaded, as soon as the browser is online. */
export class OnlineController implements ReactiveController {
  readonly #site: SiteController;
  /** The parts of the bundle that are missing, as the site's diagnostics report. */
  readonly #missing = new Set<string>();

  constructor(host: SiteHost, site: SiteController) {
    this.#site = site;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#onOnline);
    addEventListener('docs-part-unavailable', this.#onPartUnavailable);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#onOnline);
    removeEventListener('docs-part-unavailable', this.#onPartUnavailable);
    this.#missing.clear();
  }

  readonly #onOnline = (): void => {
    const {state} = this.#site;
    const missing = this.#missing;
    const shown = state.phase === 'ready' ? state.page : state;
    if (shown.phase === 'failed') this.#site.retry();
    // What is applied when a site opens needs it to be opened again.
    else if (missing.has('branding')) this.#site.restart();
    else if (missing.size > 0 || isIncomplete(shown)) void this.#site.refresh();
    missing.clear();
    this.#site.session?.addOperations();
  };

  /**
   * However many parts are missing, it is one problem. Its sentence is a part as well, and what
   * lists it may be the part that is missing.
   */
  readonly #onPartUnavailable = ({part}: DocsPartUnavailableEvent): void => {
    if (part === 'load-diagnostic' || this.#missing.has(part)) return;
    this.#missing.add(part);
    if (this.#missing.size === 1) void this.#report(part);
  };

  async #report(part: string): Promise<void> {
    const load = () => failureTexts();
    const diagnostic = await describeFailure(part, 'docs-site.js', load, 'partDiagnostic');
    if (this.#missing.size > 0) this.#site.problems.add(diagnostic);
  }
}
