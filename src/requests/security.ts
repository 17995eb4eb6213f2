import type {SecurityAlternative, SecurityScheme} from '../openapi/operation.js';

/** `api.auth` of `docs.json`, and the `authMethod` of a page. */
export interface AuthSettings {
  /** `bearer`, `basic`, `key`, `none`. */
  readonly method?: string | undefined;
  readonly name?: string | undefined;
  readonly inputPrefix?: string | undefined;
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

/** What messages call a scheme of no known type: what is written as its type, else its name. */
export function unknownName({
  id,
  written,
}: Extract<SecurityScheme, {readonly type: 'unknown'}>): string {
  return written || id;
}
