import {definedOnly} from '../shared/defined-only.js';
import {groupBy} from '../shared/group-by.js';
import type {Json} from '../shared/json.js';
import {fieldLabels, type FieldLabels} from './field-labels.js';
import {jsonInText} from './examples/json-in-text.js';
import {withTexts} from './examples/texts-in-value.js';
import {jsonText, toJson} from './json-value.js';
import {limit, type Limit} from './limit-text.js';
import {isObject, own, type Part} from './part.js';
import type {Resolver} from './resolver.js';
import {choicesOf, choiceSourcesOf} from './schema-choices.js';
import {enumOf} from './schema-enum.js';
import {labelOf} from './schema-label.js';
import {conditionsOf} from './schema-conditions.js';
import {constraintsOf, limitsOf, requiredSet, requiredSets} from './schema-limits.js';
import {
  collectSources,
  type AncestorSchema,
  type ChoiceSource,
  type Source,
  type Sources,
} from './schema-sources.js';
import {typesOf, typesOfValues} from './schema-types.js';
import type {
  Choice,
  Condition,
  Direction,
  EnumValue,
  PatternProperty,
  Property,
  RequiredSets,
  Schema,
  SchemaType,
  XmlOptions,
} from './schema.js';

/** The schema at a part of a file; that of a `parameter` has its labels as well. */
export function schemaOf(resolver: Resolver, part: Part, parameter?: Part): Schema {
  return new ReadSchema(resolver, [{part, rank: 0}], undefined, new Set(), undefined, parameter);
}

/** The schema of values that all of these parts of a file allow. */
export function schemaOfAll(resolver: Resolver, ...parts: readonly Part[]): Schema {
  const sources = parts.map((part) => ({part, rank: 0}));
  return new ReadSchema(resolver, sources, undefined, new Set());
}

/** A schema that reads what is in the file when it is requested, once. */
export class ReadSchema implements Schema {
  readonly resolver: Resolver;
  /** The schemas that apply together, in the order in which their properties are shown. */
  readonly parts: readonly Source[];
  readonly #outer: AncestorSchema | undefined;
  /** What `collectSources` leaves out: choices that have been made. */
  readonly skipped: ReadonlySet<unknown>;
  readonly whole: ReadSchema | undefined;
  readonly #parameter: Part | undefined;
  readonly #known = new Map<string, unknown>();

  constructor(
    resolver: Resolver,
    parts: readonly Source[],
    outer: AncestorSchema | undefined,
    skipped: ReadonlySet<unknown>,
    whole?: ReadSchema,
    parameter?: Part,
  ) {
    this.resolver = resolver;
    this.parts = parts;
    this.#outer = outer;
    this.skipped = skipped;
    this.whole = whole;
    this.#parameter = parameter;
  }

  #once<T>(key: string, read: () => T): T {
    if (!this.#known.has(key)) this.#known.set(key, read());
    return this.#known.get(key) as T;
  }

  get sources(): Sources {
    return this.#once('sources', () =>
      collectSources(this.resolver, this.parts, this.#outer, this.skipped),
    );
  }

