import {definedOnly} from '../shared/defined-only.js';
import type {OAuthFlow, SecurityAlternative, SecurityScheme} from './operation.js';
import type {Part} from './part.js';
import type {OperationPlace} from './path-items.js';
import type {Resolver} from './resolver.js';

/**
 * What authorizes an operation: its own `security`, else that of the file. An empty list of its own
 * says that it needs nothing. What the API itself sends has only its own: that of the file is about
 * requests that the API receives.
 */
export function securityOf(
  resolver: Resolver,
  {kind, part: operation}: OperationPlace,
): readonly SecurityAlternative[] {
  const isReceived = kind === 'operation';
  const written = isReceived
    ? resolver.inherited(operation, 'security')
    : operation.get('security');
  const list = alternativesIn(resolver, written);
  const isNone = Array.isArray(list.value) && list.value.length === 0;
  if (isNone && operation.has('security')) return [[]];
  return list
    .items()
    .filter(({isObject}) => isObject)
    .map((part) =>
      part.entries().map(([name, scopes]) => ({
        scheme: schemeOf(resolver, name, part),
        scopes: scopes.texts(),
      })),
    );
}

/** The list of alternatives; an object in place of it is the only one. */
function alternativesIn(resolver: Resolver, written: Part): Part {
  if (!written.isObject) return resolver.expect(written, 'array');
  resolver.note('openapi/security-object', written);
  return written.with([written.value]);
}

/** Reports an undefined scheme at its first use only: one definition mends all others. */
function noteUndefined(resolver: Resolver, name: string, use: Part): void {
  const uses = resolver.library.undefinedSchemes;
  const first = uses.get(name) ?? use;
  uses.set(name, first);
  const place = resolver.swagger ? 'securityDefinitions' : 'components.securitySchemes';
  resolver.note('openapi/unknown-scheme', first, {name, place});
}

/** The scheme of a name; a requirement is what may name one by its URL. */
export function schemeOf(resolver: Resolver, name: string, requirement: Part): SecurityScheme {
  const defined = resolver.components('securitySchemes').get(name);
  // OpenAPI 3.2: the name may be the URL of a scheme.
  const isUrl = defined.value === undefined && /[#/]/.test(name);
  const followed = resolver.follow(isUrl ? requirement.with({$ref: name}) : defined);
  const part = resolver.swagger?.upgradeSecurityScheme(followed) ?? followed;
  if (!part.isObject) noteUndefined(resolver, name, requirement.get(name));
  const common = {
    id: name,
    description: part.text('description'),
    isDeprecated: part.flag('deprecated'),
  };
  const initial = part.get('x-default').value;
  const initialValue = typeof initial === 'string' ? {initialValue: initial} : {};
  const type = part.text('type');
  switch (type) {
    case 'apiKey': {
      const place = part.text('in').toLowerCase();
      if (place !== 'header' && place !== 'query' && place !== 'cookie') break;
      return {...common, type, name: part.text('name') || name, place, ...initialValue};
    }
    case 'http':
      return definedOnly({
        ...common,
        type,
        scheme: part.text('scheme').toLowerCase(),
        bearerFormat: part.text('bearerFormat') || undefined,
        ...initialValue,
      });
    case 'oauth2':
      return {...common, type, flows: flowsOf(part.get('flows'))};
    case 'openIdConnect': {
      const url = part.apiUrl('openIdConnectUrl');
      if (url === undefined) break;
      return {...common, type, url};
    }
    case 'mutualTLS':
      return {...common, type};
  }
  return {...common, type: 'unknown', written: type};
}

const kinds = [
  'authorizationCode',
  'clientCredentials',
  'password',
  'implicit',
  'deviceAuthorization',
] as const;

function flowsOf(part: Part): readonly OAuthFlow[] {
  return kinds
    .map((kind) => [kind, part.get(kind)] as const)
    .filter(([, flow]) => flow.isObject)
    .map(([kind, flow]) =>
      definedOnly({
        kind,
        authorizationUrl: flow.apiUrl('authorizationUrl'),
        deviceAuthorizationUrl: flow.apiUrl('deviceAuthorizationUrl'),
        tokenUrl: flow.apiUrl('tokenUrl'),
        refreshUrl: flow.apiUrl('refreshUrl'),
        scopes: new Map(
          flow
            .get('scopes')
            .entries()
            .map(([scope, {value}]) => [scope, typeof value === 'string' ? value : '']),
        ),
      }),
    );
}
