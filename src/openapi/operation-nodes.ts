import type {CodeBlockNode, ComponentNode, DocNode, HeadingNode} from '../content/nodes.js';
import {slugOf} from '../content/link-targets.js';
import {resolveUrl} from '../shared/urls.js';
import type {
  Callback,
  MediaContent,
  Operation,
  Parameter,
  ParameterPlace,
  Response,
  ResponseLink,
  SecurityScheme,
} from './operation.js';
import type {Schema} from './schema.js';
import {
  choiceNodes,
  fieldNode,
  idOf,
  paragraph,
  prefixOf,
  variantNodes,
  type SchemaView,
  type SchemaWords,
} from './schema-nodes.js';

/** What the page of an operation is made with. */
export interface OperationView extends Omit<SchemaView, 'direction'> {
  readonly words: OperationWords;
  /** Samples of the request. */
  readonly samples: readonly CodeSample[];
  /** Samples of responses. */
  readonly responses: readonly CodeSample[];
}

/** A block of code in the column beside the text. */
export interface CodeSample {
  readonly title: string;
  /** As the highlighter knows it. */
  readonly language: string;
  readonly code: string;
}

/** Headings and texts of the page of an operation. */
export interface OperationWords extends SchemaWords {
  authorization: string;
  pathParameters: string;
  queryParameters: string;
  headers: string;
  cookies: string;
  body: string;
  response: string;
  responseHeaders: string;
  links: string;
  callbacks: string;
  scopes: string;
  moreAbout: string;
  /** Between ways to authorize a request, one of which is enough. */
  or: string;
  optional: string;
  /** How the credential is sent, by the type of its scheme. */
  schemes: Readonly<Record<SecurityKind, string>>;
}

export type SecurityKind =
  | 'apiKeyHeader'
  | 'apiKeyQuery'
  | 'apiKeyCookie'
  | 'basic'
  | 'bearer'
  | 'http'
  | 'oauth2'
  | 'openIdConnect'
  | 'mutualTLS'
  | 'unknown';

/**
 * The content of the page of an operation: its description, what it takes, what it gives, and
 * samples. Of schemas only the first level is made; the rest is made when the reader opens it.
 */
export function operationNodes(operation: Operation, view: OperationView): readonly DocNode[] {
  const {words, readMarkdown} = view;
  const request: SchemaView = {...view, direction: 'request'};
  const ofPlace = (place: ParameterPlace, title: string) =>
    parameterNodes(operation.parameters, place, title, request);
  return [
    ...readMarkdown(operation.description),
    ...docsLink(operation, words),
    ...securityNodes(operation, view),
    ...ofPlace('path', words.pathParameters),
    ...ofPlace('query', words.queryParameters),
    ...ofPlace('querystring', words.queryParameters),
    ...ofPlace('header', words.headers),
    ...ofPlace('cookie', words.cookies),
    ...bodyNodes(operation, request, words),
    // On wide screens they are beside the text.
    ...example('RequestExample', view.samples),
    ...responseNodes(operation.responses, {...view, direction: 'response'}, words),
    ...example('ResponseExample', view.responses),
    ...callbackNodes(operation.callbacks, view),
  ];
}

function docsLink({externalDocs}: Operation, words: OperationWords): readonly DocNode[] {
  if (externalDocs === undefined) return [];
  const {url, description} = externalDocs;
  const text = description || words.moreAbout;
  const target = resolveUrl(url);
  if (target.to !== 'url') return [];
  return [paragraph([{kind: 'link', target, line: 0, children: [{kind: 'text', text}]}])];
}

function example(
  name: 'RequestExample' | 'ResponseExample',
  samples: readonly CodeSample[],
): readonly ComponentNode[] {
  if (samples.length === 0) return [];
  const children = samples.map(({title, language, code}): CodeBlockNode => ({
    kind: 'code-block',
    language,
    title,
    options: '',
    code,
    line: 0,
  }));
  // More samples than a row of tabs has room for are chosen from a list.
  const attributes = {dropdown: samples.length > 4};
  return [{kind: 'component', name, line: 0, attributes, children}];
}

/** What authorizes a request; several ways are separated by "or". */
function securityNodes({security}: Operation, view: OperationView): readonly DocNode[] {
  const needed = security.filter((schemes) => schemes.length > 0);
  if (needed.length === 0) return [];
  const {words} = view;
  const isOptional = needed.length < security.length;
  const shown = needed.flatMap((schemes, index) => [
    ...(index === 0 ? [] : [paragraph([strong(words.or)])]),
    ...schemes.map(({scheme, scopes}) => schemeField(scheme, scopes, isOptional, view)),
  ]);
  return [
    heading('authorization', words.authorization, view),
    ...(isOptional ? [paragraph([{kind: 'text', text: words.optional}])] : []),
    ...shown,
  ];
}

