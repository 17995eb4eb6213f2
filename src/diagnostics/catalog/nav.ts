/** Problems in the navigation. */
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
    message: (of: {name: string; prefix?: string; kind?: string}) =>
      of.prefix === undefined
        ? `The ${of.kind ?? 'division'} "${of.name}" holds no pages.`
        : `No page of the navigation lies under "${of.prefix}", the url of "${of.name}".`,
    hint: (of: {prefix?: string}) =>
      of.prefix === undefined
        ? 'It is not shown: give it pages, groups or an href.'
        : 'It is not shown: add pages whose paths begin so, or correct the url.',
  },
  'nav/mixed-containers': {
    severity: 'warning',
    message: (of: {names: readonly string[]}) =>
      `${of.names.map((name) => `"${name}"`).join(' and ')} stand side by side.`,
    hint: 'All of them are read here. Other tools take one kind at a level: put one inside the other.',
  },
  'nav/unusable-page': {
    severity: 'warning',
    message: (of: {path: string}) => `"${of.path}" is not the path of a page of this site.`,
    hint: 'It is left out. Name a file relative to docs.json, without its extension.',
  },
  'nav/operation': {
    severity: 'info',
    message: (of: {path: string; more: number}) =>
      of.more === 0
        ? `"${of.path}" names an API operation.`
        : `"${of.path}" and ${of.more} more entries name API operations.`,
    hint: 'Pages made from API descriptions are not shown yet; what names one is left out.',
  },
} as const;
