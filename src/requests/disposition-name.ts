/** A parameter of a header: a token or a quoted text (RFC 9110 §5.6.6). */
const parameter = /;\s*([\w!#$&+^`|~.*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs;

/**
 * The name that `Content-Disposition` gives to a file (RFC 6266): `filename*` (RFC 8187), else
 * `filename`. Undefined if it gives none.
 */
export function dispositionName(header: string): string | undefined {
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, token = ''] of header.matchAll(parameter)) {
    const name = key.toLowerCase();
    const value = quoted === undefined ? token.trim() : quoted.replace(/\\(.)/gs, '$1');
    if (!parameters.has(name)) parameters.set(name, value);
  }
  const plain = parameters.get('filename') ?? '';
  const name = extendedValue(parameters.get('filename*') ?? '') ?? decoded(plain, 'utf-8') ?? plain;
  return name || undefined;
}

/**
 * A text with its encoding, such as `UTF-8'en'na%C3%AFve` (RFC 8187 §3.2); `undefined` if it is
 * malformed: then `filename` counts.
 */
function extendedValue(value: string): string | undefined {
  const [, charset = '', encoded = ''] = /^(utf-8|iso-8859-1)'[^']*'(.+)$/is.exec(value) ?? [];
  if (encoded === '' || /%(?![\da-f]{2})/i.test(encoded)) return undefined;
  const bytes = encoded.replace(/%([\da-f]{2})/gi, (_, octet: string) =>
    String.fromCharCode(Number.parseInt(octet, 16)),
  );
  return decoded(bytes, charset);
}

/**
 * The text that bytes mean, of which each is a character here, as in headers; `undefined` for what
 * is not in this encoding.
 */
function decoded(bytes: string, charset: string): string | undefined {
  if (/[^\0-\xff]/.test(bytes)) return undefined;
  try {
    const octets = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder(charset, {fatal: true}).decode(octets);
  } catch {
    return undefined;
  }
}
