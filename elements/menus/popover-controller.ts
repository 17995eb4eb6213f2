import type {LitElement, ReactiveController, ReactiveControllerHost} from 'lit';
import type {Cancel} from '../../src/shared/scheduler.js';
import {scheduler} from '../shared/scheduler.js';
import {isUncovered, placePopover, type Alignment} from './place-popover.js';

type Host = ReactiveControllerHost & HTMLElement & Pick<LitElement, 'renderRoot'>;

/** What a popover is placed next to. */
export interface PopoverPlacement {
  /** By default the popover's button. */
  readonly anchor?: HTMLElement;
  /** The edge of the anchor to align with if there is room; `start` by default. */
  readonly align?: Alignment;
}

/**
 * Places a popover and moves the focus in it by the arrow keys, Home, End, and first letters.
 *
 * The popover is the element with a `popover` attribute in the host's shadow root, or the host
 * itself. The button that opens it has its id in `popovertarget`. The browser opens and closes it,
 * and handles Escape and presses elsewhere.
 */
export class PopoverController implements ReactiveController {
  readonly #host: Host;
  readonly #placement: PopoverPlacement;
  #cancel: Cancel | undefined;

  constructor(host: Host, placement: PopoverPlacement = {}) {
    this.#host = host;
    this.#placement = placement;
    host.addController(this);
    host.addEventListener('keydown', this.#onKeydown);
    host.addEventListener('focusout', this.#onFocusOut);
  }

  hostConnected(): void {
    // The event of a popover in the shadow root does not leave it.
    for (const target of [this.#host, this.#host.renderRoot]) {
      target.addEventListener('beforetoggle', this.#onBeforeToggle, {capture: true});
    }
  }

  /** Whether the popover is shown. */
  get isOpen(): boolean {
    return this.#popover.matches(':popover-open');
  }

  /** Shows the popover. */
  open(): void {
    this.#popover.togglePopover(true);
    this.#follow();
  }

  /** Hides the popover; the focus returns to the button if it was inside. */
  readonly close = (): void => {
    if (this.isOpen) this.#popover.hidePopover();
  };

  get #popover(): HTMLElement {
    return this.#host.renderRoot.querySelector<HTMLElement>('[popover]') ?? this.#host;
  }

  get #button(): HTMLElement | undefined {
    const root = this.#popover.getRootNode() as Document | ShadowRoot; // while it is connected
    return root.querySelector<HTMLElement>(`[popovertarget=${this.#popover.id}]`) ?? undefined;
  }

  get #anchor(): HTMLElement | undefined {
    return this.#placement.anchor ?? this.#button;
  }

  get #panel(): HTMLElement | undefined {
    return this.#host.renderRoot.querySelector<HTMLElement>('[part~=panel]') ?? undefined;
  }

  get #items(): readonly HTMLElement[] {
    return [...(this.#panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  }

  get #isMenu(): boolean {
    return this.#panel?.getAttribute('role') === 'menu';
  }

  readonly #onBeforeToggle = (event: Event): void => {
    const isOpening = (event as ToggleEvent).newState === 'open'; // the type of this event
    const button = this.#button;
    button?.setAttribute('aria-expanded', String(isOpening));
    this.#cancel?.();
    if (isOpening) this.#cancel = scheduler.frame(this.#onShown);
    else if (this.#popover.matches(':focus-within')) button?.focus();
  };

  /** Before the first frame that shows the popover: a menu has the focus in it. */
  readonly #onShown = (): void => {
    this.#follow();
    if (this.#isMenu) this.#enter();
  };

  /**
   * Keeps the popover next to its anchor until either is hidden. No event reports all the ways an
   * anchor can move: scrolling in another shadow root, images that load, a window that changes its
   * size.
   */
  readonly #follow = (): void => {
    this.#cancel?.();
    const popover = this.#popover;
    const panel = this.#panel;
    const anchor = this.#anchor;
    if (!this.isOpen || !panel || !anchor) return;
    placePopover({popover, panel, anchor, align: this.#placement.align ?? 'start'});
    if (isUncovered(anchor)) this.#cancel = scheduler.frame(this.#follow);
    else this.close();
  };

  /** Moves the focus to the current item, or to the first. */
  #enter(): void {
    const items = this.#items;
    const current = items.find((item) => item.matches('[aria-current], [aria-checked=true]'));
    (current ?? items[0])?.focus({preventScroll: true});
  }

  readonly #onFocusOut = ({relatedTarget}: FocusEvent): void => {
    // Without a target, the window has lost the focus, or a press outside has taken it.
    if (!(relatedTarget instanceof Node) || relatedTarget === this.#button) return;
    if (!this.#host.contains(relatedTarget)) this.close();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const {key} = event;
    if (key === 'Escape' && this.isOpen) {
      // Safari would close the dialog around the popover, too.
      this.close();
      event.preventDefault();
      return;
    }
    const items = this.#items;
    const index = items.findIndex((item) => item.matches(':focus'));
    if (index === -1) {
      const anchor = this.#anchor;
      if (key !== 'ArrowDown' || !anchor || !event.composedPath().includes(anchor)) return;
      this.open();
      this.#enter();
    } else if (key === 'Tab' && this.#isMenu) {
      this.close(); // the focus goes on from the button
      return;
    } else {
      const next = hasModifier(event) ? undefined : nextItem(key, index, items);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  };
}

/** A shortcut of the browser or the system. */
function hasModifier({altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/**
 * The item that a key moves to: for a letter, the next one whose text begins with it. The last item
 * is followed by the first.
 */
function nextItem(
  key: string,
  index: number,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  if (key === 'ArrowDown') return following[0];
  if (key === 'ArrowUp') return following.at(-2);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const letter = key.length === 1 && key !== ' ' ? key.toLowerCase() : undefined;
  return following.find(({textContent}) => textContent.trim().charAt(0).toLowerCase() === letter);
}
