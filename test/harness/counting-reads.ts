/** A value that counts how often anything in it is read. */
export interface CountingReads<T> {
  readonly value: T;
  readonly reads: () => number;
}

/**
 * Time is noisy; how often a value is read is not. For data of objects and arrays: each read of a
 * property or an item counts, and each of their names.
 */
export function countingReads<T>(written: T): CountingReads<T> {
  let count = 0;
  const known = new WeakMap<object, object>();
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const wrapped = known.get(value);
    if (wrapped) return wrapped;
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        count += 1;
        return wrap(Reflect.get(target, key, receiver));
      },
      has(target, key) {
        count += 1;
        return Reflect.has(target, key);
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target);
        count += keys.length;
        return keys;
      },
      getOwnPropertyDescriptor(target, key) {
        count += 1;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    known.set(value, proxy);
    return proxy;
  };
  return {value: wrap(written) as T, reads: () => count};
}
