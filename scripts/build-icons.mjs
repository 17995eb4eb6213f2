import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {iconAliases} from './icon-aliases.mjs';

const source = dirname(
  createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);
const shelfCount = 512;
const styles = ['brands', 'regular', 'solid'];

/**
 * Copies the icons of Font Awesome Free, aliases included, to `target/STYLE/NAME.svg`, with their
 * license.
 *
 * The names of the icons are in `target/names/N.json`, divided among 512 small files
 * (`shelfOf`), so that a page need not read all 3000 names: `{brands: '… …', regular: '…', solid:
 * '…', aliases: {bot: 'solid/robot'}}`, without empty properties. `index.json` contains the version
 * that was copied. Does nothing if that is there already.
 */
export async function copyIcons(target) {
  const {version} = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const index = JSON.stringify({version, format: 3, aliases: iconAliases});
  if ((await readFile(join(target, 'index.json'), 'utf8').catch(() => '')) === index) return;
  await rm(target, {recursive: true, force: true});
  await mkdir(join(target, 'names'), {recursive: true});
  const shelves = Array.from({length: shelfCount}, () => ({}));
  for (const style of styles) {
    await mkdir(join(target, style));
    for (const file of (await readdir(join(source, 'svgs', style))).sort()) {
      await copyDrawing(join(source, 'svgs', style, file), join(target, style, file));
      const name = file.slice(0, -'.svg'.length);
      const shelf = shelves[shelfOf(name)];
      shelf[style] = shelf[style] ? `${shelf[style]} ${name}` : name;
    }
  }
  for (const [name, icon] of Object.entries(iconAliases)) {
    (shelves[shelfOf(name)].aliases ??= {})[name] = icon.includes('/') ? icon : `solid/${icon}`;
  }
  for (const [number, names] of shelves.entries()) {
    await writeFile(join(target, `names/${number}.json`), JSON.stringify(names));
  }
  await cp(join(source, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
  // Last, as it is the mark of a complete copy.
  await writeFile(join(target, 'index.json'), index);
}

/**
 * Copies an icon without its notice, which is half of the file. The license is next to the folders
 * and in THIRD-PARTY.md.
 */
async function copyDrawing(from, to) {
  const drawing = await readFile(from, 'utf8');
  await writeFile(to, drawing.replace(/<!--[\s\S]*?-->/, ''));
}

/**
 * The number of the file that contains a name, as `elements/components/icon-source.ts` computes it.
 */
function shelfOf(name) {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i) * (i + 1);
  return sum % shelfCount;
}
