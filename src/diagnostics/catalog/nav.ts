import {leftOutReasons, type LeftOut} from '../left-out.js';

/** Problems in the navigation. */
export const navCatalog = {
  'nav/no-pages': {
    severity: 'error',
    message: 'The navigation lists no pages.',
    hint: 'Add a group with pages: {"group": "Start", "pages": ["introduction"]}.',
  },
  'nav/duplicate-page': {
    severity: 'warning',
    message: (of: {path: string}) => `The page "${of.path}" is listed twice in the navigation.`,
    hint: 'The previous and next links use the first entry. Remove the other one.',
  },
  'nav/empty-group': {
    severity: 'info',
    message: (of: {name: string}) => `The group "${of.name}" has no pages.`,
    hint: 'It is not shown.',
  },
  'nav/empty-division': {
    severity: 'warning',
    message: (of: {name: string; prefix?: string; kind?: string}) =>
      of.prefix === undefined
        ? `The ${of.kind ?? 'division'} "${of.name}" has no pages.`
        : `No page in the navigation is under "${of.prefix}", the URL of "${of.name}".`,
    hint: (of: {prefix?: string}) =>
      of.prefix === undefined
        ? 'It is not shown. Add "pages", "groups", or "href".'
        : 'It is not shown. Add pages whose paths start with this URL, or correct the URL.',
  },
  'nav/mixed-containers': {
    severity: 'warning',
    message: (of: {names: readonly string[]}) => `${listed(of.names)} are used at the same level.`,
    hint:
      'All of them work here, but other tools allow one kind per level. ' +
      'Nest one inside the other.',
  },
  'nav/unknown-method': {
    severity: 'warning',
    message: (of: {method: string}) => `There is no HTTP method "${of.method}".`,
    hint: (of: {nearest: string | undefined}) =>
      of.nearest === undefined
        ? 'The entry is read as the path of a page. Write an operation as "GET /users".'
        : `The entry is read as the path of a page. Did you mean "${of.nearest}"?`,
  },
  'nav/unusable-page': {
    severity: 'warning',
    message: (of: {path: string}) => `"${of.path}" is not the path of a page in this site.`,
    hint:
      'It is left out. ' +
      'Write a path relative to the folder of the site, without the file extension.',
  },
  'nav/missing-file': {
    severity: 'error',
    message: (of: {path: string}) => `There is no file for the page "${of.path}".`,
    hint: (of: {nearest?: string; leftOut?: LeftOut}) => {
      if (of.leftOut) return leftOutReasons[of.leftOut];
      return of.nearest === undefined
        ? 'Add the file with the extension .md or .mdx, or remove the entry.'
        : `Did you mean "${of.nearest}"?`;
    },
  },
} as const;

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names.map((name) => `"${name}"`));
}
