/** An edge of an anchor, in the direction of its text. */
export type Alignment = 'start' | 'end';

/** An open popover, the scrolling panel in it, and what it is placed next to. */
export interface PlacedPopover {
  readonly popover: HTMLElement;
  readonly panel: HTMLElement;
  readonly anchor: HTMLElement;
  /** The edge of the anchor to align with if there is room. */
  readonly align: Alignment;
}

/** Space in pixels between a popover and the edges of the window. */
const edge = 8;

/**
 * Places a popover below its anchor, or above it if it does not fit below and there is more room
 * above.
 */
export function placePopover({popover, panel, anchor, align}: PlacedPopover): void {
  const {clientWidth, clientHeight} = document.documentElement;
  const {left, right, top, bottom} = anchor.getBoundingClientRect();
  const {width, height} = popover.getBoundingClientRect();

  const most = clientWidth - width - edge;
  const wanted = [left, right - width];
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  if (isRtl !== (align === 'end')) wanted.reverse();
  const fitting = wanted.find((at) => at >= edge && at <= most);

  const above = top - edge;
  const below = clientHeight - bottom - edge;
  const isBelow = height - panel.clientHeight + panel.scrollHeight <= below || below >= above;

  const style = {
    left: `${fitting ?? Math.max(edge, Math.min(left, most))}px`,
    top: isBelow ? `${bottom}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - top}px`,
    room: `${isBelow ? below : above}px`,
  };
  for (const [name, value] of Object.entries(style)) popover.style.setProperty(`--_${name}`, value);
}

/** Whether the center of an element is inside the window and not covered by another element. */
export function isUncovered(element: HTMLElement): boolean {
  const {left, top, width, height} = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot; // while it is connected
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}
