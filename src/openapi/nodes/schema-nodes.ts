import type {ComponentNode, DocNode} from '../../content/nodes.js';
import {definedOnly} from '../../shared/defined-only.js';
import type {Json} from '../../shared/json.js';
import {limitText} from '../limit-text.js';
import type {Choice, Schema, Variant} from '../schema.js';
import {code, component, line, paragraph, tabs, text} from './builders.js';
import {detailNodes, limitTexts, valueText, isExplained} from './detail-nodes.js';
import {idOf, prefixOf} from './ids.js';
import {isSameSchema} from './same-schema.js';
import {
  hasOwnFields,
  isAnyShown,
  newChoices,
  shownFields,
  type ShownFields,
} from './shown-fields.js';
import type {SchemaView} from './view.js';

/** The most properties that are shown at once. */
const mostFields = 100;
/** The most levels of objects that are shown without a click, where the site opens all. */
const mostOpenLevels = 3;
/** The most lists inside each other whose items are shown. */
const mostLevels = 9;
/** The most variants, with those inside them, whose fields are shown without a click. */
const mostOpenVariants = 200;

/**
 * The fields of an object's properties, or of what its items or variants have, without what is
 * shown `around` it. `width` is the number of variants like the one that they are in.
 */
export function schemaFields(
  schema: Schema,
  view: SchemaView,
  prefix: string,
  depth = 0,
  {width = 1, around}: {readonly width?: number; readonly around?: ShownFields | undefined} = {},
): readonly DocNode[] {
  const {words} = view;
  const fields = shownFields(schema, view.direction, around);
  const {properties, patternProperties, additionalProperties, prefixItems, items, choices} = fields;
  const field = (name: string, inner: Schema, idName = name, isRequired = false): DocNode =>
    fieldNode({name, isRequired, schema: inner, id: idOf(prefix, idName, view)}, view, depth);
  const rest = schema.additionalName ? `{${schema.additionalName}}` : words.anyKey;
  // The variants of a choice may add properties.
  const isClosed = additionalProperties === false && choices.length === 0;
  const hasNamed = schema.properties(view.direction).length + patternProperties.length > 0;
  return [
    ...inParts(
      inOrder(properties, view),
      (one) => field(one.name, one.schema, one.name, one.isRequired),
      prefix,
    ),
    ...patternProperties.map((one) => field(words.keysLike(one.pattern), one.schema, one.pattern)),
    ...(typeof additionalProperties === 'object' ? [field(rest, additionalProperties, 'key')] : []),
    ...prefixItems.map((item, index) => field(words.item(index + 1), item, String(index + 1))),
    ...(items ? [field(`${words.item(prefixItems.length + 1)} …`, items, 'items')] : []),
    ...choices.flatMap((choice) =>
      choiceNodes(choice, view, prefix, depth, {width, around: fields}),
    ),
    ...(fields.not ? [field(words.not, fields.not, 'not')] : []),
    ...fields.conditions.flatMap((condition): readonly DocNode[] => {
      const shown = condition.schema
        .properties(view.direction)
        .filter(({name}) => condition.names.has(name));
      if (shown.length === 0) return [];
      return [
        paragraph(text(limitText(condition.text, words.limits))),
        ...inOrder(shown, view).map((one) => field(one.name, one.schema, one.name, one.isRequired)),
      ];
    }),
    ...(isClosed && hasNamed ? [paragraph(text(words.noOtherKeys))] : []),
  ];
}

/**
 * The nodes of a long list: the first ones, and the rest in parts that are made when they open.
 * `prefix` and the names of the items begin the ids of their nodes.
 */
function inParts<T extends {readonly name: string}>(
  all: readonly T[],
  nodeOf: (one: T) => DocNode,
  prefix: string,
): readonly DocNode[] {
  const partsOf = (start: number, end: number): readonly DocNode[] => {
    if (end - start <= mostFields) return all.slice(start, end).map(nodeOf);
    let size = mostFields;
    while (size * mostFields < end - start) size *= mostFields;
    return Array.from({length: Math.ceil((end - start) / size)}, (_, index) => {
      const first = start + index * size;
      const last = Math.min(first + size, end);
      return {
        kind: 'deferred',
        title: `${first + 1} – ${last}`,
        holds: (id) =>
          all
            .slice(first, last)
            .some(({name}) => `${id}-`.startsWith(`${prefixOf(prefix, name)}-`)),
        isOpen: false,
        read: once(() => partsOf(first, last)),
      };
    });
  };
  return [...partsOf(0, Math.min(mostFields, all.length)), ...partsOf(mostFields, all.length)];
}

