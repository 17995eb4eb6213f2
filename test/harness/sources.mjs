import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Paths, with `/`, of all files under a folder of the project that end so; generated ones left out.
 */
export function filesIn(folder, ending) {
  return readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter((path) => !/\.generated\.|\/node_modules\//.test(path))
    .sort();
}

/** The text of a file of the project. */
export const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** The text of a source file without its comments, which may name what the code must not use. */
export const codeOf = (path) =>
  textOf(path)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

/**
 * What a source file imports of ours.
 *
 * @returns {{target: string, kind: 'value' | 'type' | 'dynamic'}[]} `target` is a path such as
 *   `src/content/page.ts`.
 */
export function importsOf(path) {
  const code = codeOf(path);
  const local = (specifier) => posix.join(dirname(path), specifier).replace(/\.js$/, '.ts');
  const found = [];
  for (const match of code.matchAll(/^(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'/gm)) {
    found.push({target: local(match[2]), kind: match[1] ? 'type' : 'value'});
  }
  for (const match of code.matchAll(/^import\s+'(\.[^']+)'/gm)) {
    found.push({target: local(match[1]), kind: 'value'});
  }
  for (const match of code.matchAll(/\bimport\(\s*'(\.[^']+)'/g)) {
    found.push({target: local(match[1]), kind: 'dynamic'});
  }
  return found;
}
