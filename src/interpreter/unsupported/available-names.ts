import {
  browserClasses,
  browserMembers,
  browserObjects,
  unavailableInWindow,
} from '../../content/browser-members.js';
import type {BrowserObject} from '../../content/browser-members.js';
import type {HostObject, ReaderHost} from '../../content/interactive.js';
import {Budget} from '../budget.js';
import {Evaluator} from '../evaluator.js';
import {libraryOf} from '../library/library.js';
import {fromHost, ownEventMethods} from '../react/host-values.js';
import {ReactRuntime} from '../react/runtime.js';
import type {OuterScope} from '../scope.js';
import {FunctionValue, HostObjectValue, type Value} from '../values.js';

/**
 * The names that code finds outside of its files once its page is shown: those of the library, and
 * those of a browser. Their values can be asked for their members, but do nothing.
 */
export function availableNames(): OuterScope {
  const evaluator = new Evaluator();
  return libraryOf(evaluator, new ShownRuntime(evaluator), '', 0);
}

/**
 * The value of a member of one of these values, if it is known. `'missing'` for a member that the
 * interpreter refuses; `undefined` where neither is known.
 */
export function memberOf(
  owner: Value,
  name: string,
  library: OuterScope,
): {readonly value: Value} | 'missing' | undefined {
  if (owner instanceof FunctionValue) {
    return owner.members.has(name) ? {value: owner.members.get(name)} : 'missing';
  }
  if (!(owner instanceof HostObjectValue)) return undefined;
  const {host} = owner;
  const property = host.get(name);
  if (property) return {value: fromHost(property.value)};
  if (host.method(name) || (host.scope && ownEventMethods.has(name))) return undefined;
  // The window of a browser has members that pages define, and those that no table names.
  if (host.scope !== 'window') return 'missing';
  return library.find(name) ?? (host.hides(name) ? 'missing' : undefined);
}

/** Whether code may set a member of one of these values. */
export function maySet(owner: Value, name: string): boolean {
  return (
    owner instanceof HostObjectValue &&
    (owner.host.scope === 'window' || owner.host.set(name, undefined))
  );
}

/** Components as they are while a browser shows them, where each use of the browser is free. */
class ShownRuntime extends ReactRuntime {
  override get host(): ReaderHost {
    return shownHost;
  }

  override get budget(): Budget {
    return new Budget();
  }
}

const nothing = () => undefined;

/** A browser that has the names of one, and does nothing. */
const shownHost: ReaderHost = {
  objects: new Map(
    Object.entries(browserObjects).map(([name, object]) => [name, () => objectOf(object)]),
  ),
  constructors: new Map(browserClasses.map((name) => [name, nothing])),
  now: () => 0,
  random: () => 0,
  timer: () => nothing,
  frame: () => nothing,
  event: nothing,
  isReaderActing: () => false,
  afterTask: nothing,
  afterRender: nothing,
  readFile: () => Promise.resolve(''),
  inSite: (url) => url,
  send: nothing,
  fieldsIn: () => [],
  watchLabels: nothing,
  report: nothing,
};

function objectOf(object: BrowserObject): HostObject {
  const members = browserMembers[object];
  const properties = new Set<string>(members.properties);
  const methods = new Set<string>(members.methods);
  const setters = new Set<string>(members.setters);
  return {
    name: object,
    scope: object === 'window' || object === 'document' ? object : undefined,
    get: (name) => (properties.has(name) ? {value: inner.get(name)?.()} : undefined),
    hides: (name) => object === 'window' && unavailableInWindow.has(name),
    set: (name) => setters.has(name),
    method: (name) => (methods.has(name) ? nothing : undefined),
  };
}

/** The objects that are properties of others. */
const inner: ReadonlyMap<string, () => HostObject> = new Map([
  ['location', () => objectOf('location')],
  ['history', () => objectOf('history')],
  ['navigator', () => objectOf('navigator')],
  ['clipboard', () => objectOf('clipboard')],
]);
