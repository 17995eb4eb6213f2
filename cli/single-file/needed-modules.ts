import {posix} from 'node:path';
import {specifierStart} from '../../src/publish/single-file-data.js';

/** A path that a module imports, as minifiers and packages write it. */
const imported = /\b(from|import)(\s*\(?\s*)(["'])(\.[^"']+\.js)\3/g;

/**
 * The modules that `main.js` may need, by their specifiers. A document without a URL has nothing
 * that paths of modules could be relative to, so they import each other by specifiers.
 *
 * @param files The modules of the bundle by their paths.
 * @param isLeftOut Whether a module that loads later is not needed.
 */
export function neededModules(
  files: ReadonlyMap<string, string>,
  isLeftOut: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = ['main.js'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const code = files.get(path);
    if (code === undefined || found.has(specifierStart + path)) continue;
    const folder = posix.dirname(path);
    const changed = code.replace(
      imported,
      (text, word: string, between: string, _quote, written: string) => {
        const target = posix.join(folder, written);
        if (!files.has(target)) return text;
        const isLate = between.includes('(');
        if (!isLate || !isLeftOut(target)) waiting.push(target);
        return `${word}${between}"${specifierStart}${target}"`;
      },
    );
    found.set(specifierStart + path, changed);
  }
  return found;
}
