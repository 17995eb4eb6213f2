/** Files that could not be had. */
export const loadCatalog = {
  'load/unreachable': {
    severity: 'error',
    message: (of: {url: string}) => `${of.url} could not be reached.`,
    hint: 'Check the network connection and that the host is up, then try again.',
  },
} as const;
