import type {HostFunction, HostValue} from '../../src/content/interactive.js';
import {eventObject, type ObjectOf} from './event-object.js';
import {textOf} from './host-object.js';
import {isPrivate} from './is-private.js';

/** What listens for each function of the code. */
const listeners = new WeakMap<HostFunction, EventListener>();

type Listen = (self: EventTarget, type: HostValue, callee: HostValue, options?: HostValue) => void;

/** The methods of what code may listen to: until it stops, or its component is gone. */
export function listenerMethods(
  objectOf: ObjectOf,
): Readonly<Record<'addEventListener' | 'removeEventListener', Listen>> {
  return {
    addEventListener(self, type, callee, options) {
      if (typeof callee !== 'function') return;
      const listener =
        listeners.get(callee) ??
        ((event: Event) => {
          if (!isPrivate(event)) callee(eventObject(event, event.currentTarget, objectOf));
        });
      listeners.set(callee, listener);
      const {ended} = callee;
      const once = options instanceof Map && options.get('once') === true;
      const listening = {capture: isCapture(options), once, ...(ended && {signal: ended})};
      self.addEventListener(textOf(type), listener, listening);
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
