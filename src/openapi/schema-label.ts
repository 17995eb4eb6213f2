import {isFileType} from '../shared/media-type.js';
import type {Schema, SchemaType} from './schema.js';

const maxDepth = 3;
const mostVariants = 4;

/** The type of a value in words: `string<date-time>`, `User[]`, `string | null`. */
export function labelOf(schema: Schema): string {
  return withNull(schema, labelWithin(schema, maxDepth));
}

/** The same without looking into choices, and without `null`: what a variant is called by. */
export function plainLabelOf(schema: Schema): string {
  const label = schema.types.map((type) => labelOfType(schema, type, 0)).join(' | ');
  return label || (schema.isNull ? 'null' : 'any');
}

function inner(schema: Schema, depth: number): string {
  return withNull(schema, labelWithin(schema, depth - 1));
}

function withNull(schema: Schema, label: string): string {
  if (!schema.isNullable || schema.isNull || label === 'any') return label;
  return `${label} | null`;
}

function labelWithin(schema: Schema, depth: number): string {
  const {types} = schema;
  const isObject = types.includes('object') || types.length === 0;
  if (isObject && schema.name !== undefined && !schema.enum) return schema.name;
  if (depth <= 0) return types.join(' | ') || 'any';
  const [choice] = schema.choices;
  const isOpen = types.length === 0 || (types.includes('object') && !schema.title);
  if (choice && isOpen && schema.properties().length === 0) {
    const shown = choice.variants.slice(0, mostVariants);
    const labels = shown.map(({schema: variant, name}) => {
      const label = labelWithin(variant, depth - 1);
      return label === 'object' ? name : label;
    });
    const all = [...new Set(labels)];
    if (choice.variants.length > mostVariants) all.push('…');
    // Once, and last: the variants of what may be null may be null as well.
    if (!schema.isNullable && shown.some((one) => one.schema.isNullable)) all.push('null');
    return all.join(' | ');
  }
  if (schema.isNull) return 'null';
  if (types.length === 0) return 'any';
  return types.map((type) => labelOfType(schema, type, depth)).join(' | ');
}

function labelOfType(schema: Schema, type: SchemaType, depth: number): string {
  switch (type) {
    case 'array': {
      const {items, prefixItems} = schema;
      const first = prefixItems.map((item) => inner(item, depth));
      if (!items) return first.length > 0 ? `[${first.join(', ')}]` : 'array';
      const label = inner(items, depth);
      const list = label.includes(' | ') ? `(${label})[]` : `${label}[]`;
      return first.length > 0 ? `[${[...first, `...${list}`].join(', ')}]` : list;
    }
    case 'object': {
      const {additionalProperties: values, title} = schema;
      // The title of a map is often only the name of the property in other words.
      const isMap = values !== undefined && values !== false && schema.properties().length === 0;
      if (isMap) return values === true ? 'object' : `map<${inner(values, depth)}>`;
      return title || 'object';
    }
    case 'string':
    case 'number':
    case 'integer': {
      const {format, contentMediaType, contentEncoding} = schema;
      const content = contentMediaType || contentEncoding;
      if (type === 'string' && (format === 'binary' || isBytes(schema))) return 'file';
      if (format !== undefined && format !== '') return `${type}<${format}>`;
      return type === 'string' && content ? `string<${content}>` : type;
    }
    case 'boolean':
    case 'null':
      return type;
    default:
      return type satisfies never;
  }
}

/** Bytes that are not written as text. */
function isBytes({contentMediaType = '', contentEncoding}: Schema): boolean {
  return contentEncoding === undefined && contentMediaType !== '' && isFileType(contentMediaType);
}
