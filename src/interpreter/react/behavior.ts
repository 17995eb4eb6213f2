import type {EventHandler} from '../../content/interactive.js';
import {datasetName} from '../../shared/dataset-name.js';
import {isPrimitive, type FunctionValue as Callee, FunctionValue, type Value} from '../values.js';
import {fromHost} from './host-values.js';
import type {Instance} from './instance.js';
import type {Behavior} from './kept-nodes.js';
import type {ReactRuntime} from './runtime.js';

/** Names of events that differ from React's by more than `on` and capitals. */
const eventNames: ReadonlyMap<string, string> = new Map([
  ['doubleclick', 'dblclick'],
  // These two bubble in React.
  ['focus', 'focusin'],
  ['blur', 'focusout'],
]);

/** The properties that make an element more than what it shows. */
const behaves = /^(?:on[A-Z]\w*|ref|value|checked|autoFocus|data-.*)$/;

/**
 * What an element does, by its properties; `undefined` for one that only shows something. `owner`
 * is the component that made it. It is what the element did before, `known`, if only the functions
 * differ that handle its events.
 */
export function behaviorOf(
  tag: string,
  props: ReadonlyMap<string, Value>,
  owner: Instance | undefined,
  runtime: ReactRuntime,
  isInForm: boolean,
  known?: Behavior,
): Behavior | undefined {
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
  const focuses = props.get('autoFocus') === true;
  const dataset = datasetOf(props);
  const behavior: Behavior = {
    handlers,
    batch: (work) => runtime.batch(work),
    ...(dataset.size > 0 && {dataset}),
    ...(value !== undefined && value !== null && isPrimitive(value) && {value: String(value)}),
    ...(typeof checked === 'boolean' && {checked}),
    ...(submits && {submits}),
    ...(focuses && {focuses}),
    ...(setsRef && {
      ref: {
        key: ref,
        set: (element, isThere) => runtime.attach(owner, ref, fromHost(element), isThere),
      },
    }),
  };
  const isControlled = 'value' in behavior || 'checked' in behavior;
  const isEmpty = handlers.size === 0 && !setsRef && !submits && !focuses && !isControlled;
  if (isEmpty) return undefined;
  if (!known || isControlled || !isSameBehavior(known, behavior)) return behavior;
  for (const [event, handler] of handlers) known.handlers.set(event, handler);
  return known;
}

/** Whether two do the same, apart from the functions that handle their events. */
function isSameBehavior(before: Behavior, now: Behavior): boolean {
  const {dataset: data = noData} = before;
  const {dataset = noData} = now;
  return (
    before.value === undefined &&
    before.checked === undefined &&
    before.submits === now.submits &&
    before.focuses === now.focuses &&
    before.ref?.key === now.ref?.key &&
    before.handlers.size === now.handlers.size &&
    [...now.handlers.keys()].every((event) => before.handlers.has(event)) &&
    data.size === dataset.size &&
    [...dataset].every(([name, value]) => data.get(name) === value)
  );
}

const noData: ReadonlyMap<string, string> = new Map();

function handlerOf(
  callee: Callee,
  owner: Instance | undefined,
  runtime: ReactRuntime,
): EventHandler {
  return (event) => void runtime.run(owner, callee, [fromHost(event)]);
}

/** What `dataset` contains. */
function datasetOf(props: ReadonlyMap<string, Value>): ReadonlyMap<string, string> {
  const dataset = new Map<string, string>();
  for (const [name, value] of props) {
    if (!name.startsWith('data-') || !isPrimitive(value) || value === undefined) continue;
    dataset.set(datasetName(name), String(value));
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
