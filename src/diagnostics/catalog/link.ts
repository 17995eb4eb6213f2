/** What can be wrong with URLs. */
export const linkCatalog = {
  'link/refused': {
    severity: 'warning',
    message: (of: {url: string}) =>
      of.url.trim() === '' ? 'A link has no URL.' : `The URL ${of.url} is not allowed.`,
    hint: 'Allowed: http, https, mailto, tel, sms, and URLs inside the site.',
  },
} as const;
