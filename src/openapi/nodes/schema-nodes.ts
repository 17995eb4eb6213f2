import type {ComponentNode, DeferredNode, DocNode} from '../../content/nodes.js';
import type {Json} from '../../shared/json.js';
import type {Choice, Property, Schema} from '../schema.js';
import {detailNodes} from './detail-nodes.js';
import {idOf} from './ids.js';
import {jsonText} from '../json-value.js';
import {paragraph} from './text-nodes.js';
import type {SchemaView} from './view.js';

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
  const {choices} = schema;
  return [
    ...sorted(schema.properties(view.direction), view).map((property) =>
      propertyField(property, view, prefix, depth),
    ),
    ...keyFields(schema, view, prefix, depth),
    ...itemFields(schema, view, prefix, depth),
    ...choices.flatMap((choice) =>
      choiceNodes(choice, view, prefix, depth, width * choices.length),
    ),
    ...notNodes(schema, view, prefix, depth),
  ];
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

function sorted(properties: readonly Property[], {keepsOrder}: SchemaView): readonly Property[] {
  if (keepsOrder) return properties;
  return [...properties].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

function propertyField(
  {name, isRequired, schema}: Property,
  view: SchemaView,
  prefix: string,
  depth: number,
): ComponentNode {
  return fieldNode({name, isRequired, schema, id: idOf(prefix, name, view)}, view, depth);
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
  readonly place?: 'path' | 'query' | 'header' | 'cookie' | 'body';
  readonly default?: string;
  /** Instead of the schema's, if there are any. */
  readonly examples?: readonly Json[];
}

/** The field of a parameter or property, with what is inside it on demand. */
export function fieldNode(options: FieldOptions, view: SchemaView, depth = 0): ComponentNode {
  const {name, id, isRequired, schema, place} = options;
  const {words} = view;
  const inner = innermost(schema);
  const fallback =
    options.default ?? (schema.default === undefined ? '' : jsonText(schema.default));
  const marks = [
    ...(schema.isReadOnly ? [words.readOnly] : []),
    ...(schema.isWriteOnly ? [words.writeOnly] : []),
  ];
  const shared = {
    id,
    type: schema.label,
    required: isRequired,
    deprecated: options.isDeprecated === true || schema.isDeprecated,
    default: fallback,
    enum: (schema.enum ?? inner.enum ?? []).map(({value}) => jsonText(value)),
    post: marks,
  };
  const children = [
    ...view.readMarkdown(options.description || schema.description),
    ...detailNodes(schema, options.examples?.length ? options.examples : schema.examples, view),
    ...itemNodes(schema, inner, view),
    ...insideNodes(inner, view, id, depth),
  ];
  if (view.direction !== 'request') {
    const attributes = {...shared, name};
    return {kind: 'component', name: 'ResponseField', line: 0, attributes, children};
  }
  const attributes = {...shared, [place ?? 'name']: name};
  return {kind: 'component', name: 'ParamField', line: 0, attributes, children};
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
  let made: readonly DocNode[] | undefined;
  const node: DeferredNode = {
    kind: 'deferred',
    title: words.childAttributes,
    prefix: `${id}-`,
    isOpen: isExpanded && depth < mostOpenLevels && !inner.isRecursive,
    read: () => (made ??= schemaFields(inner, view, id, depth + 1)),
  };
  return [node];
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

/** Keys that match a pattern, and all others. */
function keyFields(
  schema: Schema,
  view: SchemaView,
  prefix: string,
  depth: number,
): readonly DocNode[] {
  const {words} = view;
  const {patternProperties, additionalProperties: rest, additionalName} = schema;
  const patterns = patternProperties.map(({pattern, schema: value}) =>
    fieldNode(
      {
        name: words.keysLike(pattern),
        isRequired: false,
        schema: value,
        id: idOf(prefix, pattern, view),
      },
      view,
      depth,
    ),
  );
  if (rest === false && hasNamed(schema, view)) {
    return [...patterns, paragraph([{kind: 'text', text: words.noOtherKeys}])];
  }
  if (typeof rest !== 'object') return patterns;
  const name = additionalName === undefined ? words.anyKey : `{${additionalName}}`;
  return [
    ...patterns,
    fieldNode({name, isRequired: false, schema: rest, id: idOf(prefix, 'key', view)}, view, depth),
  ];
}

function hasNamed(schema: Schema, {direction}: SchemaView): boolean {
  return schema.properties(direction).length + schema.patternProperties.length > 0;
}

/** The first items of a list, where each has a schema of its own. */
function itemFields(
  {prefixItems}: Schema,
  view: SchemaView,
  prefix: string,
  depth: number,
): readonly DocNode[] {
  return prefixItems.map((schema, index) =>
    fieldNode(
      {
        name: view.words.item(index + 1),
        isRequired: false,
        schema,
        id: idOf(prefix, String(index + 1), view),
      },
      view,
      depth,
    ),
  );
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
  const intro = paragraph([{kind: 'text', text: keyword === 'oneOf' ? words.oneOf : words.anyOf}]);
  const tabs = variants.map(({name, value, schema}, index): ComponentNode => {
    const id = idOf(prefix, name, view);
    view.tabs.set(id, {of: choice, index});
    const marker: readonly DocNode[] =
      value === undefined || discriminator === undefined
        ? []
        : [paragraph([{kind: 'code', text: `${discriminator}: ${JSON.stringify(value)}`}])];
    return {
      kind: 'component',
      name: 'Tab',
      line: 0,
      attributes: {title: name, id},
      children: [...marker, ...variantNodes(schema, view, id, depth, width * variants.length)],
    };
  });
  return [intro, {kind: 'component', name: 'Tabs', line: 0, attributes: {}, children: tabs}];
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

function notNodes(
  {not}: Schema,
  view: SchemaView,
  prefix: string,
  depth: number,
): readonly DocNode[] {
  if (not === undefined) return [];
  const id = idOf(prefix, 'not', view);
  return [fieldNode({name: view.words.not, isRequired: false, schema: not, id}, view, depth)];
}
