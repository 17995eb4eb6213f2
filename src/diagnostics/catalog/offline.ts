/** Reading without a network: what prevents it. */
export const offlineCatalog = {
  'offline/worker-missing': {
    severity: 'warning',
    message: (of: {url: string; reason: string}) =>
      `The service worker ${of.url} could not be registered: ${of.reason}`,
    hint:
      'Copy docs-sw.js from the "docs-site" folder to the folder of docs.json, or set "offline" ' +
      'on <docs-site> to its URL. The host must send it as JavaScript.',
  },
  'offline/worker-outdated': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The service worker ${of.url} does not answer: it is probably of another version than the ` +
      'script of this page.',
    hint: 'Copy docs-sw.js from the "docs-site" folder again.',
  },
  'offline/storage-refused': {
    severity: 'warning',
    message: 'This page cannot be read without a network: the browser stores nothing for it.',
    hint:
      'Private windows and settings that block cookies do that. For other readers, the site is ' +
      'stored.',
  },
  'offline/not-secure': {
    severity: 'warning',
    message: 'This page cannot be read without a network: it has no secure connection.',
    hint: 'Browsers allow service workers over HTTPS and on localhost only.',
  },
  'offline/other-origin': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The site cannot be read without a network: ${of.url} is on another origin than this page.`,
    hint:
      'A service worker can only keep files of its own origin. Serve the site and its worker ' +
      'from the origin of the page.',
  },
  'offline/other-worker': {
    severity: 'warning',
    message: (of: {url: string; scope: string}) =>
      'The site cannot be read without a network: pages below ' +
      `${of.scope} already have the service worker ${of.url}.`,
    hint:
      'Each folder has one service worker. Put docs-sw.js into the folder of docs.json, and set ' +
      '"offline" on <docs-site> to its URL.',
  },
  'offline/out-of-scope': {
    severity: 'warning',
    message: (of: {url: string; scope: string}) =>
      `The service worker ${of.url} answers for pages below ${of.scope} only, and this page is ` +
      'not one of them.',
    hint:
      'Put docs-sw.js into a folder above this page, and set "offline" on <docs-site> to ' +
      'its URL.',
  },
} as const;
