import type {HostValue, ReaderHost} from '../../content/interactive.js';
import {toNumber} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import type {OuterScope} from '../scope.js';
import {FunctionValue, HostObjectValue, ParametersValue, type Value} from '../values.js';
import {abortControllerOf, abortSignalOf} from './abort.js';
import {fetchOf} from './fetch.js';
import {eventClasses} from './own-events.js';
import {fromHost, hostMember, toHost} from './host-values.js';
import type {ReactRuntime} from './runtime.js';

/**
 * The names of a browser. Code finds them only once its page is shown in one, so that
 * `typeof window` can tell.
 */
export function browserOf(runtime: ReactRuntime, machine: Machine): OuterScope {
  const define = (name: string, call: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, call)] as const;
  const timer = (name: string, isRepeated: boolean) =>
    define(name, ([callee, milliseconds, ...args]) =>
      runtime.timers.start(toNumber(milliseconds, machine.budget), isRepeated, callee, args),
    );
  const stop = (name: string) =>
    define(name, ([number]) => {
      runtime.timers.stop(number);
      return undefined;
    });
  const functions = new Map<string, Value>([
    timer('setTimeout', false),
    timer('setInterval', true),
    ['fetch', fetchOf(runtime, machine)],
    ...eventClasses(machine).map((one) => [one.name, one] as const),
    ['AbortController', abortControllerOf(runtime)],
    ['AbortSignal', abortSignalOf(runtime, machine)],
    define('queueMicrotask', ([callee]) => runtime.timers.start(0, false, callee, [])),
    define('requestAnimationFrame', ([callee]) => runtime.timers.requestFrame(callee)),
    stop('clearTimeout'),
    stop('clearInterval'),
    stop('cancelAnimationFrame'),
  ]);
  return {
    find(name) {
      const {host, rendering} = runtime;
      if (!host) {
        runtime.asksForBrowser ||= ofBrowsers.has(name);
        if (rendering && ofBrowsers.has(name)) {
          rendering.hasState = true;
          rendering.needsBrowser();
        }
        return undefined;
      }
      if (functions.has(name)) return {value: functions.get(name)};
      if (name === 'FormData') return {value: formDataOf(host)};
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
function formDataOf(host: ReaderHost): Value {
  const refuse = () => {
    throw Refusal.error('TypeError', 'calls `FormData` without `new`');
  };
  return new FunctionValue('FormData', refuse, new Map(), ([form]) => {
    const fields = form instanceof HostObjectValue ? host.fieldsIn(form.host) : [];
    return new ParametersValue(new URLSearchParams(fields.map((field) => [...field])));
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

/** What code asks for to know whether it is in a browser. */
const ofBrowsers = new Set(
  'window document navigator location localStorage sessionStorage matchMedia innerWidth'.split(' '),
);
