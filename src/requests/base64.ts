/** How many bytes become text at once: a function has only so many arguments. */
const sliceLength = 0x8000;

/** Base64 (RFC 4648 §4) of bytes, or of a text's UTF-8. */
export function toBase64(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let text = '';
  for (let at = 0; at < bytes.length; at += sliceLength) {
    text += String.fromCharCode(...bytes.subarray(at, at + sliceLength));
  }
  return btoa(text);
}

/** In the alphabet for URLs, without padding (RFC 4648 §5). */
export function toBase64Url(content: Uint8Array | string): string {
  return toBase64(content).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of Base64 for URLs. Throws an error for every other text. */
export function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', {fatal: true}).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}
