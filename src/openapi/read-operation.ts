import {definedOnly} from '../shared/defined-only.js';
import {jsonText, toJson} from './json-value.js';
import type {
  Callback,
  Operation,
  RequestBody,
  Response,
  ResponseLink,
  WrittenSample,
} from './operation.js';
import {isStandard, type Part} from './part.js';
import {isExcluded, operationsIn, summaryOf, type OperationPlace} from './path-items.js';
import {contentsOf} from './read-content.js';
import {headersOf, parametersOf, unique} from './read-parameters.js';
import {securityOf} from './read-security.js';
import {serversOf} from './read-servers.js';
import type {Resolver} from './resolver.js';

/**
 * Reads everything about an operation whose files have been loaded. `callbacks` are those that it
 * is in.
 */
export function operationIn(
  resolver: Resolver,
  place: OperationPlace,
  callbacks: ReadonlySet<unknown> = new Set(),
): Operation {
  const {part, item} = place;
  const written = [item, part].flatMap((holder) => {
    const parts = resolver.items(holder, 'parameters');
    return parts.map((one) => resolver.follow(one)).filter(({isObject}) => isObject);
  });
  const isBody = (one: Part): boolean =>
    resolver.swagger !== undefined && /^(?:body|formData)$/.test(one.text('in'));
  const body = resolver.swagger
    ? resolver.swagger.upgradeBody(resolver.root, unique(written.filter(isBody)), part)
    : resolver.follow(part.get('requestBody'));
  const docs = part.get('externalDocs');
  const url = docs.url('url');
  return definedOnly({
    ...summaryOf(place),
    servers: serversOf(resolver, place),
    parameters: parametersOf(
      resolver,
      written.filter((one) => !isBody(one)),
      place,
    ),
    body: body.isObject ? bodyOf(resolver, body) : undefined,
    responses: successesFirst(
      resolver
        .entries(part, 'responses')
        .filter(isStandard)
        .map(([status, response]) => responseOf(resolver, status, response, part)),
    ),
    callbacks: callbacksOf(resolver, part, callbacks),
    security: securityOf(resolver, place),
    closesObjects: closesObjects(part) || undefined,
    samples: samplesOf(part),
    externalDocs: url === undefined ? undefined : {url, description: docs.text('description')},
  });
}

function bodyOf(resolver: Resolver, part: Part): RequestBody {
  return {
    description: part.text('description'),
    isRequired: part.flag('required'),
    contents: contentsOf(resolver, part),
  };
}

function responseOf(resolver: Resolver, status: string, written: Part, operation: Part): Response {
  const followed = resolver.object(written);
  const part = resolver.swagger
    ? resolver.swagger.upgradeResponse(followed, resolver.inherited(operation, 'produces'))
    : withContent(resolver, followed);
  return {
    status,
    description: part.text('description', 'summary'),
    headers: headersOf(resolver, part),
    contents: contentsOf(resolver, part),
    links: resolver
      .entries(part, 'links')
      .map(([name, link]) => linkOf(name, resolver.follow(link))),
  };
}

/** A response whose schema is not in `content`, as in Swagger 2.0: it is one of JSON. */
function withContent(resolver: Resolver, part: Part): Part {
  const schema = part.get('schema');
  if (!schema.isObject) return part;
  const instead = '"content": {"application/json": {"schema": {…}}}';
  resolver.note('openapi/swagger-keyword', schema, {name: 'schema', instead});
  if (part.has('content')) return part;
  const content = {'application/json': {schema: schema.value}};
  return part.with({...(part.value as object), content});
}

/**
 * Responses with those of success first: they are the ones that readers look for. `default` is what
 * remains, so it is the last one, or the success where no other response is.
 */
function successesFirst(responses: readonly Response[]): readonly Response[] {
  const isSuccess = ({status}: Response): boolean => /^2(?:\d\d|xx)$/i.test(status);
  const ofDefault = responses.some(isSuccess) ? 2 : 0;
  const rank = (response: Response): number => {
    if (response.status === 'default') return ofDefault;
    return isSuccess(response) ? 0 : 1;
  };
  return responses.toSorted((one, other) => rank(one) - rank(other));
}

function linkOf(name: string, part: Part): ResponseLink {
  const parameters = part.get('parameters').entries();
  return {
    name,
    description: part.text('description'),
    operation: part.text('operationId', 'operationRef'),
    parameters: new Map(parameters.map(([key, {value}]) => [key, jsonText(toJson(value))])),
  };
}

function callbacksOf(
  resolver: Resolver,
  operation: Part,
  seen: ReadonlySet<unknown>,
): readonly Callback[] {
  return resolver.entries(operation, 'callbacks').flatMap(([name, written]) => {
    const callback = resolver.object(written);
    // A callback may lead back to the operation that contains it.
    if (seen.has(callback.value)) return [];
    const within = new Set([...seen, callback.value]);
    const operations = callback
      .entries()
      .filter(isStandard)
      .flatMap(([path, item]) => operationsIn(resolver, 'callback' as const, path, item))
      .filter((place) => !isExcluded(place))
      .map((place) => operationIn(resolver, place, within));
    return [{name, operations}];
  });
}

function closesObjects(part: Part): boolean {
  return part.get('x-mint').get('playground').get('expand').value === false;
}

function samplesOf(part: Part): readonly WrittenSample[] {
  return ['x-codeSamples', 'x-code-samples']
    .flatMap((key) => part.get(key).items())
    .map((sample) => ({
      language: sample.text('lang', 'language'),
      label: sample.text('label', 'lang', 'language'),
      source: sample.text('source'),
    }))
    .filter(({source}) => source !== '');
}
