import {assetUrl, chunks, earlyStart} from './running-script.js';

/**
 * Requests the entry and the main chunk past all caches if they are of two versions, because one of
 * them was cached longer. This page runs the version of its main chunk; the next visit runs that of
 * the host.
 */
export function renewCopies(): void {
  const early = earlyStart();
  if (!early || early[chunks]) return;
  for (const file of ['docs-site.js', 'main.js']) {
    fetch(assetUrl(file), {cache: 'reload'}).catch(() => undefined);
  }
}
