/**
 * Whether a URL is on the author's own machine, where files are still being changed: `localhost`
 * or a loopback address.
 */
export function isOwnMachine({hostname}: Pick<URL, 'hostname'>): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
