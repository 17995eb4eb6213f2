/** Files that could not be had. */
export const loadCatalog = {
  'load/unreachable': {
    severity: 'error',
    message: (of: {url: string}) => `${of.url} could not be reached.`,
    hint: 'Check the network connection and that the host is up, then try again.',
  },
  'load/timeout': {
    severity: 'error',
    message: (of: {url: string}) => `${of.url} did not answer within 15 seconds.`,
    hint: 'Check the network connection and that the host is up, then try again.',
  },
  'load/status': {
    severity: 'error',
    message: (of: {url: string; status: number}) =>
      `${of.url} could not be loaded: the host answered with status ${of.status}.`,
    hint: (of: {status: number}) =>
      of.status >= 500 || of.status === 429
        ? 'The host has a problem or is busy; try again in a moment.'
        : 'Check that the host hands out this file to everybody.',
  },
  'load/config-missing': {
    severity: 'error',
    message: (of: {url: string; status: string}) =>
      `This site has no configuration: ${of.url} was not found (status ${of.status}).`,
    hint:
      'Put a docs.json there, for example {"name": "My docs", "navigation": [{"group": "Start", "pages": ["introduction"]}]}, ' +
      'or point the attribute "src" of <docs-site> to the folder that holds it.',
  },
  'load/page-missing': {
    severity: 'error',
    message: (of: {path: string}) =>
      of.path === '' ? 'The site has no first page.' : `The page ${of.path} has no file.`,
    hint: (of: {lookedFor: readonly string[]}) =>
      `Looked for: ${of.lookedFor.join(', ')}. Names are case-sensitive on most hosts.`,
  },
  'load/not-a-file': {
    severity: 'error',
    message: (of: {url: string}) =>
      `The host answered ${of.url} with a web page instead of the file.`,
    hint: 'The file does not exist there and the host shows its own page for it, or the network wants you to sign in.',
  },
  'load/left-the-site': {
    severity: 'error',
    message: (of: {url: string; to: string}) =>
      `${of.url} was redirected to ${of.to}, out of the site.`,
    hint: 'Files are only read from the folder of the site; check the redirects of the host.',
  },
  'load/refused': {
    severity: 'error',
    message: (of: {url: string}) => `“${of.url}” is no path inside this site.`,
    hint: 'Nothing was requested. Paths of pages have no "..", backslashes or empty parts; "src" and "base" of <docs-site> are addresses.',
  },
  'load/encoding': {
    severity: 'error',
    message: (of: {url: string; problem: string}) =>
      `${of.url} cannot be read as text: ${of.problem}.`,
    hint: 'Save the file as UTF-8.',
  },
  'load/part-unavailable': {
    severity: 'error',
    message: (of: {part: string}) =>
      `Parts of docs-site-element could not be loaded, such as “${of.part}”.`,
    hint:
      'Check the network connection and that the host has all files of docs-site-element. ' +
      'The parts are requested again when the browser is back online and with the next page.',
  },
  'load/unexpected': {
    severity: 'error',
    message: (of: {reason: string}) => `This could not be read: ${of.reason}.`,
    hint: 'This is a mistake in docs-site-element, not in the site; please report it.',
  },
} as const;
