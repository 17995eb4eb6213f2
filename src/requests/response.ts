import {contentKind, mediaTypeOf} from '../shared/media-type.js';
import {dispositionName} from './disposition-name.js';
import type {Failure} from './explain-failure.js';
import {parseUrl} from './parse-url.js';
import type {HttpHeader, HttpRequest} from './request.js';
import type {StreamMessage} from './stream-messages.js';

/** What a response begins with. */
export interface ResponseHead {
  readonly status: number;
  readonly statusText: string;
  /** Those that browsers show to scripts of another origin. */
  readonly headers: readonly HttpHeader[];
  /** The URL that answered, after redirects. */
  readonly url: string;
  readonly isRedirected: boolean;
  /** `Content-Type`, with its parameters. */
  readonly contentType: string;
}

/** A response that was received, as far as it was read. */
export interface ReceivedResponse {
  readonly head: ResponseHead;
  readonly body: Blob;
  /** In milliseconds, until the last byte. */
  readonly time: number;
  /** The messages of a stream. */
  readonly messages: readonly StreamMessage[] | undefined;
  /** Why the end is missing. */
  readonly end: 'complete' | 'stopped' | 'too-large' | 'broken';
}

/** What is known of a request that is or was sent. */
export type Exchange =
  | {readonly phase: 'idle'}
  | {readonly phase: 'sending'; readonly request: HttpRequest}
  | {
      readonly phase: 'streaming';
      readonly request: HttpRequest;
      readonly head: ResponseHead;
      readonly messages: readonly StreamMessage[];
      readonly size: number;
    }
  | {readonly phase: 'answered'; readonly request: HttpRequest; readonly response: ReceivedResponse}
  | {readonly phase: 'failed'; readonly request: HttpRequest; readonly failure: Failure};

/**
 * The registered phrases (RFC 9110 §15) of the statuses that APIs answer with, each list from its
 * first status on: HTTP/2 does not transfer any.
 */
const phrases: ReadonlyMap<number, string> = new Map(
  Object.entries({
    200: 'OK|Created|Accepted',
    204: 'No Content',
    206: 'Partial Content',
    304: 'Not Modified',
    400: 'Bad Request|Unauthorized|Payment Required|Forbidden|Not Found|Method Not Allowed',
    408: 'Request Timeout|Conflict|Gone',
    412: 'Precondition Failed|Content Too Large',
    415: 'Unsupported Media Type',
    422: 'Unprocessable Content|Locked',
    429: 'Too Many Requests',
    500: 'Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout',
  }).flatMap(([first, list]) => list.split('|').map((phrase, index) => [+first + index, phrase])),
);

/** The reason phrase of a status: as it was received, else the registered one. */
export function reasonPhrase({
  status,
  statusText,
}: Pick<ResponseHead, 'status' | 'statusText'>): string {
  return statusText || (phrases.get(status) ?? '');
}

/** The encoding that a text is decoded with. */
export function charsetOf(contentType: string): string {
  return /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
}

/** The name of the file that a response is saved as. */
export function fileNameOf({headers, url, contentType}: ResponseHead): string {
  const disposition = headers.find(([name]) => name.toLowerCase() === 'content-disposition')?.[1];
  const path = parseUrl(url)?.pathname.split('/') ?? [];
  const name = dispositionName(disposition ?? '') ?? path.findLast(Boolean) ?? 'response';
  // What no file may be called on some system, and what is not seen
  const plain = name.trim().replace(/[\p{C}\p{Zl}\p{Zp}%/\\:*?"<>|]+/gu, '_');
  const safe = plain.replace(/^\.+/, '') || 'response';
  return safe.includes('.') ? safe : `${safe}${extensionOf(contentType)}`;
}

/** How the name of a file of a media type ends: `.png`. */
export function extensionOf(contentType: string): string {
  const kind = contentKind(contentType);
  if (kind === 'json') return '.json';
  const subtype = mediaTypeOf(contentType).split('/')[1] ?? '';
  if (kind === 'svg') return '.svg';
  const name = extensions.get(subtype) ?? subtype.replace(/^x-/, '').replace(/^.*\+/, '');
  return /^[\w-]+$/.test(name) ? `.${name}` : kind === 'text' ? '.txt' : '.bin';
}

/** The extensions that differ from the media type. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['octet-stream', 'bin'],
  ['plain', 'txt'],
  ['markdown', 'md'],
  ['jpeg', 'jpg'],
  ['mpeg', 'mp3'],
  ['gzip', 'gz'],
  ['quicktime', 'mov'],
  ['msword', 'doc'],
  ['vnd.ms-excel', 'xls'],
  ['vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);
