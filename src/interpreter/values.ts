import type {HostObject} from '../content/interactive.js';
import type {DocNode} from '../content/nodes.js';
import {Refusal, type Place} from './refusal.js';
import type {CodeNode} from './syntax-tree.js';

/**
 * A value of evaluated code. None of them is an object of the host that code could reach into:
 * objects are maps, functions are only called by the evaluator, and all members are looked up in
 * `members.ts`.
 */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | Value[]
  | ObjectValue
  | FunctionValue
  | ElementValue
  | ContentValue
  | PatternValue
  | MapValue
  | SetValue
  | HolesValue
  | DateValue
  | HostObjectValue
  | ErrorValue
  | PromiseValue
  | GeneratorValue
  | AsyncGeneratorValue
  | UrlValue
  | ParametersValue;

export type Primitive = undefined | null | boolean | number | string;

/** A plain object: its own properties. */
export type ObjectValue = Map<string, Value>;

/** What `new` makes of a class of the code: its own properties. Its methods are in the class. */
export class InstanceValue extends Map<string, Value> {
  readonly type: ClassValue;

  constructor(type: ClassValue) {
    super();
    this.type = type;
  }
}

/** The `signal` of an `AbortController`, with what it is for the browser. */
export class SignalValue extends Map<string, Value> {
  readonly signal: AbortSignal;

  constructor(signal: AbortSignal) {
    super();
    this.signal = signal;
  }
}

/** A function of the code, or one of the library. */
export class FunctionValue {
  readonly name: string;
  readonly call: (args: readonly Value[]) => Value;
  /** What `new` gives, for functions of the library that may be used so. */
  readonly construct: ((args: readonly Value[]) => Value) | undefined;
  /** How a function of the code is written. */
  code: CodeNode | undefined;
  /** Such as `isArray` of `Array`. Code may change those of its own functions. */
  readonly members: Map<string, Value>;

  constructor(
    name: string,
    call: FunctionValue['call'],
    members: Map<string, Value> = new Map(),
    construct?: FunctionValue['construct'],
  ) {
    this.name = name;
    this.call = call;
    this.members = members;
    this.construct = construct;
  }
}

/** A function that has a `this`: a method of a class. */
export class MethodValue extends FunctionValue {
  /** Calls it on something, which is its `this`. */
  readonly callOn: (receiver: Value, args: readonly Value[]) => Value;

  constructor(name: string, callOn: MethodValue['callOn']) {
    super(name, (args) => callOn(undefined, args));
    this.callOn = callOn;
  }
}

/** A class of the code. */
export class ClassValue extends FunctionValue {
  /** The methods of its instances. */
  readonly methods: ReadonlyMap<string, MethodValue>;
  /** Its static members, which code may change. */
  override readonly members = new Map<string, Value>();

  constructor(
    name: string,
    methods: ClassValue['methods'],
    construct: NonNullable<FunctionValue['construct']>,
  ) {
    const refuse = () => {
      throw Refusal.error('TypeError', 'calls a class without `new`');
    };
    super(name, refuse, undefined, construct);
    this.methods = methods;
  }
}

/** What `memo` gives: a component that renders again with other properties alone. */
export class MemoValue extends FunctionValue {
  /** Whether two properties are the same; `undefined` where each value of them has to be. */
  readonly compare: FunctionValue | undefined;

  constructor(component: FunctionValue, compare: FunctionValue | undefined) {
    super(component.name, component.call, component.members);
    this.code = component.code;
    this.compare = compare;
  }
}

/** What `createContext` gives. It is its own provider, as in React 19. */
export class ContextValue extends FunctionValue {
  /** What components read without a provider around them. */
  readonly initial: Value;

  constructor(initial: Value) {
    const members = new Map<string, Value>();
    super('Context', () => undefined, members);
    this.initial = initial;
    members.set('Provider', this);
    members.set('Consumer', new ConsumerValue(this));
  }
}

/** The `Consumer` of a context. */
export class ConsumerValue extends FunctionValue {
  readonly context: ContextValue;