/** Whether {@link schemaFields} has anything to show where nothing is shown around. */
function hasFields(schema: Schema, {direction}: SchemaView): boolean {
  return (
    schema.properties(direction).length > 0 ||
    schema.patternProperties.length > 0 ||
    typeof schema.additionalProperties === 'object' ||
    hasOwnFields(schema)
  );
}

/** Required ones first, unless the site keeps the order of the file. */
export function inOrder<T extends {readonly isRequired: boolean}>(
  all: readonly T[],
  {keepsOrder}: SchemaView,
): readonly T[] {
  if (keepsOrder) return all;
  return all.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** What a field shows. */
export interface FieldOptions {
  readonly name: string;
  readonly id: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
  /** Instead of the schema's. */
  readonly description?: string;
  readonly isDeprecated?: boolean;
  /** Where a parameter is. */
  readonly place?: 'path' | 'query' | 'header' | 'cookie' | undefined;
  /** Instead of the schema's, if there are any. */
  readonly examples?: readonly Json[];
}

/** The field of a parameter or property, with what is inside it on demand. */
export function fieldNode(options: FieldOptions, view: SchemaView, depth = 0): ComponentNode {
  const inner = innermost(options.schema);
  const children = [
    ...saidNodes(options, view),
    ...(hasFields(inner, view) ? insideNodes(inner, view, options.id, depth) : []),
  ];
  return labelledNode(options, view, factsOf(options.schema, view), children);
}

/** What a field is of; a value without a name may have no id. */
interface FieldHead extends Pick<FieldOptions, 'name' | 'isRequired' | 'place' | 'isDeprecated'> {
  readonly id: string | undefined;
}

function labelledNode(
  {name, id, isRequired, place, isDeprecated}: FieldHead,
  {direction}: SchemaView,
  {type, ...facts}: Facts,
  children: readonly DocNode[],
): ComponentNode {
  const deprecated = isDeprecated === true || facts.deprecated;
  const attributes = {...definedOnly({id}), type, required: isRequired, ...facts, deprecated};
  return direction === 'request'
    ? component('ParamField', {...attributes, [place ?? 'name']: name}, children)
    : component('ResponseField', {...attributes, name}, children);
}

type Facts = ReturnType<typeof factsOf>;

/** The type of a value, and other short facts that are not said of the value around it. */
function factsOf(schema: Schema, {words}: SchemaView, around?: Schema) {
  const isReadOnly = schema.isReadOnly && !around?.isReadOnly;
  const isWriteOnly = schema.isWriteOnly && !around?.isWriteOnly;
  const limited = schema.enum ? schema : innermost(schema);
  const labels = (place: 'pre' | 'post'): readonly string[] =>
    schema.labels?.[place].filter((one) => !around?.labels?.[place].includes(one)) ?? [];
  return {
    type: around?.isNullable ? schema.label.replace(/ \| null$/, '') : schema.label,
    deprecated: schema.isDeprecated && !around?.isDeprecated,
    default: schema.default === undefined ? '' : valueText(schema.default),
    enum: isExplained(limited) ? [] : (limited.enum ?? []).map(({value}) => valueText(value)),
    pre: labels('pre'),
    post: [
      ...(isReadOnly ? [words.readOnly] : []),
      ...(isWriteOnly ? [words.writeOnly] : []),
      ...labels('post'),
    ],
  };
}

/** Descriptions, limits and examples of a value, and of the items of a list, at all levels. */
function saidNodes(
  {schema, description, examples}: Pick<FieldOptions, 'schema' | 'description' | 'examples'>,
  view: SchemaView,
  said: readonly string[] = [],
): readonly DocNode[] {
  let hasSamples = false;
  return levelsOf(schema).flatMap((level) => {
    const given = level === schema && examples?.length ? examples : level.examples;
    const samples = hasSamples ? [] : given;
    hasSamples ||= given.length > 0;
    const words = (level === schema && description) || level.description;
    return [...view.readMarkdown(words), ...detailNodes(level, samples, view, said)];
  });
}

/** What is inside the values of a field: the properties of an object, the variants of a choice. */
function insideNodes(
  inner: Schema,
  view: SchemaView,
  id: string,
  depth: number,
  around?: ShownFields,
): readonly DocNode[] {
  const {isExpanded, words} = view;
  return [
    {
      kind: 'deferred',
      title: words.childAttributes,
      holds: (hash) => hash.startsWith(`${id}-`),
      isOpen: isExpanded && depth < mostOpenLevels && !inner.isRecursive,
      read: once(() => schemaFields(inner, view, id, depth + 1, {around})),
    },
  ];
}

/** Makes nodes when they are read first. */
function once(make: () => readonly DocNode[]): () => readonly DocNode[] {
  let made: readonly DocNode[] | undefined;
  return () => (made ??= make());
}

/** A schema, that of its items, and so on; also that of what a text with a format contains. */
function levelsOf(schema: Schema): readonly Schema[] {
  const levels = [schema];
  for (let level = schema; levels.length < mostLevels && !hasOwnFields(level);) {
    const inner = level.items ?? level.contentSchema;
    // A list that contains itself has no end.
    if (!inner || levels.some((one) => isSameSchema(one, inner))) break;
    levels.push(inner);
    level = inner;
  }
  return levels;
}

/** The items of a list, of a list of lists, and so on; what a text with a format contains. */
function innermost(schema: Schema): Schema {
  return levelsOf(schema).at(-1) ?? schema;
}

/** Where a variant is: between how many, and beside what. */
interface VariantPlace {
  readonly width: number;
  readonly around: ShownFields;
}

/** The variants of a choice, one at a time. */
function choiceNodes(
  choice: Choice,
  view: SchemaView,
  prefix: string,
  depth: number,
  {width, around}: VariantPlace,
): readonly DocNode[] {
  const {words} = view;
  const {keyword, variants, discriminator} = choice;
  const place = {width: width * variants.length, around};
  const shown = variants.map((variant, index) => {
    const {name} = variant;
    const id = idOf(prefix, name, view);
    view.tabs.set(id, {of: choice, index});
    const children = [
      ...markerNodes(variant, discriminator, view),
      ...variantNodes(variant, view, id, depth, place),
    ];
    return {title: name, id, children};
  });
  return [paragraph(text(words[keyword])), tabs(shown)];
}

/** Which values of the discriminator mean a variant. */
function markerNodes(
  {values, isDefault}: Variant,
  discriminator: string | undefined,
  {words}: SchemaView,
): readonly DocNode[] {
  if (discriminator === undefined) return [];
  const named = `${discriminator}: ${values.map(quoted).join(' | ')}`;
  return [
    ...line(values.length > 0 ? [code(named)] : []),
    ...line(isDefault ? [code(discriminator), text(words.isUnknown)] : []),
  ];
}

function quoted(value: string): string {
  return JSON.stringify(value);
}

/** What a variant adds to what is shown around its choice. */
function variantNodes(
  {name, schema}: Variant,
  view: SchemaView,
  prefix: string,
  depth: number,
  {width, around}: VariantPlace,
): readonly DocNode[] {
  const inner = innermost(schema);
  const shownAround = inner === schema ? around : undefined;
  const variants = newChoices(inner).reduce((sum, choice) => sum + choice.variants.length, 0);
  const isAlone = shownAround
    ? variants === 0 && !isAnyShown(shownFields(inner, view.direction, shownAround))
    : !hasFields(inner, view);
  const head = headNodes(schema, view, prefix, {title: name, isAlone}, around.schema);
  if (isAlone) return head;
  const isWide = width * Math.max(1, variants) > mostOpenVariants;
  if (inner.isRecursive || depth >= mostOpenLevels || isWide) {
    return [...head, ...insideNodes(inner, view, prefix, depth, shownAround)];
  }
  const place = {width, around: shownAround};
  return [...head, ...schemaFields(inner, view, prefix, depth + 1, place)];
}

/** A value without a name, such as a body: what a field shows of one, and what is inside it. */
export function valueNodes(
  schema: Schema,
  view: SchemaView,
  prefix: string,
  head: Pick<Head, 'title' | 'isRequired'> = {},
): readonly DocNode[] {
  const inner = innermost(schema);
  const isAlone = !hasFields(inner, view);
  return [
    ...headNodes(schema, view, prefix, {...head, isAlone}),
    ...(isAlone ? [] : schemaFields(inner, view, prefix, 1)),
  ];
}

interface Head {
  /** What is written above the value. */
  readonly title?: string | undefined;
  readonly isRequired?: boolean;
  /** Whether nothing is shown below. */
  readonly isAlone: boolean;
}

/**
 * What is said of a value that has no name, like the field of a property. Where a title says the
 * type, and there are no other facts, there is no field.
 */
function headNodes(
  schema: Schema,
  view: SchemaView,
  prefix: string,
  {title, isRequired = false, isAlone}: Head,
  around?: Schema,
): readonly DocNode[] {
  const facts = factsOf(schema, view, around);
  const children = saidNodes({schema}, view, around && limitTexts(around, view));
  const isSaid =
    [title, schema.name, schema.title, 'object', 'any'].includes(facts.type) &&
    facts.default === '' &&
    facts.enum.length + facts.pre.length + facts.post.length === 0 &&
    !facts.deprecated;
  if (title !== undefined && isSaid && !isAlone) return children;
  // The properties below have ids that begin with the same prefix.
  const id = isAlone ? idOf(prefix, 'value', view) : undefined;
  return [labelledNode({name: '', isRequired, id}, view, facts, children)];
}
