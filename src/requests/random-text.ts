import {toBase64Url} from './base64.js';

/** A random text of letters, digits, `-` and `_` (RFC 4648 §5). */
export function randomText(bytes = 32): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}
