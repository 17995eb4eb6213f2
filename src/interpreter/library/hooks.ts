import type {Machine} from '../machine.js';
import {copyProperties} from '../properties.js';
import {Refusal} from '../refusal.js';
import {
  ContentValue,
  ElementValue,
  FunctionValue,
  type ObjectValue,
  type Value,
} from '../values.js';
import {flatten} from './arrays.js';

const noop = () => undefined;

/** What React gives components, as far as their first state needs it: nothing changes later. */
export function reactOf(machine: Machine): ReadonlyMap<string, Value> {
  const define = (name: string, call: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, call)] as const;
  const initial = (value: Value) =>
    value instanceof FunctionValue ? machine.call(value, []) : value;
  const effect = (name: string) => define(name, noop);
  const same = (name: string) => define(name, ([value]) => value);
  let ids = 0;
  return new Map<string, Value>([
    define('useState', ([value]) => [initial(value), new FunctionValue('setState', noop)]),
    define('useReducer', ([, state]) => [state, new FunctionValue('dispatch', noop)]),
    define('useMemo', ([compute]) => machine.call(compute, [])),
    define('useRef', ([current]) => new Map([['current', current]])),
    effect('useEffect'),
    effect('useLayoutEffect'),
    effect('useInsertionEffect'),
    effect('useImperativeHandle'),
    effect('useDebugValue'),
    effect('startTransition'),
    define('useTransition', () => [false, new FunctionValue('startTransition', noop)]),
    define('useId', () => `:r${(ids++).toString(32)}:`),
    same('useCallback'),
    same('useDeferredValue'),
    same('memo'),
    same('forwardRef'),
    ['Fragment', ''],
    ['StrictMode', ''],
    ['Suspense', ''],
    ['Children', childrenOf(machine)],
    define('isValidElement', ([value]) => isElement(value)),
    define('cloneElement', (args) => clone(args, machine)),
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
    define('forEach', ([children, see]) => {
      for (const [index, child] of list(children).entries()) machine.call(see, [child, index]);
      return undefined;
    }),
    define('only', ([child]) => {
      if (isElement(child)) return child;
      throw new Refusal('needs exactly one child');
    }),
  ]);
}

function isElement(value: Value): value is ElementValue | ContentValue {
  return value instanceof ElementValue || value instanceof ContentValue;
}

/** An element with other properties. */
function clone([value, props, ...children]: readonly Value[], machine: Machine): Value {
  const element = value instanceof ContentValue ? value.element : value;
  if (!(element instanceof ElementValue))
    throw new Refusal('clones something that is not an element');
  const all: ObjectValue = new Map();
  copyProperties(element.props, all, machine);
  copyProperties(props, all, machine);
  for (const name of ['key', 'ref']) all.delete(name);
  if (children.length > 0) all.set('children', children.length > 1 ? children : children[0]);
  return new ElementValue(element.name, element.type, all, element.place);
}

function isShown(value: Value): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean';
}
