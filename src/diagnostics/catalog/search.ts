/** The search: why it reads the pages although chunks were written for it. */
export const searchCatalog = {
  'search/chunks-missing': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The search chunks in ${of.url} could not be loaded, so the search reads the pages.`,
    hint:
      'Run "docs-site index --search" again, and publish the folder "docs-search" together with ' +
      'the index, in the folder of the site and on the origin of the page.',
  },
  'search/chunks-not-allowed': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The page does not allow the script of the search chunks in ${of.url}, ` +
      'so the search reads the pages.',
    hint: 'Add the attribute "search-chunks" to <docs-site>, or write the index without --search.',
  },
  'search/webassembly-refused': {
    severity: 'warning',
    message: (of: {url: string}) =>
      'The Content-Security-Policy does not allow WebAssembly, which the search chunks in ' +
      `${of.url} need, so the search reads the pages.`,
    hint: "Add 'wasm-unsafe-eval' to script-src, or write the index without --search.",
  },
} as const;
