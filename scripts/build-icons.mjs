import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {iconAliases} from './icon-aliases.mjs';
import {roundPath} from './round-path.mjs';

const source = dirname(
  createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);
const commonNames = new URL('common-icons.txt', import.meta.url);
const moduleFile = fileURLToPath(
  new URL('../elements/components/icons/icon-files.ts', import.meta.url),
);

/** How many files have the icons that are not common. */
const fileCount = 136;

/**
 * Writes the outlines of Font Awesome Free to a few files in `target`, with their license, and
 * which file has which names to `elements/components/icons/icon-files.ts`. Returns the paths in
 * `target`.
 *
 * `HASH/common.json` has the names that documentation often uses (`common-icons.txt`). The others
 * are in `HASH/0.json`, `HASH/1.json` …, in alphabetical order. A file has names, each with its
 * outline or, for an alias, the name of an icon: `{gear: [512, 'm…'], cog: 'gear'}`. An outline is
 * `[width, path]`, in an SVG 512 units high, with a third value, 1, if there is another outline of
 * the style regular: that of `regular/gear`.
 *
 * The folder's name depends on the content, so that a browser uses no files of an older version.
 */
export async function writeIcons(target) {
  const common = (await readFile(commonNames, 'utf8')).trim().split(/\s+/);
  const files = divide(entriesOf(await readOutlines(), common), common);
  const contents = [...files].map(([name, entries]) => [name, JSON.stringify(entries)]);
  const hash = createHash('sha256').update(String(contents)).digest('hex').slice(0, 8);
  await writeIfNew(moduleFile, moduleOf(hash, common, files));
  await mkdir(join(target, hash), {recursive: true});
  for (const [name, content] of contents) {
    await writeIfNew(join(target, hash, `${name}.json`), content);
  }
  const license = await readFile(join(source, 'LICENSE.txt'), 'utf8');
  await writeIfNew(join(target, 'LICENSE.txt'), license);
  return [...contents.map(([name]) => `${hash}/${name}.json`), 'LICENSE.txt'];
}

async function writeIfNew(path, content) {
  if (!existsSync(path) || (await readFile(path, 'utf8')) !== content) {
    await writeFile(path, content);
  }
}

/** Style → name → outline. */
async function readOutlines() {
  const outlines = {};
  for (const style of ['solid', 'brands', 'regular']) {
    outlines[style] = new Map();
    for (const file of (await readdir(join(source, 'svgs', style))).sort()) {
      const svg = await readFile(join(source, 'svgs', style, file), 'utf8');
      const [, width, path] = /viewBox="0 0 (\d+) 512".* d="([^"]+)"/.exec(svg);
      outlines[style].set(file.slice(0, -'.svg'.length), [Number(width), roundPath(path)]);
    }
  }
  return outlines;
}

/**
 * All names, each with its outline or the name of an icon. Icons with the same outline are one icon
 * with several names, the common one if there is one.
 */
function entriesOf({solid, brands, regular}, common) {
  const named = new Map([...brands, ...solid]);
  const firstNames = new Map();
  for (const name of [...common, ...named.keys()]) {
    const outline = String(named.get(name));
    if (named.has(name) && !firstNames.has(outline)) firstNames.set(outline, name);
  }
  const firstName = (name) => firstNames.get(String(named.get(name)));

  const entries = new Map();
  for (const [name, icon] of Object.entries(iconAliases)) {
    entries.set(name, firstName(icon.replace(/^.*\//, '')));
  }
  for (const [name, outline] of named) {
    const isFirst = name === firstName(name);
    entries.set(name, isFirst ? [...outline, ...(regular.has(name) ? [1] : [])] : firstName(name));
  }
  for (const [name, outline] of regular) {
    if (name === firstName(name)) entries.set(`regular/${name}`, outline);
  }
  return entries;
}

/** Name of the file → its names. Files have about the same size, except the common one. */
function divide(entries, common) {
  const names = [...entries.keys()].filter((name) => !common.includes(name)).sort();
  const sizeOf = (name) => JSON.stringify([name, entries.get(name)]).length;
  const fileSize = names.reduce((sum, name) => sum + sizeOf(name), 0) / fileCount;
  const groups = Array.from({length: fileCount}, () => []);
  let size = 0;
  for (const name of names) {
    groups[Math.floor(size / fileSize)].push(name);
    size += sizeOf(name);
  }
  const others = groups.map((group, number) => [number, pick(entries, group)]);
  return new Map([['common', pick(entries, common)], ...others]);
}

const pick = (entries, names) => Object.fromEntries(names.map((name) => [name, entries.get(name)]));

/** The module from which `elements/components/icons/icon-source.ts` knows which file has a name. */
function moduleOf(hash, common, files) {
  const names = [...files.values()].slice(1).map(Object.keys);
  const starts = names.slice(1).map(([first], i) => {
    // As short as possible, but after the last name of the file before.
    let length = 1;
    while (first.slice(0, length) <= names[i].at(-1)) length++;
    return first.slice(0, length);
  });
  return `// Written by scripts/build-icons.mjs.

/** The folder of this version of the icons. */
export const iconFolder = '${hash}';

/** The names in \`common.json\`. */
export const commonNames: readonly string[] = ${list(common)};

/** The other names are in alphabetical order: where \`1.json\` starts, \`2.json\` and so on. */
export const fileStarts: readonly string[] = ${list(starts)};
`;
}

/** Words as code, as Prettier formats it. */
function list(words) {
  const lines = words.join(' ').match(/.{1,98}(?: |$)/g);
  return `\`\n${lines.map((line) => line.trimEnd()).join('\n')}\n\`\n  .trim()\n  .split(/\\s/)`;
}
