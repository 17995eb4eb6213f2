import {Refusal} from './refusal.js';
import {ErrorValue, type Value} from './values.js';

/** A value that code throws, on its way to what catches it. */
export class Thrown extends Refusal {
  readonly value: Value;

  constructor(value: Value) {
    super(`throws ${describe(value)}`, undefined, false, true);
    this.value = value;
  }
}

/** What a `catch` gets of an error of the interpreter; `undefined` if code cannot catch it. */
export function caught(error: unknown): {readonly value: Value} | undefined {
  if (error instanceof Thrown) return {value: error.value};
  if (error instanceof Refusal) {
    const {errorName, message} = error;
    return errorName === undefined ? undefined : {value: new ErrorValue(errorName, message)};
  }
  const isOfHost = hostErrors.some((type) => error instanceof type);
  if (!isOfHost) return undefined;
  const {name, message} = error as Error; // as each of these is
  return {value: new ErrorValue(name, message)};
}

/** What functions of the host throw; browsers refuse some regular expressions only when used. */
export const hostErrors: readonly (new () => unknown)[] = [
  ...[RangeError, TypeError, URIError, SyntaxError, DOMException],
  // Firefox, where code is nested too deep.
  ...[(globalThis as {readonly InternalError?: new () => unknown}).InternalError ?? RangeError],
];

function describe(value: Value): string {
  return value instanceof ErrorValue ? `“${value.message}”` : 'a value';
}
