import {within} from './pointer.js';

/** Another JSON file that a configuration refers to: its text, or why it cannot be loaded. */
export type ReferencedFile = {readonly text: string} | {readonly problem: string};

/**
 * The files that a configuration refers to with `$ref`, and those which they refer to, by their
 * paths.
 */
export type ReferencedFiles = ReadonlyMap<string, ReferencedFile>;

/** The original location of a part, before references were expanded. */
export interface Origin {
  readonly holder: object;
  readonly key: string;
}

/** Objects and arrays that contain expanded references, and the origin of each of their parts. */
export type Origins = WeakMap<object, ReadonlyMap<string, Origin>>;

/** Why a reference cannot be followed. */
export type ReferenceFault =
  | {readonly kind: 'refused'; readonly found: unknown}
  | {readonly kind: 'missing'; readonly target: string}
  | {readonly kind: 'many'; readonly limit: string}
  | {readonly kind: 'cycle'; readonly files: readonly string[]};

/** Access to the files of a configuration. */
export interface ReferenceSource {
  /** The data of a file; `undefined` when it could not be loaded. */
  readonly read: (file: string) => unknown;
  /** Receives a reference that cannot be followed; `pointer` is that of the `$ref`. */
  readonly note?: (fault: ReferenceFault, file: string, pointer: string) => void;
}

/**
 * More references than a person writes; files that refer to each other again and again would never
 * end.
 */
const mostReferences = 1000;
/** More values than any site has: a long file that is referred to often multiplies them. */
const mostValues = 50_000;
/** Deeper than any configuration; deeper references are not expanded. */
const maxDepth = 200;
/** Marks a part that is left out. */
const absent = Symbol('absent');

/**
 * Expands the references of a configuration: each `{"$ref": "./file.json"}` becomes the content of
 * the file, and properties beside `$ref` take precedence over those of the file. For a reference
 * that cannot be followed, only the properties beside it are used.
 *
 * Paths are relative to the folder of the file they are in, and with `/` to that of the site.
 */
export function expandReferences(
  root: unknown,
  file: string,
  {read, note}: ReferenceSource,
): {readonly value: unknown; readonly origins: Origins} {
  const origins: Origins = new WeakMap();
  let references = 0;
  let values = 0;
  let isFull = false;

  const expand = (value: unknown, place: Place): unknown => {
    if (typeof value !== 'object' || value === null || place.depth > maxDepth) return value;
    if (place.chain.length > 1) values += Object.keys(value).length;
    const parts = Array.isArray(value) ? expandList(value, place) : expandFields(value, place);
    return '$ref' in value && Object.hasOwn(value, '$ref')
      ? follow(value.$ref, parts, place)
      : parts;
  };

  const inner = (place: Place, key: string): Place => ({
    ...place,
    pointer: within(place.pointer, key),
    depth: place.depth + 1,
  });

  const expandList = (list: readonly unknown[], place: Place): unknown => {
    const from = new Map<string, Origin>();
    const items: unknown[] = [];
    let isSame = true;
    list.forEach((item, index) => {
      const expanded = expand(item, inner(place, String(index)));
      isSame &&= expanded === item;
      if (expanded === absent) return;
      from.set(String(items.length), {holder: list, key: String(index)});
      items.push(expanded);
    });
    if (isSame) return list;
    origins.set(items, from);
    return items;
  };

  const expandFields = (fields: object, place: Place): object => {
    let isSame = true;
    const entries = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
      const expanded = key === '$ref' ? absent : expand(value, inner(place, key));
      isSame &&= expanded === value;
      return expanded === absent ? [] : [[key, expanded]];
    });
    if (isSame) return fields;
    const whole = Object.fromEntries(entries);
    origins.set(whole, new Map(entries.map(([key]) => [key, {holder: fields, key}])));
    return whole;
  };

  const follow = (ref: unknown, beside: unknown, place: Place): unknown => {
    const own = Object.entries(beside as object);
    const rest = own.length === 0 ? absent : beside;
    const fail = (fault: ReferenceFault) => {
      note?.(fault, place.file, within(place.pointer, '$ref'));
      return rest;
    };
    const target = referencedPath(ref, place.file);
    if (target === undefined) return fail({kind: 'refused', found: ref});
    // Only the first one beyond a limit is reported.
    if (isFull) return rest;
    references += 1;
    isFull = references > mostReferences || values > mostValues;
    if (isFull) {
      const isLong = references <= mostReferences;
      const limit = isLong ? `${mostValues} values in its files` : `${mostReferences} "$ref"s`;
      return fail({kind: 'many', limit});
    }
    if (place.chain.includes(target)) {
      return fail({kind: 'cycle', files: [...place.chain, target]});
    }
    const found = read(target);
    if (found === undefined) return fail({kind: 'missing', target});
    const chain = [...place.chain, target];
    const value = expand(found, {file: target, pointer: '', chain, depth: place.depth});
    if (value === absent) return rest;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return own.length === 0 || !isObject ? value : merge(value, beside as object);
  };

  const merge = (referenced: object, beside: object): object => {
    const originsIn = (holder: object) =>
      Object.keys(holder).map((key): [string, Origin] => [
        key,
        origins.get(holder)?.get(key) ?? {holder, key},
      ]);
    const whole = Object.fromEntries([...Object.entries(referenced), ...Object.entries(beside)]);
    origins.set(whole, new Map([...originsIn(referenced), ...originsIn(beside)]));
    return whole;
  };

  const value = expand(root, {file, pointer: '', chain: [file], depth: 0});
  return {value: value === absent ? {} : value, origins};
}

interface Place {
  readonly file: string;
  readonly pointer: string;
  /** The files that are being expanded, outermost first. */
  readonly chain: readonly string[];
  readonly depth: number;
}

/** The files that a file refers to directly. */
export function referencedFiles(value: unknown, file: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const path = '$ref' in value ? referencedPath(value.$ref, file) : undefined;
    if (path !== undefined) files.add(path);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(value, 0);
  return files;
}

/**
 * The referenced file's path, relative to the site's folder; `undefined` if it is outside, or not a
 * path.
 */
export function referencedPath(ref: unknown, file: string): string | undefined {
  if (typeof ref !== 'string' || /^[a-z][a-z\d+.-]*:|^\/\/|[?#\\]|^\s*$/i.test(ref)) {
    return undefined;
  }
  const folder = ref.startsWith('/') ? [] : file.split('/').slice(0, -1);
  const segments: string[] = [];
  for (const segment of [...folder, ...ref.trim().split('/')]) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.length === 0 ? undefined : segments.join('/');
}
