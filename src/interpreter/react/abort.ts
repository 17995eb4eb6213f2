import {Refusal} from '../refusal.js';
import {reasonOf} from '../library/promises.js';
import {Thrown} from '../thrown.js';
import {FunctionValue, type ObjectValue, type Value} from '../values.js';
import type {ReactRuntime} from './runtime.js';

/** The signals of a page, each with what it is for the browser. */
export type Signals = WeakMap<ObjectValue, AbortSignal>;

/** `new AbortController()` */
function makeAbortController(runtime: ReactRuntime, signals: Signals): Value {
  const controller = new AbortController();
  const {signal} = controller;
  const value: ObjectValue = new Map<string, Value>([
    ['aborted', false],
    [
      'addEventListener',
      new FunctionValue('addEventListener', ([type, callee]) => {
        const owner = runtime.current;
        if (type !== 'abort') return undefined;
        signal.addEventListener('abort', () => void runtime.run(owner, callee, []), {once: true});
        return undefined;
      }),
    ],
    [
      'throwIfAborted',
      new FunctionValue('throwIfAborted', () => {
        if (signal.aborted) throw new Thrown(reasonOf(signal.reason));
        return undefined;
      }),
    ],
  ]);
  signals.set(value, signal);
  const abort = new FunctionValue('abort', () => {
    value.set('aborted', true);
    controller.abort();
    return undefined;
  });
  return new Map<string, Value>([
    ['signal', value],
    ['abort', abort],
  ]);
}

/** `AbortController` */
export function abortControllerOf(runtime: ReactRuntime, signals: Signals): FunctionValue {
  const refuse = () => {
    throw Refusal.error('TypeError', 'calls `AbortController` without `new`');
  };
  return new FunctionValue('AbortController', refuse, new Map(), () =>
    makeAbortController(runtime, signals),
  );
}
