import type {Operation, Server} from '../openapi/operation.js';
import {serverReference} from '../shared/server-reference.js';
import {httpUrl, parseUrl} from './parse-url.js';

export interface ServerOptions {
  /** `api.baseUrl`, or the base URL of the page. */
  readonly baseUrls: readonly string[];
  /** The URL of the OpenAPI file, or of the page. */
  readonly fileUrl: string;
}

/** What decides to which servers a request can go. */
type ServedOperation = Pick<Operation, 'servers' | 'path'>;

/** The base URL that the reader has chosen. */
export interface ServerChoice {
  /** Its template, as the description writes it; by default the first one. */
  readonly url?: string | undefined;
  /** The URL that the reader has typed, in place of those of the description. */
  readonly own?: string | undefined;
  readonly variables: ReadonlyMap<string, string>;
}

/** The servers that a reader can choose from: those of the settings, else of the operation. */
export function serverUrls(
  {servers, path}: ServedOperation,
  {baseUrls, fileUrl}: ServerOptions,
): readonly Server[] {
  if (/^https?:\/\//i.test(path)) return [];
  const ofSettings = baseUrls.map((url) => ({url, description: '', variables: []}));
  const all = ofSettings.length > 0 ? ofSettings : servers;
  const urls = new Set<string>();
  return all.filter((server) => {
    const url = fillServer(server, new Map(), fileUrl);
    const isNew = url !== '' && (server.variables.length > 0 || !urls.has(url));
    urls.add(url);
    return isNew;
  });
}

/**
 * The base URL of a server, without a slash at its end; empty if it is not an http or https URL.
 * Values that are not allowed count as the default; an empty one is a value where any is allowed.
 */
export function fillServer(
  server: Server,
  variables: ReadonlyMap<string, string>,
  fileUrl: string,
): string {
  return withoutSlash(filledUrl(server, variables, fileUrl));
}

/** Paths of operations begin with a slash. */
function withoutSlash(url: string | undefined): string {
  return url?.replace(/(?<!\/)\/+$/, '') ?? '';
}

function filledUrl(
  server: Server,
  variables: ReadonlyMap<string, string>,
  fileUrl: string,
): string | undefined {
  const filled = server.url.trim().replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const variable = server.variables.find((each) => each.name === name);
    const {default: initial = written, enum: allowed = []} = variable ?? {};
    const value = variables.get(name)?.trim() ?? initial;
    return allowed.length === 0 || allowed.includes(value) ? value : initial;
  });
  const url = httpUrl(serverReference(filled), parseUrl(fileUrl)?.href);
  return !url || /[{}]/.test(url.hostname) ? undefined : url.href;
}

/** The servers to choose from, and the chosen one. */
export function serversOf(
  operation: ServedOperation,
  options: ServerOptions,
  choice: ServerChoice,
): {readonly servers: readonly Server[]; readonly server: Server | undefined} {
  const servers = serverUrls(operation, options);
  if (choice.own !== undefined && servers.length > 0)
    return {servers, server: ownServer(choice.own)};
  return {servers, server: servers.find(({url}) => url === choice.url) ?? servers[0]};
}

/** Unlike those of a description, it is relative to nothing. */
function ownServer(own: string): Server | undefined {
  return isBaseUrl(own) ? {url: own, description: '', variables: []} : undefined;
}

/** Whether a text is an http or https URL. */
export function isBaseUrl(text: string): boolean {
  return fillServer({url: text, description: '', variables: []}, new Map(), '') !== '';
}

/**
 * The URL of the server that the reader has chosen, as it is written: other URLs of the API are
 * relative to it (OpenAPI 3.1.1 §4.7). `undefined` if there is none, or it is not a URL.
 */
export function serverUrlOf(
  operation: ServedOperation,
  options: ServerOptions,
  choice: ServerChoice,
): string | undefined {
  const {server} = serversOf(operation, options, choice);
  return server && filledUrl(server, choice.variables, options.fileUrl);
}

/** The base URL that the reader has chosen; empty if there is none, or it is not one. */
export function baseUrlOf(
  operation: ServedOperation,
  options: ServerOptions,
  choice: ServerChoice,
): string {
  return withoutSlash(serverUrlOf(operation, options, choice));
}
