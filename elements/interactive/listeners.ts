import type {HostFunction, HostValue} from '../../src/content/interactive.js';
import {eventObject, type ObjectOf} from './event-object.js';
import {textOf} from './host-object.js';
import {isPrivate} from './is-private.js';
import {mediaEvents} from './media-events.js';
import {whileActing} from './reader-act.js';

/** What listens for each function of the code. */
const listeners = new WeakMap<HostFunction, EventListener>();

/** What readers do, and what follows from it: no messages between documents. */
const listenable = new Set([
  ...(
    'keydown keyup keypress click dblclick contextmenu mousedown mouseup mousemove mouseover ' +
    'mouseout mouseenter mouseleave pointerdown pointerup pointermove pointerover pointerout ' +
    'pointercancel touchstart touchmove touchend touchcancel wheel scroll scrollend resize ' +
    'focus blur focusin focusout input change submit select copy cut visibilitychange online ' +
    'offline hashchange popstate transitionend animationend load error toggle fullscreenchange'
  ).split(' '),
  ...mediaEvents,
]);

type Listen = (self: EventTarget, type: HostValue, callee: HostValue, options?: HostValue) => void;

/** The methods of what code may listen to: until it stops, or its component is gone. */
export function listenerMethods(
  objectOf: ObjectOf,
): Readonly<Record<'addEventListener' | 'removeEventListener', Listen>> {
  return {
    addEventListener(self, type, callee, options) {
      if (typeof callee !== 'function') return;
      const name = textOf(type);
      // Nothing in the page dispatches events of other names.
      if (!listenable.has(name) && !(`on${name}` in globalThis)) return;
      if (!listenable.has(name)) throw new TypeError(`Code cannot listen to “${name}”.`);
      const listener =
        listeners.get(callee) ??
        ((event: Event) => {
          if (isPrivate(event)) return;
          const object = eventObject(event, event.currentTarget, objectOf);
          whileActing(event, () => callee(object));
        });
      listeners.set(callee, listener);
      const {ended} = callee;
      const once = options instanceof Map && options.get('once') === true;
      const listening = {capture: isCapture(options), once, ...(ended && {signal: ended})};
      self.addEventListener(name, listener, listening);
    },
    removeEventListener(self, type, callee, options) {
      const listener = typeof callee === 'function' && listeners.get(callee);
      if (listener) self.removeEventListener(textOf(type), listener, isCapture(options));
    },
  };
}

function isCapture(options: HostValue): boolean {
  return options === true || (options instanceof Map && options.get('capture') === true);
}
