import {isObject, type Part} from './part.js';
import type {Resolver} from './resolver.js';

/** Keywords that count for a schema: its own, or those of a reference or of `allOf`. */
export interface Source {
  readonly part: Part;
  /** Lower ones take precedence: keywords beside a reference over those it leads to. */
  readonly rank: number;
}

/** `oneOf` or `anyOf` of a source. */
export interface ChoiceSource {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly part: Part;
  /** Those that are not `null`. */
  readonly variants: readonly Part[];
  readonly source: Part;
}

/** Everything that counts for a schema, before it is put together. */
export interface Sources {
  /** In the order in which properties are shown. */
  readonly all: readonly Source[];
  /** In the order of precedence. */
  readonly ranked: readonly Part[];
  /** Those that a variant of a choice does not share with the others, in the same order. */
  readonly own: readonly Part[];
  readonly choices: readonly ChoiceSource[];
  /** Those with keywords that apply under conditions. */
  readonly conditional: readonly Part[];
  /** The schemas that it is, as opposed to those that it extends: they name it. */
  readonly identities: readonly Part[];
  /** The names of those, outermost first, and of references that lead nowhere. */
  readonly names: readonly string[];
  /** A choice has `null` among its variants. */
  readonly allowsNull: boolean;
}

const hop = 1000;
/** Longer chains of references are not followed to find `null`. */
const mostHops = 8;
/** Between schemas of different rank. */
const step = 1_000_000;
/** More members of `allOf`, of all levels together, are left out. */
const mostSources = 500;
/** Keywords that explain: a schema of these and one member of `allOf` is that member. */
const annotations = new Set(
  (
    'allOf title description nullable example examples default deprecated readOnly writeOnly ' +
    'externalDocs xml'
  ).split(' '),
);
/** Keywords with what applies under conditions. */
const conditions = new Set(['if', 'dependentSchemas', 'dependentRequired', 'dependencies']);

/**
 * Collects the keywords of schemas that apply together. `skipped` are choices that have been made:
 * arrays of variants, and schemas with a discriminator.
 */
