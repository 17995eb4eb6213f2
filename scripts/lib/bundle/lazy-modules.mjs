import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** A call of `lazy` or `lazyContent` (`elements/shared/lazy.ts`). */
const call = /\blazy(?:Content)?\(\s*'([\w/-]+)',\s*\(\) => import\('(\.[^']+)\.js'\)/g;

/**
 * The modules that load when they are needed: the name of each, and its file.
 *
 * @param {string} folder The folder whose files load them.
 */
export function lazyModulesIn(folder) {
  return readdirSync(folder, {recursive: true})
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const from = join(folder, path);
      return [...readFileSync(from, 'utf8').matchAll(call)].map(([, name, target]) => ({
        name,
        file: join(dirname(from), `${target}.ts`),
      }));
    });
}
