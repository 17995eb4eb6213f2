import {specifierStart} from './single-file-data.js';

/** A path that a module imports, as minifiers and packages write it. */
const imported = /\b(from|import)(\s*\(?\s*)(["'])(\.[^"']+\.js)\3/g;

/**
 * The modules that `main.js` may need, by their specifiers. A document without a URL has nothing
 * that paths of modules could be relative to, so they import each other by specifiers. Rejects
 * where a module is missing: the bundle is not complete, or of several versions.
 *
 * @param paths The modules of the bundle.
 * @param read Reads the code of one of them.
 * @param isLeftOut Whether a module that loads later is not needed.
 */
export async function neededModules(
  paths: ReadonlySet<string>,
  read: (path: string) => Promise<string>,
  isLeftOut: (path: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const seen = new Set(['main.js']);
  // What one module imports is read at the same time.
  for (let next = [...seen]; next.length > 0;) {
    const codes = await Promise.all(next.map(async (path) => [path, await read(path)] as const));
    next = [];
    for (const [path, code] of codes) {
      const changed = code.replace(
        imported,
        (text, word: string, between: string, _quote, written: string) => {
          const target = pathFrom(path, written);
          if (!paths.has(target)) {
            if (target.startsWith('chunks/')) throw new Error(`${target} is missing.`);
            return text;
          }
          const isLate = between.includes('(');
          if (!seen.has(target) && !(isLate && isLeftOut(target))) {
            seen.add(target);
            next.push(target);
          }
          return `${word}${between}"${specifierStart}${target}"`;
        },
      );
      found.set(specifierStart + path, changed);
    }
  }
  return found;
}

/** The path in the bundle of what a module imports. */
function pathFrom(path: string, written: string): string {
  return new URL(written, `https://bundle.invalid/${path}`).pathname.slice(1);
}
