import {within} from '../../src/config/json/pointer.js';

/** A way to mutate a configuration, which the same seed mutates the same way. */
export interface Mutation {
  readonly seed: number;
  readonly config: unknown;
  /** The JSON pointers of the properties that were changed. */
  readonly pointers: readonly string[];
}

/**
 * So many mutated copies of a configuration, each with one to `most` mistakes: wrong types, missing
 * and extra keys, …
 */
export function* mutations(
  config: unknown,
  count: number,
  firstSeed = 1,
  most = 5,
): Generator<Mutation> {
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const random = randomFrom(seed);
    const mutated: unknown = structuredClone(config);
    const pointers: string[] = [];
    for (let left = 1 + pick(random, most); left > 0; left -= 1) {
      pointers.push(...mutate(mutated, random));
    }
    yield {seed, config: mutated, pointers};
  }
}

type Random = () => number;

/** Numbers from 0 to 1 that look random and are not (a linear congruential generator). */
function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** Values of an unexpected type. */
const wrongValues: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1.5e300,
  () => '',
  () => '   ',
  () => 'javascript:alert(1)',
  () => '../../../etc/passwd',
  () => '__proto__',
  () => '\u0000\ud800 \u202e',
  () => 'x'.repeat(5000),
  () => [],
  () => [[[]]],
  () => ({}),
  () => JSON.parse('{"__proto__": {"name": 1}, "constructor": 2, "toString": null}') as unknown,
  () => ({group: 'Group', pages: [null, {}, [], 7, 'page', {group: 5, pages: 'x'}]}),
  () => ({$ref: './nowhere.json'}),
  () => deep(1000, 'list'),
  () => deep(300, 'group'),
];

const extraKeys = [
  ...['pages', 'groups', 'tabs', 'versions', 'languages', 'menu', 'anchors', 'global', 'href'],
  ...['__proto__', 'constructor', 'toString', '$ref', '', 'x y', 'url', 'icon', 'color', 'hidden'],
];

function deep(levels: number, kind: 'list' | 'group'): unknown {
  let value: unknown = 'page';
  for (let level = 0; level < levels; level += 1) {
    value = kind === 'list' ? [value] : {group: `Level ${level}`, pages: [value]};
  }
  return value;
}

interface Spot {
  readonly holder: object;
  readonly key: string;
  readonly pointer: string;
}

/** Makes a mistake, and returns the pointer of what is wrong then. */
function mutate(root: unknown, random: Random): readonly string[] {
  // Most values are deep in the navigation: every second mistake is made near the top
  // instead.
  const spots = [...spotsIn(root, pick(random, 2) === 0 ? 2 : 50)];
  const spot = spots[pick(random, spots.length)];
  if (spot === undefined) return [];
  const {holder, key, pointer} = spot;
  const outer = pointer.slice(0, pointer.lastIndexOf('/'));
  const wrong = () => (wrongValues[pick(random, wrongValues.length)] ?? (() => null))();
  switch (pick(random, 6)) {
    case 0:
    case 1:
      put(holder, key, wrong());
      return [pointer];
    case 2:
      if (!Array.isArray(holder)) {
        Reflect.deleteProperty(holder, key);
        return [pointer];
      }
      holder.splice(Number(key), 1);
      return [outer];
    case 3: {
      const extra = extraKeys[pick(random, extraKeys.length)] ?? '';
      put(holder, extra, wrong());
      if (!Array.isArray(holder)) return [within(outer, extra)];
      return extra === '' ? [within(outer, 0)] : []; // JSON has no keys in arrays
    }
    case 4: {
      const other = spots[pick(random, spots.length)];
      if (other) put(holder, key, structuredClone(valueAt(other)));
      return [pointer];
    }
    default: {
      const value = valueAt(spot);
      put(holder, key, Array.isArray(value) ? {...(value as unknown[])} : [value]);
      return [pointer];
    }
  }
}

function valueAt({holder, key}: Spot): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

function put(holder: object, key: string, value: unknown): void {
  // Plain assignment to `__proto__` would exchange the prototype.
  Object.defineProperty(holder, Array.isArray(holder) && key === '' ? '0' : key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function* spotsIn(value: unknown, depth: number, pointer = ''): Generator<Spot> {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = within(pointer, key);
    yield {holder: value, key, pointer: place};
    yield* spotsIn(inner, depth - 1, place);
  }
}
