/** What can be wrong with URLs. */
export const linkCatalog = {
  'link/refused': {
    severity: 'warning',
    message: (of: {url: string}) =>
      of.url.trim() === '' ? 'A link has no URL.' : `The URL ${of.url} is not allowed.`,
    hint:
      'Allowed everywhere: http, https, and URLs inside the site. ' +
      'Allowed in links: mailto, tel, and the schemes of applications in the documentation.',
  },
} as const;
