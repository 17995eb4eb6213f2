/** Base64 of a text's UTF-8 (RFC 4648 §4). */
export function toBase64(text: string): string {
  return base64(new TextEncoder().encode(text));
}

/** In the alphabet for URLs, without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of Base64 for URLs. Throws an error for every other text. */
export function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', {fatal: true}).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
