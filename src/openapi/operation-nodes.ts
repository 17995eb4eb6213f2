import type {DocNode} from '../content/nodes.js';
import {
  codeBlock,
  component,
  heading,
  line,
  link,
  paragraph,
  strong,
  text,
} from './nodes/builders.js';
import {describedNodes} from './nodes/content-nodes.js';
import {idOf, prefixOf} from './nodes/ids.js';
import {parameterField, parameterNodes} from './nodes/parameter-nodes.js';
import {responseNodes} from './nodes/response-nodes.js';
import {valueNodes} from './nodes/schema-nodes.js';
import {securityNodes} from './nodes/security-nodes.js';
import type {CodeSample, OperationView, OperationWords, SchemaView} from './nodes/view.js';
import type {Callback, Operation, ParameterPlace} from './operation.js';
import type {Schema} from './schema.js';

export type {CodeSample, OperationView, OperationWords};

/**
 * The content of the page of an operation: its description, what it takes, what it gives, and
 * samples. Of schemas only the first level is made; the rest is made when the reader opens it.
 */
export function operationNodes(operation: Operation, view: OperationView): readonly DocNode[] {
  const {words, readMarkdown} = view;
  // The samples of what readers do not send are beside the text, all of them.
  const samplesOf = operation.kind === 'operation' ? view.samplesOf : undefined;
  const request: SchemaView = {...view, direction: 'request', samplesOf};
  // In every language, the headings have these ids: links and search results lead there.
  const ofPlace = (place: ParameterPlace, id: string, title: string) =>
    parameterNodes(operation.parameters, place, {id, title}, request);
  return [
    ...(operation.kind === 'webhook' ? [paragraph(text(words.webhook(operation.method)))] : []),
    ...readMarkdown(operation.description),
    ...docsLink(operation, words),
    ...securityNodes(operation, view),
    ...ofPlace('path', 'path-parameters', words.pathParameters),
    ...ofPlace('query', 'query-parameters', words.queryParameters),
    ...ofPlace('querystring', 'query-parameters', words.queryParameters),
    ...ofPlace('header', 'headers', words.headers),
    ...ofPlace('cookie', 'cookies', words.cookies),
    ...bodyNodes(operation, request, words),
    // On wide screens they are beside the text.
    ...example('RequestExample', view.samples),
    ...responseNodes(
      operation.responses,
      {...view, direction: 'response', samplesOf: undefined},
      words,
    ),
    ...example('ResponseExample', view.responses),
    ...callbackNodes(operation.callbacks, view),
  ];
}

function docsLink({externalDocs}: Operation, words: OperationWords): readonly DocNode[] {
  if (externalDocs === undefined) return [];
  return line(link(externalDocs.url, externalDocs.description || words.moreAbout));
}

function example(
  name: 'RequestExample' | 'ResponseExample',
  samples: readonly CodeSample[],
): readonly DocNode[] {
  if (samples.length === 0) return [];
  // More samples than a row of tabs has room for are chosen from a list.
  return [component(name, {dropdown: samples.length > 4}, samples.map(codeBlock))];
}

function bodyNodes({body}: Operation, view: SchemaView, words: OperationWords): readonly DocNode[] {
  if (body === undefined) return [];
  return [heading('body', words.body, view), ...describedNodes(body, view, 'body')];
}

/** What the API calls: each in an accordion of its own. */
function callbackNodes(callbacks: readonly Callback[], view: OperationView): readonly DocNode[] {
  if (callbacks.length === 0) return [];
  const accordions = callbacks.flatMap(({name, operations}) =>
    operations.map((operation) => {
      const {method, path} = operation;
      const id = idOf('callback', `${name}-${method}`, view);
      const title = `${name}: ${method} ${path}`;
      return component('Accordion', {title, id}, callbackContent(operation, view, id));
    }),
  );
  const {words} = view;
  return [
    heading('callbacks', words.callbacks, view),
    paragraph(text(words.callback)),
    ...accordions,
  ];
}

function callbackContent(
  {description, parameters, body, responses}: Operation,
  view: OperationView,
  prefix: string,
): readonly DocNode[] {
  const sent: SchemaView = {...view, direction: 'request', showsOnlySample: true};
  const received: SchemaView = {...sent, direction: 'response'};
  return [
    ...view.readMarkdown(description),
    ...parameters.map((parameter) => parameterField(parameter, prefix, sent)),
    ...(body ? describedNodes(body, sent, prefixOf(prefix, 'body')) : []),
    ...responses.flatMap((response) => [
      paragraph(strong(response.status)),
      ...describedNodes(response, received, prefixOf(prefix, response.status)),
    ]),
  ];
}

/** The page of a schema: what is only sent, and what is only received, is marked. */
export function schemaPageNodes(
  schema: Schema,
  view: Omit<SchemaView, 'direction'>,
): readonly DocNode[] {
  return valueNodes(schema, {...view, direction: undefined}, 'schema', {title: schema.name});
}
