/**
 * A reference to a server: without a path, it is the origin of the description and not the file
 * itself, to which an empty reference leads (RFC 3986 §5.2.2).
 */
export function serverReference(url: string): string {
  return /^(?:[?#]|$)/.test(url) ? `/${url}` : url;
}
