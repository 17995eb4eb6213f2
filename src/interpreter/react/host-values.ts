import type {HostObject, HostValue} from '../../content/interactive.js';
import type {Components, OwnEvents} from '../machine.js';
import {promiseOf} from '../library/promises.js';
import {Refusal} from '../refusal.js';
import {kindOf} from '../convert.js';
import {
  FunctionValue,
  HostObjectValue,
  isPrimitive,
  SignalValue,
  UrlValue,
  type Value,
} from '../values.js';

/** The value of each object of the browser: two of the same object are equal. */
const values = new WeakMap<HostObject, HostObjectValue>();

/** What the browser gives, as a value of the code. */
export function fromHost(given: HostValue): Value {
  if (typeof given === 'function') throw new Refusal('reads a function of the browser');
  if (typeof given !== 'object' || given === null) return given;
  if (given instanceof Map) {
    return new Map(
      [...(given as ReadonlyMap<string, HostValue>)].map(([name, value]) => [
        name,
        fromHost(value),
      ]),
    );
  }
  if (Array.isArray(given)) return (given as readonly HostValue[]).map(fromHost);
  if (given instanceof Promise) return promiseOf(given.then(fromHost));
  const host = given as HostObject; // what is left
  const known = values.get(host) ?? new HostObjectValue(host);
  values.set(host, known);
  return known;
}

/** A value of the code for the browser. Refuses what it cannot take. */
export function toHost(value: Value, react: Components): HostValue {
  if (isPrimitive(value)) return value;
  if (value instanceof HostObjectValue) return value.host;
  const {budget} = react;
  if (Array.isArray(value)) {
    budget.items(value.length);
    return budget.nest(() => value.map((item) => toHost(item, react)));
  }
  if (value instanceof Map) {
    budget.items(value.size);
    return budget.nest(
      () => new Map([...value].map(([name, item]) => [name, toHost(item, react)])),
    );
  }
  if (value instanceof FunctionValue) return react.functionOf(value);
  if (value instanceof UrlValue) return value.url.href;
  throw new Refusal(`passes ${kindOf(value)} to the browser`);
}

/** A member of an object of the browser; `undefined` if code may not use it. */
export function hostMember(
  {host}: HostObjectValue,
  name: string,
  react: Components,
): {readonly value: Value} | undefined {
  react.budget.spend(stepsOfHost);
  const property = host.get(name);
  if (property) return {value: measured(property.value, react)};
  const method = host.method(name);
  const own = host.scope && ownEventMethods.get(name);
  if (method || own) {
    const call = (args: readonly Value[]) => {
      const result = own?.(react.ownEvents, args);
      if (!method) return result;
      const given = args.map((arg): HostValue => toHost(arg, react));
      if (name === 'addEventListener') endWithSignal(host, args[2], given);
      return measured(method(given), react);
    };
    return {value: new FunctionValue(name, call)};
  }
  const {names} = react;
  return host.scope === 'window' && names.has(name) ? {value: names.get(name)} : undefined;
}

type EventMethod = (events: OwnEvents, args: readonly Value[]) => Value;

/** The methods of the window and the document for events of the code itself. */
export const ownEventMethods: ReadonlyMap<string, EventMethod> = new Map<string, EventMethod>([
  ['addEventListener', (events, args) => void events.listen(args)],
  ['removeEventListener', (events, args) => void events.unlisten(args)],
  ['dispatchEvent', (events, args) => events.dispatch(args)],
]);

/** Ends listening when the `signal` of the options is aborted. */
function endWithSignal(host: HostObject, options: Value, given: readonly HostValue[]): void {
  const signal = options instanceof Map ? options.get('signal') : undefined;
  if (!(signal instanceof SignalValue)) return;
  const end = () => void host.method('removeEventListener')?.(given);
  signal.signal.addEventListener('abort', end, {once: true});
}

/** The steps that each use of an object of the browser costs. */
const stepsOfHost = 50;

/** A value that the browser gives, if it is not too large. */
function measured(given: HostValue, {budget}: Components): Value {
  if (typeof given === 'string') budget.text(given.length);
  if (Array.isArray(given)) budget.items(given.length, given.length * 4);
  return fromHost(given);
}
