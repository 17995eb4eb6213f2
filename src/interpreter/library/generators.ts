import type {AsyncGeneratorValue, GeneratorValue, Resume, Value} from '../values.js';
import type {Method, Methods} from './method.js';

/** What a generator gives each time, as an object of the code. */
export function resultOf({value, done}: {readonly value: Value; readonly done: boolean}): Value {
  return new Map<string, Value>([
    ['value', value],
    ['done', done],
  ]);
}

/** `next`, `return` and `throw`. */
function methods<T>(
  resume: (self: T, how: Resume, value: Value) => Value,
): ReadonlyMap<string, Method<T>> {
  return new Map(
    (['next', 'return', 'throw'] as const).map((how) => [
      how,
      (self: T, [value]: readonly Value[]) => resume(self, how, value),
    ]),
  );
}

export const generatorMethods: Methods<GeneratorValue> = methods((self, how, value) =>
  resultOf(self.resume(how, value)),
);

export const asyncGeneratorMethods: Methods<AsyncGeneratorValue> = methods((self, how, value) =>
  self.resume(how, value),
);

/** All members that generators have in JavaScript. */
export const ofGenerators: object = (function* () {
  yield;
})();
