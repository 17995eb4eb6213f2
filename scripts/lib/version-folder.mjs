import {createHash} from 'node:crypto';

/**
 * A Rollup plugin: moves all chunks to a folder that is named by the hash of their code,
 * `chunks/HASH/main.js`, so that they can be cached forever. It has to be the last one that changes
 * code.
 *
 * A hash in each name would be no better: nearly all chunks import the main chunk, so they all
 * change with it. And the main chunk contains all the names, which hashes make longer.
 */
export function versionFolder() {
  return {
    name: 'version-folder',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const hash = createHash('sha256');
        for (const {code, source} of files) hash.update(code ?? source);
        const folder = `chunks/${hash.digest('base64url').replace(/\W/g, '').slice(0, 8)}/`;
        const moved = (path) => path.replace(/^chunks\//, folder);
        for (const file of files) {
          file.fileName = moved(file.fileName);
          if (file.type !== 'chunk') continue;
          file.imports = file.imports.map(moved);
          file.dynamicImports = file.dynamicImports.map(moved);
          file.code = file.code.replaceAll('./chunks/', `./${folder}`);
        }
      },
    },
  };
}
