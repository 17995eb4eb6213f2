/*
 * The script of published pages (`docs-site build`), which are read long before anything of their
 * element is needed: what readers do most works without it, and the element starts with the first
 * act that needs it.
 *
 * It imports nothing of the main chunk.
 */
import {followReader} from './built/follow-reader.js';
import {moveToPath} from './built/old-links.js';
import {startOnce} from './built/start-element.js';
import {writtenPages} from './built/written-pages.js';

/** The entry of the site, which no file imports by its name: see `entry.ts`. */
const entry = new URL('docs-site.js', import.meta.url).href;

/** Aborted when the elements have taken over. */
const written = new AbortController();

const start = startOnce(async () => {
  // Browsers may remember until the document ends that an `import()` has failed.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error('offline');
  const {taken, ...element} = await import('./built-start.js');
  await import(entry);
  await taken;
  written.abort();
  return element;
});

for (const page of writtenPages()) {
  if (page.base && moveToPath(page.base)) break;
  followReader(page, start, written.signal);
}
