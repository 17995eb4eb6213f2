import type {Budget} from '../budget.js';
import {toText} from '../convert.js';
import {Refusal} from '../refusal.js';
import {ErrorValue, ParametersValue, UrlValue, type Value} from '../values.js';
import {Thrown} from '../thrown.js';
import {callback, type Method, type Methods} from './method.js';

const parts = [
  ...(['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
] as const;

const settable: ReadonlySet<string> = new Set(parts.filter((part) => part !== 'origin'));

/** A part of a URL; `undefined` for a name that is none. */
export function urlPart({url}: UrlValue, name: string): {readonly value: Value} | undefined {
  if (name === 'searchParams') return {value: new ParametersValue(url.searchParams)};
  const part = parts.find((one) => one === name);
  return part && {value: url[part]};
}

/** Changes a part of a URL. */
export function setUrlPart({url}: UrlValue, name: string, value: Value, budget: Budget): void {
  if (!settable.has(name)) throw new Refusal(`sets \`${name}\` of a URL`);
  const written = toText(value, budget);
  budget.text(written.length + url.href.length);
  url[name as 'hash'] = written; // as just checked
  budget.text(url.href.length);
}

const text: Method<UrlValue> = ({url}) => url.href;

export const urlMethods: Methods<UrlValue> = new Map([
  ['toString', text],
  ['toJSON', text],
]);

/** `URL` itself. */
export const urlFunctions: ReadonlyMap<string, (args: readonly Value[], budget: Budget) => Value> =
  new Map([
    [
      'canParse',
      ([written, base]: readonly Value[], budget: Budget) =>
        URL.canParse(toText(written, budget), base ? toText(base, budget) : undefined),
    ],
  ]);

/** `new URL(…)` */
export function makeUrl([written, base]: readonly Value[], budget: Budget): UrlValue {
  const url = toText(written, budget);
  const against = base === undefined ? '' : toText(base, budget);
  budget.text(url.length + against.length);
  if (!URL.canParse(url, against || undefined)) {
    throw new Thrown(new ErrorValue('TypeError', `Invalid URL: ${url}`));
  }
  return new UrlValue(new URL(url, against || undefined));
}

/** `new URLSearchParams(…)` */
export function makeParameters([given]: readonly Value[], budget: Budget): ParametersValue {
  if (given === undefined) return new ParametersValue(new URLSearchParams());
  if (given instanceof ParametersValue) {
    return new ParametersValue(new URLSearchParams(given.parameters));
  }
  if (!(given instanceof Map)) {
    const written = toText(given, budget);
    budget.text(written.length);
    return new ParametersValue(new URLSearchParams(written));
  }
  budget.items(given.size);
  const pairs = [...given].map(([name, value]) => [name, toText(value, budget)]);
  return new ParametersValue(new URLSearchParams(pairs));
}

const change =
  (how: 'append' | 'set'): Method<ParametersValue> =>
  ({parameters}, [name, value], {budget}) => {
    const [key, text] = [toText(name, budget), toText(value, budget)];
    budget.items(parameters.size + 1);
    budget.text(key.length + text.length);
    parameters[how](key, text);
    return undefined;
  };

const list =
  (read: (name: string, value: string) => Value): Method<ParametersValue> =>
  ({parameters}, _, {budget}) => {
    budget.items(parameters.size);
    return [...parameters].map(([name, value]) => read(name, value));
  };

export const parameterMethods: Methods<ParametersValue> = new Map<string, Method<ParametersValue>>([
  ['get', ({parameters}, [name], {budget}) => parameters.get(toText(name, budget))],
  ['getAll', ({parameters}, [name], {budget}) => parameters.getAll(toText(name, budget))],
  ['has', ({parameters}, [name], {budget}) => parameters.has(toText(name, budget))],
  [
    'delete',
    ({parameters}, [name], {budget}) => {
      parameters.delete(toText(name, budget));
      return undefined;
    },
  ],
  ['append', change('append')],
  ['set', change('set')],
  ['keys', list((name) => name)],
  ['values', list((_, value) => value)],
  ['entries', list((name, value) => [name, value])],
  [
    'forEach',
    ({parameters}, args, machine) => {
      const call = callback(args, machine);
      machine.budget.items(parameters.size);
      for (const [name, value] of [...parameters]) call(value, name);
      return undefined;
    },
  ],
  [
    'toString',
    ({parameters}, _, {budget}) => {
      const written = parameters.toString();
      budget.text(written.length);
      return written;
    },
  ],
]);
