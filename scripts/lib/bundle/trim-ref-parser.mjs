/** What `load-files.ts` gives the package in place of its own, or does not call. */
const unused = /^\.\/(?:parsers\/\w+|resolvers\/\w+|bundle|dereference)\.js$/;

/** An empty module in place of these. */
const empty = '\0unused-part-of-ref-parser';

/**
 * A rollup plugin: of json-schema-ref-parser only what goes from file to file is used. What reads
 * files and puts them together is left out, and so are the questions for buffers of Node, which
 * fail in browsers.
 */
export function trimRefParser() {
  const isOfPackage = (id) => /\/json-schema-ref-parser\/dist\//.test(id.replaceAll('\\', '/'));
  return {
    name: 'trim-ref-parser',
    resolveId: (id, importer) =>
      importer && isOfPackage(importer) && unused.test(id) ? empty : undefined,
    load: (id) => (id === empty ? 'export default {};' : undefined),
    transform(code, id) {
      if (!isOfPackage(id) || !code.includes('Buffer.isBuffer(')) return undefined;
      return {code: code.replace(/Buffer\.isBuffer\([\w.]+\)/g, 'false'), map: null};
    },
  };
}
