import {orderedObject} from './exact/key-order.js';
import {own, type Part} from './part.js';

/**
 * Swagger 2.0 in the words of OpenAPI 3, one object at a time, when it is read. Each function
 * returns a part at the same location, so that references in it lead where they led.
 */

type Fields = Record<string, unknown>;

/** Keywords of Swagger 2.0 that are a parameter's own; all others describe its value. */
const parameterKeys = new RegExp(
  '^(?:name|in|description|required|collectionFormat|allowEmptyValue|deprecated' +
    '|x-(?!nullable|enum|ms-enum).*)$',
);

/** Those of them that say where a value is and how it is written there. */
const placeKeys = /^(?:name|in|required|collectionFormat|allowEmptyValue)$/;

/** Parameters and headers describe their values by themselves. */
export function upgradeParameter(part: Part): Part {
  if (!part.isObject || part.has('schema')) return part;
  return part.with({
    ...fieldsOf(part, (key) => parameterKeys.test(key)),
    schema: schemaIn(part),
    ...(part.text('type') === 'array' && styleOf(part)),
  });
}

function schemaIn(part: Part): Fields {
  return fieldsOf(part, (key) => !parameterKeys.test(key));
}

function fieldsOf(part: Part, isWanted: (key: string) => boolean = () => true): Fields {
  const fields = part.entries().filter(([key]) => isWanted(key));
  return Object.fromEntries(fields.map(([key, {value}]) => [key, value]));
}

/** A property of an operation, else that of the file. */
function inherited(root: Part, operation: Part, key: string): Part {
  return (operation.has(key) ? operation : root).get(key);
}

/** How queries and forms separate the items of a list. */
const separators: Fields = {
  ssv: 'spaceDelimited',
  tsv: 'spaceDelimited',
  pipes: 'pipeDelimited',
};

function styleOf(part: Part): Fields {
  const format = part.text('collectionFormat');
  const isQuery = /^(?:query|formData)$/.test(part.text('in'));
  return {
    explode: format === 'multi',
    style: isQuery ? (own(separators, format) ?? 'form') : 'simple',
  };
}

/** The parameters in `body` or `formData` as a request body; of no object where there are none. */
export function upgradeBody(root: Part, parameters: readonly Part[], operation: Part): Part {
  const [first = operation.with(undefined)] = parameters;
  const body = parameters.find((part) => part.text('in') === 'body');
  const types = inherited(root, operation, 'consumes').texts();
  if (body) {
    return body.with({
      description: body.text('description'),
      required: body.flag('required'),
      content: contentOf(types, 'application/json', () => ({
        schema: body.get('schema').value,
        example: body.get('x-example').value,
        examples: body.get('x-examples').value,
      })),
    });
  }
  if (parameters.length === 0) return first;
  const byName = (parts: readonly Part[], read: (part: Part) => Fields): Fields =>
    orderedObject(parts.map((part) => [part.text('name'), read(part)]));
  const required = parameters.filter((part) => part.flag('required'));
  const schema = {
    type: 'object',
    properties: byName(parameters, (part) => fieldsOf(part, (key) => !placeKeys.test(key))),
    required: required.map((part) => part.text('name')),
  };
  const lists = parameters.filter((part) => part.text('type') === 'array');
  const encoding = byName(lists, styleOf);
  const hasFile = parameters.some((part) => part.text('type') === 'file');
  const forms = types.filter((type) => /form/i.test(type) && (!hasFile || /multipart/i.test(type)));
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return first.with({
    required: required.length > 0,
    content: contentOf(forms, fallback, () => ({schema, encoding})),
  });
}

/** `schema`, `examples` by media type, and headers. */
export function upgradeResponse(part: Part, produces: Part): Part {
  if (!part.isObject || part.has('content')) return part;
  const examples = part.get('examples');
  const produced = produces.texts();
  const types = produced.length > 0 ? produced : examples.entries().map(([type]) => type);
  const hasContent = part.has('schema') || examples.entries().length > 0;
  const content = contentOf(types, 'application/json', (type) => ({
    schema: part.get('schema').value,
    example: examples.get(type).value,
  }));
  return part.with({
    description: part.text('description'),
    headers: part.get('headers').value,
    ...(hasContent && {content}),
  });
}

/** The content in each of some media types. */
function contentOf(
  types: readonly string[],
  fallback: string,
  media: (type: string) => Fields,
): Fields {
  const all = types.length > 0 ? types : [fallback];
  return Object.fromEntries(all.map((type) => [type, media(type)]));
}

const flowKinds: Fields = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

export function upgradeSecurityScheme(part: Part): Part {
  const type = part.text('type');
  if (type === 'basic') return part.with({...fieldsOf(part), type: 'http', scheme: 'basic'});
  const kind = own(flowKinds, part.text('flow'));
  if (type !== 'oauth2' || typeof kind !== 'string' || part.has('flows')) return part;
  return part.with({...fieldsOf(part), flows: {[kind]: part.value}});
}

/** `schemes`, `host` and `basePath`, of which an operation may replace the schemes. */
export function upgradeServers(root: Part, operation: Part): Part {
  const host = root.text('host');
  // A slash at its end stays: URLs of flows are relative to it.
  const basePath = root.text('basePath').replace(/^\/$/, '');
  const schemes = inherited(root, operation, 'schemes').texts();
  const known = schemes.filter((scheme) => /^https?$/i.test(scheme)).map((scheme) => `${scheme}:`);
  // Without a scheme, the URL has that of the file.
  const origins =
    host === '' ? [''] : (known.length > 0 ? known : ['']).map((one) => `${one}//${host}`);
  const urls = origins.map((origin) => origin + basePath).filter(Boolean);
  return root.with({servers: urls.map((url) => ({url}))});
}
