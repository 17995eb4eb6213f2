import type {HostValue, ReaderHost} from '../../content/interactive.js';
import {resolveLinkUrl} from '../../shared/urls.js';
import {toNumber, toText} from '../convert.js';
import {parse} from '../library/json.js';
import {promiseOf, reasonOf} from '../library/promises.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import type {OuterScope} from '../scope.js';
import {Thrown} from '../thrown.js';
import {ErrorValue, FunctionValue, HostObjectValue, type Value} from '../values.js';
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
    define('fetch', (args) => fetchFile(args, runtime, machine)),
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
        if (rendering && ofBrowsers.has(name)) {
          rendering.hasState = true;
          rendering.needsBrowser();
        }
        return undefined;
      }
      if (functions.has(name)) return {value: functions.get(name)};
      const make = host.constructors.get(name);
      if (make) return {value: constructorOf(name, make, runtime)};
      const object = host.objects.get(name);
      if (object) return {value: fromHost(object())};
      const window = host.objects.get('window')?.();
      return window && hostMember(new HostObjectValue(window), name, runtime);
    },
  };
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

/** `fetch`, for files of the site alone. */
function fetchFile(args: readonly Value[], runtime: ReactRuntime, machine: Machine): Value {
  const [url, options] = args;
  const {host} = runtime;
  const written = toText(url, machine.budget);
  const method = options instanceof Map ? (options.get('method') ?? 'GET') : 'GET';
  const owner = runtime.current;
  const target = resolveLinkUrl(written, owner?.context.source.page ?? '');
  if (!host || target.to !== 'site' || method !== 'GET') {
    const refused = new Refusal(`requests “${written}”, which is not a file of the site`);
    runtime.report(refused);
    return promiseOf(Promise.reject(new Thrown(new ErrorValue('TypeError', refused.message))));
  }
  const response = host.readFile(target.path).then(
    (text) => responseOf(text, 200, machine),
    (error: unknown) => {
      const {status} = Object(error) as {readonly status?: unknown};
      if (typeof status === 'number') return responseOf('', status, machine);
      throw new Thrown(reasonOf(error));
    },
  );
  return promiseOf(response);
}

/** The response that a file is. */
function responseOf(text: string, status: number, machine: Machine): Value {
  const define = (name: string, read: () => Value) =>
    [
      name,
      new FunctionValue(name, () => {
        machine.budget.text(text.length);
        return promiseOf(Promise.resolve(read()));
      }),
    ] as const;
  return new Map<string, Value>([
    ['ok', status >= 200 && status < 300],
    ['status', status],
    define('text', () => text),
    define('json', () => parse([text], machine.budget)),
  ]);
}
