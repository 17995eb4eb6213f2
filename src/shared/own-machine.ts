const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is on the author's own machine, where files are still being changed. */
export function isOwnMachine({hostname}: Pick<URL, 'hostname'>): boolean {
  return localHosts.has(hostname);
}
