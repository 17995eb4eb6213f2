/** Style sheets that the configuration names. */
export const styleCatalog = {
  'style/no-rules': {
    severity: 'warning',
    message: 'The file contains no CSS rule.',
    hint: 'Check the path in docs.json, and that the file is a style sheet.',
  },
  'style/not-named': {
    severity: 'warning',
    message: (of: {files: readonly string[]}) =>
      `The configuration does not name ${namesOf(of.files)}, which ` +
      `${of.files.length === 1 ? 'has' : 'have'} no effect.`,
    hint: (of: {advice: string | undefined}) =>
      `${of.advice ?? 'Name those of the pages in "css": at most 20.'} Other tools apply every ` +
      'style sheet of the folder, which a browser does not know.',
  },
  'style/left-out': {
    severity: 'warning',
    message: (of: {what: string}) => `"${of.what}" has no effect.`,
    hint:
      'A style sheet that docs.json names applies to the content of pages and to known parts ' +
      'around it. Link it in index.html for all of the document.',
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
      `The file is not read: its brackets are nested more than ${of.deepest} deep.`,
    hint: 'Check that every bracket is closed.',
  },
  'style/not-supported': {
    severity: 'info',
    message: 'This browser cannot limit a style sheet to the page: the file has no effect.',
    hint: 'It needs @scope: Chrome and Edge 118, Safari 17.4, Firefox 146, or a later version.',
  },
} as const;

function namesOf(files: readonly string[]): string {
  const most = 5;
  const more = files.length > most ? [`${files.length - most} more`] : [];
  const names = new Intl.ListFormat('en').format([...files.slice(0, most), ...more]);
  return `the style ${files.length === 1 ? 'sheet' : 'sheets'} ${names}`;
}
