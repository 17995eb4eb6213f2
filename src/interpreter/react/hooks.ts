import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {ContextValue, FunctionValue, MemoValue, type Value} from '../values.js';
import {childrenOf, clone, createElement, isElement} from './elements.js';
import type {EffectHook, Hook, Instance, StateHook} from './instance.js';
import type {ReactRuntime} from './runtime.js';

/** What React gives components (react.dev/reference/react). */
export function reactOf(machine: Machine, runtime: ReactRuntime): ReadonlyMap<string, Value> {
  const define = (name: string, call: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, call)] as const;
  const same = (name: string) => define(name, ([value]) => value);
  const callFirst = (name: string) => define(name, ([callee]) => machine.call(callee, []));

  /** The next hook of the component that renders, which is made in its first rendering. */
  const hook = <K extends Hook['kind']>(
    name: string,
    kind: K,
    make: (instance: Instance) => Extract<Hook, {kind: K}>,
  ): {readonly instance: Instance; readonly hook: Extract<Hook, {kind: K}>; isNew: boolean} => {
    const instance = runtime.rendering;
    if (!instance) throw new Refusal(`calls \`${name}\` outside of a component`);
    const index = instance.nextHook++;
    const known = instance.hooks[index];
    if (known && known.kind !== kind) {
      throw Refusal.final(`calls \`${name}\` where it called another hook before`);
    }
    const found = (known ?? make(instance)) as Extract<Hook, {kind: K}>; // as just checked
    instance.hooks[index] = found;
    return {instance, hook: found, isNew: known === undefined};
  };

  const state = (
    name: string,
    initial: () => Value,
    next: (value: Value, given: Value) => Value,
    isQueued = false,
  ): Value => {
    const make = (instance: Instance): StateHook => {
      const value = initial();
      const set = new FunctionValue('setState', ([given]) => {
        if (isQueued) {
          made.actions.push(given);
          runtime.update(instance);
          return undefined;
        }
        const pending = next(made.pending, given);
        if (Object.is(pending, made.pending)) return undefined;
        made.pending = pending;
        runtime.update(instance);
        return undefined;
      });
      const made: StateHook = {kind: 'state', value, pending: value, actions: [], set};
      return made;
    };
    const {instance, hook: found} = hook(name, 'state', make);
    instance.hasState = true;
    for (const action of found.actions.splice(0)) found.pending = next(found.pending, action);
    found.value = found.pending;
    return [found.value, found.set];
  };

  const memo = (name: string, compute: () => Value, given: Value): Value => {
    const deps = dependencies(given, machine);
    const make = () => ({kind: 'memo', value: compute(), deps}) as const;
    const {hook: found, isNew} = hook(name, 'memo', () => make());
    if (isNew || isSame(found.deps, deps)) return found.value;
    found.value = compute();
    found.deps = deps;
    return found.value;
  };

  const value = (name: string, make: () => Value): Value =>
    hook(name, 'value', () => ({kind: 'value', value: make()})).hook.value;

  const effect = (name: string, isLayout: boolean, create: Value, given: Value): void => {
    if (!(create instanceof FunctionValue))
      throw new Refusal(`calls \`${name}\` without a function`);
    const deps = dependencies(given, machine);
    const make = (): EffectHook => {
      return {kind: 'effect', isLayout, create, deps, isDue: true, cleanup: undefined};
    };
    const {instance, hook: found, isNew} = hook(name, 'effect', make);
    instance.hasState = true;
    // The function of the last rendering runs, also after one that was given up.
    if (isNew || (isSame(found.deps, deps) && !found.isDue)) return;
    Object.assign(found, {create, deps, isDue: true});
  };

  const defineEffect = (name: string, isLayout: boolean) =>
    define(name, ([create, deps]) => {
      effect(name, isLayout, create, deps);
      return undefined;
    });

  /** The value of a context for the component that renders. */
  const read = (context: Value): Value => {
    if (!(context instanceof ContextValue)) throw new Refusal('reads something that is no context');
    return runtime.valueOf(context);
  };

  const update = (given: Value, current: Value) =>
    given instanceof FunctionValue ? machine.call(given, [current]) : given;

  return new Map<string, Value>([
    define('useState', ([initial]) =>
      state(
        'useState',
        () => (initial instanceof FunctionValue ? machine.call(initial, []) : initial),
        (current, given) => update(given, current),
      ),
    ),
    define('useReducer', ([reducer, initial, init]) => {
      const latest = value('useReducer', () => new Map([['reducer', reducer]]));
      if (latest instanceof Map) latest.set('reducer', reducer);
      return state(
        'useReducer',
        () => (init === undefined ? initial : machine.call(init, [initial])),
        (current, action) =>
          machine.call(latest instanceof Map ? latest.get('reducer') : reducer, [current, action]),
        true,
      );
    }),
    define('useMemo', ([compute, deps]) => memo('useMemo', () => machine.call(compute, []), deps)),
    define('useCallback', ([callee, deps]) => memo('useCallback', () => callee, deps)),
    define('useRef', ([current]) => value('useRef', () => new Map([['current', current]]))),
    define('createRef', () => new Map([['current', null]])),
    define('useId', () => value('useId', () => `:r${(runtime.nextId++).toString(32)}:`)),
    defineEffect('useEffect', false),
    defineEffect('useLayoutEffect', true),
    defineEffect('useInsertionEffect', true),
    define('useImperativeHandle', ([ref, create, deps]) => {
      const attach = new FunctionValue('attach', () => {
        setRef(ref, machine.call(create, []), machine);
        return new FunctionValue('detach', () => setRef(ref, null, machine));
      });
      effect('useImperativeHandle', true, attach, deps);
      return undefined;
    }),
    define('useSyncExternalStore', ([subscribe, snapshot]) => {
      const current = machine.call(snapshot, []);
      const [, set] = state(
        'useSyncExternalStore',
        () => current,
        (_, given) => given,
      ) as [Value, FunctionValue];
      const renew = new FunctionValue('renew', () => set.call([machine.call(snapshot, [])]));
      const start = new FunctionValue('start', () => {
        const end = machine.call(subscribe, [renew]);
        // It may have changed since it was rendered.
        renew.call([]);
        return end;
      });
      effect('useSyncExternalStore', false, start, [subscribe]);
      return current;
    }),
    define('useContext', ([context]) => read(context)),
    define('use', ([context]) => read(context)),
    define('createContext', ([initial]) => new ContextValue(initial)),
    define('useDebugValue', () => undefined),
    define('useTransition', () => [
      false,
      new FunctionValue('startTransition', ([callee]) => machine.call(callee, [])),
    ]),
    callFirst('startTransition'),
    callFirst('flushSync'),
    same('useDeferredValue'),
    define('memo', ([component, compare]) => memoized(component, compare)),
    define('forwardRef', ([callee]) => forwardRef(callee, machine)),
    ['Fragment', ''],
    ['StrictMode', ''],
    ['Suspense', ''],
    ['Children', childrenOf(machine)],
    define('createElement', (args) => createElement(args, machine)),
    define('isValidElement', ([given]) => isElement(given)),
    define('cloneElement', (args) => clone(args, machine)),
  ]);
}

