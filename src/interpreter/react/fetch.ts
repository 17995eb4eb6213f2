import type {HostRequest, HostResponse, ReaderHost} from '../../content/interactive.js';
import {resolveLinkUrl} from '../../shared/urls.js';
import {iterate, kindOf, toText} from '../convert.js';
import {parse} from '../library/json.js';
import {promiseOf, reasonOf} from '../library/promises.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {Thrown} from '../thrown.js';
import {
  ErrorValue,
  FunctionValue,
  isPrimitive,
  ParametersValue,
  SignalValue,
  type Value,
} from '../values.js';
import type {ReactRuntime} from './runtime.js';

/** So many requests of a page may wait for their responses at a time. */
const mostRequests = 100;

/** `fetch`, for files of the site and for the origins that `docs.json` names. */
export function fetchOf(runtime: ReactRuntime, machine: Machine): FunctionValue {
  let waiting = 0;
  const send = (url: string, options: Value, host: ReaderHost): Promise<HostResponse> => {
    if (waiting >= mostRequests) {
      throw new Refusal(`waits for the responses to more than ${mostRequests} requests`);
    }
    const fromFile = runtime.current?.context.source.page ?? '';
    const response = respond(url, fromFile, requestOf(options, machine), host);
    waiting++;
    return response.finally(() => waiting--);
  };
  return new FunctionValue('fetch', ([url, options]) => {
    const {depth} = machine.budget;
    try {
      const {host} = runtime;
      if (!host) throw new Refusal('requests something while the page is read');
      const response = send(toText(url, machine.budget), options, host);
      return promiseOf(
        response.then(
          (given) => responseOf(given, machine),
          (error: unknown) => {
            throw new Thrown(reasonOf(error));
          },
        ),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.isFinal) throw error;
      machine.budget.returnTo(depth);
      // To code, the server cannot be reached.
      runtime.report(error);
      return promiseOf(Promise.reject(new Thrown(new ErrorValue('TypeError', error.message))));
    }
  });
}

/** Reads a file of the site, or sends a request to another host. */
function respond(
  written: string,
  fromFile: string,
  request: Omit<HostRequest, 'url'>,
  host: ReaderHost,
): Promise<HostResponse> {
  const isRead = request.method === 'GET';
  const target = resolveLinkUrl(isRead ? host.inSite(written) : written, fromFile);
  if (target.to === 'site') {
    // Links to pages have no extension, unlike their files.
    const [extension = ''] = /\.mdx?(?=[?#]|$)/i.exec(written) ?? [];
    if (isRead) return readFile(target.path + extension, request.signal, host);
    throw new Refusal(`sends a ${request.method} request to “${written}”, a file of the site`);
  }
  const url = target.to === 'url' && /^https?:/i.test(target.href) ? target.href : undefined;
  const response = url === undefined ? undefined : host.send({...request, url});
  if (response) return response;
  throw new Refusal(
    `requests “${written}”` +
      (url === undefined
        ? ', which is not a file of the site'
        : `; \`components.origins\` in docs.json does not name ${new URL(url).origin}`),
  );
}

/** The response that a file of the site is. */
async function readFile(
  url: string,
  signal: AbortSignal | undefined,
  host: ReaderHost,
): Promise<HostResponse> {
  const response = {statusText: '', url, headers: new Map<string, string>()};
  try {
    const text = await host.readFile(url);
    signal?.throwIfAborted();
    return {...response, status: 200, text};
  } catch (error) {
    signal?.throwIfAborted();
    const {status} = Object(error) as {readonly status?: unknown};
    if (typeof status === 'number') return {...response, status, text: ''};
    throw error;
  }
}

/** What the options of `fetch` say. */
function requestOf(options: Value, {budget}: Machine): Omit<HostRequest, 'url'> {
  const given = options instanceof Map ? options : new Map<string, Value>();
  const method = toText(given.get('method') ?? 'GET', budget).toUpperCase();
  const fields = given.get('headers');
  const headers = new Map<string, string>();
  const entries = fields instanceof Map ? fields : iterate(fields ?? [], budget);
  for (const entry of entries) {
    const [name, value] = Array.isArray(entry) ? (entry as readonly Value[]) : [];
    headers.set(toText(name, budget).toLowerCase(), toText(value, budget));
  }
  const body = given.get('body') ?? undefined;
  if (body instanceof ParametersValue && !headers.has('content-type')) {
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  if (!isPrimitive(body) && !(body instanceof ParametersValue)) {
    throw new Refusal(`sends ${kindOf(body)}: \`JSON.stringify\` makes text of it`);
  }
  const signal = given.get('signal');
  const text = body instanceof ParametersValue ? String(body.parameters) : body;
  return {
    method,
    headers,
    body: text === undefined ? undefined : String(text),
    signal: signal instanceof SignalValue ? signal.signal : undefined,
  };
}

/** The `Response` of a request, as a value of the code. */
function responseOf(
  {status, statusText, url, headers, text}: HostResponse,
  {budget}: Machine,
): Value {
  const define = (name: string, read: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, read)] as const;
  const content = (name: string, read: () => Value) =>
    define(name, () => {
      budget.text(text.length);
      return promiseOf(Promise.resolve(read()));
    });
  const field = (name: Value) => headers.get(toText(name, budget).toLowerCase());
  const response: Value = new Map<string, Value>([
    ['ok', status >= 200 && status < 300],
    ['status', status],
    ['statusText', statusText],
    ['url', url],
    [
      'headers',
      new Map<string, Value>([
        define('get', ([name]) => field(name) ?? null),
        define('has', ([name]) => field(name) !== undefined),
      ]),
    ],
    content('text', () => text),
    content('json', () => parse([text], budget)),
    define('clone', () => response),
  ]);
  return response;
}
