import {randomText} from '../../../src/requests/random-text.js';
import {fetchInit} from '../../../src/requests/fetch-init.js';
import type {HttpRequest} from '../../../src/requests/request.js';
import {
  charsetOf,
  type ReceivedResponse,
  type ResponseHead,
} from '../../../src/requests/response.js';
import {StreamReader, type StreamMessage} from '../../../src/requests/stream-messages.js';
import {streamFormat} from '../../../src/shared/media-type.js';
import {privately} from './private-fetch.js';

/** The maximum size of a stream, whose messages are kept too, and of other bodies; in bytes. */
const limits = {stream: 16 * 2 ** 20, other: 128 * 2 ** 20};
/** The maximum number of messages of a stream. */
const mostMessages = 200_000;

export interface SendOptions {
  /** Stops the request, or the reading of its response. */
  readonly signal: AbortSignal;
  readonly proxy?: string | undefined;
  /** Whether a request to the origin of the page, and not to a proxy, carries cookies. */
  readonly sendsCookies?: boolean;
  /** Called when the response begins. */
  readonly onHead: (head: ResponseHead) => void;
  /** Called with all messages of a stream so far, a list that grows, and their size in bytes. */
  readonly onMessages: (messages: readonly StreamMessage[], size: number) => void;
}

/**
 * Sends a request without referrer and cache, and without cookies unless it is asked to. Rejects
 * only if no response began; a response that breaks off or is stopped is returned as far as it was
 * read. A request with a key follows no redirect, which could lead to another origin: then the
 * response is `undefined`.
 */
export async function sendRequest(
  request: HttpRequest,
  {signal, proxy, sendsCookies, onHead, onMessages}: SendOptions,
): Promise<ReceivedResponse | undefined> {
  const start = performance.now();
  const sessionOrigin = sendsCookies && !proxy ? location.origin : undefined;
  const response = await fetch(proxied(request.url, proxy), {
    ...privately,
    ...fetchInit(request, `docs-${randomText(18)}`, sessionOrigin),
    signal,
    redirect: request.hasKey ? 'manual' : 'follow',
  });
  if (response.type === 'opaqueredirect') return undefined;
  const head = headOf(response);
  onHead(head);
  const format = streamFormat(head.contentType);
  const decoder = format && decoderFor(head.contentType);
  const messages: StreamMessage[] = [];
  const reader = format && new StreamReader(format);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let end: ReceivedResponse['end'] = 'complete';
  const stream = response.body?.getReader();
  try {
    for (;;) {
      const {done, value} = (await stream?.read()) ?? {done: true, value: undefined};
      if (done || !value) break;
      chunks.push(value);
      size += value.length;
      if (reader && decoder) {
        const added = reader.push(decoder.decode(value, {stream: true}));
        for (const message of added) messages.push(message);
        onMessages(messages, size);
      }
      const limit = reader ? limits.stream : limits.other;
      if (size < limit && messages.length < mostMessages) continue;
      end = 'too-large';
      await stream?.cancel();
      break;
    }
  } catch {
    end = signal.aborted ? 'stopped' : 'broken';
  }
  if (reader && end === 'complete') messages.push(...reader.end());
  return {
    head,
    body: new Blob(chunks, {type: head.contentType}),
    time: performance.now() - start,
    messages: reader && messages,
    end,
  };
}

/** The URL of a request, through a proxy: in place of its `{url}`, else after it. */
export function proxied(url: string, proxy: string | undefined): string {
  if (!proxy) return url;
  if (proxy.includes('{url}')) return proxy.replaceAll('{url}', encodeURIComponent(url));
  return proxy.endsWith('=') ? proxy + encodeURIComponent(url) : proxy.replace(/\/?$/, '/') + url;
}

/** A decoder for the charset of a text; UTF-8 for those that browsers do not know. */
export function decoderFor(contentType: string): TextDecoder {
  try {
    return new TextDecoder(charsetOf(contentType));
  } catch {
    return new TextDecoder();
  }
}

function headOf(response: Response): ResponseHead {
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    url: response.url,
    isRedirected: response.redirected,
    contentType: response.headers.get('Content-Type') ?? '',
  };
}
