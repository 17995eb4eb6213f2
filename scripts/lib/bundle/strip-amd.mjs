const loaded = /define\(\["(?:cose|layout)-base"\],\s*\w+\)/g;

/**
 * A rollup plugin: Mermaid contains packages that would load others with AMD's `define`. They are
 * bundled, and no browser comes there; but Turbopack looks for these packages and fails.
 */
export function stripAmd() {
  let count = 0;
  return {
    name: 'strip-amd',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes('/mermaid/dist/')) return undefined;
      const stripped = code.replace(loaded, () => {
        count++;
        return 'undefined';
      });
      return stripped === code ? undefined : {code: stripped, map: null};
    },
    buildEnd(error) {
      if (!error && count === 0)
        throw new Error('Mermaid does not have what strip-amd.mjs removes.');
    },
  };
}
