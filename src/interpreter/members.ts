import {indexOf, toText} from './convert.js';
import {asyncGeneratorMethods, generatorMethods, ofGenerators} from './library/generators.js';
import {arrayMethods} from './library/arrays.js';
import {dateMethods} from './library/dates.js';
import {booleanMethods, numberMethods} from './library/numbers.js';
import {holesMethods, mapMethods, setMethods} from './library/collections.js';
import {objectMethods} from './library/objects.js';
import {matchProperties, patternMethods, type Match} from './library/regular-expressions.js';
import {parameterMethods, urlMethods, urlPart} from './library/urls.js';
import {stringMethods} from './library/strings.js';
import type {Machine} from './machine.js';
import type {Method} from './library/method.js';
import {hostMember} from './react/host-values.js';
import {promiseMethods} from './library/promises.js';
import {Refusal} from './refusal.js';
import {
  AsyncGeneratorValue,
  ClassValue,
  ContentValue,
  DateValue,
  ErrorValue,
  FunctionValue,
  GeneratorValue,
  HolesValue,
  HostObjectValue,
  InstanceValue,
  MapValue,
  MethodValue,
  PatternValue,
  PromiseValue,
  SetValue,
  ParametersValue,
  UrlValue,
  type Value,
} from './values.js';

/** What a value has: its own properties, and the methods of its type. */
interface Kind {
  own(name: string): {readonly value: Value} | undefined;
  readonly methods: ReadonlyMap<string, Method<never>>;
  /** All members that JavaScript has for such values, to refuse by name those that are missing. */
  readonly others: object;
}

/**
 * The value of a member. Names that JavaScript has and the tables lack are refused: `undefined`
 * would be wrong.
 */
export function readMember(given: Value, name: string, machine: Machine): Value {
  const owner = withoutHoles(given);
  const kind = kindFor(owner, name, machine);
  const own = kind.own(name);
  if (own) return own.value;
  const ofClass = methodOfClass(owner, name);
  if (ofClass) return ofClass;
  const method = kind.methods.get(name);
  if (method) return new FunctionValue(name, (args) => method(owner as never, args, machine));
  if (name in kind.others) throw unavailable(name);
  return undefined;
}

/** Calls a method, or a function that is a property. */
export function callMember(
  given: Value,
  name: string,
  args: readonly Value[],
  machine: Machine,
): Value {
  const owner = withoutHoles(given);
  const kind = kindFor(owner, name, machine);
  const own = kind.own(name);
  if (own) return machine.call(own.value, args, owner);
  const ofClass = methodOfClass(owner, name);
  if (ofClass) return machine.call(ofClass, args, owner);
  const method = kind.methods.get(name);
  if (!method) {
    if (name in kind.others) throw unavailable(name);
    throw Refusal.error('TypeError', `calls \`${name}\`, which cannot be called`);
  }
  return machine.budget.nest(() => method(owner as never, args, machine));
}

/** A method that the class of an object has. */
function methodOfClass(owner: Value, name: string): MethodValue | undefined {
  return owner instanceof InstanceValue ? owner.type.methods.get(name) : undefined;
}

/** An array that was made with a length, and then written to. */
function withoutHoles(value: Value): Value {
  return value instanceof HolesValue && value.items ? value.items : value;
}

function unavailable(name: string): Refusal {
  return new Refusal(`uses \`${name}\`, which is not available to pages`);
}

const errorMethods: Kind['methods'] = new Map<string, Method<ErrorValue>>([
  ['toString', (self, _, {budget}) => toText(self, budget)],
]);

/** `bind`, of methods of classes. */
const methodKind: Kind = kindOf(
  new Map<string, Method<MethodValue>>([
    [
      'bind',
      (self, [receiver, ...first], machine) =>
        new MethodValue(self.name, (_, args) => {
          machine.budget.items(first.length + args.length);
          return machine.call(self, [...first, ...args], receiver);
        }),
    ],
  ]),
  Function.prototype,
);

const noMethods: Kind['methods'] = new Map();

