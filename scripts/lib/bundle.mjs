import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join, posix, relative} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {rollup} from 'rollup';
import {bundles} from '../../rollup.config.mjs';
import {writeIcons} from '../build-icons.mjs';
import {writeDeclarations} from './declarations.mjs';
import {withLicenseTexts} from './notices.mjs';
import {published} from './schemas.mjs';
import {staticStyles} from './static-styles.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What each bundle was made of in the build before, so that the next one reads only what has
 * changed.
 */
const caches = new Map();

/**
 * Fills `dist/`: the generated validator, the bundles, the icons, the notices of third parties, and
 * what editors and compilers read.
 *
 * What an earlier build left and this one did not write is removed last, so that a page in a
 * browser never meets an empty folder.
 *
 * @param {object} [options]
 * @param {boolean} [options.isPublished] Whether the files are published. If not, the bundles get
 * source maps, and there are no types.
 * @param {(text: string) => void} [options.print] Gets the name of each step when it begins, and
 * the seconds that it took when it ends.
 * @returns how many files the bundles have and how long they took, in seconds.
 */
export async function build({isPublished = true, print = () => {}} = {}) {
  const start = Date.now();
  const step = async (name, task) => {
    const begin = Date.now();
    print(`  ${name} …`);
    const result = await task();
    print(` ${secondsSince(begin)} s\n`);
    return result;
  };
  await step('checks of docs.json', generateValidator);
  // Before the bundles: one of them contains what is in which file of icons.
  const icons = await step('icons', () => writeIcons(join(root, 'dist/icons')));
  const iconPaths = icons.map((path) => `icons/${path}`);
  const fonts = await copyFonts();
  const output = [];
  for (const [name, config] of Object.entries(bundles)) {
    output.push(...(await step(name, () => writeBundle(config, !isPublished))));
  }
  const written = output.map(({fileName}) => fileName);
  const sheets = await step('styles of published pages', writeStaticStyles);
  await cp(join(root, 'src/html/open.html'), join(root, 'dist/open.html'));
  const copied = [...sheets, 'open.html', 'docs.schema.json', 'THIRD-PARTY.md', 'files.json'];
  const saved = JSON.stringify(filesToSave([...written, ...sheets], [...iconPaths, ...fonts]));
  await writeFile(join(root, 'dist/files.json'), saved);
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const notices = await readFile(join(root, 'THIRD-PARTY.md'), 'utf8');
  await writeFile(join(root, 'dist/THIRD-PARTY.md'), withLicenseTexts(notices, modules));
  const schema = published(await schemaOf('schema.json'), await schemaOf('schema-mintlify.json'));
  await writeFile(join(root, 'dist/docs.schema.json'), `${JSON.stringify(schema, undefined, 1)}\n`);
  await writeReport(output);
  const described = isPublished ? await step('types', writeDeclarations) : [];
  await removeStale(new Set([...written, ...iconPaths, ...fonts, ...copied, ...described]));
  return {files: written.length, seconds: secondsSince(start)};
}

const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1);

async function writeBundle(config, sourcemap) {
  const bundle = await rollup({...config, cache: caches.get(config)});
  caches.set(config, bundle.cache);
  const {output} = await bundle.write({...config.output, sourcemap});
  await bundle.close();
  const folder = relative('dist', config.output.dir).replaceAll('\\', '/');
  return output.map((file) => ({...file, fileName: posix.join(folder, file.fileName)}));
}

/** Copies the fonts and their license as they are; returns their paths. */
async function copyFonts() {
  const from = join(root, 'fonts');
  await cp(from, join(root, 'dist/fonts'), {recursive: true});
  return (await readdir(from)).map((name) => `fonts/${name}`);
}

/** Writes the style sheets of published pages; returns their names. */
async function writeStaticStyles() {
  const read = (name) => readFile(join(root, 'src/html', name), 'utf8');
  const isolation = await read('isolation.css');
  const sheets = await staticStyles({isolation, ownStyles: await read('published.css')});
  for (const [file, css] of sheets) await writeFile(join(root, 'dist', file), css);
  return [...sheets.keys()];
}

/**
 * What readers load: the files that are saved for reading without a network. What writes a site as
 * a file needs one anyway.
 */
function filesToSave(written, others) {
  const first = written.filter(
    (path) =>
      /^(?:(?:chunks\/.*|docs-site|main|mode|built|built-mode)\.js|built.*\.css)$/.test(path) &&
      !/\/file-worker[^/]*$/.test(path),
  );
  return [...first, ...others.filter((path) => /\.(?:json|woff2)$/.test(path))];
}

/** Notes in `build/bundle.json` what each chunk was made of, for tests and for those who ask. */
async function writeReport(output) {
  // Workers are bundles of their own, which this one has as assets.
  const chunks = output
    .filter(({type, fileName}) => type === 'chunk' || /^chunks\/.*\.js$/.test(fileName))
    .map(({fileName, modules = {}, imports = [], facadeModuleId}) => ({
      fileName,
      imports,
      ...(facadeModuleId && {source: nameOf(facadeModuleId)}),
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, {renderedLength}]) => [nameOf(id), renderedLength]),
      ),
    }));
  await mkdir(join(root, 'build'), {recursive: true});
  await writeFile(join(root, 'build/bundle.json'), `${JSON.stringify(chunks, undefined, 1)}\n`);
}

/** A module's path in the project, with `/`. */
const nameOf = (id) =>
  relative(root, id.replace('\0', '').replace(/\?.*/, '')).replaceAll('\\', '/');

/** Why a build failed: Rollup's errors carry the place and the lines around it. */
export function explain(error) {
  const {file, line, column} = error.loc ?? {};
  const place = file ? `\n${file}:${line}:${column}` : '';
  return error.code ? `${error.message}${place}\n${error.frame ?? ''}` : String(error.stack);
}

/** The checks of `docs.json` are generated code: see the script. It runs when it is imported. */
async function generateValidator() {
  const script = join(root, 'scripts/build-validator.mjs');
  if (existsSync(script)) await import(`${pathToFileURL(script).href}?${Date.now()}`);
}

async function schemaOf(name) {
  return JSON.parse(await readFile(join(root, 'src/config', name), 'utf8'));
}

async function removeStale(kept) {
  const dist = join(root, 'dist');
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
