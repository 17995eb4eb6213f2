import type {Machine} from '../machine.js';
import {ContentValue, ElementValue, FunctionValue, type Value} from '../values.js';
import {Refusal} from '../refusal.js';
import {flatten} from './arrays.js';

const nothing = () => undefined;

/** What React gives components, as far as their first state needs it: nothing changes later. */
export function reactOf(machine: Machine): ReadonlyMap<string, Value> {
  const define = (name: string, call: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, call)] as const;
  const initial = (value: Value) =>
    value instanceof FunctionValue ? machine.call(value, []) : value;
  const effect = (name: string) => define(name, nothing);
  const same = (name: string) => define(name, ([value]) => value);
  return new Map<string, Value>([
    define('useState', ([value]) => [initial(value), new FunctionValue('setState', nothing)]),
    define('useReducer', ([, state]) => [state, new FunctionValue('dispatch', nothing)]),
    define('useMemo', ([compute]) => machine.call(compute, [])),
    define('useRef', ([current]) => new Map([['current', current]])),
    effect('useEffect'),
    effect('useLayoutEffect'),
    effect('useInsertionEffect'),
    same('useCallback'),
    same('useDeferredValue'),
    same('memo'),
    ['Fragment', ''],
    ['Children', childrenOf(machine)],
    define('isValidElement', ([value]) => value instanceof ElementValue),
  ]);
}

/** `React.Children`. */
function childrenOf(machine: Machine): Value {
  const list = (children: Value) => flatten([children], Infinity, machine).filter(isShown);
  const define = (name: string, call: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, call)] as const;
  return new Map<string, Value>([
    define('toArray', ([children]) => list(children)),
    define('count', ([children]) => list(children).length),
    define('map', ([children, convert]) =>
      list(children).map((child, index) => machine.call(convert, [child, index])),
    ),
    define('only', ([child]) => {
      if (child instanceof ElementValue || child instanceof ContentValue) return child;
      throw new Refusal('needs exactly one child');
    }),
  ]);
}

function isShown(value: Value): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean';
}
