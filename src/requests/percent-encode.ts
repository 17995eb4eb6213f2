const brokenPairs = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const encodedOctet = /(%[0-9a-f]{2})/i;

/** Everything but unreserved characters becomes `%` and the hexadecimal UTF-8 (RFC 3986 §2). */
export function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, toHex);
}

/** A text that has a form in UTF-8: halves of characters are replaced, as `fetch` does. */
export function wellFormed(text: string): string {
  return text.replace(brokenPairs, '\ufffd');
}

/**
 * Reserved characters and what is encoded already stay as they are (RFC 6570 §3.2.3), except for
 * those that would end a value: `#`, `[`, `]`, `&`, `=` and `+` (OpenAPI 3.1.1, appendix C).
 */
export function percentEncodeUnsafe(text: string): string {
  return percentEncodeExcept(text, /[:/?@!$'()*,;]/);
}

/** As {@link percentEncode}, but slashes stay. */
export function percentEncodeSegments(text: string): string {
  return text.split('/').map(percentEncode).join('/');
}

/** As {@link percentEncodeUnsafe}, for a path, which `?` would end and slashes do not. */
export function percentEncodePath(text: string): string {
  return percentEncodeExcept(text, /[:/@!$&'()*+,;=]/);
}

/** Encodes what no URL may contain; a template and its delimiters stay as they are. */
export function percentEncodeUrl(text: string): string {
  return percentEncodeExcept(text, /[:/?#[\]@!$&'()*+,;={}]/);
}

/** The encoding of `application/x-www-form-urlencoded` (URL standard §5.2). */
export function formEncode(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

function percentEncodeExcept(text: string, kept: RegExp): string {
  return text
    .split(encodedOctet)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[^A-Za-z0-9\-._~]+/g, (run) =>
            Array.from(run, (character) =>
              kept.test(character) ? character : percentEncode(character),
            ).join(''),
          ),
    )
    .join('');
}

function toHex(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
