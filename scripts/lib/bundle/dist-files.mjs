import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {writeIcons} from '../../build-icons.mjs';
import {staticStyles} from '../static-styles.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs the steps of a build, and prints the name of each and its seconds. */
export const stepsOf = (print) => async (name, task) => {
  const begin = Date.now();
  print(`  ${name} …`);
  const result = await task();
  print(` ${secondsSince(begin)} s\n`);
  return result;
};

/**
 * Writes what comes before the bundles, one of which contains what is in which file of icons.
 *
 * @param {string} dist The folder of the files that sites need, such as `dist/`.
 * @returns the paths of icons and fonts in it.
 */
export async function writeAssets(dist, step) {
  await step('checks of docs.json', writeValidator);
  const icons = await step('icons', () => writeIcons(join(dist, 'icons')));
  return [...icons.map((path) => `icons/${path}`), ...(await copyFonts(dist))];
}

/**
 * Writes what comes after the bundles, and removes the files that this build did not write.
 *
 * @param {string} dist
 * @param {readonly string[]} written The paths of scripts and style sheets in it.
 * @param {readonly string[]} assets Those of icons and fonts.
 * @param {readonly string[]} [others] Those of files that no reader needs to save.
 */
export async function finish(dist, written, assets, others = []) {
  await cp(join(root, 'src/html/open.html'), join(dist, 'open.html'));
  await writeFile(join(dist, 'files.json'), JSON.stringify(filesToSave(written, assets)));
  await removeStale(dist, new Set([...written, ...assets, ...others, 'open.html', 'files.json']));
}

/** The seconds since a time of the clock, as text. */
export const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1);

/** Copies the fonts and their license as they are; returns their paths. */
async function copyFonts(dist) {
  const from = join(root, 'fonts');
  await cp(from, join(dist, 'fonts'), {recursive: true});
  return (await readdir(from)).map((name) => `fonts/${name}`);
}

/** Writes the style sheets of published pages; returns their names. */
export async function writeStaticStyles(dist) {
  const read = (name) => readFile(join(root, 'src/html', name), 'utf8');
  const isolation = await read('isolation.css');
  const sheets = await staticStyles({isolation, ownStyles: await read('published.css')});
  for (const [file, css] of sheets) await writeFile(join(dist, file), css);
  return [...sheets.keys()];
}

/**
 * What readers load: the files that are saved for reading without a network. What writes a site as
 * a file needs one anyway.
 */
function filesToSave(written, others) {
  const first = written.filter(
    (path) =>
      /^(?:(?:chunks\/.*|docs-site|main|mode|built(?:-start|-mode)?)\.js|built.*\.css)$/.test(
        path,
      ) && !/\/file-worker[^/]*$/.test(path),
  );
  return [...first, ...others.filter((path) => /\.(?:json|woff2)$/.test(path))];
}

/** The checks of `docs.json` are generated code: see the script. It runs when it is imported. */
export async function writeValidator() {
  const script = pathToFileURL(join(root, 'scripts/build-validator.mjs'));
  await import(`${script.href}?${Date.now()}`);
}

async function removeStale(dist, kept) {
  const folders = new Set([...kept].flatMap((path) => parentsOf(path)));
  const entries = await readdir(dist, {recursive: true, withFileTypes: true});
  for (const entry of entries) {
    const path = relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const isKept = (entry.isFile() ? kept : folders).has(path);
    if (!isKept) await rm(join(dist, path), {recursive: true, force: true});
  }
}

/** The folders that a file is in: `a` and `a/b` for `a/b/c.js`. */
function parentsOf(path) {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
