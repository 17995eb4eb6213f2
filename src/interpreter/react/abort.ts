import {Refusal} from '../refusal.js';
import {reasonOf} from '../library/promises.js';
import {Thrown} from '../thrown.js';
import {FunctionValue, SignalValue, type Value} from '../values.js';
import type {Instance} from './instance.js';
import type {ReactRuntime} from './runtime.js';

/** `new AbortController()` */
function makeAbortController(runtime: ReactRuntime): Value {
  const controller = new AbortController();
  const signal = new SignalValue(controller.signal);
  const listeners = new Map<FunctionValue, Instance | undefined>();
  const call = () => {
    for (const [callee, owner] of listeners) runtime.run(owner, callee, []);
  };
  controller.signal.addEventListener('abort', call, {once: true});
  const define = (name: string, work: (args: readonly Value[]) => void) =>
    [name, new FunctionValue(name, (args) => void work(args))] as const;
  const members = [
    ['aborted', false],
    ['reason', undefined],
    define('addEventListener', ([type, callee]) => {
      if (type !== 'abort' || !(callee instanceof FunctionValue)) return;
      runtime.budget.items(listeners.size + 1);
      listeners.set(callee, runtime.current);
    }),
    define('removeEventListener', ([, callee]) => {
      if (callee instanceof FunctionValue) listeners.delete(callee);
    }),
    define('throwIfAborted', () => {
      if (controller.signal.aborted) throw new Thrown(signal.get('reason'));
    }),
  ] as const;
  for (const [name, value] of members) signal.set(name, value);
  const abort = define('abort', ([reason]) => {
    if (controller.signal.aborted) return;
    signal.set('aborted', true);
    const given = reason === undefined ? undefined : new Thrown(reason);
    controller.abort(given);
    signal.set('reason', reasonOf(controller.signal.reason));
  });
  return new Map<string, Value>([['signal', signal], abort]);
}

/** `AbortController` */
export function abortControllerOf(runtime: ReactRuntime): FunctionValue {
  const refuse = () => {
    throw Refusal.error('TypeError', 'calls `AbortController` without `new`');
  };
  return new FunctionValue('AbortController', refuse, new Map(), () =>
    makeAbortController(runtime),
  );
}
