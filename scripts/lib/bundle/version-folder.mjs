import {createHash} from 'node:crypto';

/**
 * What the folder of chunks is called until the hash is known, which is as long, so that source
 * maps stay right. `elements/shared/running-script.ts` and `elements/entry.ts` repeat it.
 */
export const chunks = 'chunks/_version/';

/**
 * A Rollup plugin: names the folder of all chunks by the hash of their code, `chunks/HASH/tabs.js`,
 * so that they can be cached forever. It has to be the last one that changes code.
 *
 * A hash in each name would be no better: nearly all chunks import the main chunk, so they all
 * change with it. And the main chunk contains all the names, which hashes make longer.
 */
export function nameVersion() {
  return {
    name: 'name-version',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const hash = createHash('sha256');
        for (const {code, source} of files) hash.update(code ?? source);
        const version = hash.digest('base64url').replace(/\W/g, '').slice(0, 8);
        const named = (text) => text.replaceAll(chunks, `chunks/${version}/`);
        for (const file of files) {
          file.fileName = named(file.fileName);
          if (file.type !== 'chunk') continue;
          file.imports = file.imports.map(named);
          file.dynamicImports = file.dynamicImports.map(named);
          file.code = named(file.code);
        }
      },
    },
  };
}
