import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {allowedHosts, hostOf, shownHost, type AllowedHosts} from './allowed-hosts.js';
import {checkedScript, reloadScript} from './reload-script.js';
import {
  builtAnswer,
  historyBase,
  sendText,
  siteAnswer,
  textOf,
  type Answer,
  type ServedSite,
} from './site-answer.js';

/** What is served, and where. */
export interface ServerOptions extends ServedSite {
  /** The port; without it, the first one from 4321 on that is free. */
  readonly port?: number | undefined;
  /** The name or address to listen on; this machine only by default. */
  readonly host?: string | undefined;
  /** More names that requests may call the server. */
  readonly allowed?: readonly string[] | undefined;
  /** Whether `tellProblems` is going to be called. */
  readonly isChecked?: boolean | undefined;
  /** Sees requests before files; resolves to whether it has answered. */
  readonly intercept?: Intercept | undefined;
}

/** Sees a request before files; resolves to whether it has answered. */
export type Intercept = (...request: Parameters<Answer>) => unknown;

/** A server that listens. */
export interface SiteServer {
  readonly url: string;
  readonly port: number;
  /** Shows what has changed in every open page. */
  readonly reload: (paths: readonly string[]) => void;
  /** Lists problems in every open page, and in those that are opened later. */
  readonly tellProblems: (diagnostics: readonly object[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves a site with the bundle beside it, as `docs-site/`. Paths without a file are answered as a
 * host does: with `404.html`, or where the URLs of pages have no hash, with the index page. Such a
 * site is served at its base. Rejects with an error with the code `EADDRINUSE` where the port is
 * taken.
 */
export async function serveSite({
  port,
  host = '127.0.0.1',
  allowed,
  isChecked,
  intercept,
  ...served
}: ServerOptions): Promise<SiteServer> {
  const {site, isBuilt} = served;
  const base = isBuilt ? '/' : (historyBase(textOf(site, 'index.html')) ?? '/');
  const hosts = allowedHosts(host, allowed);
  const changes = new ChangeStream();
  const answer = isBuilt ? builtAnswer(served) : siteAnswer(served, base);
  const script = isChecked ? checkedScript + reloadScript : reloadScript;
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const {headers, method = ''} = request;
    if (!hosts.isAllowed(headers.host)) return sendText(response, 403, refusal(headers.host));
    const path = pathUnder(base, request.url ?? '/');
    if (path === '__dev/changes' && method === 'GET') {
      const {host: named, origin} = headers;
      if (origin === undefined || hosts.isOwnOrigin(origin, named)) return changes.listen(response);
      return sendText(response, 403, originRefusal(origin, hosts));
    }
    if (path !== undefined && (await intercept?.(path, response, request))) return;
    if (!['GET', 'HEAD'].includes(method)) return sendText(response, 405, 'Not allowed');
    if (path === '__dev/reload.js') return sendText(response, 200, script, 'text/javascript');
    if (path !== undefined && (await answer(path, response, request))) return;
    return sendText(response, 404, 'Not found');
  }

  await (port === undefined ? listenFrom(4321, server, host) : listen(server, port, host));
  const address = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://${shownHost(host)}:${address.port}${base}`,
    port: address.port,
    reload(paths) {
      const isContent = !isBuilt && paths.every((path) => /\.(?:mdx?|json|ya?ml)$/i.test(path));
      changes.send(`data: ${isContent ? 'content' : 'all'}\n\n`);
    },
    tellProblems: (diagnostics) =>
      changes.keep(`event: problems\ndata: ${JSON.stringify(diagnostics)}\n\n`),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** How soon pages look for a server that has ended. */
const retryMilliseconds = 500;

/** The open pages, which are told of changes (server-sent events). */
class ChangeStream {
  readonly #listeners = new Set<ServerResponse>();
  #kept = '';

  listen(response: ServerResponse): void {
    response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
    response.write(`retry: ${retryMilliseconds}\n\n${this.#kept}`);
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  send(event: string): void {
    for (const response of this.#listeners) response.write(event);
  }

  /** Sends an event also to pages that are opened later. */
  keep(event: string): void {
    this.#kept = event;
    this.send(event);
  }
}

/** The decoded path under the base, without a leading slash; `undefined` outside it. */
function pathUnder(base: string, url: string): string | undefined {
  try {
    const {pathname} = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    const path = decodeURIComponent(pathname);
    return path.startsWith(base) ? path.slice(base.length) : undefined;
  } catch {
    return undefined;
  }
}

/** What to say of a name that the server does not answer to. */
function refusal(named = ''): string {
  const host = hostOf(named) ?? 'NAME';
  const option = `--allow-host ${host}`;
  return `This server does not answer to ${host}. To allow it, use the option ${option}.`;
}

/** What to say of a page that is not told of changes; other ports of this machine are not meant. */
function originRefusal(origin: string, {isAllowed}: AllowedHosts): string {
  const authority = URL.canParse(origin) ? new URL(origin).host : '';
  const host = isAllowed(authority) ? undefined : hostOf(authority);
  const advice = host ? ` To allow those of ${host}, use the option --allow-host ${host}.` : '';
  return `This server tells changes only to its own pages.${advice}`;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** Listens on the first free port. */
async function listenFrom(port: number, server: Server, host: string): Promise<void> {
  try {
    await listen(server, port, host);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' || port === 65_535) throw error;
    await listenFrom(port + 1, server, host);
  }
}
