import type {OperationEntry} from './description.js';
import type {
  Callback,
  MediaContent,
  Operation,
  PartEncoding,
  RequestBody,
  Response,
  ResponseLink,
  WrittenSample,
} from './operation.js';
import {toJson} from './json-value.js';
import {resolve} from './library.js';
import {isObject, type Part} from './part.js';
import {operationsIn, type OperationPlace} from './path-items.js';
import {examplesOf} from './read-examples.js';
import {headersOf, parametersOf, styles, unique} from './read-parameters.js';
import {schemaOf} from './read-schema.js';
import {securityOf} from './read-security.js';
import {serversOf} from './read-servers.js';
import type {Resolver} from './resolver.js';
import {upgradeBody, upgradeResponse} from './swagger.js';

/** Reads everything about an operation whose files have been loaded. */
export function operationIn(
  resolver: Resolver,
  place: OperationPlace,
  entry: Pick<OperationEntry, 'method' | 'path' | 'title'> & Pick<Operation, 'kind'>,
): Operation {
  return readOperation(resolver, place, entry, new Set());
}

function readOperation(
  resolver: Resolver,
  {part, item}: OperationPlace,
  {kind, method, path, title}: Parameters<typeof operationIn>[2],
  callbacks: ReadonlySet<unknown>,
): Operation {
  const {root} = resolver;
  const written = [item, part].flatMap((holder) => {
    const parts = resolver.expect(holder.get('parameters'), 'array').items();
    return parts.map((one) => resolver.follow(one)).filter(({isObject}) => isObject);
  });
  const isBody = (one: Part): boolean =>
    resolver.isSwagger && /^(?:body|formData)$/.test(one.text('in'));
  const consumes = part.has('consumes') ? part.get('consumes') : root.get('consumes');
  const body = resolver.isSwagger
    ? upgradeBody(unique(written.filter(isBody)), consumes, part)
    : resolver.follow(part.get('requestBody'));
  const docs = part.get('externalDocs');
  const docsUrl = resolve(docs.text('url'), docs.file.url);
  return {
    kind,
    method,
    path,
    title,
    ...(part.text('operationId') !== '' && {operationId: part.text('operationId')}),
    description: part.text('description') || item.text('description'),
    isDeprecated: part.flag('deprecated'),
    tags: part
      .get('tags')
      .items()
      .map(({value}) => value)
      .filter((tag) => typeof tag === 'string'),
    servers: serversOf(resolver, part, item),
    parameters: parametersOf(
      resolver,
      written.filter((one) => !isBody(one)),
      path,
      kind,
      part,
    ),
    ...(body.isObject && {body: bodyOf(resolver, body)}),
    responses: resolver
      .expect(part.get('responses'), 'object')
      .entries()
      .filter(([status]) => !/^x-/i.test(status))
      .map(([status, response]) => responseOf(resolver, status, response, part)),
    callbacks: callbacksOf(resolver, part.get('callbacks'), callbacks),
    security: securityOf(resolver, part),
    samples: samplesOf(part),
    ...(docs.text('url') !== '' &&
      docsUrl !== undefined && {
        externalDocs: {url: docsUrl, description: docs.text('description')},
      }),
  };
}

function bodyOf(resolver: Resolver, part: Part): RequestBody {
  return {
    description: part.text('description'),
    isRequired: part.flag('required'),
    contents: contentsOf(resolver, part),
  };
}

function contentsOf(resolver: Resolver, holder: Part): readonly MediaContent[] {
  const content = resolver.expect(holder.get('content'), 'object');
  return content.entries().map(([mediaType, written]) => {
    const part = resolver.follow(resolver.expect(written, 'object'));
    return {
      mediaType,
      ...(part.has('schema') && {schema: schemaOf(resolver, part.get('schema'))}),
      ...(part.has('itemSchema') && {itemSchema: schemaOf(resolver, part.get('itemSchema'))}),
      examples: examplesOf(resolver, part),
      encoding: encodingOf(resolver, part.get('encoding')),
    };
  });
}

function encodingOf(resolver: Resolver, part: Part): ReadonlyMap<string, PartEncoding> {
  return new Map(
    part.entries().map(([property, written]): [string, PartEncoding] => {
      const encoding = resolver.follow(written);
      const style = styles.query.find((one) => one === encoding.text('style'));
      const contentType = encoding.text('contentType');
      return [
        property,
        {
          ...(contentType !== '' && {contentType}),
          ...(style && {style}),
          ...(encoding.has('explode') && {explode: encoding.flag('explode')}),
          ...(encoding.has('allowReserved') && {allowReserved: encoding.flag('allowReserved')}),
          headers: headersOf(resolver, encoding),
        },
      ];
    }),
  );
}

function responseOf(resolver: Resolver, status: string, written: Part, operation: Part): Response {
  const followed = resolver.follow(resolver.expect(written, 'object'));
  const part = resolver.isSwagger
    ? upgradeResponse(
        followed,
        operation.has('produces') ? operation.get('produces') : resolver.root.get('produces'),
      )
    : followed;
  return {
    status,
    description: part.text('description') || part.text('summary'),
    headers: headersOf(resolver, part),
    contents: contentsOf(resolver, part),
    links: resolver
      .expect(part.get('links'), 'object')
      .entries()
      .map(([name, link]) => linkOf(name, resolver.follow(link))),
  };
}

function linkOf(name: string, part: Part): ResponseLink {
  const parameters = part.get('parameters').entries();
  return {
    name,
    description: part.text('description'),
    operation: part.text('operationId') || part.text('operationRef'),
    parameters: new Map(
      parameters.map(([key, {value}]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(toJson(value)),
      ]),
    ),
  };
}

function callbacksOf(
  resolver: Resolver,
  holder: Part,
  seen: ReadonlySet<unknown>,
): readonly Callback[] {
  return resolver
    .expect(holder, 'object')
    .entries()
    .flatMap(([name, written]): readonly Callback[] => {
      const callback = resolver.follow(resolver.expect(written, 'object'));
      // A callback may lead back to the operation that contains it.
      if (seen.has(callback.value)) return [];
      const within = new Set([...seen, callback.value]);
      const operations = callback
        .entries()
        .filter(([path]) => !/^x-/i.test(path))
        .flatMap(([path, writtenItem]) => {
          const item = resolver.follow(resolver.expect(writtenItem, 'object'));
          return operationsIn(item, resolver).map(([method, part]) => {
            const title = part.text('summary').trim() || `${method} ${path}`;
            const entry = {kind: 'callback', method, path, title} as const;
            return readOperation(resolver, {part, item}, entry, within);
          });
        });
      return [{name, operations}];
    });
}

function samplesOf(part: Part): readonly WrittenSample[] {
  return ['x-codeSamples', 'x-code-samples'].flatMap((key) =>
    part
      .get(key)
      .items()
      .filter(({value}) => isObject(value))
      .map((sample) => ({
        language: sample.text('lang') || sample.text('language'),
        label: sample.text('label') || sample.text('lang') || sample.text('language'),
        source: sample.text('source'),
      }))
      .filter(({source}) => source !== ''),
  );
}