  /** The keyword of the source that takes precedence. */
  #first<T>(key: string, isWanted: (value: unknown) => value is T): T | undefined {
    for (const {value} of this.sources.ranked) {
      const found = own(value, key);
      if (isWanted(found)) return found;
    }
    return undefined;
  }

  #text(key: string): string | undefined {
    return this.#first(key, (value) => typeof value === 'string');
  }

  #ownText(key: string): string | undefined {
    return this.sources.own.map((part) => part.text(key)).find(Boolean);
  }

  #flag(key: string): boolean {
    return this.#first(key, (value) => typeof value === 'boolean') ?? false;
  }

  #value(key: string): Json | undefined {
    return this.#once(key, () => {
      const value = this.sources.own.find((part) => part.has(key))?.json(key);
      return value === undefined ? undefined : withTexts(value, this);
    });
  }

  /** A schema inside this one, of sources in the order of display. */
  #inner(sources: readonly Source[]): ReadSchema {
    const {identities, ranked} = this.sources;
    const outer = {identities, sources: ranked, outer: this.#outer};
    const ranks = [...new Set(sources.map(({rank}) => rank))].toSorted((a, b) => a - b);
    const parts = sources.map(({part, rank}) => ({part, rank: ranks.indexOf(rank)}));
    return new ReadSchema(this.resolver, parts, outer, new Set());
  }

  /** The same value with one of its choices made. */
  variant(part: Part, made: readonly unknown[]): Schema {
    const skipped = new Set([...this.skipped, ...made]);
    const around = this.parts.map((source) => ({...source, rank: source.rank + 1}));
    const parts = [...around, {part, rank: 0}];
    return new ReadSchema(this.resolver, parts, this.#outer, skipped, this, this.#parameter);
  }

  /** Schemas of a keyword, which apply together. */
  #all(...keys: readonly string[]): readonly Source[] {
    return this.sources.all.flatMap(({part, rank}) =>
      keys.filter((key) => part.has(key)).map((key) => ({part: part.get(key), rank})),
    );
  }

  #firstSchema(key: string): Schema | undefined {
    const [first] = this.#all(key).filter(({part}) => part.isObject);
    return first && this.#inner([first]);
  }

  get name(): string | undefined {
    return this.sources.names[0];
  }

  get title(): string | undefined {
    return this.#ownText('title');
  }

  get description(): string {
    return this.#ownText('description') ?? '';
  }

  get #types(): ReturnType<typeof typesOf> {
    return this.#once('writtenTypes', () => typesOf(this.sources));
  }

  get types(): readonly SchemaType[] {
    return this.#once('types', () => {
      const {types} = this.#types;
      // The values may be those of a choice between constants.
      return types.length > 0 ? types : typesOfValues((this.enum ?? []).map(({value}) => value));
    });
  }

  get isNullable(): boolean {
    return this.#types.isNullable;
  }

  get isNull(): boolean {
    return this.#types.isNull;
  }

  get format(): string | undefined {
    const isFile = this.#text('type') === 'file' || this.#text('contentEncoding') === 'binary';
    return this.#text('format') ?? (isFile ? 'binary' : undefined);
  }

  get label(): string {
    return this.#once('label', () => labelOf(this));
  }

  get labels(): FieldLabels {
    return this.#once('labels', () => {
      const {ranked} = this.sources;
      const parts = this.#parameter ? [this.#parameter, ...ranked] : ranked;
      return fieldLabels(parts, this.resolver.labelKeys);
    });
  }

  get isDeprecated(): boolean {
    return this.#flag('deprecated');
  }

  get isReadOnly(): boolean {
    return this.#flag('readOnly');
  }

  get isWriteOnly(): boolean {
    return this.#flag('writeOnly');
  }

  get default(): Json | undefined {
    return this.#value('default');
  }

  get initialValue(): Json | undefined {
    return this.#value('x-default');
  }

  get examples(): readonly Json[] {
    return this.#once('examples', () => {
      const found = this.sources.own.map((part) => {
        const several = part.get('examples');
        const named = several.entries().map(([, example]) => example);
        const all = [part.get('example'), part.get('x-example'), ...several.items(), ...named];
        return all.filter(({value}) => value !== undefined).map(({value}) => toJson(value));
      });
      const examples = found.find(({length}) => length > 0) ?? [];
      const hasTypes = this.types.length > 0;
      return examples.map((one) => withTexts(hasTypes ? jsonInText(one, this) : one, this));
    });
  }

  get enum(): readonly EnumValue[] | undefined {
    return this.#once('enum', () => enumOf(this.sources, this.#types.types));
  }

  get limits(): ReadonlyMap<string, Json> {
    return this.#once('limits', () => limitsOf(this.sources.ranked));
  }

  get constraints(): readonly Limit[] {
    return this.#once('constraints', () => [
      ...constraintsOf(this.limits, this.sources.ranked, (outcome) => this.#shownIn(outcome)),
      ...this.#keyConstraints(),
    ]);
  }

  /** The names of the properties that are shown with their condition. */
  #shownIn({value}: Part): ReadonlySet<string> {
    return this.#outcomes.get(value)?.names ?? new Set();
  }

  /** What the names of properties are limited to. */
  #keyConstraints(): readonly Limit[] {
    const found = this.#all('propertyNames').filter(({part}) => part.isObject);
    if (found.length === 0) return [];
    const {format, constraints, enum: values = []} = this.#inner(found);
    const allowed = values.map(({value}) => jsonText(value)).join(', ');
    const all = [format && limit('format', format), ...constraints, allowed];
    return all.flatMap((one) => (one ? [limit('keys', one)] : []));
  }

  get contentMediaType(): string | undefined {
    return this.#text('contentMediaType');
  }

  get contentEncoding(): string | undefined {
    const encoding = this.#text('contentEncoding');
    // The bytes as they are (RFC 2045 §6.2)
    return encoding === 'binary' ? undefined : encoding;
  }

  get contentSchema(): Schema | undefined {
    return this.#once('contentSchema', () => this.#firstSchema('contentSchema'));
  }

  get isRecursive(): boolean {
    return this.#once('isRecursive', () => {
      const own = new Set(this.sources.identities.map(({value}) => value));
      for (let level = this.#outer; level; level = level.outer) {
        if (level.identities.some(({value}) => own.has(value))) return true;
      }
      return false;
    });
  }

  properties(direction?: Direction): readonly Property[] {
    const all = this.#once('properties', () => this.#readProperties());
    if (direction === undefined) return all;
    return all.filter(({schema}) =>
      direction === 'request' ? !schema.isReadOnly : !schema.isWriteOnly,
    );
  }

  #readProperties(): readonly Property[] {
    const {all} = this.sources;
    const fields = all.flatMap(({part, rank}) =>
      this.resolver
        .entries(part, 'properties')
        .map(([name, property]) => ({name, part: property, rank})),
    );
    const required = new Set([
      ...all.flatMap(({part}) => part.get('required').texts()),
      // Written by authors who know it from parameters
      ...fields.filter(({part}) => part.flag('required')).map(({name}) => name),
    ]);
    return (
      [...groupBy(fields, ({name}) => name)]
        // `false` allows no value.
        .filter(([, sources]) => sources.every(({part}) => part.value !== false))
        .map(([name, sources]) => ({
          name,
          isRequired: required.has(name),
          schema: this.#inner(sources),
        }))
    );
  }

  get conditions(): readonly Condition[] {
    return this.#once('conditions', () => [...this.#outcomes.values()]);
  }

  /** What applies under conditions, by its value in the file. */
  get #outcomes(): ReadonlyMap<unknown, Condition> {
    return this.#once('outcomes', () => conditionsOf(this));
  }

  /** A schema that applies to the same value. */
  outcome(part: Part): ReadSchema {
    return this.#inner([{part, rank: 0}]);
  }

  with(met: readonly Condition[]): Schema {
    const key = met.map((one) => this.conditions.indexOf(one)).join(' ');
    return this.#once(`with ${key}`, () => {
      const outcomes = met.flatMap(({schema}) =>
        schema instanceof ReadSchema ? schema.parts : [],
      );
      const rank = 1 + Math.max(...this.parts.map((source) => source.rank));
      const parts = [...this.parts, ...outcomes.map(({part}) => ({part, rank}))];
      const made = new ReadSchema(this.resolver, parts, this.#outer, this.skipped, this);
      made.#known.set('conditions', []);
      return made;
    });
  }

  get patternProperties(): readonly PatternProperty[] {
    return this.#once('patternProperties', () =>
      this.#all('patternProperties')
        .flatMap(({part}) => part.entries())
        .map(([pattern, part]) => ({pattern, schema: this.#inner([{part, rank: 0}])})),
    );
  }

  get additionalProperties(): Schema | boolean | undefined {
    return this.#once('additionalProperties', () => {
      const found = this.#all('additionalProperties', 'unevaluatedProperties');
      if (found.length === 0) return undefined;
      if (found.some(({part}) => isNever(part))) return false;
      const schemas = found.filter(({part}) => part.entries().length > 0);
      return schemas.length > 0 ? this.#inner(schemas) : true;
    });
  }

  get additionalName(): string | undefined {
    return this.#text('x-additionalPropertiesName');
  }

  get items(): Schema | undefined {
    return this.#once('items', () => {
      // The items of a stream are beside the schema of the whole (OpenAPI 3.2 `itemSchema`).
      const after = this.#all('items', 'itemSchema').filter(({part}) => part.isObject);
      const found = after.length > 0 ? after : this.#all('additionalItems', 'unevaluatedItems');
      const schemas = found.filter(({part}) => part.isObject);
      return schemas.length > 0 ? this.#inner(schemas) : undefined;
    });
  }

  get prefixItems(): readonly Schema[] {
    return this.#once('prefixItems', () => {
      // Before JSON Schema 2020-12, `items` was an array.
      const found = this.#all('prefixItems', 'items');
      const items = found.flatMap(({part, rank}) => part.items().map((one) => ({part: one, rank})));
      return [...groupBy(items, ({part}) => part.key).values()].map((one) => this.#inner(one));
    });
  }

  get choiceSources(): readonly ChoiceSource[] {
    return this.#once('choiceSources', () => choiceSourcesOf(this));
  }

  get choices(): readonly Choice[] {
    return this.#once('choices', () => choicesOf(this));
  }

  get not(): Schema | undefined {
    return this.#once('not', () => {
      // Properties that must not be there together are a constraint.
      const isSchema = (part: Part): boolean => part.isObject && requiredSet(part) === undefined;
      const found = this.#all('not').find(({part}) => isSchema(part));
      return found && this.#inner([found]);
    });
  }

  get undescribed(): readonly string[] {
    return this.#once('undescribed', () => {
      const described = new Set(this.properties().map(({name}) => name));
      const required = this.sources.all.flatMap(({part}) => part.get('required').texts());
      return [...new Set(required)].filter((name) => !described.has(name));
    });
  }

  get requiredSets(): readonly RequiredSets[] {
    return this.#once('requiredSets', () => {
      const namesOf = (part: Part): readonly string[] => part.get('required').texts();
      const chosen = this.sources.choices.filter(({part}) => requiredSets(part) !== undefined);
      const apart = this.#all('not').filter(({part}) => requiredSet(part) !== undefined);
      return [
        ...chosen.map(({keyword, variants}) => ({keyword, sets: variants.map(namesOf)})),
        ...apart.map(({part}) => ({keyword: 'not' as const, sets: [namesOf(part)]})),
      ];
    });
  }

  get xml(): XmlOptions | undefined {
    return this.#once('xml', () => {
      const part = this.sources.ranked.map((one) => one.get('xml')).find((one) => one.isObject);
      if (!part) return undefined;
      const text = (key: string): string | undefined => part.text(key) || undefined;
      return definedOnly({
        name: text('name'),
        prefix: text('prefix'),
        namespace: text('namespace'),
        nodeType: text('nodeType'),
        attribute: part.flag('attribute'),
        wrapped: part.flag('wrapped'),
      });
    });
  }
}

/** Whether a schema allows no value: `false`, or what is written instead of it. */
function isNever({value}: Part): boolean {
  const not = own(value, 'not');
  const isAny = not === true || (isObject(not) && Object.keys(not).length === 0);
  return value === false || isAny;
}
