import type {SecurityAlternative, SecurityScheme} from '../openapi/operation.js';
import type {Credential} from './request.js';

/** What the reader has entered for a scheme; `value` is the key or token. */
export interface EnteredCredential {
  readonly value?: string;
  readonly username?: string;
  readonly password?: string;
}

/** `api.auth` of `docs.json`, and the `authMethod` of a page. */
export interface AuthSettings {
  /** `bearer`, `basic`, `key`, `none`. */
  readonly method?: string | undefined;
  readonly name?: string | undefined;
  readonly inputPrefix?: string | undefined;
}

type Entered = ReadonlyMap<string, EnteredCredential>;

/** The credentials of an alternative. What is empty is left out. */
export function credentialsOf(
  alternative: SecurityAlternative,
  entered: Entered,
): readonly Credential[] {
  return alternative.flatMap(({scheme}) => credentialOf(scheme, entered.get(scheme.id) ?? {}));
}

/** What `api.auth` and the `authMethod` of a page require. */
export function securityOfSettings(
  settings: AuthSettings,
  authMethod?: string,
): readonly SecurityAlternative[] {
  const method = (authMethod ?? settings.method ?? '').toLowerCase();
  // The name and the prefix belong to the method of the settings
  const isOwn = method === (settings.method ?? method).toLowerCase();
  const name = isOwn ? (settings.name ?? '') : '';
  const prefix = isOwn ? settings.inputPrefix : undefined;
  const scheme = schemeOf(method, name, prefix);
  return scheme === undefined ? [] : [[{scheme, scopes: []}]];
}

function schemeOf(
  method: string,
  name: string,
  inputPrefix: string | undefined,
): SecurityScheme | undefined {
  const prefix = inputPrefix === undefined ? {} : {prefix: inputPrefix};
  const base = {id: method, description: '', isDeprecated: false, ...prefix};
  switch (method) {
    case 'bearer':
      return {...base, type: 'http', scheme: 'bearer'};
    case 'basic': {
      const [username = '', password = ''] = name.split(':');
      const labels = [username.trim() || 'username', password.trim() || 'password'] as const;
      return {...base, type: 'http', scheme: 'basic', labels};
    }
    case 'key':
      return {...base, type: 'apiKey', place: 'header', name: name.trim() || 'X-API-Key'};
    default:
      return undefined;
  }
}

function credentialOf(scheme: SecurityScheme, entered: EnteredCredential): Credential[] {
  const {username = '', password = ''} = entered;
  const value = entered.value?.trim() ?? '';
  switch (scheme.type) {
    case 'apiKey': {
      const {place, name, prefix} = scheme;
      const key = withPrefix(prefix, value);
      return key === '' ? [] : [{type: 'apiKey', place, name, value: key}];
    }
    case 'http': {
      if (scheme.scheme === 'basic') {
        return username === '' && password === '' ? [] : [{type: 'basic', username, password}];
      }
      return tokens(scheme.scheme, withPrefix(scheme.prefix, value));
    }
    case 'oauth2':
    case 'openIdConnect':
      return tokens('Bearer', value);
    case 'mutualTLS':
    case 'unknown':
      return [];
  }
}

/** A token, which readers often copy with its scheme. */
function tokens(scheme: string, value: string): Credential[] {
  const [first = '', ...rest] = value.split(/\s+/);
  const token = first.toLowerCase() === scheme.toLowerCase() ? rest.join(' ') : value;
  return token === '' ? [] : [{type: 'token', scheme, token}];
}

/** The prefix is in the field already, unless the reader has removed it. */
function withPrefix(prefix = '', value: string): string {
  if (value === '' || value === prefix.trim()) return '';
  return value.startsWith(prefix) ? value : `${prefix}${value}`;
}
