import type {ServerChoice} from '../../src/requests/servers.js';
import {readEntry, writeEntry} from './api-store.js';

/** The base URL that the reader has chosen for the API of a file, on any page. */
export function readServer(element: Element, file: string): ServerChoice {
  const {url, own, variables} = Object(readEntry(element, 'server', file)) as Record<
    string,
    unknown
  >;
  const words = Object.entries(Object(variables) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {url: textOf(url), own: textOf(own), variables: new Map(words)};
}

export function writeServer(element: Element, file: string, choice: ServerChoice): void {
  const variables = Object.fromEntries(choice.variables);
  writeEntry(element, 'server', file, {url: choice.url, own: choice.own, variables});
}