export function collectSources(
  resolver: Resolver,
  parts: readonly Source[],
  ancestors: AncestorSchema | undefined,
  skipped: ReadonlySet<unknown>,
): Sources {
  const all: Source[] = [];
  const choices: ChoiceSource[] = [];
  const conditional = new Set<Part>();
  const identities: Part[] = [];
  const named: {readonly name: string; readonly rank: number}[] = [];
  const seen = new Set<unknown>();
  let allowsNull = false;

  const add = (part: Part, rank: number, isIdentity: boolean): void => {
    const {value} = part;
    if (typeof value === 'boolean' || value === undefined || value === null) return;
    if (!isObject(value)) {
      resolver.expect(part, 'object');
      return;
    }
    if (seen.has(value) || seen.size >= mostSources) return;
    seen.add(value);
    if (isIdentity) {
      identities.push(part);
      const name = schemaName(part);
      if (name !== undefined) named.push({name, rank});
    }
    const source = {part, rank};
    let isAdded = false;
    const addOwn = (): void => {
      if (!isAdded) all.push(source);
      isAdded = true;
    };
    for (const key of Object.keys(value)) {
      if (key === '$ref' && part.ref !== undefined) {
        const target = resolver.target(part);
        if (target) add(target, rank + hop, isIdentity);
        else if (isIdentity) {
          named.push({name: part.ref.split(/[/#]/).at(-1) ?? '', rank: rank + hop});
        }
      } else if (key === '$dynamicRef' || key === '$recursiveRef') {
        const target = dynamicTarget(resolver, part, key, ancestors, byRank(all));
        if (target) add(target, rank + hop, isIdentity);
      } else if (key === 'allOf') {
        const members = resolver.items(part, key);
        const isWrapper =
          isIdentity &&
          rank % step === 0 &&
          members.length === 1 &&
          schemaName(part) === undefined &&
          Object.keys(value).every((one) => annotations.has(one) || one.startsWith('x-'));
        for (const member of members) add(member, rank + 1, isWrapper);
      } else if (key === 'properties') addOwn();
      else if ((key === 'oneOf' || key === 'anyOf') && !skipped.has(value[key])) {
        addChoice(key, part, rank, isIdentity);
      } else if (conditions.has(key)) conditional.add(part);
    }
    addOwn();
  };

  const addChoice = (
    keyword: ChoiceSource['keyword'],
    source: Part,
    rank: number,
    isIdentity: boolean,
  ): void => {
    const part = resolver.expect(source.get(keyword), 'array');
    const items = part.items();
    const variants = items.filter((variant) => !isNull(resolver, variant));
    if (variants.length < items.length) allowsNull = true;
    const [only] = variants.length > 0 ? variants : items;
    if (only && variants.length <= 1) {
      const isPlain = !source.has('type') && !source.has('properties');
      add(only, rank + 1, isIdentity && isPlain);
    } else if (variants.length > 0) choices.push({keyword, part, variants, source});
  };

  for (const {part, rank} of parts) add(part, rank * step, true);
  // The variant of a choice has a name and examples of its own.
  const isOwn = ({rank}: {readonly rank: number}): boolean => skipped.size === 0 || rank < step;
  const names = named.filter(isOwn).toSorted((one, other) => one.rank - other.rank);
  const ranked = byRank(all);
  const own = byRank(all.filter(isOwn));
  return {
    all,
    ranked,
    own,
    choices,
    conditional: [...conditional],
    identities,
    names: names.map(({name}) => name),
    allowsNull,
  };
}

function byRank(sources: readonly Source[]): readonly Part[] {
  return sources.toSorted((one, other) => one.rank - other.rank).map(({part}) => part);
}

/** Whether a schema, or the one that it refers to, allows nothing but `null`. */
function isNull(resolver: Resolver, variant: Part): boolean {
  let part = variant;
  for (let hops = 0; part.ref !== undefined && hops < mostHops; hops++) {
    const found = resolver.library.find(part.ref, part);
    if (!('part' in found)) return false;
    part = found.part;
  }
  const values = part.get('enum').items();
  const [only] = values.length === 1 ? values : [part.get('const')];
  const types = part.get('type').texts().join() || part.text('type');
  return types === 'null' || only?.value === null;
}

/** The schemas around a schema, innermost first. */
export interface AncestorSchema {
  readonly identities: readonly Part[];
  /** All that counts for it, in the order of precedence. */
  readonly sources: readonly Part[];
  readonly outer: AncestorSchema | undefined;
}

/**
 * A reference that schemas around it may redirect: the outermost one that has an anchor of that
 * name decides (JSON Schema 2020-12, core §8.2.3.2).
 */
function dynamicTarget(
  resolver: Resolver,
  part: Part,
  key: string,
  ancestors: AncestorSchema | undefined,
  current: readonly Part[],
): Part | undefined {
  const ref = key === '$recursiveRef' ? '#' : part.text('$dynamicRef');
  const fragment = ref.includes('#') ? ref.slice(ref.lastIndexOf('#') + 1) : '';
  const name = fragment.includes('/') ? '' : fragment;
  const levels: (readonly Part[])[] = [current];
  for (let level = ancestors; level; level = level.outer) levels.unshift(level.sources);
  if (name !== '') {
    for (const around of levels.flat()) {
      const definitions = around.get('$defs').entries();
      const found = [around, ...definitions.map(([, one]) => one)].find(
        (one) => one.text('$dynamicAnchor') === name && one.value !== part.value,
      );
      if (found) return found;
    }
  }
  return resolver.target(part.with({$ref: ref}));
}

const componentFolders = /^(?:\/components\/schemas|\/definitions|\/schemas)$/;
/** Keywords whose value is a schema, which has no name. */
const schemaKeywords = new RegExp(
  '^(?:not|if|then|else|contains|propertyNames' +
    '|(?:(?:additional|unevaluated)(?:Item|Propertie)|item)s)$',
);

/** The name of a component, or of a schema in a file of schemas; undefined for other schemas. */
export function schemaName({pointer, key, file}: Part): string | undefined {
  if (pointer === '') return /([^/]+?)(?:\.(?:json|ya?ml))?$/i.exec(file.name)?.[1];
  const end = pointer.lastIndexOf('/');
  const holder = pointer.slice(0, end);
  if (holder === '') return schemaKeywords.test(key) ? undefined : key;
  return componentFolders.test(holder) || holder.endsWith('/$defs') ? key : undefined;
}
