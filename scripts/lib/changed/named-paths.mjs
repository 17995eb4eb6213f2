import {posix} from 'node:path';

/** What may be a path: dots and slashes before it, and its names. */
const name = /[\w@-](?:[\w@.-]*[\w@-])?/.source;
const written = new RegExp(`(?<![\\w@./-])((?:\\.{0,2}/)*)(${name}(?:/${name})*)/?`, 'g');

/**
 * The files and folders of the project that a module names in its code, whatever it does with them.
 *
 * A path may be relative to the folder of the project or to that of the module. If the rest of it
 * is known only at run time, as in `demo/${name}.mdx`, or if its file was deleted, the path names
 * the deepest of its folders that exists. A single name is a path only if it is a whole string,
 * such as `'demo'`.
 *
 * @param {string} code Without comments, which name much that is not read.
 * @param {string} module The path of the module.
 * @param {(path: string) => boolean} exists Whether the project has a file or folder.
 * @returns {Set<string>} Paths relative to the project, with `/`.
 */
export function namedPaths(code, module, exists) {
  const found = new Set();
  for (const {0: text, 1: before, 2: names, index} of code.matchAll(written)) {
    const isPath = text.includes('/');
    if (!isPath && !isWhole(code, index, text)) continue;
    // What is bundled reads no files. It can request them, by a URL with a slash.
    if (!isPath && module.endsWith('.ts')) continue;
    for (const base of ['', posix.dirname(module)]) {
      const path = longest(posix.join(base, before.replace(/^\//, '')), names, exists);
      if (path !== undefined) found.add(path);
    }
  }
  return found;
}

/** Whether a text is all of a string, or of a part of a template. */
function isWhole(code, index, text) {
  return /["'`}]/.test(code[index - 1] ?? '') && /["'`$]/.test(code[index + text.length] ?? '');
}

/** The longest part of a path that exists and has one of its names; compiled files have `.js`. */
function longest(base, names, exists) {
  const all = names.split('/');
  const source = posix.join(base, names.replace(/\.js$/, '.ts'));
  if (exists(source)) return source;
  for (let count = all.length; count > 0; count -= 1) {
    const path = posix.join(base, ...all.slice(0, count));
    if (exists(path)) return path;
  }
  return undefined;
}
