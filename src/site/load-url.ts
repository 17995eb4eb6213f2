import {during} from '../shared/scheduler.js';
import {isHtml} from './http-loader.js';
import {LoadError} from './loader.js';

/** An API description that takes longer is given up, in milliseconds. */
const timeout = 30_000;

/**
 * The text of a file at a complete URL, which another host may have: that host has to allow it.
 * Rejects with a {@link LoadError}, or with the given signal's reason once that is aborted.
 */
export function loadUrl(url: string, given?: AbortSignal): Promise<string> {
  return during(load(url, given));
}

async function load(url: string, given?: AbortSignal): Promise<string> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new LoadError('refused', url);
  }
  const late = AbortSignal.timeout(timeout);
  const signal = given ? AbortSignal.any([late, given]) : late;
  try {
    // A file of the document's own origin cannot be redirected to another one.
    const mode = isOwn(url) ? 'same-origin' : 'cors';
    const options = {signal, cache: 'no-cache', credentials: 'omit', mode} as const;
    const response = await fetch(url, options);
    const {ok, status} = response;
    if (!ok) throw new LoadError([404, 410].includes(status) ? 'missing' : 'status', url, status);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (isHtml(text, type)) throw new LoadError('not-a-file', url, status);
    return text;
  } catch (error) {
    given?.throwIfAborted();
    if (error instanceof LoadError) throw error;
    const from = isOwn(url) ? '' : ownOrigin();
    throw new LoadError(late.aborted ? 'timeout' : 'unreachable', url, undefined, from);
  }
}

/** The origin of the document; empty outside browsers. */
function ownOrigin(): string {
  return globalThis.location?.origin ?? '';
}

function isOwn(url: string): boolean {
  return new URL(url).origin === ownOrigin();
}
