import {during, timers, type Timers} from '../shared/scheduler.js';
import {untilAborted} from '../shared/until-aborted.js';
import {LoadError, type Loader} from './loader.js';
import {siteUrl} from '../routing/paths.js';

/** In seconds. */
const longestAttempt = 15;
const pauses = [300, 1000];
const longestRetryAfter = 5;

/** A request that was made before there was a loader: its answer, and the bytes of that. */
export type EarlyRequest = readonly [response: Promise<Response>, bytes: Promise<ArrayBuffer>];

/** The environment of a loader; another one in tests. */
export interface HttpEnvironment {
  readonly fetch: typeof fetch;
  readonly timers: Timers;
  /** A number from 0 to 1, to spread retries. */
  readonly random: () => number;
  /**
   * Requests that were made before there was a loader, by URL. Each answers the first attempt, and
   * is removed.
   */
  readonly early: Map<string, EarlyRequest> | undefined;
  /**
   * The origin of the page, which other hosts have to allow. Files of the same origin are requested
   * so that browsers refuse a redirect to another one before they request anything there.
   */
  readonly origin: string;
}

/**
 * A loader of files below `base`, a folder with its trailing slash.
 *
 * A busy or failing host (429, 5xx) or network is asked twice more, after 0.3 s and 1 s or after
 * the host's `Retry-After` up to 5 s. An attempt ends after 15 s. Nothing outside of `base` is
 * requested or accepted.
 */
export function httpLoader(base: URL, given: Partial<HttpEnvironment> = {}): Loader {
  const {wait, timeout} = given.timers ?? timers;
  const random = given.random ?? Math.random;
  const mode = given.origin === base.origin ? 'same-origin' : 'cors';

  function request(url: URL, signal: AbortSignal, priority?: 'low'): Promise<Response> {
    // Without caching headers, browsers would show an old page for hours. An unchanged file costs
    // only a 304.
    const options: RequestInit = {signal, cache: 'no-cache', mode, ...(priority && {priority})};
    return given.fetch ? given.fetch(url, options) : fetch(url, options);
  }

  async function text(
    path: string,
    signal = new AbortController().signal,
    priority?: 'low',
  ): Promise<string> {
    const url = siteUrl(path, base);
    if (!url) throw new LoadError('refused', path);
    for (let attempt = 0; ; attempt++) {
      const answer = await attemptOnce(url, signal, priority);
      if (typeof answer === 'string') return answer;
      const time = pauses[attempt];
      if (time === undefined || !answer.isTransient) throw answer.error;
      const ms = answer.pause ?? time * (1 + random() / 4);
      await untilAborted(new Promise<void>((resolve) => wait(ms, resolve)), signal);
    }
  }

  async function attemptOnce(
    url: URL,
    signal: AbortSignal,
    priority?: 'low',
  ): Promise<string | Failure> {
    const attempt = new AbortController();
    const cancel = timeout(longestAttempt * 1000, () => attempt.abort());
    const ended = AbortSignal.any([attempt.signal, signal]);
    try {
      const [early, bytes] = given.early?.get(url.href) ?? [];
      given.early?.delete(url.href);
      const response = await untilAborted(early ?? request(url, ended, priority), ended);
      const failure = failureOf(response, url, base);
      if (failure) {
        response.body?.cancel().catch(() => undefined);
        return failure;
      }
      const text = fileText(await untilAborted(bytes ?? response.arrayBuffer(), ended));
      if (!isHtml(text, response.headers.get('content-type') ?? '')) return text;
      return {isTransient: false, error: new LoadError('not-a-file', url.href, response.status)};
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof LoadError) return {isTransient: false, error};
      if (attempt.signal.aborted) {
        const seconds = String(longestAttempt);
        return {isTransient: false, error: new LoadError('timeout', url.href, undefined, seconds)};
      }
      const from = given.origin === url.origin ? '' : given.origin;
      return {isTransient: true, error: new LoadError('unreachable', url.href, undefined, from)};
    } finally {
      cancel();
    }
  }

  return {
    text: (path, signal, priority) => during(text(path, signal, priority)),
    url: (path) => siteUrl(path, base)?.href ?? path,
  };
}

interface Failure {
  readonly error: LoadError;
  readonly isTransient: boolean;
  /** How long the host asks to wait, in milliseconds. */
  readonly pause?: number;
}

function failureOf(response: Response, url: URL, base: URL): Failure | undefined {
  const {status} = response;
  if (response.redirected && !response.url.startsWith(base.href)) {
    const error = new LoadError('left-the-site', url.href, status, response.url);
    return {isTransient: false, error};
  }
  if (response.ok) return undefined;
  const isMissing = [403, 404, 410].includes(status);
  const error = new LoadError(isMissing ? 'missing' : 'status', url.href, status);
  const after = Number(response.headers.get('retry-after') ?? NaN);
  return {
    error,
    isTransient: (status === 429 || status >= 500) && !(after > longestRetryAfter),
    ...(after >= 0 && {pause: after * 1000}),
  };
}

const utf16Marks = new Map([
  ['255,254', 'utf-16le'],
  ['254,255', 'utf-16be'],
]);

/**
 * Reads the bytes of a file as text; lines end in `\n`. Bytes that are not UTF-8 become U+FFFD. A
 * file in UTF-16 keeps its byte order mark. Both are reported by those who read the text.
 */
function fileText(bytes: ArrayBuffer): string {
  const mark = new Uint8Array(bytes.slice(0, 2)).join();
  const utf16 = utf16Marks.get(mark);
  const text = new TextDecoder(utf16, {ignoreBOM: utf16 !== undefined}).decode(bytes);
  return text.replaceAll('\r\n', '\n');
}

/**
 * Whether an answer is an HTML page where a file was asked for: by its first bytes, or by its type.
 */
export function isHtml(text: string, type: string): boolean {
  const start = skipComments(text);
  if (/^<(!doctype\s+html|html[\s>])/i.test(text.slice(start, start + 100))) return true;
  // A host that knows neither `.md` nor `.json` may call them HTML; what they begin with tells.
  return /\bx?html\b/i.test(type) && !/^\s*(\{|---\s*\n)/.test(text);
}

/** The offset behind the white space and comments that a text begins with. */
function skipComments(text: string): number {
  for (let at = 0; ;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const end = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1;
    if (end === -1) return at;
    at = end + 3;
  }
}
