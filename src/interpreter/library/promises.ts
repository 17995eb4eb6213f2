import {iterate} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {caught, Thrown} from '../thrown.js';
import {ErrorValue, FunctionValue, PromiseValue, type Value} from '../values.js';
import type {Method, Methods} from './method.js';

/** A promise of the code for one of the host. */
export function promiseOf(promise: Promise<Value>): PromiseValue {
  // What nobody handles is no error of the site.
  promise.catch(() => undefined);
  return new PromiseValue(promise);
}

/** A promise with what settles it. */
export function settleable(): {
  readonly promise: PromiseValue;
  readonly resolve: (value: Value | Promise<Value>) => void;
  readonly reject: (reason: Thrown) => void;
} {
  let resolve: (value: Value | Promise<Value>) => void = () => undefined;
  let reject: (reason: Thrown) => void = () => undefined;
  const promise = new Promise<Value>((fulfill, refuse) => {
    resolve = fulfill;
    reject = refuse;
  });
  return {promise: promiseOf(promise), resolve, reject};
}

/** The promise that a value is, or one that it fulfills. */
export function toPromise(value: Value): Promise<Value> {
  return value instanceof PromiseValue ? value.promise : Promise.resolve(value);
}

/** What a promise was rejected with, as a value of the code. */
export function reasonOf(error: unknown): Value {
  if (error instanceof Thrown) return error.value;
  const {name = 'Error', message = ''} = Object(error) as {name?: string; message?: string};
  return new ErrorValue(name, message);
}

/** What it costs to wait for a promise. */
const stepsOfPromise = 100;

/** Calls a function of the code later; what it throws rejects the promise. */
function later(machine: Machine): (callee: Value, ...args: Value[]) => Promise<Value> {
  const owner = machine.react.current;
  machine.budget.spend(stepsOfPromise);
  return (callee, ...args) => {
    const {promise, resolve, reject} = settleable();
    machine.react.enter(owner, () => {
      const {depth} = machine.budget;
      try {
        resolve(toPromise(machine.call(callee, args)));
      } catch (error) {
        const thrown = caught(error);
        if (!thrown) throw error;
        machine.budget.returnTo(depth);
        reject(new Thrown(thrown.value));
      }
    });
    return promise.promise;
  };
}

const then: Method<PromiseValue> = ({promise}, [fulfilled, rejected], machine) => {
  const call = later(machine);
  return promiseOf(
    promise.then(
      fulfilled instanceof FunctionValue ? (value) => call(fulfilled, value) : undefined,
      rejected instanceof FunctionValue ? (error) => call(rejected, reasonOf(error)) : undefined,
    ),
  );
};

export const promiseMethods: Methods<PromiseValue> = new Map<string, Method<PromiseValue>>([
  ['then', then],
  ['catch', (self, [rejected], machine) => then(self, [undefined, rejected], machine)],
  [
    'finally',
    ({promise}, [callee], machine) => {
      const call = later(machine);
      return promiseOf(
        promise.then(
          (value) => call(callee).then(() => value),
          (error: unknown) =>
            call(callee).then(() => {
              throw error;
            }),
        ),
      );
    },
  ],
]);

type LibraryFunction = (args: readonly Value[], machine: Machine) => Value;

const promisesIn = (items: Value, {budget}: Machine) => iterate(items, budget).map(toPromise);

/** `Promise` itself. */
export const promiseFunctions: ReadonlyMap<string, LibraryFunction> = new Map<
  string,
  LibraryFunction
>([
  ['resolve', ([value]) => promiseOf(toPromise(value))],
  ['reject', ([value]) => promiseOf(Promise.reject(new Thrown(value)))],
  ['all', ([items], machine) => promiseOf(Promise.all(promisesIn(items, machine)))],
  ['race', ([items], machine) => promiseOf(Promise.race(promisesIn(items, machine)))],
  ['any', ([items], machine) => promiseOf(Promise.any(promisesIn(items, machine)))],
  [
    'allSettled',
    ([items], machine) =>
      promiseOf(
        Promise.allSettled(promisesIn(items, machine)).then((outcomes) =>
          outcomes.map((outcome): Value =>
            outcome.status === 'fulfilled'
              ? new Map<string, Value>([
                  ['status', 'fulfilled'],
                  ['value', outcome.value],
                ])
              : new Map<string, Value>([
                  ['status', 'rejected'],
                  ['reason', reasonOf(outcome.reason)],
                ]),
          ),
        ),
      ),
  ],
]);

/** `new Promise(…)` */
export function makePromise([start]: readonly Value[], machine: Machine): PromiseValue {
  if (!(start instanceof FunctionValue)) throw new Refusal('makes a promise without a function');
  const {promise, resolve, reject} = settleable();
  machine.call(start, [
    new FunctionValue('resolve', ([value]) => void resolve(toPromise(value))),
    new FunctionValue('reject', ([value]) => void reject(new Thrown(value))),
  ]);
  return promise;
}
