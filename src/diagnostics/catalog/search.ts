/** The search: why it reads the pages although chunks were written for it. */
export const searchCatalog = {
  'search/chunks-missing': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The search chunks in ${of.url} could not be loaded: the search reads the pages instead.`,
    hint:
      'Run "docs-site index --search" again, and publish the folder "docs-search" together with ' +
      'the index, in the folder of the site and on the origin of the page.',
  },
  'search/chunks-not-allowed': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The page does not allow the script of the search chunks in ${of.url}: ` +
      'the search reads the pages instead.',
    hint: 'Add the attribute "search-chunks" to <docs-site>, or write the index without --search.',
  },
  'search/webassembly-refused': {
    severity: 'warning',
    message: (of: {url: string}) =>
      'The Content-Security-Policy does not allow WebAssembly, which the search chunks in ' +
      `${of.url} need: the search reads the pages instead.`,
    hint: "Add 'wasm-unsafe-eval' to script-src, or write the index without --search.",
  },
} as const;
