import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Calls back once when its host comes near the viewport, to delay expensive work until then. */
export class NearController implements ReactiveController {
  isNear = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #onNear: () => void;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, onNear: () => void) {
    this.#host = host;
    this.#onNear = onNear;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.isNear) return;
    this.#observer = new IntersectionObserver((entries) => this.#notice(entries), {
      rootMargin: '400px',
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** Calls back at once, wherever the host is. */
  meet(): void {
    if (this.isNear) return;
    this.isNear = true;
    this.hostDisconnected();
    this.#onNear();
  }

  #notice(entries: readonly IntersectionObserverEntry[]): void {
    if (entries.some(({isIntersecting}) => isIntersecting)) this.meet();
  }
}
