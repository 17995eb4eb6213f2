import {Refusal, type Refused} from './refusal.js';
import type {Value} from './values.js';

interface Binding {
  value: Value;
  isConstant: boolean;
  isSet: boolean;
  /** Why its value is not known. */
  refused?: Refused | undefined;
}

/** Names outside of all blocks: of a file, or of the library. */
export interface OuterScope {
  /** The value of a name; undefined for an unknown one. May throw a refusal. */
  find(name: string): {readonly value: Value} | undefined;
  /** Changes a variable, if the file has one of this name and may change it. */
  assign?(name: string, value: Value): boolean;
}

/** The names of a block or a function, inside another scope. */
export class Scope implements OuterScope {
  readonly #outer: OuterScope;
  readonly #bindings = new Map<string, Binding>();

  /** What `this` is in a function; `'unknown'` in one that belongs to no class. */
  receiver: {readonly value: Value} | 'unknown' | undefined;

  constructor(outer: OuterScope) {
    this.#outer = outer;
  }

  /** What `this` is. Throws a refusal outside of the code of classes. */
  findReceiver(): {readonly value: Value} {
    let {receiver} = this;
    let outer = this.#outer;
    while (receiver === undefined && outer instanceof Scope) {
      ({receiver} = outer);
      outer = outer.#outer;
    }
    if (receiver !== undefined && receiver !== 'unknown') return receiver;
    throw new Refusal('uses `this` outside of a class');
  }

  /** Whether this block itself has a name. */
  has(name: string): boolean {
    return this.#bindings.has(name);
  }

  /** Declares a name that has no value yet. */
  declare(name: string): void {
    this.#bindings.set(name, {value: undefined, isConstant: false, isSet: false});
  }

  /** Gives a name of this block its first value. */
  define(name: string, value: Value, isConstant = false): void {
    this.#bindings.set(name, {value, isConstant, isSet: true});
  }

  find(name: string): {readonly value: Value} | undefined {
    const binding = this.#bindings.get(name);
    if (binding === undefined) return this.#outer.find(name);
    if (binding.refused) throw Refusal.again(binding.refused);
    if (!binding.isSet) throw Refusal.final(`uses \`${name}\` before it is defined`);
    return binding;
  }

  /** Changes the value of a variable. */
  assign(name: string, value: Value): boolean {
    const binding = this.#bindings.get(name);
    if (binding === undefined) {
      if (!this.#outer.assign?.(name, value)) {
        throw new Refusal(`changes \`${name}\`, which is defined outside of the function`);
      }
      return true;
    }
    if (!binding.isSet && !binding.refused) {
      throw Refusal.final(`uses \`${name}\` before it is defined`);
    }
    if (binding.isConstant) throw Refusal.final(`changes the constant \`${name}\``);
    binding.value = value;
    binding.refused = undefined;
    return true;
  }

  /** The value of a variable is not known, because what gives it was refused. */
  refuse(name: string, refused: Refused): void {
    const binding = this.#bindings.get(name);
    if (binding) binding.refused = refused;
    else if (this.#outer instanceof Scope) this.#outer.refuse(name, refused);
  }

  /** A block with the same values: the next round of a loop. */
  copy(): Scope {
    const copy = new Scope(this.#outer);
    for (const [name, binding] of this.#bindings) copy.#bindings.set(name, {...binding});
    return copy;
  }
}
