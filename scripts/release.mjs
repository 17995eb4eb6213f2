/** `npm run release`: builds, and writes the archive of this version to `build/`. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

installMissing();
const {build, explain} = await import('./lib/bundle/bundle.mjs');
const {releaseArchive} = await import('./lib/bundle/release-archive.mjs');
try {
  await build();
  const {version} = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const license = await readFile(`${root}LICENSE`, 'utf8');
  const archive = await releaseArchive(`${root}dist`, license, version);
  await mkdir(`${root}build`, {recursive: true});
  await writeFile(`${root}build/docs-site-${version}.zip`, archive);
  console.log(`build/docs-site-${version}.zip: ${(archive.length / 1e6).toFixed(1)} MB`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
