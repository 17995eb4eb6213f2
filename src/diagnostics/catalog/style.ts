/** Style sheets that the configuration names. */
export const styleCatalog = {
  'style/no-rules': {
    severity: 'warning',
    message: 'The style sheet contains no CSS rule.',
    hint: 'Check that its text is CSS and, for a file, the path in docs.json.',
  },
  'style/left-out': {
    severity: 'warning',
    message: (of: {what: string}) => `"${of.what}" has no effect.`,
    hint:
      'A style sheet that docs.json names, or in a page, applies to the content of pages and to ' +
      'known parts around it. Link it in index.html for all of the document.',
  },
  'style/too-many': {
    severity: 'warning',
    message: (of: {most: number}) =>
      `The file is not read: the style sheets of a site, with those that they import, are more ` +
      `than ${of.most}.`,
    hint: 'Put the rules into fewer files.',
  },
  'style/too-deep': {
    severity: 'warning',
    message: (of: {deepest: number}) =>
      `The style sheet is not read: its brackets are nested more than ${of.deepest} deep.`,
    hint: 'Check that every bracket is closed.',
  },
  'style/not-supported': {
    severity: 'info',
    message:
      'This browser cannot limit style sheets to the page: those of this file have no effect.',
    hint: 'It needs @scope: Chrome and Edge 118, Safari 17.4, Firefox 146, or a later version.',
  },
} as const;
