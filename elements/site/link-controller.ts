import type {ReactiveController} from 'lit';
import type {ChoiceLink} from '../shared/site-link.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-host.js';

/** A pointer that only passes by stays shorter on a link, in milliseconds. */
const hoverPause = 80;

/**
 * Follows links between pages without loading a new document, also those inside shadow roots. Links that open something
 * else, or somewhere else, are left to the browser. Pages behind links that the reader points at are fetched ahead.
 */
export class LinkController implements ReactiveController {
  readonly #host: SiteHost;
  readonly #site: SiteController;
  #hover: ReturnType<typeof setTimeout> | undefined;

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('click', this.#onClick);
    this.#host.addEventListener('pointerover', this.#onPoint);
    this.#host.addEventListener('focusin', this.#onPoint);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#onClick);
    this.#host.removeEventListener('pointerover', this.#onPoint);
    this.#host.removeEventListener('focusin', this.#onPoint);
    clearTimeout(this.#hover);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    const route = this.#routeOf(event);
    if (!route) return;
    event.preventDefault();
    this.#site.navigate(route, linkOf(event)?.choice);
  };

  readonly #onPoint = (event: Event): void => {
    clearTimeout(this.#hover);
    const route = this.#routeOf(event);
    if (route) this.#hover = setTimeout(() => this.#site.prefetch(route.path), hoverPause);
  };

  #routeOf(event: Event) {
    const link = linkOf(event);
    if (!link?.href || link.hasAttribute('download') || !/^(_self)?$/i.test(link.target)) return;
    return this.#site.routeOf(link);
  }
}

function linkOf(event: Event): ChoiceLink | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}
