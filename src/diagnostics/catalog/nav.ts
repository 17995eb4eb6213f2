/** What can be wrong in the navigation. */
export const navCatalog = {
  'nav/no-pages': {
    severity: 'error',
    message: 'The navigation names no page.',
    hint: 'Add a group with pages: {"group": "Start", "pages": ["introduction"]}.',
  },
  'nav/duplicate-page': {
    severity: 'warning',
    message: (of: {path: string}) => `The page "${of.path}" stands in the navigation twice.`,
    hint: 'Previous and next follow its first place: remove the other.',
  },
  'nav/empty-group': {
    severity: 'info',
    message: (of: {name: string}) => `The group "${of.name}" has no pages.`,
    hint: 'It is not shown.',
  },
  'nav/empty-division': {
    severity: 'warning',
    message: (of: {name: string; prefix: string}) =>
      `No page of the navigation lies under "${of.prefix}", the url of "${of.name}".`,
    hint: 'It is not shown: add pages whose paths begin so, or correct the url.',
  },
  'nav/unusable-page': {
    severity: 'warning',
    message: (of: {path: string}) => `"${of.path}" is not the path of a page of this site.`,
    hint: 'It is left out. Name a file relative to docs.json, without its extension.',
  },
  'nav/operation': {
    severity: 'info',
    message: (of: {path: string}) => `"${of.path}" names an API operation.`,
    hint: 'Pages made from API descriptions are not shown yet; it is left out.',
  },
} as const;
