import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Space in pixels between a panel and the edges of the window. */
const edge = 8;

/**
 * Opens and closes a panel below a button: the element with `popover="manual"` in the host's shadow
 * root, below the one with the part `button`.
 *
 * Escape, a press outside, and focus that leaves close it; Escape moves the focus back to the
 * button. Arrow keys, Home and End move through the focusable elements of the panel; from the
 * button, the down arrow moves into it.
 */
export class PopoverController implements ReactiveController {
  /** Whether the panel is visible. */
  isOpen = false;

  readonly #host: ReactiveControllerHost & HTMLElement;
  #anchor: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown);
    this.#host.addEventListener('focusout', this.#onFocusOut);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown);
    this.#host.removeEventListener('focusout', this.#onFocusOut);
    this.close();
  }

  readonly toggle = (): void => {
    if (this.isOpen) this.close();
    else this.open();
  };

  /** Opens below `anchor`; without one, below the button of the host. */
  open(anchor = this.#button): void {
    const panel = this.#panel;
    if (this.isOpen || !panel || !anchor) return;
    this.isOpen = true;
    this.#anchor = anchor;
    panel.showPopover();
    this.#place();
    addEventListener('scroll', this.#place, {capture: true, passive: true});
    addEventListener('resize', this.#place);
    addEventListener('pointerdown', this.#onPress);
    this.#host.requestUpdate();
  }

  readonly close = (): void => {
    if (!this.isOpen) return;
    this.isOpen = false;
    if (this.#panel?.isConnected) this.#panel.hidePopover();
    removeEventListener('scroll', this.#place, {capture: true});
    removeEventListener('resize', this.#place);
    removeEventListener('pointerdown', this.#onPress);
    this.#host.requestUpdate();
  };

  /** Moves the focus into the panel: to the current entry, else to the first. */
  enter(): void {
    const items = this.#items;
    const current = items.find((item) => item.matches('[aria-current], [aria-checked="true"]'));
    (current ?? items[0])?.focus();
  }

  get #panel(): HTMLElement | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('[popover]') ?? undefined;
  }

  get #button(): HTMLElement | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('[part~=button]') ?? undefined;
  }

  get #items(): readonly HTMLElement[] {
    return [...(this.#panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  }

  /** Aligned with the start of the anchor or, if there is no room, with its end. */
  readonly #place = (): void => {
    const panel = this.#panel;
    const anchor = this.#anchor;
    if (!panel || !anchor) return;
    const {left, right, bottom} = anchor.getBoundingClientRect();
    const {width} = panel.getBoundingClientRect();
    const isRtl = getComputedStyle(anchor).direction === 'rtl';
    const most = document.documentElement.clientWidth - width - edge;
    const fits = (at: number) => at >= edge && at <= most;
    const wanted = [left, right - width];
    if (isRtl) wanted.reverse();
    const at = wanted.find(fits) ?? Math.max(edge, Math.min(left, most));
    panel.style.setProperty('--_left', `${at}px`);
    panel.style.setProperty('--_top', `${bottom}px`);
  };

  readonly #onPress = (event: PointerEvent): void => {
    const path = event.composedPath();
    if (!path.includes(this.#host) && !(this.#anchor && path.includes(this.#anchor))) this.close();
  };

  readonly #onFocusOut = ({relatedTarget}: FocusEvent): void => {
    // Without a target, the window lost the focus, or a press outside moved it, which is handled
    // separately.
    if (!relatedTarget || !this.isOpen) return;
    const isInside = relatedTarget instanceof Node && this.#host.contains(relatedTarget);
    if (!isInside && relatedTarget !== this.#anchor) this.close();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.isOpen) {
      // Only the innermost popover closes: a drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      const isInside = this.#panel?.matches(':focus-within');
      const button = this.#button ?? this.#anchor;
      this.close();
      if (isInside) button?.focus();
      return;
    }
    const items = this.#items;
    const index = items.findIndex((item) => item.matches(':focus'));
    if (index === -1) {
      if (event.key !== 'ArrowDown') return;
      this.open();
      this.enter();
    } else {
      const next = nextOf(event.key, index, items.length);
      if (next === undefined) return;
      items.at(next)?.focus();
    }
    event.preventDefault();
  };
}

/** The index that a key moves to in a list that wraps. */
function nextOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}
