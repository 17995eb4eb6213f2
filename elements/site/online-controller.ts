import type {ReactiveController} from 'lit';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-host.js';

/** Loads again what could not be loaded, as soon as the browser is online. */
export class OnlineController implements ReactiveController {
  readonly #site: SiteController;

  constructor(host: SiteHost, site: SiteController) {
    this.#site = site;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#onOnline);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#onOnline);
  }

  readonly #onOnline = (): void => {
    const {state} = this.#site;
    const hasFailed =
      state.phase === 'failed' || (state.phase === 'ready' && state.page.phase === 'failed');
    if (hasFailed) this.#site.retry();
  };
}
