import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const source = dirname(
  createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);
const styles = ['brands', 'regular', 'solid'];

/**
 * Copies the icons of Font Awesome Free, aliases included, to `target/STYLE/NAME.svg`, with their
 * licence and `index.json`: `{version, brands: ['500px', …], regular: […], solid: […]}`.
 * Does nothing when this version is there already.
 */
export async function copyIcons(target) {
  const {version} = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  if ((await versionIn(target)) === version) return;
  await rm(target, {recursive: true, force: true});
  await mkdir(target, {recursive: true});
  const index = {version};
  for (const style of styles) {
    await cp(join(source, 'svgs', style), join(target, style), {recursive: true});
    index[style] = (await readdir(join(target, style))).map((name) => name.slice(0, -4)).sort();
  }
  await cp(join(source, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
  // Last, as it is the mark of a complete copy.
  await writeFile(join(target, 'index.json'), JSON.stringify(index));
}

async function versionIn(target) {
  try {
    return JSON.parse(await readFile(join(target, 'index.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
