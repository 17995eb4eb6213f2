/**
 * Whether a site needs a file of `dist/`: types, the command line and the entry for bundlers are
 * for those who install the package.
 *
 * @param {string} path Relative to `dist/`, with `/`.
 */
export function isSiteFile(path) {
  return !/^(?:node|types)\/|\.map$|\.d\.ts$|^elements\.js$/.test(path);
}
