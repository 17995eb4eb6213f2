import type {Operation, Server} from '../openapi/operation.js';
import {parseUrl} from './parse-url.js';

export interface ServerOptions {
  /** `api.baseUrl`, or the base URL of the page. */
  readonly baseUrls: readonly string[];
  /** The URL of the OpenAPI file, or of the page. */
  readonly fileUrl: string;
}

/** The servers that a reader can choose from: those of the settings, else of the operation. */
export function serverUrls(
  {servers, path}: Operation,
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
 * Values that are not allowed, and empty ones, count as the default.
 */
export function fillServer(
  server: Server,
  variables: ReadonlyMap<string, string>,
  fileUrl: string,
): string {
  const filled = server.url.trim().replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const variable = server.variables.find((each) => each.name === name);
    const value = variables.get(name)?.trim() ?? '';
    const isAllowed =
      value !== '' &&
      (variable === undefined || variable.enum.length === 0 || variable.enum.includes(value));
    return isAllowed ? value : (variable?.default ?? written);
  });
  const url = filled === '' ? undefined : parseUrl(filled, parseUrl(fileUrl)?.href);
  if (!url || !/^https?:$/.test(url.protocol) || /[{}]/.test(url.hostname)) return '';
  // `fetch` refuses URLs with a password
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href.replace(/\/+$/, '');
}
