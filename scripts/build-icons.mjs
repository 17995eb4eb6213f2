import {createHash} from 'node:crypto';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {iconAliases} from './icon-aliases.mjs';

const source = dirname(
  createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);
const commonNames = new URL('common-icons.txt', import.meta.url);

/** How many files each style is divided among. */
const fileCounts = {solid: 48, brands: 24, regular: 8};

/**
 * Writes the outlines of Font Awesome Free to a few files in `target`, with their license.
 *
 * `common.json` has the icons that documentation often uses (`common-icons.txt`), all other
 * names of icons, and which names are brands: `{icons: {gear: OUTLINE}, aliases: {cog: 'gear'},
 * brands: ['airbnb']}`. The other icons are in `STYLE/N.json`, by name; `N` depends on the name
 * (`numberOf`). An outline is `[width, path]`, in an SVG 512 units high.
 *
 * `index.json` contains the version that was copied, and a hash of what else the files depend on.
 * Does nothing if that is there already.
 */
export async function copyIcons(target) {
  const {version} = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const listed = (await readFile(commonNames, 'utf8')).trim().split(/\s+/);
  const parameters = JSON.stringify({format: 4, fileCounts, listed, aliases: iconAliases});
  const hash = createHash('sha256').update(parameters).digest('hex');
  const index = JSON.stringify({version, hash});
  if ((await readFile(join(target, 'index.json'), 'utf8').catch(() => '')) === index) return;
  await rm(target, {recursive: true, force: true});
  for (const [path, content] of divide(await readOutlines(), listed)) {
    await mkdir(dirname(join(target, path)), {recursive: true});
    await writeFile(join(target, path), JSON.stringify(content));
  }
  await cp(join(source, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
  // Last, as it is the mark of a complete copy.
  await writeFile(join(target, 'index.json'), index);
}

/** Style → name → outline. */
async function readOutlines() {
  const outlines = {};
  for (const style of Object.keys(fileCounts)) {
    outlines[style] = new Map();
    for (const file of (await readdir(join(source, 'svgs', style))).sort()) {
      const svg = await readFile(join(source, 'svgs', style, file), 'utf8');
      const [, width, path] = /viewBox="0 0 (\d+) 512".* d="([^"]+)"/.exec(svg);
      outlines[style].set(file.slice(0, -'.svg'.length), [Number(width), path]);
    }
  }
  return outlines;
}

/** The files: path → content. Icons with the same outline are one icon with several names. */
function divide({solid, brands, regular}, listed) {
  const named = new Map([...brands, ...solid]);
  const firstNames = new Map();
  for (const name of [...listed, ...named.keys()]) {
    const outline = String(named.get(name));
    if (!firstNames.has(outline)) firstNames.set(outline, name);
  }
  const firstName = (name) => firstNames.get(String(named.get(name)));

  const common = {icons: {}, aliases: {}, brands: []};
  const files = new Map([['common.json', common]]);
  for (const [style, count] of Object.entries(fileCounts)) {
    for (let number = 0; number < count; number++) files.set(`${style}/${number}.json`, {});
  }
  const add = (style, name, outline) => {
    files.get(`${style}/${numberOf(name, fileCounts[style])}.json`)[name] = outline;
  };
  for (const [name, outline] of named) {
    const first = firstName(name);
    if (name !== first) {
      common.aliases[name] = first;
    } else if (listed.includes(name)) {
      common.icons[name] = outline;
    } else if (solid.has(name)) {
      add('solid', name, outline);
    } else {
      add('brands', name, outline);
      common.brands.push(name);
    }
  }
  for (const [name, icon] of Object.entries(iconAliases)) {
    if (!named.has(name)) common.aliases[name] = firstName(icon.replace(/^.*\//, ''));
  }
  for (const [name, outline] of regular) {
    if (name === firstName(name)) add('regular', name, outline);
  }
  return files;
}

/**
 * The number of the file that contains a name, as `elements/components/icon-source.ts` computes it.
 */
function numberOf(name, count) {
  let sum = 0;
  for (let i = 0; i < name.length && name[i] !== '-'; i++) sum += name.charCodeAt(i) * (i + 1);
  return sum % count;
}
