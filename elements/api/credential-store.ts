import {readEntries, type SchemeEntries} from '../../src/requests/scheme-entry.js';
import {readEntry, writeEntry} from './api-store.js';

/**
 * What the reader has entered on any page, until the document is unloaded: the URL of an API file
 * and the origin of the server → entries.
 */
const session = new Map<string, SchemeEntries>();

/** Credentials belong to an API and to the origin that they are sent to. */
export interface CredentialScope {
  readonly file: string;
  readonly origin: string;
}

const keyOf = ({file, origin}: CredentialScope): string => `${origin} ${file}`;

/** What the reader has entered before, in this session or, if stored, in an earlier one. */
export function readCredentials(element: Element, scope: CredentialScope): SchemeEntries {
  return session.get(keyOf(scope)) ?? readEntries(readEntry(element, 'credentials', keyOf(scope)));
}

/** Whether the credentials are stored on the device. */
export function areStored(element: Element, scope: CredentialScope): boolean {
  const stored = readEntry(element, 'credentials', keyOf(scope));
  return Object.keys(Object(stored) as object).length > 0;
}

/** Keeps credentials for the session, and stores them if the reader wants it. */
export function writeCredentials(
  element: Element,
  scope: CredentialScope,
  entries: SchemeEntries,
  isStored: boolean,
): void {
  session.set(keyOf(scope), entries);
  const value = isStored ? Object.fromEntries(entries) : undefined;
  writeEntry(element, 'credentials', keyOf(scope), value);
}

/** Forgets the credentials, in this session and on the device. */
export function forgetCredentials(element: Element, scope: CredentialScope): void {
  session.delete(keyOf(scope));
  writeEntry(element, 'credentials', keyOf(scope), undefined);
}
