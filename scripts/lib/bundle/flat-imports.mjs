import {posix} from 'node:path';

/**
 * A Rollup plugin: a chunk that loads later is requested together with the chunks that it imports.
 * Browsers learn of those only from its code, so that a page would wait for one after the other. It
 * has to come after the minifier.
 *
 * @param {string} main The chunk that all pages load. Each name makes their first page larger.
 * @param {readonly string[]} awaited The chunks to which that applies in the main chunk; in all
 *   others it applies to all.
 */
export function flatImports(main, awaited) {
  return {
    name: 'flat-imports',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const loaded = withImports(chunk.fileName, bundle);
          const folder = posix.dirname(chunk.fileName);
          chunk.code = chunk.code.replaceAll(/\bimport\("(\.[^"]+)"\)/g, (call, path) => {
            const target = posix.join(folder, path);
            const isAwaited = awaited.includes(posix.basename(target, '.js'));
            if (chunk.fileName === main && !isAwaited) return call;
            const added = [...withImports(target, bundle)].filter(
              (file) => file !== target && !loaded.has(file),
            );
            const calls = added.map((file) => `import("${urlFrom(folder, file)}")`);
            return added.length === 0
              ? call
              : `Promise.all([${[call, ...calls].join(',')}]).then(a=>a[0])`;
          });
        }
      },
    },
  };
}

/** A chunk of a bundle and those that it imports, directly or not. */
function withImports(file, bundle, found = new Set()) {
  if (found.has(file) || bundle[file]?.type !== 'chunk') return found;
  found.add(file);
  for (const other of bundle[file].imports) withImports(other, bundle, found);
  return found;
}

function urlFrom(folder, file) {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}
