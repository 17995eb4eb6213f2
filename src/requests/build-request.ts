import type {
  Operation,
  Parameter,
  ParameterPlace,
  SecurityAlternative,
  SecurityScheme,
} from '../openapi/operation.js';
import {plainTemplate, templateVariables, type TemplateVariable} from '../shared/path-template.js';
import {acceptedTypes, requestParameters} from './form/accept.js';
import {toBase64} from './base64.js';
import {matchPattern} from '../shared/match-pattern.js';
import {
  percentEncode,
  percentEncodePath,
  percentEncodeSegments,
  percentEncodeUrl,
} from './percent-encode.js';
import type {Credential, HttpHeader, HttpRequest, InputValue, RequestValues} from './request.js';
import {isSecretParameter} from './secret-parameter.js';
import {serializeBody} from './serialize-body.js';
import {
  headerText,
  serializePairs,
  serializeParameter,
  serializeText,
} from './serialize-parameter.js';

/** A parameter for which there is something to send. */
type Entered = readonly [parameter: Parameter, value: InputValue];

/**
 * The request that an operation makes of what a reader has entered. The URL preview, the samples,
 * what is sent and what is shared all follow from it.
 */
export function buildRequest(operation: Operation, values: RequestValues): HttpRequest {
  const credentials = values.credentials.flatMap(readCredential);
  const replaced = new Set(credentials.map(parameterKey));
  const entered = requestParameters(operation).flatMap((parameter): Entered[] => {
    const key = parameterKey(parameter);
    const value = replaced.has(key) ? undefined : values.parameters.get(key);
    return value === undefined || (value === '' && emptyValuesOf(parameter) === 'none')
      ? []
      : [[parameter, value]];
  });
  const content = operation.body?.contents.find(
    ({mediaType}) => mediaType === values.body?.mediaType,
  );
  const serialized = values.body === undefined ? undefined : serializeBody(values.body, content);
  const headers: readonly HttpHeader[] = [
    ...header('Accept', acceptedTypes(operation).join(', ')),
    ...header('Content-Type', serialized?.contentType ?? ''),
    ...at('header', entered).flatMap(([parameter, value]) =>
      serialized?.body.kind === 'multipart' && /^content-type$/i.test(parameter.name)
        ? []
        : header(parameter.name, serializeText(parameter, value)),
    ),
    ...credentials.flatMap(({place, name, value}) =>
      place === 'header' ? header(name, headerText(value)) : [],
    ),
  ];
  const cookies: readonly HttpHeader[] = [
    ...at('cookie', entered).flatMap(([parameter, value]) => serializePairs(parameter, value)),
    ...credentials.flatMap(({place, name, value}): HttpHeader[] =>
      place === 'cookie' ? [[percentEncode(name), headerText(value).replace(/[\0;\s]/g, '')]] : [],
    ),
  ];
  return {
    method: operation.method,
    url: urlOf(operation, values.server, entered, credentials),
    headers: lastOfEachName(headers),
    cookies,
    ...(serialized === undefined ? {} : {body: serialized.body}),
    ...(hasKey(entered, credentials) ? {hasKey: true} : {}),
  };
}

/** The key of a parameter in {@link RequestValues}. */
export function parameterKey(parameter: {
  readonly place: ParameterPlace;
  readonly name: string;
}): string {
  const {place, name} = parameter;
  return `${place}:${name}`;
}

/**
 * The same values with placeholders such as `<API_KEY>` in place of credentials, for every scheme
 * that is needed, whether or not the reader has entered something.
 */
export function withPlaceholders(
  values: RequestValues,
  alternative: SecurityAlternative,
): RequestValues {
  return {...values, credentials: alternative.flatMap(({scheme}) => placeholdersOf(scheme))};
}

/** What the credential of a scheme is like; none for a scheme whose credentials no request has. */
function placeholdersOf(scheme: SecurityScheme): readonly Credential[] {
  switch (scheme.type) {
    case 'apiKey': {
      const {place, name, prefix = ''} = scheme;
      const value = `${prefix}${place === 'header' ? '<API_KEY>' : 'API_KEY'}`;
      return [{type: 'apiKey', place, name, value}];
    }
    case 'http':
      return [
        scheme.scheme === 'basic'
          ? {type: 'token', scheme: 'Basic', token: '<BASE64 of username:password>'}
          : {type: 'token', scheme: scheme.scheme, token: `${scheme.prefix ?? ''}<API_KEY>`},
      ];
    case 'oauth2':
    case 'openIdConnect':
      return [{type: 'token', scheme: 'Bearer', token: '<ACCESS_TOKEN>'}];
    case 'mutualTLS':
    case 'unknown':
      return [];
  }
}

/** Whether the credentials have one where a scheme needs one. */
export function isEntered(scheme: SecurityScheme, credentials: readonly Credential[]): boolean {
  const entered = new Set(credentials.flatMap(readCredential).map(parameterKey));
  return placeholdersOf(scheme)
    .flatMap(readCredential)
    .every((needed) => entered.has(parameterKey(needed)));
}

/**
 * Which empty values are sent of a parameter: an empty text where one is required and its place has
 * a name for it, and any where the description allows it.
 */
export function emptyValuesOf({place, style, isRequired, allowsEmpty}: Parameter): EmptyValues {
  if (allowsEmpty) return 'any';
  const isNamed = place === 'path' ? style !== 'simple' : isRequired && place === 'query';
  return isNamed ? 'text' : 'none';
}

export type EmptyValues = 'any' | 'text' | 'none';