/** Gives a ref, an object or a function, its element. */
export function setRef(ref: Value, value: Value, machine: Machine): Value {
  if (ref instanceof Map) ref.set('current', value);
  else if (ref instanceof FunctionValue) return machine.call(ref, [value]);
  return undefined;
}

/** A component that renders again with other properties alone. */
function memoized(component: Value, compare: Value): Value {
  if (!(component instanceof FunctionValue)) return component;
  return new MemoValue(component, compare instanceof FunctionValue ? compare : undefined);
}

/** A component that gets its `ref` as the second argument. */
function forwardRef(callee: Value, machine: Machine): Value {
  if (!(callee instanceof FunctionValue))
    throw new Refusal('calls `forwardRef` without a function');
  const made = new FunctionValue(callee.name, ([props]) => {
    const others = new Map(props instanceof Map ? props : []);
    const ref = others.get('ref') ?? null;
    others.delete('ref');
    return machine.call(callee, [others, ref]);
  });
  made.code = callee.code;
  return made;
}

/** The dependencies of a hook; `undefined` for one that always runs. */
function dependencies(given: Value, {budget}: Machine): readonly Value[] | undefined {
  if (Array.isArray(given)) budget.items(given.length);
  return Array.isArray(given) ? [...given] : undefined;
}

function isSame(before: readonly Value[] | undefined, now: readonly Value[] | undefined): boolean {
  return (
    before !== undefined &&
    now !== undefined &&
    before.length === now.length &&
    before.every((value, index) => Object.is(value, now[index]))
  );
}