function kindFor(owner: Value, name: string, machine: Machine): Kind {
  if (owner === undefined || owner === null) {
    throw Refusal.error('TypeError', `reads \`${name}\` of ${String(owner)}`);
  }
  if (typeof owner === 'string') {
    return {own: (key) => ofItems(owner, key), methods: stringMethods, others: String.prototype};
  }
  if (typeof owner === 'number') return kindOf(numberMethods, Number.prototype);
  if (typeof owner === 'boolean') return kindOf(booleanMethods, Boolean.prototype);
  if (Array.isArray(owner)) {
    return {own: (key) => ofItems(owner, key), methods: arrayMethods, others: Array.prototype};
  }
  if (owner instanceof Map) {
    const own = (key: string) => (owner.has(key) ? {value: owner.get(key)} : undefined);
    return {own, methods: objectMethods, others: Object.prototype};
  }
  if (owner instanceof ClassValue || (owner instanceof FunctionValue && owner.code)) {
    const own = (key: string) =>
      owner.members.has(key) ? {value: owner.members.get(key)} : undefined;
    return {own, methods: noMethods, others: Function.prototype};
  }
  if (owner instanceof FunctionValue) {
    if (name === 'bind' && owner instanceof MethodValue) return methodKind;
    if (!owner.members.has(name)) throw unavailable(owner.name ? `${owner.name}.${name}` : name);
    return {own: (key) => ({value: owner.members.get(key)}), methods: noMethods, others: {}};
  }
  if (owner instanceof SetValue || owner instanceof MapValue) {
    const own = (key: string) => (key === 'size' ? {value: owner.items.size} : undefined);
    return owner instanceof SetValue
      ? {own, methods: setMethods, others: Set.prototype}
      : {own, methods: mapMethods, others: Map.prototype};
  }
  if (owner instanceof HolesValue) {
    const own = (key: string) => (key === 'length' ? {value: owner.count} : undefined);
    return {own, methods: holesMethods, others: Array.prototype};
  }
  if (owner instanceof PatternValue) {
    const own = (key: string) =>
      key === 'source' || key === 'flags' || key === 'lastIndex'
        ? {value: owner[key]}
        : key === 'global'
          ? {value: owner.flags.includes('g')}
          : undefined;
    return {own, methods: patternMethods, others: RegExp.prototype};
  }
  if (owner instanceof DateValue) return kindOf(dateMethods, Date.prototype);
  if (owner instanceof PromiseValue) return kindOf(promiseMethods, Promise.prototype);
  if (owner instanceof GeneratorValue) return kindOf(generatorMethods, ofGenerators);
  if (owner instanceof AsyncGeneratorValue) return kindOf(asyncGeneratorMethods, ofGenerators);
  if (owner instanceof UrlValue) {
    return {own: (key) => urlPart(owner, key), methods: urlMethods, others: URL.prototype};
  }
  if (owner instanceof ParametersValue) {
    const own = (key: string) => (key === 'size' ? {value: owner.parameters.size} : undefined);
    return {own, methods: parameterMethods, others: URLSearchParams.prototype};
  }
  if (owner instanceof ErrorValue) {
    const own = (key: string) =>
      key === 'name' || key === 'message' ? {value: owner[key]} : undefined;
    return {own, methods: errorMethods, others: Error.prototype};
  }
  if (owner instanceof HostObjectValue) {
    const own = (key: string) =>
      hostMember(owner, key, machine.react) ??
      (owner.host.scope === 'window' ? machine.library.find(key) : undefined);
    if (!own(name) && owner.host.hides(name)) {
      throw unavailable(`${name}\` of \`${owner.host.name}`);
    }
    return {own, methods: noMethods, others: {}};
  }
  const element = owner instanceof ContentValue ? owner.element : owner;
  if (element && name === 'props') {
    machine.budget.items(element.props.size);
    return {own: () => ({value: new Map(element.props)}), methods: noMethods, others: {}};
  }
  if (element && name === 'type') {
    return {own: () => ({value: element.type}), methods: noMethods, others: {}};
  }
  if (element && name === 'key')
    return {own: () => ({value: null}), methods: noMethods, others: {}};
  throw new Refusal(`reads \`${name}\` of ${element ? 'an element' : 'content'}`);
}

function kindOf(methods: Kind['methods'], others: object): Kind {
  return {own: () => undefined, methods, others};
}

function ofItems(
  items: string | readonly Value[],
  key: string,
): {readonly value: Value} | undefined {
  if (key === 'length') return {value: items.length};
  if (matchProperties.has(key) && Object.hasOwn(items as Match, key)) {
    return {value: (items as Match)[key as 'index' | 'input' | 'groups']};
  }
  const index = indexOf(key);
  return index === undefined ? undefined : {value: items[index]};
}
