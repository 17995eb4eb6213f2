const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the author is looking: on their own machine, or with `?problems` in the URL
 * (contract: command line).
 */
export function showsProblems({hostname, search}: Pick<Location, 'hostname' | 'search'>): boolean {
  return localHosts.has(hostname) || new URLSearchParams(search).has('problems');
}
