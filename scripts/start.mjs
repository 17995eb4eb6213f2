/**
 * `npm start`: builds, serves `demo/` on localhost, rebuilds and reloads on change.
 * `npm start -- --site DIR` serves another folder in its place.
 */
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

installMissing();
const {build, explain} = await import('./lib/bundle.mjs');
const {serveSite} = await import('./lib/site-server.mjs');
const {watchFolders} = await import('./lib/watch.mjs');

const site = resolve(siteArgument() ?? `${root}demo`);
console.log('Building …');
await rebuild();
const server = await serveSite({site, dist: `${root}dist`, firstPort: 4321});
console.log(`\n  ${site}\n  → ${server.url}\n\nWatching for changes. Press Ctrl-C to stop.`);

const stopWatching = watchFolders([site, `${root}src`, `${root}elements`], async (changed) => {
  const isSource = changed.some((path) => !path.startsWith(site));
  if (!isSource || (await rebuild())) server.reload();
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopWatching();
    server.close().then(() => process.exit(0));
  });
}

/** A build that fails says why and leaves what was served before. */
async function rebuild() {
  try {
    const {seconds} = await build({isPublished: false});
    console.log(`Built in ${seconds} s`);
    return true;
  } catch (error) {
    console.error(`Build failed: ${explain(error)}`);
    return false;
  }
}

function siteArgument() {
  const at = process.argv.indexOf('--site');
  if (at === -1) return undefined;
  if (process.argv[at + 1] !== undefined) return process.argv[at + 1];
  console.error('--site requires a folder: npm start -- --site DIR');
  process.exit(2);
}
