import type {ComponentNode, DocNode} from '../../content/nodes.js';
import type {Json} from '../../shared/json.js';
import type {Choice, Schema} from '../schema.js';
import {code, component, paragraph, tabs, text} from './builders.js';
import {detailNodes, valueText} from './detail-nodes.js';
import {idOf, prefixOf} from './ids.js';
import type {SchemaView} from './view.js';

/** The most properties that are shown at once. */
const mostFields = 100;
/** The most levels of objects that are shown without a click, where the site opens all. */
const mostOpenLevels = 3;
/** The most variants, with those inside them, whose fields are shown without a click. */
const mostOpenVariants = 200;

/**
 * The fields of an object's properties, or of what its items or variants have. `width` is the
 * number of variants like the one that they are in.
 */
export function schemaFields(
  schema: Schema,
  view: SchemaView,
  prefix: string,
  depth = 0,
  width = 1,
): readonly DocNode[] {
  const {words} = view;
  const {patternProperties, additionalProperties, additionalName, prefixItems, choices, not} =
    schema;
  const properties = schema.properties(view.direction);
  const field = (name: string, inner: Schema, idName = name, isRequired = false): DocNode =>
    fieldNode({name, isRequired, schema: inner, id: idOf(prefix, idName, view)}, view, depth);
  const isClosed = additionalProperties === false;
  const hasNamed = properties.length + patternProperties.length > 0;
  return [
    ...inParts(
      inOrder(properties, view),
      (one) => field(one.name, one.schema, one.name, one.isRequired),
      prefix,
    ),
    ...patternProperties.map((one) => field(words.keysLike(one.pattern), one.schema, one.pattern)),
    ...(isClosed && hasNamed ? [paragraph(text(words.noOtherKeys))] : []),
    ...(typeof additionalProperties === 'object'
      ? [field(additionalName ? `{${additionalName}}` : words.anyKey, additionalProperties, 'key')]
      : []),
    ...prefixItems.map((item, index) => field(words.item(index + 1), item, String(index + 1))),
    ...choices.flatMap((choice) =>
      choiceNodes(choice, view, prefix, depth, width * choices.length),
    ),
    ...(not ? [field(words.not, not, 'not')] : []),
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

/** Whether {@link schemaFields} has anything to show. */
function hasFields(schema: Schema, {direction}: SchemaView): boolean {
  return (
    schema.properties(direction).length > 0 ||
    schema.patternProperties.length > 0 ||
    typeof schema.additionalProperties === 'object' ||
    schema.prefixItems.length > 0 ||
    schema.choices.length > 0 ||
    schema.not !== undefined
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
  const {name, id, isRequired, schema, place = 'name', description, isDeprecated} = options;
  const {words} = view;
  const inner = innermost(schema);
  const attributes = {
    id,
    type: schema.label,
    required: isRequired,
    deprecated: isDeprecated === true || schema.isDeprecated,
    default: schema.default === undefined ? '' : valueText(schema.default),
    enum: (schema.enum ?? inner.enum ?? []).map(({value}) => valueText(value)),
    post: [
      ...(schema.isReadOnly ? [words.readOnly] : []),
      ...(schema.isWriteOnly ? [words.writeOnly] : []),
    ],
  };
  const children = [
    ...view.readMarkdown(description || schema.description),
    ...detailNodes(schema, options.examples?.length ? options.examples : schema.examples, view),
    ...itemNodes(schema, inner, view),
    ...insideNodes(inner, view, id, depth),
  ];
  return view.direction === 'request'
    ? component('ParamField', {...attributes, [place]: name}, children)
    : component('ResponseField', {...attributes, name}, children);
}

/** What is said about the items of a list, or about what a text contains. */
function itemNodes(schema: Schema, inner: Schema, view: SchemaView): readonly DocNode[] {
  if (inner === schema) return [];
  const samples = schema.examples.length > 0 ? [] : inner.examples;
  return [...view.readMarkdown(inner.description), ...detailNodes(inner, samples, view)];
}

/** What is inside the values of a field: the properties of an object, the variants of a choice. */
function insideNodes(
  inner: Schema,
  view: SchemaView,
  id: string,
  depth: number,
): readonly DocNode[] {
  if (!hasFields(inner, view)) return [];
  const {isExpanded, words} = view;
  return [
    {
      kind: 'deferred',
      title: words.childAttributes,
      holds: (hash) => hash.startsWith(`${id}-`),
      isOpen: isExpanded && depth < mostOpenLevels && !inner.isRecursive,
      read: once(() => schemaFields(inner, view, id, depth + 1)),
    },
  ];
}

/** Makes nodes when they are read first. */
function once(make: () => readonly DocNode[]): () => readonly DocNode[] {
  let made: readonly DocNode[] | undefined;
  return () => (made ??= make());
}

/** The items of a list, of a list of lists, and so on; what a text with a format contains. */
function innermost(schema: Schema): Schema {
  let inner = schema;
  // A list that contains itself has no end.
  for (let level = 0; level < 8 && !hasOwnFields(inner); level++) {
    inner = inner.items ?? inner.contentSchema ?? inner;
  }
  return inner;
}

function hasOwnFields(schema: Schema): boolean {
  return schema.prefixItems.length > 0 || schema.choices.length > 0 || schema.not !== undefined;
}

/** The variants of a choice, one at a time. */
export function choiceNodes(
  choice: Choice,
  view: SchemaView,
  prefix: string,
  depth: number,
  width = 1,
): readonly DocNode[] {
  const {words} = view;
  const {keyword, variants, discriminator} = choice;
  const shown = variants.map(({name, value, schema}, index) => {
    const id = idOf(prefix, name, view);
    view.tabs.set(id, {of: choice, index});
    const marker =
      value === undefined || discriminator === undefined
        ? []
        : [paragraph(code(`${discriminator}: ${JSON.stringify(value)}`))];
    const fields = variantNodes(schema, view, id, depth, width * variants.length);
    return {title: name, id, children: [...marker, ...fields]};
  });
  return [paragraph(text(words[keyword])), tabs(shown)];
}

/** The fields of an object, or what a value of another type is. */
export function variantNodes(
  schema: Schema,
  view: SchemaView,
  prefix: string,
  depth: number,
  width = 1,
): readonly DocNode[] {
  const inner = innermost(schema);
  if (!hasFields(inner, view)) {
    const field = {name: '', isRequired: false, schema, id: idOf(prefix, 'value', view)};
    return [fieldNode(field, view, depth)];
  }
  const description = [...view.readMarkdown(schema.description), ...itemNodes(schema, inner, view)];
  const variants = inner.choices.reduce((sum, choice) => sum + choice.variants.length, 0);
  const isWide = width * Math.max(1, variants) > mostOpenVariants;
  if (inner.isRecursive || depth >= mostOpenLevels || isWide) {
    return [...description, ...insideNodes(inner, view, prefix, depth)];
  }
  return [...description, ...schemaFields(inner, view, prefix, depth + 1, width)];
}
