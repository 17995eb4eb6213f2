import type {ReactiveController} from 'lit';
import {chooseMode, type ModeChoice} from '../../src/theme/mode.js';
import {DocsModeChangeEvent} from '../shared/events.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/**
 * Sets the host's `data-mode` (`light`, `dark`, `system`); styles turn it into `color-scheme`. It
 * is set before the first paint, so that no wrong mode flashes. Construct it after the site's
 * controller.
 */
export class ModeController implements ReactiveController {
  /** The mode shown. */
  mode: ModeChoice = 'system';

  readonly #host: SiteHost;
  readonly #site: SiteController;

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
    host.addController(this);
  }

  /** Whether the reader may not choose: the site or the host application has decided. */
  get isFixed(): boolean {
    const {state} = this.#site;
    return (
      this.#host.mode !== undefined ||
      (state.phase === 'ready' && state.site.config.modeToggle.isHidden)
    );
  }

  /** Applies the reader's choice and stores it for the next visit. */
  choose(mode: ModeChoice): void {
    this.#site.resources?.store.write({mode});
    this.#update();
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new DocsModeChangeEvent(mode));
  }

  hostConnected(): void {
    this.#update();
  }

  hostUpdate(): void {
    this.#update();
  }

  #update(): void {
    const {state, resources} = this.#site;
    const {mode, siteMode} = resources?.store.read() ?? {};
    this.mode = chooseMode({
      site: state.phase === 'ready' ? state.site.config.modeToggle : undefined,
      remembered: siteMode,
      reader: mode,
      attribute: this.#host.mode,
    });
    this.#host.dataset['mode'] = this.mode;
  }
}