  constructor(context: ContextValue) {
    super('Consumer', () => undefined);
    this.context = context;
  }
}

/** What JSX gives: an element or a component with its properties, not yet shown. */
export class ElementValue {
  /** As written; empty for a fragment. */
  readonly name: string;
  /** A component of the code, or the name of any other; empty for a fragment. */
  readonly type: FunctionValue | ContentValue | string;
  readonly props: ObjectValue;
  /** Where it is written. */
  readonly place: Place;
  /** Tells it from the others in a list. */
  readonly key: string | undefined;

  constructor(
    name: string,
    type: ElementValue['type'],
    props: ObjectValue,
    place: Place,
    key?: string,
  ) {
    this.name = name;
    this.type = type;
    this.props = props;
    this.place = place;
    this.key = key;
  }
}

/** Content that is written in Markdown: the children of a tag, or a snippet. */
export class ContentValue {
  readonly read: (props: ObjectValue) => readonly DocNode[];
  readonly #makeElement: () => ElementValue | undefined;
  #element: ElementValue | 'unknown' | undefined = 'unknown';

  constructor(
    read: ContentValue['read'],
    makeElement: () => ElementValue | undefined = () => undefined,
  ) {
    this.read = read;
    this.#makeElement = makeElement;
  }

  /** The element that it is for code, with its properties; undefined where it is none. */
  get element(): ElementValue | undefined {
    if (this.#element === 'unknown') this.#element = this.#makeElement();
    return this.#element;
  }
}

export class PatternValue {
  readonly source: string;
  readonly flags: string;
  /** Where the next match is searched for, with the flags `g` and `y`. */
  lastIndex = 0;

  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = flags;
  }
}

/** A `Map`, whose keys are values of any kind. */
export class MapValue {
  readonly items: Map<Value, Value>;

  constructor(items: Iterable<readonly [Value, Value]>) {
    this.items = new Map(items);
  }
}

/** What `Array(3)` makes: an array without items, as long as nothing fills it. */
export class HolesValue {
  /** Its length. */
  readonly count: number;
  /** Its items, once code has written one. */
  items: Value[] | undefined;

  constructor(count: number) {
    this.count = count;
  }
}

export class SetValue {
  readonly items: Set<Value>;

  constructor(items: Iterable<Value>) {
    this.items = new Set(items);
  }
}

/** A date, in milliseconds since 1970. */
export class DateValue {
  time: number;

  constructor(time: number) {
    this.time = time;
  }
}

/** An error that code makes or catches. */
export class ErrorValue {
  readonly name: string;
  readonly message: string;

  constructor(name: string, message: string) {
    this.name = name;
    this.message = message;
  }
}

/** A promise. It rejects with `Thrown`, or with an error of the browser. */
export class PromiseValue {
  readonly promise: Promise<Value>;

  constructor(promise: Promise<Value>) {
    this.promise = promise;
  }
}

/** How a generator is asked to go on: with a value, with its end, or with an error. */
export type Resume = 'next' | 'return' | 'throw';

/** What a generator function gives. */
export class GeneratorValue {
  readonly resume: (how: Resume, value: Value) => {readonly value: Value; readonly done: boolean};

  constructor(resume: GeneratorValue['resume']) {
    this.resume = resume;
  }
}

/** What an `async` generator function gives. */
export class AsyncGeneratorValue {
  /** The promise of an object with `value` and `done`. */
  readonly resume: (how: Resume, value: Value) => PromiseValue;

  constructor(resume: AsyncGeneratorValue['resume']) {
    this.resume = resume;
  }
}

/** A `URL`. */
export class UrlValue {
  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
  }
}

/** A `URLSearchParams`. */
export class ParametersValue {
  readonly parameters: URLSearchParams;

  constructor(parameters: URLSearchParams) {
    this.parameters = parameters;
  }
}

/** A part of the browser, of which code can use only what its tables name. */
export class HostObjectValue {
  readonly host: HostObject;

  constructor(host: HostObject) {
    this.host = host;
  }
}

export function isPrimitive(value: Value): value is Primitive {
  return typeof value !== 'object' || value === null;
}
