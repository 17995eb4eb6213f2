import {own, type Part} from './part.js';

/**
 * Swagger 2.0 in the words of OpenAPI 3, one object at a time, when it is read. Each function
 * returns a part at the same location, so that references in it lead where they led.
 */

type Fields = Record<string, unknown>;

/** Keywords of Swagger 2.0 that are a parameter's own; all others describe its value. */
const parameterKeys =
  /^(?:name|in|description|required|collectionFormat|allowEmptyValue|deprecated|x-(?!nullable).*)$/;

/** Parameters and headers describe their values by themselves. */
export function upgradeParameter(part: Part): Part {
  if (!part.isObject || part.has('schema')) return part;
  const {explode, style} = styleOf(part.text('collectionFormat'), part.text('in'));
  const kept = part.entries().filter(([key]) => parameterKeys.test(key));
  return part.with({
    ...fieldsOf(kept),
    schema: schemaIn(part),
    ...(part.text('type') === 'array' && {explode, style}),
  });
}

function schemaIn(part: Part): Fields {
  return fieldsOf(part.entries().filter(([key]) => !parameterKeys.test(key)));
}

function fieldsOf(entries: ReturnType<Part['entries']>): Fields {
  return Object.fromEntries(entries.map(([key, {value}]) => [key, value]));
}

function styleOf(format: string, place: string): {explode: boolean; style: string} {
  const isQuery = place === 'query' || place === 'formData';
  switch (format) {
    case 'multi':
      return {explode: true, style: 'form'};
    case 'ssv':
    case 'tsv':
      return {explode: false, style: isQuery ? 'spaceDelimited' : 'simple'};
    case 'pipes':
      return {explode: false, style: isQuery ? 'pipeDelimited' : 'simple'};
    default:
      return {explode: false, style: isQuery ? 'form' : 'simple'};
  }
}

/** The parameters in `body` or `formData` as a request body; of no object where there are none. */
export function upgradeBody(parameters: readonly Part[], consumes: Part, operation: Part): Part {
  const body = parameters.find((part) => part.text('in') === 'body');
  const types = textsOf(consumes);
  if (body) {
    const media = {
      ...(body.has('schema') && {schema: body.get('schema').value}),
      ...(body.has('x-example') && {example: body.get('x-example').value}),
      ...(body.has('x-examples') && {examples: body.get('x-examples').value}),
    };
    return body.with({
      description: body.text('description'),
      required: body.flag('required'),
      content: contentOf(types.length > 0 ? types : ['application/json'], () => media),
    });
  }
  if (parameters.length === 0) return operation.with(undefined);
  const properties = parameters.map((part): [string, unknown] => [
    part.text('name'),
    {...schemaIn(part), description: part.text('description')},
  ]);
  const required = parameters.filter((part) => part.flag('required'));
  const encoding = parameters
    .filter((part) => part.text('type') === 'array')
    .map((part): [string, unknown] => [
      part.text('name'),
      styleOf(part.text('collectionFormat'), 'formData'),
    ]);
  const media = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: required.map((part) => part.text('name')),
    },
    encoding: Object.fromEntries(encoding),
  };
  const hasFile = parameters.some((part) => part.text('type') === 'file');
  const forms = types.filter((type) => /form/i.test(type) && (!hasFile || /multipart/i.test(type)));
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return (parameters[0] ?? operation).with({
    required: required.length > 0,
    content: contentOf(forms.length > 0 ? forms : [fallback], () => media),
  });
}

/** `schema`, `examples` by media type, and headers. */
export function upgradeResponse(part: Part, produces: Part): Part {
  if (!part.isObject || part.has('content')) return part;
  const examples = new Map(part.get('examples').entries());
  const types = textsOf(produces);
  const shown = types.length > 0 ? types : [...examples.keys()];
  const hasContent = part.has('schema') || examples.size > 0;
  const content = contentOf(shown.length > 0 ? shown : ['application/json'], (type) => ({
    ...(part.has('schema') && {schema: part.get('schema').value}),
    ...(examples.has(type) && {example: examples.get(type)?.value}),
  }));
  return part.with({
    description: part.text('description'),
    headers: part.get('headers').value,
    ...(hasContent && {content}),
  });
}

function contentOf(types: readonly string[], media: (type: string) => Fields): Fields {
  return Object.fromEntries(types.map((type) => [type, media(type)]));
}

function textsOf(part: Part): readonly string[] {
  return part.items().flatMap(({value}) => (typeof value === 'string' ? [value] : []));
}

const flowKinds: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

export function upgradeSecurityScheme(part: Part): Part {
  switch (part.text('type')) {
    case 'basic':
      return part.with({...fieldsOf(part.entries()), type: 'http', scheme: 'basic'});
    case 'oauth2': {
      const kind = own(flowKinds, part.text('flow'));
      if (typeof kind !== 'string' || part.has('flows')) return part;
      return part.with({...fieldsOf(part.entries()), flows: {[kind]: part.value}});
    }
    default:
      return part;
  }
}

/** `schemes`, `host` and `basePath`, of which an operation may replace the schemes. */
export function upgradeServers(root: Part, operation: Part): Part {
  const host = root.text('host');
  const basePath = root.text('basePath').replace(/\/$/, '');
  const written = textsOf(
    operation.has('schemes') ? operation.get('schemes') : root.get('schemes'),
  );
  const schemes = written.filter((scheme) => /^https?$/i.test(scheme));
  if (host === '') return root.with(basePath === '' ? [] : [{url: basePath}]);
  const urls = schemes.map((scheme) => `${scheme}://${host}${basePath}`);
  return root.with((urls.length > 0 ? urls : [`//${host}${basePath}`]).map((url) => ({url})));
}
