import type {RequiredScheme, SecurityAlternative} from '../openapi/operation.js';
import {credentialsOf, type EnteredCredential} from './security.js';

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