function schemeField(
  scheme: SecurityScheme,
  scopes: readonly string[],
  isOptional: boolean,
  {words, readMarkdown, ids}: OperationView,
): DocNode {
  const {name, place} = placeOf(scheme);
  const list = scopes.flatMap((scope, index): readonly DocNode[] => [
    {kind: 'text', text: index === 0 ? `${words.scopes} ` : ' '},
    {kind: 'code', text: scope},
  ]);
  return {
    kind: 'component',
    name: 'ParamField',
    line: 0,
    attributes: {
      id: idOf('authorization', scheme.id, {ids}),
      [place ?? 'name']: name,
      type: typeOf(scheme),
      required: !isOptional,
      deprecated: scheme.isDeprecated,
    },
    children: [
      paragraph([{kind: 'text', text: words.schemes[kindOf(scheme)]}]),
      ...readMarkdown(scheme.description),
      ...(list.length > 0 ? [paragraph(list)] : []),
    ],
  };
}

function placeOf(scheme: SecurityScheme) {
  if (scheme.type === 'apiKey') return {name: scheme.name, place: scheme.place};
  const isHeader = ['http', 'oauth2', 'openIdConnect'].includes(scheme.type);
  return isHeader ? ({name: 'Authorization', place: 'header'} as const) : {name: scheme.id};
}

function typeOf(scheme: SecurityScheme): string {
  if (scheme.type === 'http') return scheme.scheme;
  return scheme.type === 'unknown' ? scheme.written : scheme.type;
}

function kindOf(scheme: SecurityScheme): SecurityKind {
  switch (scheme.type) {
    case 'apiKey':
      return ({header: 'apiKeyHeader', query: 'apiKeyQuery', cookie: 'apiKeyCookie'} as const)[
        scheme.place
      ];
    case 'http':
      return scheme.scheme === 'basic' || scheme.scheme === 'bearer' ? scheme.scheme : 'http';
    default:
      return scheme.type;
  }
}

function parameterNodes(
  all: readonly Parameter[],
  place: ParameterPlace,
  title: string,
  view: SchemaView,
): readonly DocNode[] {
  const parameters = all.filter((parameter) => parameter.place === place);
  if (parameters.length === 0) return [];
  const sorted = view.keepsOrder
    ? parameters
    : [...parameters].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  return [
    heading(slugOf(title), title, view),
    ...sorted.map((parameter) => parameterField(parameter, 'parameter', view)),
  ];
}

function parameterField(parameter: Parameter, prefix: string, view: SchemaView): ComponentNode {
  const {name, place, schema, isRequired, isDeprecated, description, examples} = parameter;
  const shown = {
    name,
    id: idOf(prefix, name, view),
    isRequired,
    isDeprecated,
    description,
    schema,
    // They are more to the point than those of the schema.
    examples: examples.flatMap(({value}) => (value === undefined ? [] : [value])),
  };
  return fieldNode(place === 'querystring' ? shown : {...shown, place}, view);
}

function bodyNodes({body}: Operation, view: SchemaView, words: OperationWords): readonly DocNode[] {
  if (body === undefined) return [];
  return [
    heading('body', words.body, view),
    ...view.readMarkdown(body.description),
    ...contentNodes(body.contents, view, 'body'),
  ];
}

/** The fields of a body; bodies of several media types are tabs, unless all are the same. */
function contentNodes(
  contents: readonly MediaContent[],
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const [first] = contents;
  if (first === undefined) return [];
  const isSame = contents.every(({schema}) => schema?.label === first.schema?.label);
  if (isSame || contents.length === 1) {
    const types = contents.map(({mediaType}): DocNode => ({kind: 'code', text: mediaType}));
    return [
      paragraph(
        types.flatMap((type, index) => (index ? [{kind: 'text', text: ' '}, type] : [type])),
      ),
      ...mediaNodes(first, view, prefix),
    ];
  }
  const ids = contents.map(({mediaType}) => idOf(prefix, mediaType, view));
  const tabs = contents.map((content, index): ComponentNode => ({
    kind: 'component',
    name: 'Tab',
    line: 0,
    attributes: {title: content.mediaType, id: ids[index] ?? ''},
    children: mediaNodes(content, view, index === 0 ? prefix : (ids[index] ?? prefix)),
  }));
  return [{kind: 'component', name: 'Tabs', line: 0, attributes: {}, children: tabs}];
}

