import type {SiteState} from '../../src/site/state.js';
import {chooseMode, type ModeChoice} from '../../src/theme/mode.js';
import {DocsModeChangeEvent} from '../shared/events.js';
import type {ReaderStore} from '../shared/reader-store.js';
import type {SiteHost} from './site-options.js';

/**
 * The mode of a site: `light`, `dark` or `system`, as the `data-mode` of its host, which styles
 * turn into `color-scheme`.
 */
export class SiteMode {
  /** The mode shown. */
  mode: ModeChoice = 'system';
  /** Whether the reader may not choose: the site or the host application has decided. */
  isFixed = false;
  readonly #host: SiteHost;

  constructor(host: SiteHost) {
    this.#host = host;
  }

  /** Shows the mode that the reader has chosen, or else that of the site. */
  show(state: SiteState, store: ReaderStore | undefined): void {
    const {mode, siteMode} = store?.read() ?? {};
    const site = state.phase === 'ready' ? state.site.config.modeToggle : undefined;
    const attribute = this.#host.mode;
    this.mode = chooseMode({site, remembered: siteMode, reader: mode, attribute});
    this.isFixed = attribute !== undefined || site?.isHidden === true;
    this.#host.dataset['mode'] = this.mode;
  }

  /** Stores the reader's choice, also for the next visit, and shows it. */
  choose(mode: ModeChoice, state: SiteState, store: ReaderStore | undefined): void {
    store?.write({mode});
    // Listeners may read the colors that are shown.
    this.show(state, store);
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new DocsModeChangeEvent(mode));
  }
}
