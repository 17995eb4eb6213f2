import {iterate, toNumber} from '../convert.js';
import {reasonOf} from '../library/promises.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {Thrown} from '../thrown.js';
import {FunctionValue, SignalValue, type Value} from '../values.js';
import type {Instance} from './instance.js';
import type {ReactRuntime} from './runtime.js';

const define = (name: string, work: (args: readonly Value[]) => Value) =>
  [name, new FunctionValue(name, work)] as const;

/** The `signal` of a controller, as a value of the code. */
function signalOf({signal}: AbortController, runtime: ReactRuntime): SignalValue {
  const value = new SignalValue(signal);
  const listeners = new Map<FunctionValue, Instance | undefined>();
  const abort = () => {
    value.set('aborted', true);
    value.set('reason', reasonOf(signal.reason));
    for (const [callee, owner] of listeners) runtime.run(owner, callee, []);
  };
  const members = [
    ['aborted', false],
    ['reason', undefined],
    define('addEventListener', ([type, callee]) => {
      if (type !== 'abort' || !(callee instanceof FunctionValue)) return undefined;
      runtime.budget.items(listeners.size + 1);
      listeners.set(callee, runtime.current);
      return undefined;
    }),
    define('removeEventListener', ([, callee]) => {
      if (callee instanceof FunctionValue) listeners.delete(callee);
      return undefined;
    }),
    define('throwIfAborted', () => {
      if (signal.aborted) throw new Thrown(value.get('reason'));
      return undefined;
    }),
  ] as const;
  for (const [name, member] of members) value.set(name, member);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, {once: true});
  return value;
}

/** What a controller is aborted with: the error of the browser without a reason of the code. */
function errorOf(reason: Value): Thrown | undefined {
  return reason === undefined ? undefined : new Thrown(reason);
}

/** `AbortController` */
export function abortControllerOf(runtime: ReactRuntime): FunctionValue {
  const refuse = () => {
    throw Refusal.error('TypeError', 'calls `AbortController` without `new`');
  };
  return new FunctionValue('AbortController', refuse, new Map(), () => {
    const controller = new AbortController();
    return new Map<string, Value>([
      ['signal', signalOf(controller, runtime)],
      define('abort', ([reason]) => void controller.abort(errorOf(reason))),
    ]);
  });
}

/** `AbortSignal`, whose functions make signals. */
export function abortSignalOf(runtime: ReactRuntime, machine: Machine): FunctionValue {
  const refuse = () => {
    throw Refusal.error('TypeError', 'calls `AbortSignal`');
  };
  const members = new Map<string, Value>([
    define('abort', ([reason]) => {
      const controller = new AbortController();
      controller.abort(errorOf(reason));
      return signalOf(controller, runtime);
    }),
    define('timeout', ([milliseconds]) => {
      const controller = new AbortController();
      const [, end] = define('timeout', () => {
        controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
        return undefined;
      });
      runtime.timers.start(toNumber(milliseconds, machine.budget), false, end, []);
      return signalOf(controller, runtime);
    }),
    define('any', ([signals]) => {
      const controller = new AbortController();
      for (const one of iterate(signals, machine.budget)) {
        if (!(one instanceof SignalValue)) throw new Refusal('combines something with signals');
        const {signal} = one;
        const follow = () => controller.abort(signal.reason);
        if (signal.aborted) follow();
        else signal.addEventListener('abort', follow, {once: true, signal: controller.signal});
      }
      return signalOf(controller, runtime);
    }),
  ]);
  return new FunctionValue('AbortSignal', refuse, members);
}
