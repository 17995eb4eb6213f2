import {resolve} from './library.js';
import type {OAuthFlow, RequiredScheme, SecurityAlternative, SecurityScheme} from './operation.js';
import type {Part} from './part.js';
import type {Resolver} from './resolver.js';
import {upgradeSecurityScheme} from './swagger.js';

/**
 * What authorizes an operation: its own `security`, else that of the file. An empty list of its own
 * says that it needs nothing.
 */
export function securityOf(resolver: Resolver, operation: Part): readonly SecurityAlternative[] {
  const {root} = resolver;
  const holder = operation.has('security') ? operation : root;
  const list = resolver.expect(holder.get('security'), 'array');
  if (holder === operation && Array.isArray(list.value) && list.value.length === 0) return [[]];
  return list
    .items()
    .filter(({isObject}) => isObject)
    .map((part) =>
      part.entries().map(([name, scopes]): RequiredScheme => {
        const texts = scopes.items().map(({value}) => value);
        return {
          scheme: schemeOf(resolver, name, part),
          scopes: texts.filter((scope) => typeof scope === 'string'),
        };
      }),
    );
}

function schemeOf(resolver: Resolver, name: string, requirement: Part): SecurityScheme {
  const {root} = resolver;
  const definitions = resolver.isSwagger
    ? root.get('securityDefinitions')
    : root.get('components').get('securitySchemes');
  // OpenAPI 3.2: the name may be the URL of a scheme.
  const byUrl = /[#/]/.test(name) && !definitions.has(name);
  const written = byUrl ? requirement.with({$ref: name}) : definitions.get(name);
  const followed = resolver.follow(written);
  const part = resolver.isSwagger ? upgradeSecurityScheme(followed) : followed;
  if (!part.isObject) resolver.note('openapi/unknown-scheme', definitions.get(name), {name});
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
      return {...common, type, scheme: part.text('scheme').toLowerCase(), ...initialValue};
    case 'oauth2':
      return {...common, type, flows: flowsOf(part.get('flows'))};
    case 'openIdConnect': {
      const url = resolve(part.text('openIdConnectUrl'), part.file.url);
      if (url === undefined || !part.has('openIdConnectUrl')) break;
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
    .filter((kind) => part.get(kind).isObject)
    .map((kind) => {
      const flow = part.get(kind);
      const urls = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'].flatMap(
        (key) => {
          const url = flow.text(key) === '' ? undefined : resolve(flow.text(key), flow.file.url);
          return url === undefined ? [] : [[key, url] as const];
        },
      );
      const scopes = flow.get('scopes').entries();
      return {
        kind,
        ...Object.fromEntries(urls),
        scopes: new Map(
          scopes.map(([scope, {value}]) => [scope, typeof value === 'string' ? value : '']),
        ),
      };
    });
}
