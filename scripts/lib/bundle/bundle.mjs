import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join, posix, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {rollup} from 'rollup';
import {bundles} from '../../../rollup.config.mjs';
import {writeDeclarations} from '../documentation/declarations.mjs';
import {finish, secondsSince, stepsOf, writeAssets, writeStaticStyles} from './dist-files.mjs';
import {withLicenseTexts} from './notices.mjs';
import {published} from '../documentation/schemas.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = join(root, 'dist');

/**
 * Fills `dist/`: the generated validator, the bundles, the icons, the notices of third parties, and
 * what editors and compilers read.
 *
 * What an earlier build left and this one did not write is removed last, so that a page in a
 * browser never meets an empty folder.
 *
 * @param {object} [options]
 * @param {(text: string) => void} [options.print] Gets the name of each step when it begins, and
 * the seconds that it took when it ends.
 * @returns how many files the bundles have and how long they took, in seconds.
 */
export async function build({print = () => {}} = {}) {
  const start = Date.now();
  const step = stepsOf(print);
  const assets = await writeAssets(dist, step);
  const output = [];
  for (const [name, config] of Object.entries(bundles)) {
    output.push(...(await step(name, () => writeBundle(config))));
  }
  const written = output.map(({fileName}) => fileName);
  const sheets = await step('styles of published pages', () => writeStaticStyles(dist));
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const notices = await readFile(join(root, 'THIRD-PARTY.md'), 'utf8');
  await writeFile(join(dist, 'THIRD-PARTY.md'), withLicenseTexts(notices, modules));
  const schema = published(await schemaOf('schema.json'), await schemaOf('schema-mintlify.json'));
  await writeFile(join(dist, 'docs.schema.json'), `${JSON.stringify(schema, undefined, 1)}\n`);
  await writeReport(output);
  const described = await step('types', writeDeclarations);
  await finish(dist, [...written, ...sheets], assets, [
    'docs.schema.json',
    'THIRD-PARTY.md',
    ...described,
  ]);
  return {files: written.length, seconds: secondsSince(start)};
}

async function writeBundle(config) {
  const bundle = await rollup(config);
  const {output} = await bundle.write(config.output);
  await bundle.close();
  const folder = relative('dist', config.output.dir).replaceAll('\\', '/');
  return output.map((file) => ({...file, fileName: posix.join(folder, file.fileName)}));
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

async function schemaOf(name) {
  return JSON.parse(await readFile(join(root, 'src/config', name), 'utf8'));
}