function mediaNodes(
  {schema, itemSchema}: MediaContent,
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const shown = schema ?? itemSchema;
  if (shown === undefined) return [];
  const isPlain = shown.choices.length === 1 && shown.properties(view.direction).length === 0;
  const [choice] = shown.choices;
  if (isPlain && choice) {
    return [...view.readMarkdown(shown.description), ...choiceNodes(choice, view, prefix, 0)];
  }
  return variantNodes(shown, view, prefix, 0);
}

function responseNodes(
  responses: readonly Response[],
  view: SchemaView,
  words: OperationWords,
): readonly DocNode[] {
  if (responses.length === 0) return [];
  const contentOf = (response: Response, prefix: string): readonly DocNode[] => [
    ...view.readMarkdown(response.description),
    ...contentNodes(response.contents, view, prefix),
    ...headerNodes(response, view, words, prefix),
    ...response.links.flatMap((link) => linkNodes(link, view, words)),
  ];
  const [first] = responses;
  const shown: readonly DocNode[] =
    responses.length === 1 && first
      ? [paragraph([strong(first.status)]), ...contentOf(first, 'response')]
      : [
          {
            kind: 'component',
            name: 'Tabs',
            line: 0,
            attributes: {},
            children: responses.map((response, index): ComponentNode => {
              const id = idOf('response', response.status, view);
              return {
                kind: 'component',
                name: 'Tab',
                line: 0,
                attributes: {title: response.status, id},
                children: contentOf(response, index === 0 ? 'response' : id),
              };
            }),
          },
        ];
  return [heading('response', words.response, view), ...shown];
}

function headerNodes(
  {headers}: Response,
  view: SchemaView,
  words: OperationWords,
  prefix: string,
): readonly DocNode[] {
  if (headers.length === 0) return [];
  return [
    paragraph([strong(words.responseHeaders)]),
    ...headers.map((header) => parameterField(header, prefixOf(prefix, 'header'), view)),
  ];
}

function linkNodes(
  {name, description, operation, parameters}: ResponseLink,
  view: SchemaView,
  words: OperationWords,
): readonly DocNode[] {
  const values = [...parameters].map(([parameter, expression]) => `${parameter}: ${expression}`);
  return [
    paragraph([
      strong(`${words.links} `),
      {kind: 'text', text: `${name} → `},
      {kind: 'code', text: [operation, ...values].join(' ')},
    ]),
    ...view.readMarkdown(description),
  ];
}

/** What the API calls: each in an accordion of its own. */
function callbackNodes(callbacks: readonly Callback[], view: OperationView): readonly DocNode[] {
  if (callbacks.length === 0) return [];
  const accordions = callbacks.flatMap(({name, operations}) =>
    operations.map((operation): ComponentNode => {
      const id = idOf('callback', `${name}-${operation.method}`, view);
      return {
        kind: 'component',
        name: 'Accordion',
        line: 0,
        attributes: {title: `${name}: ${operation.method} ${operation.path}`, id},
        children: callbackContent(operation, view, id),
      };
    }),
  );
  return [heading('callbacks', view.words.callbacks, view), ...accordions];
}

function callbackContent(
  operation: Operation,
  view: OperationView,
  prefix: string,
): readonly DocNode[] {
  const sent: SchemaView = {...view, direction: 'request'};
  return [
    ...view.readMarkdown(operation.description),
    ...operation.parameters.map((parameter) => parameterField(parameter, prefix, sent)),
    ...(operation.body
      ? contentNodes(operation.body.contents, sent, prefixOf(prefix, 'body'))
      : []),
    ...operation.responses.map((response) =>
      paragraph([strong(response.status), {kind: 'text', text: ` ${response.description}`}]),
    ),
  ];
}

/** The page of a schema: its fields as they are in responses. */
export function schemaPageNodes(
  schema: Schema,
  view: Omit<SchemaView, 'direction'>,
): readonly DocNode[] {
  return variantNodes(schema, {...view, direction: 'response'}, 'schema', 0);
}

/** The headings of a page are its contents list: `path-parameters`, `headers`, …. */
function heading(id: string, text: string, {ids}: Pick<SchemaView, 'ids'>): HeadingNode {
  const children: readonly DocNode[] = [{kind: 'text', text}];
  return {kind: 'heading', level: 2, id: ids.idFor('', id), line: 0, children};
}

function strong(text: string): DocNode {
  return {kind: 'strong', children: [{kind: 'text', text}]};
}
