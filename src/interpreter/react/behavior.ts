import type {ElementBehavior, EventHandler} from '../../content/interactive.js';
import {isPrimitive, type FunctionValue as Callee, FunctionValue, type Value} from '../values.js';
import {fromHost} from './host-values.js';
import type {Instance} from './instance.js';
import type {ReactRuntime} from './runtime.js';

/** Names of events that differ from React's by more than `on` and capitals. */
const eventNames: ReadonlyMap<string, string> = new Map([
  ['doubleclick', 'dblclick'],
  // These two bubble in React.
  ['focus', 'focusin'],
  ['blur', 'focusout'],
]);

/** The properties that make an element more than what it shows. */
const behaves = /^(?:on[A-Z]\w*|ref|value|checked|data-.*)$/;

/**
 * What an element does, by its properties; `undefined` for one that only shows something. `owner`
 * is the component that made it.
 */
export function behaviorOf(
  tag: string,
  props: ReadonlyMap<string, Value>,
  owner: Instance | undefined,
  runtime: ReactRuntime,
  isInForm: boolean,
): ElementBehavior | undefined {
  const names = [...props.keys()].filter((name) => behaves.test(name));
  const submits = isInForm && isSubmit(tag, props);
  if (names.length === 0 && !submits) return undefined;
  const handlers = new Map<string, EventHandler>();
  for (const name of names) {
    const callee = props.get(name);
    if (!name.startsWith('on') || !(callee instanceof FunctionValue)) continue;
    handlers.set(domEvent(name), handlerOf(callee, owner, runtime));
  }
  const isField = /^(?:input|select|textarea)$/.test(tag);
  const value = isField ? props.get('value') : undefined;
  const checked = tag === 'input' ? props.get('checked') : undefined;
  const ref = props.get('ref');
  const setsRef = ref instanceof Map || ref instanceof FunctionValue;
  const dataset = datasetOf(props);
  const behavior: ElementBehavior = {
    handlers,
    batch: (work) => runtime.batch(work),
    ...(dataset.size > 0 && {dataset}),
    ...(value !== undefined && value !== null && isPrimitive(value) && {value: String(value)}),
    ...(typeof checked === 'boolean' && {checked}),
    ...(submits && {submits}),
    ...(setsRef && {
      ref: {
        key: ref,
        set: (element, isThere) => runtime.attach(owner, ref, fromHost(element), isThere),
      },
    }),
  };
  const {size} = handlers;
  const isEmpty =
    size === 0 && !setsRef && !submits && !('value' in behavior || 'checked' in behavior);
  return isEmpty ? undefined : behavior;
}

function handlerOf(
  callee: Callee,
  owner: Instance | undefined,
  runtime: ReactRuntime,
): EventHandler {
  return (event) => void runtime.run(owner, callee, [fromHost(event)]);
}

/** `data-item-id` is `itemId`. */
function datasetOf(props: ReadonlyMap<string, Value>): ReadonlyMap<string, string> {
  const dataset = new Map<string, string>();
  for (const [name, value] of props) {
    if (!name.startsWith('data-') || !isPrimitive(value) || value === undefined) continue;
    const key = name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    dataset.set(key, String(value));
  }
  return dataset;
}

/** `onClick` is `click`, `onClickCapture` is `click!`. */
function domEvent(name: string): string {
  const [, written = '', capture] = /^on(.+?)(Capture)?$/.exec(name) ?? [];
  const lower = written.toLowerCase();
  return `${eventNames.get(lower) ?? lower}${capture ? '!' : ''}`;
}

/** Whether an element submits the form around it, as HTML says for buttons without a type. */
function isSubmit(tag: string, props: ReadonlyMap<string, Value>): boolean {
  const type = props.get('type');
  return tag === 'button'
    ? type === undefined || type === 'submit'
    : tag === 'input' && type === 'submit';
}
