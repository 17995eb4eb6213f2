import type {Machine} from '../machine.js';
import type {Value} from '../values.js';

/** A method of values of a type. */
export type Method<T> = (self: T, args: readonly Value[], machine: Machine) => Value;

/** A table of methods by name. */
export type Methods<T> = ReadonlyMap<string, Method<T>>;

/** Such as `map`: calls a function of the code. */
export function callback(args: readonly Value[], machine: Machine) {
  return (...values: readonly Value[]): Value => machine.call(args[0], values);
}
