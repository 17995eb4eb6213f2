import type {ElementBehavior, EventHandler} from '../../src/content/interactive.js';
import {elementObject, ownElement, setDataset} from './element-object.js';
import {isPrivate} from './is-private.js';
import {mediaEvents} from './media-events.js';
import {isReaderActing, whileActing} from './reader-act.js';
import {eventObject} from './event-object.js';

/** An element of a component, with what it does. */
interface Behaving {
  behavior: ElementBehavior | undefined;
  /** The events that it listens to. */
  readonly types: Set<string>;
  ref: ElementBehavior['ref'];
}

const behaving = new WeakMap<Element, Behaving>();

let isRendering = false;

/** Renders something. Events that this causes do not count: a field may lose the focus. */
export function whileRendering(render: () => void): void {
  const before = isRendering;
  isRendering = true;
  try {
    render();
  } finally {
    isRendering = before;
  }
}

/** The events that have been handled for all elements that they pass. */
const handled = new WeakSet<Event>();

/** Events that only their own element gets, in React as in the browser. */
const direct = new Set([
  ...'mouseenter mouseleave pointerenter pointerleave scroll load error toggle'.split(' '),
  ...mediaEvents,
]);

/** Lets an element do what its component says, as long as it is on the page. */
export function behave(
  element: Element,
  behavior: ElementBehavior | undefined,
  isConnected: boolean,
): void {
  const before = behaving.get(element);
  const known = before ?? {behavior, types: new Set(), ref: undefined};
  // It is on the page once this update is complete.
  if (!before && behavior?.focuses && isReaderActing() && element instanceof HTMLElement) {
    queueMicrotask(() => focus(element));
  }
  behaving.set(element, known);
  known.behavior = isConnected ? behavior : undefined;
  const ref = known.behavior?.ref;
  if (ref?.key !== known.ref?.key) {
    known.ref?.set(ownElement(element), false);
    ref?.set(ownElement(element), true);
  }
  known.ref = ref;
  for (const name of known.behavior?.handlers.keys() ?? []) listen(element, name, known);
  if (behavior?.dataset) setDataset(element, behavior.dataset);
  if (behavior) control(element, behavior);
}

/** Gives an element the focus; readers go on at the end of its text. */
function focus(element: HTMLElement): void {
  element.focus();
  const isText = element instanceof HTMLInputElement && element.selectionStart !== null;
  if (isText) element.setSelectionRange(element.value.length, element.value.length);
}

/** The events that make what React calls another one. */
const causes: ReadonlyMap<string, readonly string[]> = new Map([
  ['change', ['input', 'click']],
  ['submit', ['submit', 'click', 'keydown']],
]);

function listen(element: Element, name: string, {types}: Behaving): void {
  const type = name.replace('!', '');
  for (const cause of causes.get(type) ?? [type]) {
    if (types.has(cause)) continue;
    types.add(cause);
    element.addEventListener(cause, handle);
  }
}

/**
 * Calls the handlers of an event for all elements that it passes, so that what they change is shown
 * once, after the last of them, and none of them sees what another one has changed (in React:
 * batching).
 */
function handle(event: Event): void {
  if (isRendering || handled.has(event) || isPrivate(event)) return;
  handled.add(event);
  const path = direct.has(event.type) ? [event.currentTarget] : event.composedPath();
  const elements = path.filter((target) => target instanceof Element);
  const behaviors = elements.map((element) => behaving.get(element)?.behavior);
  const batch = behaviors.find(Boolean)?.batch;
  const handlers = elements.map((element, index) => [element, behaviors[index]?.handlers] as const);
  whileActing(event, () =>
    batch?.(() => {
      dispatch(event, event.type, handlers);
      if (isChange(event, elements[0])) dispatch(event, 'change', handlers);
      submit(event, elements);
    }),
  );
  restore(elements[0], event.type);
}

/** Calls handlers, first those of the capture phase from the outside to the inside. */
function dispatch(
  event: Event,
  type: string,
  handlers: readonly (readonly [Element, ElementBehavior['handlers'] | undefined])[],
): void {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const call = (element: Element, handler: EventHandler | undefined) => {
    if (handler && !isStopped) handler(eventObject(event, element, elementObject, stop));
  };
  for (const [element, named] of handlers.toReversed()) call(element, named?.get(`${type}!`));
  for (const [element, named] of handlers) call(element, named?.get(type));
}

/** Whether React calls `onChange`: a box changes when it is clicked, other fields with each key. */
function isChange({type}: Event, target: Element | undefined): boolean {
  const isBox = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
  if (!isBox) return type === 'input';
  const wasChecked = behaving.get(target)?.behavior?.checked;
  return type === 'click' && !(target.type === 'radio' && wasChecked === target.checked);
}

/** After a reader has changed a field, it shows what its component says. */
function restore(target: Element | undefined, type: string): void {
  if (!target || !/^(?:input|change|click)$/.test(type)) return;
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
  const group = isRadio && `input[type="radio"][name="${CSS.escape(target.name)}"]`;
  const fields = group ? (target.getRootNode() as Document).querySelectorAll(group) : [target];
  for (const field of fields) {
    const behavior = behaving.get(field)?.behavior;
    if (behavior) control(field, behavior);
  }
}

/** Submits the form around a button that was clicked, or a field in which Enter was pressed. */
function submit(event: Event, elements: readonly Element[]): void {
  if (event.defaultPrevented) return;
  const isClick =
    event.type === 'click' && elements.some((element) => behaving.get(element)?.behavior?.submits);
  const isEnter =
    event instanceof KeyboardEvent &&
    event.type === 'keydown' &&
    event.key === 'Enter' &&
    !event.isComposing &&
    elements[0] instanceof HTMLInputElement &&
    !/^(?:button|checkbox|radio|color|range)$/.test(elements[0].type);
  if (!isClick && !isEnter) return;
  const form = elements.find((element) => behaving.get(element)?.behavior?.handlers.has('submit'));
  if (!form) return;
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  if ([...fields].some((field) => !field.reportValidity())) return;
  form.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true}));
}

/** Gives a field the value that its component says (React: controlled components). */
function control(element: Element, {value, checked}: ElementBehavior): void {
  if (element instanceof HTMLInputElement && checked !== undefined) element.checked = checked;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (!isField || value === undefined || element.value === value) return;
  // "1." is the same number as "1", while the reader is typing.
  const isSameNumber =
    element.type === 'number' && element.value !== '' && Number(element.value) === Number(value);
  if (!isSameNumber) element.value = value;
}
