/** Style sheets that the configuration names. */
export const styleCatalog = {
  'style/no-rules': {
    severity: 'warning',
    message: 'The style sheet contains no CSS rule.',
    hint: 'Check that it contains CSS. If it is a file, check its path in docs.json.',
  },
  'style/left-out': {
    severity: 'warning',
    message: (of: {what: string}) => `"${of.what}" has no effect.`,
    hint:
      'Style sheets in docs.json or in a page apply only to the content of pages and to known ' +
      'parts of the layout. To style the whole document, link the style sheet in index.html.',
  },
  'style/too-many': {
    severity: 'warning',
    message: (of: {most: number}) =>
      `The file is not read, because the site has more than ${of.most} style sheets, including ` +
      'imported ones.',
    hint: 'Put the rules into fewer files.',
  },
  'style/too-deep': {
    severity: 'warning',
    message: (of: {deepest: number}) =>
      `The style sheet is not read: its brackets are nested more than ${of.deepest} levels deep.`,
    hint: 'Check that every bracket is closed.',
  },
  'style/not-supported': {
    severity: 'info',
    message:
      'This browser cannot limit style sheets to the page, so those in this file have no effect.',
    hint: 'This requires @scope: Chrome or Edge 118, Safari 17.4, Firefox 146, or later.',
  },
} as const;
