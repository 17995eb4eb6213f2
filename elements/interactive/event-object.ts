import type {HostObject, HostValue} from '../../src/content/interactive.js';
import {dataObject, hostObject} from './host-object.js';

/** The properties of events that are data. */
const data = (
  'type bubbles cancelable defaultPrevented timeStamp key code repeat isComposing altKey ctrlKey ' +
  'metaKey shiftKey button buttons clientX clientY pageX pageY screenX screenY offsetX offsetY ' +
  'movementX movementY deltaX deltaY deltaMode pointerId pointerType pressure inputType data ' +
  'isPrimary matches media newState oldState detail'
).split(' ');

type AnyEvent = Event & {readonly [name: string]: unknown};

const properties: Readonly<Record<string, (self: AnyEvent) => HostValue>> = Object.fromEntries(
  data.map((name) => [
    name,
    (self: AnyEvent): HostValue => {
      const value = self[name];
      return typeof value === 'object' ? undefined : (value as HostValue);
    },
  ]),
);

/** What code may use of an element. */
export type ObjectOf = (element: EventTarget | null | undefined) => HostObject | null;

/** An event for a handler; `stop` keeps it from the handlers of outer elements. */
export function eventObject(
  event: Event,
  currentTarget: EventTarget | null,
  objectOf: ObjectOf,
  stop: () => void = () => undefined,
): HostObject {
  // Code sees our own elements, but not what is inside them.
  const target = event.composedPath().find((one) => objectOf(one) !== null);
  const self = event as AnyEvent;
  let isStopped = false;
  const object: HostObject = hostObject(
    {
      name: 'an event',
      properties: {
        ...properties,
        target: () => objectOf(target),
        currentTarget: () => objectOf(currentTarget),
        relatedTarget: () => objectOf((event as FocusEvent).relatedTarget),
        nativeEvent: () => object,
        touches: () => touchesOf(self['touches']),
        changedTouches: () => touchesOf(self['changedTouches']),
      },
      methods: {
        // What happens to the site itself is not theirs to prevent.
        preventDefault: () => {
          if (objectOf(target)) event.preventDefault();
        },
        stopPropagation: () => {
          isStopped = true;
          stop();
        },
        stopImmediatePropagation: stop,
        isPropagationStopped: () => isStopped,
        isDefaultPrevented: () => event.defaultPrevented,
        persist: () => undefined,
      },
    },
    self,
  );
  return object;
}

function touchesOf(touches: unknown): HostValue {
  if (!touches) return undefined;
  const names = ['identifier', 'clientX', 'clientY', 'pageX', 'pageY'] as const;
  return Array.from(touches as TouchList, (touch) => dataObject('a touch', touch, names));
}