function at(place: Parameter['place'], entered: readonly Entered[]): readonly Entered[] {
  return entered.filter(([parameter]) => parameter.place === place);
}

interface NamedCredential {
  readonly place: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

/** Where a credential goes; an empty one goes nowhere. */
function readCredential(credential: Credential): NamedCredential[] {
  const authorization = (scheme: string, text: string): NamedCredential[] => [
    {place: 'header', name: 'Authorization', value: `${scheme} ${text}`},
  ];
  switch (credential.type) {
    case 'apiKey':
      return credential.value === '' ? [] : [credential];
    case 'token': {
      const {scheme, token} = credential;
      const written = /^bearer$/i.test(scheme) ? 'Bearer' : scheme;
      return token === '' ? [] : authorization(written, token);
    }
    case 'basic': {
      const {username, password} = credential;
      if (username === '' && password === '') return [];
      return authorization('Basic', toBase64(`${username}:${password}`));
    }
  }
}

/** Whether there is a credential that browsers would pass on to another origin. */
function hasKey(entered: readonly Entered[], credentials: readonly NamedCredential[]): boolean {
  const keys = [
    ...credentials.filter(({place}) => place !== 'cookie').map(parameterKey),
    ...entered.map(([parameter]) => parameterKey(parameter)).filter(isSecretParameter),
  ];
  return keys.some((key) => !/^(?:cookie:|header:authorization$)/i.test(key));
}

/** A header; none if its value is empty, or it would be more than a header. */
function header(name: string, value: string): readonly HttpHeader[] {
  const trimmed = value.trim();
  const isValid = /^[!#$%&'*+.^`|~\w-]+$/.test(name) && !/[\0-\x08\n-\x1f\x7f]/.test(trimmed);
  return isValid && trimmed !== '' ? [[name, trimmed]] : [];
}

function lastOfEachName(headers: readonly HttpHeader[]): readonly HttpHeader[] {
  const byName = new Map<string, HttpHeader>();
  for (const entry of headers) byName.set(entry[0].toLowerCase(), entry);
  return [...byName.values()];
}

function urlOf(
  {path}: Operation,
  server: string,
  entered: readonly Entered[],
  credentials: readonly NamedCredential[],
): string {
  const isWhole = /^https?:\/\//i.test(path);
  const isBase = /^(?:https?:\/\/|\/)/i.test(server);
  const [base, baseQuery] = splitQuery(isWhole || !isBase ? '' : server);
  const [template, templateQuery] = splitQuery(plainTemplate(path));
  const values = valuesIn(path, at('path', entered));
  const query = [
    baseQuery,
    fillPath(templateQuery, values),
    ...[...at('query', entered), ...at('querystring', entered)].map(([parameter, value]) =>
      serializeParameter(parameter, value),
    ),
    ...credentials.flatMap(({place, name, value}) =>
      place === 'query' ? [`${percentEncode(name)}=${percentEncode(value)}`] : [],
    ),
  ].filter((part) => part !== '');
  const start = base.replace(/(?<!\/)\/+$/, '');
  const slash = isWhole || template.startsWith('/') ? '' : '/';
  const filled = `${start}${slash}${fillPath(template, values)}`;
  // As browsers write it (URL standard, "special-query percent-encode set")
  return `${filled}${query.length > 0 ? '?' : ''}${query.join('&').replaceAll("'", '%27')}`;
}

/** What is before and after `?`, without the hash, which no server receives. */
function splitQuery(url: string): readonly [path: string, query: string] {
  const text = percentEncodeUrl(url.replace(/#.*/s, ''));
  const index = text.indexOf('?');
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

interface PathValue {
  readonly parameter: Parameter;
  readonly text: string;
}

/** The values of a path template by their names, as the encoded template contains them. */
function valuesIn(path: string, entered: readonly Entered[]): ReadonlyMap<string, PathValue> {
  const byName = new Map(entered.map((entry) => [entry[0].name, entry]));
  return new Map(
    templateVariables(path).flatMap((variable): (readonly [string, PathValue])[] => {
      const [parameter, value] = byName.get(variable.written) ?? byName.get(variable.name) ?? [];
      if (parameter === undefined || value === undefined) return [];
      const text = serializeText(parameter, value, encodingOf(variable, parameter));
      return [[percentEncodeUrl(variable.name), {parameter, text}]];
    }),
  );
}

function encodingOf(
  {isReserved, isRest, pattern}: TemplateVariable,
  {allowReserved, hasSegments = false}: Parameter,
) {
  if (isReserved || allowReserved) return percentEncodePath;
  const isOpen =
    isRest || hasSegments || (pattern !== '' && matchPattern(`^(?:${pattern})$`, 'a/b') === true);
  return isOpen ? percentEncodeSegments : percentEncode;
}

/** Parameters without a value stay as they are in the template: `/users/{id}`. */
function fillPath(template: string, values: ReadonlyMap<string, PathValue>): string {
  return template.replace(/\{([^{}]*)\}/g, (written, name: string, offset: number) => {
    const {parameter, text} = values.get(name) ?? {};
    if (text === undefined || (text === '' && parameter?.style === 'simple')) return written;
    if (parameter?.style === 'label' && text === '.') return text;
    const [before, after] = [template[offset - 1], template[offset + written.length]].map(
      (character = '/') => (/[/.{}]/.test(character) ? '/' : character),
    );
    // As a whole segment, dots would be removed with the segment before them, even if encoded
    return `${before}${text}${after}`
      .replace(/(?<=\/)(?:\.|%2e){1,2}(?=\/)/gi, (dots) => dots.replace(/\.|%2e/gi, '%252E'))
      .slice(1, -1);
  });
}
