/**
 * The URL of a file. A scheme that is written must be `http:` or `https:`; a relative URL has that
 * of the file it is in.
 */
export function resolve(written: string, base: string): string | undefined {
  // As URLs are read: without spaces before them, and tabs and line breaks anywhere
  const plain = written.replace(/^[\0-\u0020]+|[\t\n\r]+/g, '');
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(plain) ?? [];
  if (scheme !== undefined && !/^https?:$/i.test(scheme)) return undefined;
  const url = resolveAny(written, base);
  return url === undefined ? undefined : withoutHash(url);
}

/** A URL of any scheme. */
export function resolveAny(written: string, base: string): string | undefined {
  return URL.canParse(written, base) ? new URL(written, base).href : undefined;
}

export function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '');
}

/** A part of a URL as it was before it was encoded. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone `%` is an ordinary character
  }
}
