import {toText} from '../convert.js';
import type {ReaderHost} from '../../content/interactive.js';
import type {Machine, OwnEvents} from '../machine.js';
import {Refusal} from '../refusal.js';
import {FunctionValue, SignalValue, type ObjectValue, type Value} from '../values.js';
import type {Instance} from './instance.js';

interface Listener {
  readonly callee: Value;
  readonly owner: Instance | undefined;
  readonly isOnce: boolean;
}

/** What components of this format listen to in order to learn which label the reader selects. */
const labelEvent = 'localStorageUpdate';

/** What events need of the components around them. */
interface Surroundings {
  /** The browser. */
  host(): ReaderHost | undefined;
  /** The component that acts. */
  owner(): Instance | undefined;
  run(owner: Instance | undefined, callee: Value, args: readonly Value[]): void;
}

/**
 * The events that the components of a page send to each other through `window` and `document`: no
 * code but theirs learns of them.
 */
export class EventsOfCode implements OwnEvents {
  readonly #surroundings: Surroundings;
  readonly #machine: Machine;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The lifetimes of components whose listeners end with them. */
  readonly #ending = new WeakSet<AbortSignal>();
  /** The lifetimes of components for which labels are watched. */
  readonly #watching = new WeakSet<AbortSignal>();

  constructor(surroundings: Surroundings, machine: Machine) {
    this.#surroundings = surroundings;
    this.#machine = machine;
  }

  /** `addEventListener`: until the component ends. */
  listen([type, callee, options]: readonly Value[]): void {
    const {budget} = this.#machine;
    const name = toText(type, budget);
    if (!(callee instanceof FunctionValue)) return;
    const owner = this.#surroundings.owner();
    const all = this.#listeners.get(name) ?? new Set();
    budget.items(all.size + 1 + this.#listeners.size);
    this.#listeners.set(name, all);
    if ([...all].some((one) => one.callee === callee)) return;
    if (name === labelEvent && owner) this.#watchLabels(owner.root);
    const isOnce = options instanceof Map && options.get('once') === true;
    const listener = {callee, owner, isOnce};
    all.add(listener);
    if (owner) this.#endWith(owner.root);
    const signal = options instanceof Map ? options.get('signal') : undefined;
    if (!(signal instanceof SignalValue)) return;
    signal.signal.addEventListener('abort', () => this.#remove(name, listener), {once: true});
  }

  /** Removes all listeners of a component once it ends. */
  #endWith(root: Instance): void {
    const {signal} = root.ended;
    if (this.#ending.has(signal)) return;
    this.#ending.add(signal);
    const end = () => {
      for (const [name, all] of this.#listeners) {
        for (const one of all) if (one.owner?.root === root) this.#remove(name, one);
      }
    };
    signal.addEventListener('abort', end, {once: true});
  }

  #remove(name: string, listener: Listener): void {
    const all = this.#listeners.get(name);
    all?.delete(listener);
    if (all?.size === 0) this.#listeners.delete(name);
  }

  /** Calls listeners when the reader selects a label of tabs or code groups. */
  #watchLabels(root: Instance): void {
    const {signal} = root.ended;
    const host = this.#surroundings.host();
    if (!host || this.#watching.has(signal)) return;
    this.#watching.add(signal);
    host.watchLabels((label) => {
      const detail = new Map<string, Value>([
        ['key', 'code'],
        ['value', JSON.stringify(label)],
      ]);
      const event = new Map<string, Value>([
        ['type', labelEvent],
        ['detail', detail],
      ]);
      for (const {owner, callee} of [...(this.#listeners.get(labelEvent) ?? [])]) {
        if (owner?.root === root) this.#surroundings.run(owner, callee, [event]);
      }
    }, signal);
  }

  /** `removeEventListener` */
  unlisten([type, callee]: readonly Value[]): void {
    const name = toText(type, this.#machine.budget);
    for (const listener of this.#listeners.get(name) ?? []) {
      if (listener.callee === callee) this.#remove(name, listener);
    }
  }

  /** `dispatchEvent`: calls the listeners at once, in the order in which they were added. */
  dispatch([event]: readonly Value[]): boolean {
    const type = event instanceof Map ? event.get('type') : undefined;
    if (!(event instanceof Map) || typeof type !== 'string') {
      throw new Refusal('dispatches something that is not an event');
    }
    const all = this.#listeners.get(type) ?? new Set();
    this.#machine.budget.items(all.size);
    for (const listener of [...all]) {
      if (listener.isOnce) this.#remove(type, listener);
      const {owner, callee} = listener;
      this.#machine.budget.nest(() => this.#surroundings.run(owner, callee, [event]));
    }
    return event.get('defaultPrevented') !== true;
  }
}

/** `Event` or `CustomEvent` */
export function eventClass(name: string, machine: Machine): FunctionValue {
  const refuse = () => {
    throw Refusal.error('TypeError', `calls \`${name}\` without \`new\``);
  };
  return new FunctionValue(name, refuse, new Map(), ([type, options]) => {
    const given = options instanceof Map ? options : new Map<string, Value>();
    const event: ObjectValue = new Map<string, Value>([
      ['type', toText(type, machine.budget)],
      ['bubbles', !!given.get('bubbles')],
      ['cancelable', !!given.get('cancelable')],
      ['defaultPrevented', false],
      ['detail', given.get('detail') ?? null],
    ]);
    const prevent = () => {
      event.set('defaultPrevented', !!given.get('cancelable'));
      return undefined;
    };
    event.set('preventDefault', new FunctionValue('preventDefault', prevent));
    for (const stop of ['stopPropagation', 'stopImmediatePropagation']) {
      event.set(stop, new FunctionValue(stop, () => undefined));
    }
    return event;
  });
}
