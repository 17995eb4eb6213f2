import type {ReactiveController} from 'lit';
import {describeFailure} from '../../src/site/describe-failure.js';
import {loadPart} from '../shared/load-part.js';
import type {DocsPartUnavailableEvent} from '../shared/page-events.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/** Loads again what could not be loaded, as soon as the browser is online. */
export class OnlineController implements ReactiveController {
  readonly #site: SiteController;
  /** Whether parts of the bundle are missing, as the site's diagnostics say. */
  #lacksParts = false;

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
  }

  readonly #onOnline = (): void => {
    const {state} = this.#site;
    const lacksParts = this.#lacksParts;
    this.#lacksParts = false;
    const hasFailed =
      state.phase === 'failed' || (state.phase === 'ready' && state.page.phase === 'failed');
    if (hasFailed) this.#site.retry();
    else if (lacksParts) this.#site.refresh();
  };

  /** However many parts are missing, it is one problem. Its sentence is a part as well. */
  readonly #onPartUnavailable = ({part}: DocsPartUnavailableEvent): void => {
    if (this.#lacksParts || part === 'load-diagnostic') return;
    this.#lacksParts = true;
    void this.#report(part);
  };

  async #report(part: string): Promise<void> {
    const load = () => loadPart('load-diagnostic');
    const diagnostic = await describeFailure(part, 'docs-site.js', load, 'partDiagnostic');
    if (this.#lacksParts) this.#site.report(diagnostic);
  }
}
