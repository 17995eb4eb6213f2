import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import dts from 'dts-bundle-generator';
import {format} from 'oxfmt';
import ts from 'typescript';
import {elementsManifest, readElements} from './elements-manifest.mjs';
import {elementTypes} from './element-types.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Describes the package for editors, compilers and documentation tools: writes
 * `custom-elements.json`, and declarations in `types/`, to `dist/`.
 *
 * @returns the paths in `dist/`.
 */
export async function writeDeclarations() {
  const files = await declarations();
  for (const [path, text] of files) {
    const file = join(root, 'dist', path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  return [...files.keys()];
}

async function declarations() {
  const sources = await textsIn('elements');
  const exported = exportsOf(sources.get('elements/main.ts'));
  const classes = readElements(sources, exported);
  const manifest = elementsManifest(classes, exported);
  const elements = elementTypes(classes, sources, exported);
  const frameworks = await textsIn('types');
  const {code} = await format('elements.d.ts', elements.text);
  const shared = code.match(/^import type .* from "\.\/src\/.*";$/gm);
  const node = ['export * from "./src/index.js";', ...shared]
    .join('\n')
    .replaceAll(/^import/gm, 'export');
  const declared = declarationsOf(['src/index.ts', ...elements.files]);
  return new Map([
    ['custom-elements.json', JSON.stringify(manifest)],
    ['types/elements.d.ts', code.replaceAll(/(?<=from )"\.\/src\/.*"/g, '"./node.js"')],
    ['types/node.d.ts', await rolledUp(new Map([['node.d.ts', node], ...declared]))],
    ...frameworks,
  ]);
}

/** The declarations of `node.d.ts` in one file, with all that they refer to. */
async function rolledUp(files) {
  const folder = join(root, 'build/declarations');
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  const output = {exportReferencedTypes: false, noBanner: true};
  const entry = {filePath: join(folder, 'node.d.ts'), noCheck: true, output};
  const options = {preferredConfigPath: join(root, 'tsconfig.base.json')};
  return dts.generateDtsBundle([entry], options)[0];
}

/** The texts of all TypeScript files in a folder, by path. */
async function textsIn(folder) {
  const names = await readdir(join(root, folder), {recursive: true});
  const paths = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
  const texts = paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')]);
  return new Map(await Promise.all(texts));
}

/** The names in the `export {…}` statements of a file, and whether each is a type only. */
function exportsOf(text) {
  const {statements} = ts.createSourceFile('main.ts', text, ts.ScriptTarget.ES2022);
  const names = statements.flatMap(({exportClause, isTypeOnly}) =>
    (exportClause?.elements ?? []).map(({name}) => [name.text, isTypeOnly]),
  );
  return new Map(names);
}

/** Declarations of files of `src/`, by path, with those of all files that they refer to. */
function declarationsOf(files) {
  const {config} = ts.readConfigFile(join(root, 'src/tsconfig.json'), ts.sys.readFile);
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config;
  const written = {...base.compilerOptions, ...config.compilerOptions};
  const {options} = ts.convertCompilerOptionsFromJson(
    {...written, composite: false, noCheck: true, rootDir: '.', outDir: 'types'},
    root,
  );
  const program = ts.createProgram(
    files.map((path) => join(root, path)),
    options,
  );
  const all = new Map();
  const folder = options.outDir;
  program.emit(
    undefined,
    (path, text) => all.set(posix.relative(folder, path), text),
    undefined,
    true,
  );
  const reached = new Map();
  for (const file of files) reach(file.replace(/\.ts$/, '.d.ts'));
  return reached;

  function reach(path) {
    if (reached.has(path)) return;
    const text = all.get(path);
    reached.set(path, text);
    for (const [, to] of text.matchAll(/(?:\bfrom |\bimport\()['"](\.[^'"]+)\.js['"]/g)) {
      reach(posix.join(posix.dirname(path), `${to}.d.ts`));
    }
  }
}
