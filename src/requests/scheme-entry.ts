import type {RequiredScheme, SecurityAlternative, SecurityScheme} from '../openapi/operation.js';
import type {Credential} from './request.js';

/** What the reader has entered for a scheme; `value` is the key or token. */
export interface EnteredCredential {
  readonly value?: string;
  readonly username?: string;
  readonly password?: string;
}

/** What the reader has entered for a security scheme, and what an authorization server answered. */
export interface SchemeEntry extends EnteredCredential {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly refreshToken?: string;
  /** When the token ends, in milliseconds since 1970. */
  readonly expires?: number | undefined;
}

/** Scheme → what the reader has entered. */
export type SchemeEntries = ReadonlyMap<string, SchemeEntry>;

const textNames = [
  'value',
  'username',
  'password',
  'clientId',
  'clientSecret',
  'refreshToken',
] as const;

/** Reads entries that were stored; what has another type is left out. */
export function readEntries(stored: unknown): SchemeEntries {
  const read = Object.entries(Object(stored) as object).map(([id, written]) => {
    const values = Object(written) as Record<string, unknown>;
    const texts = textNames.flatMap((name) => {
      const value = values[name];
      return Object.hasOwn(values, name) && typeof value === 'string' ? [[name, value]] : [];
    });
    const {expires} = values;
    const entry = Object.fromEntries(texts) as SchemeEntry;
    return [id, typeof expires === 'number' ? {...entry, expires} : entry] as const;
  });
  return new Map(read);
}

/** Adds what fields contain at the beginning. */
export function withInitialValues(
  entries: SchemeEntries,
  security: readonly SecurityAlternative[],
): SchemeEntries {
  const initial = security.flat().flatMap(({scheme}): [string, SchemeEntry][] => {
    if (scheme.type !== 'apiKey' && scheme.type !== 'http') return [];
    const value = scheme.initialValue ?? scheme.prefix;
    return value === undefined || entries.has(scheme.id) ? [] : [[scheme.id, {value}]];
  });
  return initial.length === 0 ? entries : new Map([...entries, ...initial]);
}

/** The index of the first alternative for which everything has been entered; else the first one. */
export function enteredAlternative(
  security: readonly SecurityAlternative[],
  entries: SchemeEntries,
): number {
  const isEntered = (required: RequiredScheme) => credentialsOf([required], entries).length > 0;
  const index = security.findIndex((schemes) => schemes.length > 0 && schemes.every(isEntered));
  return Math.max(0, index);
}

/** The credentials of an alternative. What is empty is left out. */
export function credentialsOf(
  alternative: SecurityAlternative,
  entered: ReadonlyMap<string, EnteredCredential>,
): readonly Credential[] {
  return alternative.flatMap(({scheme}) => credentialOf(scheme, entered.get(scheme.id) ?? {}));
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
