/** Files that could not be loaded. */
export const loadCatalog = {
  'load/unreachable': {
    severity: 'error',
    message: (of: {url: string}) => `${of.url} could not be reached.`,
    hint: (of: {from: string}) =>
      of.from === ''
        ? 'Check the network connection, and that the host does not redirect the file to another ' +
          'origin, such as a sign-in page. Then try again.'
        : 'Check the network connection and the host, then try again. The file is on a different ' +
          'origin than this page, so its host must send the header ' +
          `"Access-Control-Allow-Origin: ${of.from}".`,
  },
  'load/timeout': {
    severity: 'error',
    message: (of: {url: string; seconds: string}) =>
      `${of.url} did not respond within ${of.seconds} seconds.`,
    hint: 'Check the network connection and the host, then try again.',
  },
  'load/status': {
    severity: 'error',
    // Folders and applications have no status.
    message: (of: {url: string; status: number; isMissing: boolean}) =>
      of.status > 0
        ? `${of.url} could not be loaded: the host responded with status ${of.status}.`
        : of.isMissing
          ? `${of.url} was not found.`
          : `${of.url} could not be read: access is denied.`,
    hint: (of: {status: number; isMissing: boolean}) =>
      of.status >= 500 || of.status === 429
        ? 'The host has a problem or is busy. Try again in a moment.'
        : of.status === 404 || (of.status === 0 && of.isMissing)
          ? 'Check the path. Paths in the configuration are relative to its folder, and file ' +
            'names are case-sensitive on most hosts.'
          : of.status === 0
            ? 'Check the permissions of the file.'
            : 'Check that the host serves this file publicly.',
  },
  'load/config-missing': {
    severity: 'error',
    message: (of: {url: string; status: string; isFolder?: boolean}) =>
      of.isFolder
        ? `The folder has no ${of.url}, so no page was checked.`
        : of.status === '403'
          ? `The configuration cannot be read: the host refuses access to ${of.url} (status 403).`
          : `This site has no configuration: ${of.url} was not found${statusText(of.status)}.`,
    hint: (of: {isBaseUnknown: boolean; isFolder?: boolean}) => {
      if (of.isFolder) {
        return (
          'To make a site of the folder, run "docs-site init", which writes this file. If it is ' +
          'in another folder, run "docs-site check" with the path of that folder.'
        );
      }
      return of.isBaseUnknown
        ? 'With router="history", the URL does not show where the site is. Set "base" on ' +
            '<docs-site> to the path of the site, for example base="/docs/".'
        : 'Add this file, for example ' +
            '{"name": "My docs", "navigation": [{"group": "Start", "pages": ["introduction"]}]}, ' +
            'or set "src" on <docs-site> to the folder that contains it.';
    },
  },
  'load/page-missing': {
    severity: 'error',
    message: (of: {path: string}) =>
      of.path === '' ? 'The site has no home page.' : `There is no file for the page ${of.path}.`,
    hint: (of: {lookedFor: readonly string[]}) =>
      `Looked for: ${of.lookedFor.join(', ')}. File names are case-sensitive on most hosts.`,
  },
  'load/not-a-file': {
    severity: 'error',
    message: (of: {url: string}) => `The host returned a web page instead of the file ${of.url}.`,
    hint:
      'The file does not exist and the host shows its own page instead, ' +
      'or the network requires you to sign in.',
  },
  'load/left-the-site': {
    severity: 'error',
    message: (of: {url: string; to: string}) =>
      `${of.url} was redirected to ${of.to}, which is outside the site.`,
    hint: 'Files are only read from the folder of the site. Check the redirects of the host.',
  },
  'load/refused': {
    severity: 'error',
    message: (of: {url: string}) => `“${of.url}” is not a path inside this site.`,
    hint:
      'Nothing was requested. Page paths cannot contain "..", backslashes, or empty segments. ' +
      '"src" and "base" of <docs-site> must be http: or https: URLs.',
  },
  'load/part-unavailable': {
    severity: 'error',
    message: (of: {part: string}) =>
      `Parts of docs-site-element could not be loaded, such as “${of.part}”.`,
    hint:
      'Check the network connection and that the host has all files of docs-site-element. If a ' +
      'bundler has moved its code, set "assets" on <docs-site> to the URL of a copy of "dist". ' +
      'The parts are requested again when the browser is back online, and when the reader opens ' +
      'another page. That page reloads once if the browser does not request them again.',
  },
  'load/other-document': {
    severity: 'error',
    message:
      '<docs-site> was moved into another document, such as that of an <iframe>, where it has no ' +
      'styles.',
    hint:
      'Load docs-site.js in that document, and create the element there. If you move the element ' +
      'back, it is shown as before.',
  },
  'load/unexpected': {
    severity: 'error',
    message: (of: {reason: string}) => `This could not be read: ${of.reason}.`,
    hint:
      'If the application has set a loader, it threw this. Otherwise, this is a bug in ' +
      'docs-site-element, not in the site: please report it.',
  },
} as const;

/** The status that a host responded with: a loader of an application has none. */
function statusText(status: string): string {
  return status === '0' ? '' : ` (status ${status})`;
}
