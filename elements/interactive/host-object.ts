import type {
  BrowserObject,
  MethodOf,
  PropertyOf,
  SetterOf,
} from '../../src/content/browser-members.js';
import type {HostObject, HostValue} from '../../src/content/interactive.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** What a method returns, of which nothing is a value, too. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- Methods of the browser return it.
type HostResult = HostValue | void | Promise<void>;

/**
 * The members of an object of the browser that code may use: all of these properties and methods,
 * if their names are given.
 */
export interface HostMembers<
  T,
  P extends string = string,
  M extends string = string,
  S extends string = string,
> {
  /** What it is, for messages: "an element". */
  readonly name: string;
  readonly scope?: HostObject['scope'];
  /** An object of the browser whose other members are refused; without it, all others are. */
  readonly of?: object;
  readonly properties?: Readonly<Record<P, (self: T) => HostValue>>;
  readonly setters?: Readonly<Record<S, (self: T, value: HostValue) => void>>;
  readonly methods?: Readonly<Record<M, (self: T, ...args: readonly HostValue[]) => HostResult>>;
}

/** The members of an object, which are those that `docs-site check` expects. */
export type Members<T, K extends BrowserObject> = HostMembers<
  T,
  PropertyOf<K>,
  MethodOf<K>,
  SetterOf<K>
>;

/** An object of the browser with these members and no others. */
export function hostObject<T>(members: HostMembers<T>, self: T): HostObject {
  const {name, scope, of, properties, setters, methods} = members;
  return {
    name,
    scope,
    get: (property) => {
      const read = ownProperty(properties, property);
      return read && {value: read(self)};
    },
    hides: (property) => of === undefined || property in of,
    set: (property, value) => {
      const write = ownProperty(setters, property);
      write?.(self, value);
      return write !== undefined;
    },
    method: (method) => {
      const call = ownProperty(methods, method);
      return call && ((args) => call(self, ...args) as HostValue);
    },
  };
}

/** An object whose properties are those of an object of the browser that are data. */
export function dataObject<T extends object>(
  name: string,
  self: T,
  names: readonly (keyof T & string)[],
): HostObject {
  const properties = Object.fromEntries(names.map((key) => [key, () => self[key] as HostValue]));
  return hostObject({name, properties}, self);
}

/** A text that code gives to the browser; empty for what is no text. */
export function textOf(value: HostValue): string {
  return typeof value === 'object' || typeof value === 'function' ? '' : String(value);
}
