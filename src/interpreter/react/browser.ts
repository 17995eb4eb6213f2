import {browserNames, type browserFunctions} from '../../content/browser-members.js';
import type {HostValue, ReaderHost} from '../../content/interactive.js';
import {ownProperty} from '../../shared/own-property.js';
import {toNumber} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import type {OuterScope} from '../scope.js';
import {FunctionValue, HostObjectValue, ParametersValue, type Value} from '../values.js';
import {abortControllerOf, abortSignalOf} from './abort.js';
import {fetchOf} from './fetch.js';
import {eventClass} from './own-events.js';
import {fromHost, hostMember, toHost} from './host-values.js';
import type {ReactRuntime} from './runtime.js';

/**
 * The names of a browser. Code finds them only once its page is shown in one, so that
 * `typeof window` can tell.
 */
export function browserOf(runtime: ReactRuntime, machine: Machine): OuterScope {
  const {timers} = runtime;
  const timer = (name: string, isRepeated: boolean) =>
    new FunctionValue(name, ([callee, milliseconds, ...args]) =>
      timers.start(toNumber(milliseconds, machine.budget), isRepeated, callee, args),
    );
  const stop = (name: string) =>
    new FunctionValue(name, ([number]) => {
      timers.stop(number);
      return undefined;
    });
  const functions: Readonly<Record<(typeof browserFunctions)[number], FunctionValue>> = {
    setTimeout: timer('setTimeout', false),
    setInterval: timer('setInterval', true),
    clearTimeout: stop('clearTimeout'),
    clearInterval: stop('clearInterval'),
    requestAnimationFrame: new FunctionValue('requestAnimationFrame', ([callee]) =>
      timers.requestFrame(callee),
    ),
    cancelAnimationFrame: stop('cancelAnimationFrame'),
    queueMicrotask: new FunctionValue('queueMicrotask', ([callee]) =>
      timers.start(0, false, callee, []),
    ),
    fetch: fetchOf(runtime, machine),
    AbortController: abortControllerOf(runtime),
    AbortSignal: abortSignalOf(runtime, machine),
    Event: eventClass('Event', machine),
    CustomEvent: eventClass('CustomEvent', machine),
    FormData: formDataOf(runtime),
  };
  return {
    find(name) {
      const {host} = runtime;
      if (!host) {
        if (browserNames.has(name)) runtime.needsBrowser();
        return undefined;
      }
      const callee = ownProperty(functions, name);
      if (callee) return {value: callee};
      const make = host.constructors.get(name);
      if (make) return {value: constructorOf(name, make, runtime)};
      const object = host.objects.get(name);
      if (object) return {value: fromHost(object())};
      const window = host.objects.get('window')?.();
      return window && hostMember(new HostObjectValue(window), name, runtime);
    },
  };
}

/** `FormData`, whose values are texts. */
function formDataOf(runtime: ReactRuntime): FunctionValue {
  const refuse = () => {
    throw Refusal.error('TypeError', 'calls `FormData` without `new`');
  };
  return new FunctionValue('FormData', refuse, new Map(), ([form]) => {
    const fields = form instanceof HostObjectValue ? runtime.host?.fieldsIn(form.host) : [];
    return new ParametersValue(new URLSearchParams(fields?.map((field) => [...field])));
  });
}

/** A class of the browser, such as `ResizeObserver`. */
function constructorOf(
  name: string,
  make: NonNullable<ReturnType<ReaderHost['constructors']['get']>>,
  runtime: ReactRuntime,
): Value {
  const refuse = () => {
    throw new Refusal(`calls \`${name}\``);
  };
  return new FunctionValue(name, refuse, new Map(), (args) => {
    const made = make(args.map((arg): HostValue => toHost(arg, runtime)));
    if (!made) throw new Refusal(`makes a \`${name}\` without a function`);
    return fromHost(made);
  });
}
