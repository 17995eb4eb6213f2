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
      `The service worker ${of.url} does not respond. It probably has a different version than ` +
      'the script of this page.',
    hint: 'Copy docs-sw.js from the "docs-site" folder again.',
  },
  'offline/storage-refused': {
    severity: 'warning',
    message: 'This page cannot be read offline, because the browser stores nothing for it.',
    hint:
      'This happens in private windows and with settings that block cookies. Other readers are ' +
      'not affected.',
  },
  'offline/not-secure': {
    severity: 'warning',
    message: 'This page cannot be read offline, because its connection is not secure.',
    hint: 'Browsers allow service workers only over HTTPS and on localhost.',
  },
  'offline/other-origin': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The site cannot be read offline, because ${of.url} is on a different origin than this page.`,
    hint:
      'A service worker can only store files of its own origin. Serve the site and its service ' +
      'worker from the origin of the page.',
  },
  'offline/other-worker': {
    severity: 'warning',
    message: (of: {url: string; scope: string}) =>
      'The site cannot be read offline, because pages under ' +
      `${of.scope} already have the service worker ${of.url}.`,
    hint:
      'Each folder has one service worker. Put docs-sw.js into the folder of docs.json, and set ' +
      '"offline" on <docs-site> to its URL.',
  },
  'offline/out-of-scope': {
    severity: 'warning',
    message: (of: {url: string; scope: string}) =>
      `The service worker ${of.url} controls only pages under ${of.scope}, and this page is ` +
      'not one of them.',
    hint:
      'Put docs-sw.js into a folder above this page, and set "offline" on <docs-site> to ' +
      'its URL.',
  },
} as const;
