import {indexOf, iterate, propertyName, toNumber} from './convert.js';
import {setUrlPart} from './library/urls.js';
import type {Machine} from './machine.js';
import {toHost} from './react/host-values.js';
import {Refusal} from './refusal.js';
import {
  ClassValue,
  FunctionValue,
  HolesValue,
  HostObjectValue,
  PatternValue,
  UrlValue,
  type ObjectValue,
  type Value,
} from './values.js';

/** Copies the own properties of a value, as `{...value}` does. */
export function copyProperties(from: Value, to: ObjectValue, {budget}: Machine): void {
  if (from instanceof Map) {
    budget.items(from.size, from.size * 4); // entries of a map take longer than items
    for (const [key, value] of from) to.set(key, value);
  } else if (Array.isArray(from) || typeof from === 'string') {
    for (const [index, value] of Array.from(iterate(from, budget)).entries()) {
      to.set(String(index), value);
    }
  } else if (typeof from === 'object' && from !== null) {
    throw new Refusal('spreads something that is not a plain object');
  }
}

/** What all functions have, such as `name`. */
const ofFunctions = new Set(Object.getOwnPropertyNames(Function.prototype));

/** Changes a member of an object or array. */
export function writeMember(object: Value, name: Value, value: Value, machine: Machine): void {
  const key = propertyName(name, machine.budget);
  if (object instanceof Map) {
    machine.budget.items(object.size + 1, 1);
    object.set(key, value);
    return;
  }
  const isOfCode = object instanceof FunctionValue && (object.code ?? object instanceof ClassValue);
  if (isOfCode && !ofFunctions.has(key)) {
    machine.budget.items(object.members.size + 1, 1);
    object.members.set(key, value);
    return;
  }
  if (object instanceof PatternValue && key === 'lastIndex') {
    object.lastIndex = Math.max(0, Math.trunc(toNumber(value, machine.budget)) || 0);
    return;
  }
  if (object instanceof UrlValue) return setUrlPart(object, key, value, machine.budget);
  if (object instanceof HostObjectValue) {
    const {host} = object;
    const {names} = machine.react;
    if (host.scope === 'window' && !host.hides(key)) {
      machine.budget.items(names.size + 1, 1);
      names.set(key, value);
      return;
    }
    if (host.set(key, toHost(value, machine.react))) return;
    throw new Refusal(`sets \`${key}\` of ${object.host.name}`);
  }
  const at = indexOf(key);
  if (object instanceof HolesValue) object.items ??= [...iterate(object, machine.budget)];
  const items = object instanceof HolesValue ? object.items : object;
  if (!Array.isArray(items) || at === undefined || at > items.length) {
    throw new Refusal(`sets \`${key}\` of something that is not an object`);
  }
  machine.budget.items(at + 1, 1);
  items[at] = value;
}
