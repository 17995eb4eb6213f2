import type {DescriptionSource, OperationEntry} from '../description.js';
import {eachInside, mappedNames} from '../files/references.js';
import {isObject, own, Part} from '../part.js';

/** A value to read, a part of its file in the same scope, and whether its keys are names. */
interface Visit {
  readonly value: object;
  readonly around: Part;
  readonly isMap: boolean;
}

/** The operations that use a schema, in the order of the file. */
export type UsersOf = (schema: Part) => readonly OperationEntry[];

/**
 * Reads once what the operations of a description contain and refer to, in time proportional to
 * its size; then finds the operations that use a schema, also through other schemas. Files that
 * were not loaded are left out.
 */
export function usersIn({resolver, operations}: DescriptionSource): UsersOf {
  /** An object or array → what contains it or refers to it. */
  const holders = new Map<unknown, unknown[]>();
  const roots = new Map<unknown, OperationEntry[]>();
  const extended = new Set<unknown>();
  const queue: Visit[] = [];
  const visit = (value: unknown, around: Part, isMap: boolean, holder?: object): void => {
    if (typeof value !== 'object' || value === null) return;
    const known = holders.get(value);
    if (known) known.push(holder);
    else {
      holders.set(value, [holder]);
      queue.push({value, around, isMap});
    }
  };
  for (const [entry, {part, item}] of operations) {
    for (const root of [part, item.get('parameters')]) {
      if (root.value === undefined) continue;
      const entries = roots.get(root.value);
      if (entries) entries.push(entry);
      else roots.set(root.value, [entry]);
      visit(root.value, root, false);
    }
  }
  for (const {value, around, isMap} of queue) {
    const part = around.with(value);
    const hasId = typeof own(value, '$id') === 'string';
    const within = hasId ? new Part(undefined, part.file, part.pointer, part) : part;
    eachInside(value, isMap, (inner, isInnerMap) => visit(inner, within, isInnerMap, value));
    if (isMap) continue;
    for (const target of referredTo(part)) visit(target.value, target, false, value);
    if (isObject(own(part.value, 'discriminator'))) visitExtending(part);
  }

  function referredTo(part: Part): readonly Part[] {
    const found = part.ref === undefined ? undefined : resolver.library.find(part.ref, part);
    const mapped = mappedNames(part).flatMap((name) => resolver.schemaNamed(name, part) ?? []);
    return [...(found && 'part' in found ? [found.part] : []), ...mapped];
  }

  /** The schemas that extend one with a discriminator, each held by the one that it extends. */
  function visitExtending(part: Part): void {
    const all = [part];
    for (const one of all) {
      if (extended.has(one.value)) continue;
      extended.add(one.value);
      const children = resolver.childrenOf(one);
      for (const child of children) visit(child.value, child, false, one.value as object);
      all.push(...children);
    }
  }

  return (schema) => {
    const seen = new Set([schema.value, resolver.fork().follow(schema).value]);
    const users = new Set<OperationEntry>();
    for (const value of seen) {
      for (const entry of roots.get(value) ?? []) users.add(entry);
      for (const holder of holders.get(value) ?? []) if (holder !== undefined) seen.add(holder);
    }
    return [...operations.keys()].filter((entry) => users.has(entry));
  };
}
