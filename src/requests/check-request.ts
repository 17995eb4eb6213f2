import {limit} from '../openapi/limit-text.js';
import type {Operation, Parameter, SecurityScheme} from '../openapi/operation.js';
import {requestParameters} from './form/accept.js';
import {bodyType} from './body-type.js';
import {buildRequest, emptyValuesOf, isEntered, parameterKey} from './build-request.js';
import {checkValue} from './check-value.js';
import {mayHaveBody} from './may-have-body.js';
import {parseJson} from './json-text.js';
import type {BodyValue, Credential, InputValue, RequestProblem, RequestValues} from './request.js';
import {isJson, plainText, serializeText} from './serialize-parameter.js';

type Problems = readonly RequestProblem[];

/** Longer texts are not read, which a reader would notice at each change. */
const maxText = 500_000;

/**
 * Why a request is not what the description wants; {@link canSend} says whether the reader can send
 * it all the same. With a session, the browser adds cookies by itself.
 */
export function checkRequest(
  operation: Operation,
  values: RequestValues,
  hasSession = false,
): Problems {
  return [
    ...requestParameters(operation).flatMap((parameter) =>
      checkParameter(parameter, values.parameters.get(parameterKey(parameter))),
    ),
    ...checkBody(operation, values.body),
    ...checkSecurity(operation, values.credentials, hasSession),
    ...checkBrowser(operation, values),
  ];
}

/** Whether a request can be sent in spite of its problems: its URL has no `{id}` left. */
export function canSend(problems: Problems = []): boolean {
  return !problems.some(({at, reason}) => at.startsWith('path:') && reason.kind === 'missing');
}

function checkParameter(parameter: Parameter, value: InputValue | undefined): Problems {
  const at = parameterKey(parameter);
  const empty = emptyValuesOf(parameter);
  if (value === undefined || (value === '' && empty === 'none') || isNoSegment(parameter, value)) {
    return parameter.isRequired ? [{at, reason: {kind: 'missing'}}] : [];
  }
  if (value === '' && empty === 'any') return [];
  const problems = checkValue(value, parameter.schema).map(({reason}) => ({at, reason}));
  const text = plainText(value);
  if (parameter.place === 'header' && /[\0\r\n]/.test(text)) {
    return [...problems, {at, reason: {kind: 'wrong-type', expected: limit('oneLine')}}];
  }
  // No URL can contain them as a segment
  return parameter.place === 'path' && /^\.{1,2}$/.test(text)
    ? [...problems, {at, reason: {kind: 'limit', limit: limit('notDots')}}]
    : problems;
}

/** Whether nothing in the URL would stand for a parameter of the path: an empty list, say. */
function isNoSegment(parameter: Parameter, value: InputValue): boolean {
  const {place, style} = parameter;
  return place === 'path' && style === 'simple' && serializeText(parameter, value) === '';
}

function checkBody({body}: Operation, given: BodyValue | undefined): Problems {
  const text = given?.content.kind === 'text' ? given.content.text : undefined;
  if (given === undefined || text?.trim() === '') {
    return body?.isRequired === true ? [{at: 'body', reason: {kind: 'missing'}}] : [];
  }
  const content = body?.contents.find(({mediaType}) => mediaType === given.mediaType);
  const schema = content?.schema;
  const type = content ? bodyType(content) : given.mediaType;
  let value: InputValue | undefined;
  if (given.content.kind === 'value') value = given.content.value;
  if (text !== undefined && text.length <= maxText && isJson(type)) {
    try {
      value = parseJson(text);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [{at: 'body', reason: {kind: 'not-json', message}}];
    }
  }
  return value === undefined || schema === undefined
    ? []
    : checkValue(value, schema).map(({at, reason}) => ({
        at: at === '' ? 'body' : `body:${at}`,
        reason,
      }));
}

/** What the first alternative lacks, if no alternative is complete. */
function checkSecurity(
  {security}: Operation,
  credentials: readonly Credential[],
  hasSession: boolean,
): Problems {
  const isCookie = (scheme: SecurityScheme): boolean =>
    scheme.type === 'apiKey' && scheme.place === 'cookie';
  const missing = security.map((alternative) =>
    alternative.filter(
      ({scheme}) => !isEntered(scheme, credentials) && !(hasSession && isCookie(scheme)),
    ),
  );
  if (missing.some((schemes) => schemes.length === 0)) return [];
  return (missing[0] ?? []).map(({scheme}) => ({
    at: `credential:${scheme.id}`,
    reason: {kind: 'missing'},
  }));
}

/** Headers that scripts may not set (Fetch standard, "forbidden request-header"). */
const forbidden = new RegExp(
  '^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|' +
    'cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|' +
    'transfer-encoding|upgrade|via|proxy-.*|sec-.*)$',
  'i',
);

/** What a browser would not send. */
function checkBrowser(operation: Operation, values: RequestValues): Problems {
  const {method, headers, cookies, body} = buildRequest(operation, values);
  const isForbidden = /^(?:CONNECT|TRACE|TRACK)$/i.test(method);
  return [
    ...headers.flatMap(([name]): Problems =>
      forbidden.test(name)
        ? [{at: keyOf(operation, 'header', name), reason: {kind: 'forbidden-header', name}}]
        : [],
    ),
    ...cookies.map(([name]): RequestProblem => ({
      at: keyOf(operation, 'cookie', name),
      reason: {kind: 'forbidden-header', name: 'Cookie'},
    })),
    ...(isForbidden ? [{at: 'method', reason: {kind: 'forbidden-method', method}} as const] : []),
    ...(body !== undefined && !mayHaveBody(method)
      ? [{at: 'body', reason: {kind: 'forbidden-body', method}} as const]
      : []),
  ];
}

/** Where a header or cookie comes from: a parameter, else a credential. */
function keyOf(operation: Operation, place: 'header' | 'cookie', name: string): string {
  const isOf = (key: string): boolean => key.toLowerCase() === name.toLowerCase();
  const parameter = operation.parameters.find((each) => each.place === place && isOf(each.name));
  if (parameter !== undefined) return parameterKey(parameter);
  const found = operation.security
    .flat()
    .find(({scheme}) => scheme.type === 'apiKey' && scheme.place === place && isOf(scheme.name));
  return found === undefined ? parameterKey({place, name}) : `credential:${found.scheme.id}`;
}
