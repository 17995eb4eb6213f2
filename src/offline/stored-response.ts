import {isHtml} from '../site/http-loader.js';
import type {FileKind} from './policy.js';

/** How many bytes a stored body has: what has another number was cut off. */
const sizeHeader = 'x-docs-site-size';

/** When a file was stored, in milliseconds. */
const timeHeader = 'x-docs-site-time';

/** The headers that are not stored: they describe how the answer was sent. */
const ofTransfer = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'vary',
  'set-cookie',
];

/** An answer as it is stored. */
export interface StoredFile {
  readonly response: Response;
  readonly bytes: number;
}

/**
 * The answer of a host to be stored, or `undefined` where it is not the file: an error, a page of
 * HTML in its place (to sign in, or to log in to a network), a redirect out of the `folder`, or a
 * part of the file. Reads the body.
 */
export async function toStore(
  response: Response,
  kind: FileKind,
  folder: string,
): Promise<StoredFile | undefined> {
  if (response.status !== 200 || !['basic', 'cors', 'default'].includes(response.type)) {
    return undefined;
  }
  if (response.redirected && !response.url.startsWith(folder)) return undefined;
  const body = await response.arrayBuffer();
  const type = response.headers.get('content-type') ?? '';
  const length = Number(response.headers.get('content-length') ?? NaN);
  const isWhole = response.headers.has('content-encoding') || !(length > body.byteLength);
  const start = new TextDecoder().decode(body.slice(0, 2000));
  // Images may be SVG, which is not HTML; our script is never empty.
  const isPage = kind === 'media' ? /\bhtml\b/i.test(type) : isHtml(start, type);
  const isExpected = (kind === 'document') === isPage;
  if (!isExpected || !isWhole || (kind === 'chunk' && body.byteLength === 0)) return undefined;
  return {response: sized(body, response.headers), bytes: body.byteLength};
}

/** A response of our own: a copy of one that was redirected could not answer a navigation. */
function sized(body: ArrayBuffer, given: Headers): Response {
  const size = String(body.byteLength);
  const headers = new Headers(given);
  for (const name of ofTransfer) headers.delete(name);
  headers.set(sizeHeader, size);
  headers.set(timeHeader, String(Date.now()));
  return new Response(body, {headers});
}

/** The size of a stored file in bytes, as it was when it was stored. */
export function storedSize(response: Response): number {
  return Number(response.headers.get(sizeHeader) ?? 0);
}

/** When a file was stored, in milliseconds. */
export function storedTime(response: Response): number {
  return Number(response.headers.get(timeHeader) ?? 0);
}

/** Whether a stored file is whole; one that the browser or the disk has cut off is not. */
export async function isWhole(response: Response): Promise<boolean> {
  try {
    const {byteLength} = await response.clone().arrayBuffer();
    return byteLength === storedSize(response);
  } catch {
    return false;
  }
}

/** Whether two answers have the same content. */
export async function isSame(one: Response, other: Response): Promise<boolean> {
  const tag = one.headers.get('etag');
  if (tag !== null && !tag.startsWith('W/') && tag === other.headers.get('etag')) return true;
  const [first, second] = await Promise.all(
    [one, other].map(async (response) => new Uint8Array(await response.clone().arrayBuffer())),
  );
  return (
    first !== undefined &&
    first.length === second?.length &&
    first.every((byte, index) => byte === second[index])
  );
}
