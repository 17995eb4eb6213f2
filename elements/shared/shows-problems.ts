const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the author is looking: on their own machine, or with `?problems` in the URL
 * (contract: command line).
 */
export function showsProblems(location: Pick<Location, 'hostname' | 'search'>): boolean {
  return isOwnMachine(location) || new URLSearchParams(location.search).has('problems');
}

/** Whether the site is on the author's own machine, where files may be looked for. */
export function isOwnMachine({hostname}: Pick<Location, 'hostname'>): boolean {
  return localHosts.has(hostname);
}
