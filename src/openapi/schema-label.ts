import type {Schema, SchemaType} from './schema.js';

const maxDepth = 3;
const mostVariants = 4;

/** The type of a value in words: `string<date-time>`, `User[]`, `string | null`. */
export function labelOf(schema: Schema): string {
  return withNull(schema, labelWithin(schema, maxDepth));
}

/** The same without looking into choices, whose variants are called by this. */
export function plainLabelOf(schema: Schema): string {
  const label = schema.types.map((type) => labelOfType(schema, type, 0)).join(' | ');
  return withNull(schema, label || 'any');
}

function inner(schema: Schema, depth: number): string {
  return withNull(schema, labelWithin(schema, depth - 1));
}

function withNull(schema: Schema, label: string): string {
  if (!schema.isNullable || label === 'any') return label;
  return label === '' ? 'null' : `${label} | null`;
}

function labelWithin(schema: Schema, depth: number): string {
  const {types} = schema;
  const isObject = types.includes('object') || types.length === 0;
  if (isObject && schema.name !== undefined && !schema.enum) return schema.name;
  if (depth <= 0) return types.join(' | ') || 'any';
  const [choice] = schema.choices;
  const isOpen = types.length === 0 || (types.includes('object') && !schema.title);
  if (choice && isOpen && schema.properties().length === 0) {
    const labels = choice.variants.slice(0, mostVariants).map(({schema: variant, name}) => {
      const label = inner(variant, depth);
      return label === 'object' ? name : label;
    });
    const all = [...new Set(labels)];
    return [...all, ...(choice.variants.length > mostVariants ? ['…'] : [])].join(' | ');
  }
  if (types.length === 0) return schema.isNullable && schema.not === undefined ? '' : 'any';
  return types.map((type) => labelOfType(schema, type, depth)).join(' | ');
}

function labelOfType(schema: Schema, type: SchemaType, depth: number): string {
  switch (type) {
    case 'array': {
      const {items, prefixItems} = schema;
      if (prefixItems.length > 0) {
        return `[${prefixItems.map((item) => inner(item, depth)).join(', ')}]`;
      }
      if (!items) return 'array';
      const label = inner(items, depth);
      return label.includes(' | ') ? `(${label})[]` : `${label}[]`;
    }
    case 'object': {
      const {additionalProperties: values, title} = schema;
      if (title !== undefined && title !== '') return title;
      if (typeof values !== 'object' || schema.properties().length > 0) return 'object';
      return `map<${inner(values, depth)}>`;
    }
    case 'string':
    case 'number':
    case 'integer': {
      const {format, contentMediaType} = schema;
      if (type === 'string' && (format === 'binary' || isBytes(schema))) return 'file';
      if (format !== undefined && format !== '') return `${type}<${format}>`;
      return type === 'string' && contentMediaType ? `string<${contentMediaType}>` : type;
    }
    case 'boolean':
    case 'null':
      return type;
    default:
      return type satisfies never;
  }
}

/** Bytes that are not written as text. */
function isBytes({contentMediaType, contentEncoding}: Schema): boolean {
  return contentEncoding === undefined && contentMediaType === 'application/octet-stream';
}
