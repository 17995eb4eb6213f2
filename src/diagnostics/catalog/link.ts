/** What can be wrong with addresses. */
export const linkCatalog = {
  'link/refused': {
    severity: 'warning',
    message: (of: {url: string}) =>
      of.url.trim() === '' ? 'A link has no address.' : `The address ${of.url} is not allowed.`,
    hint: 'Allowed are http, https, mailto, tel, sms and addresses inside the site.',
  },
} as const;
