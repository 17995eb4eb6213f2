/** Sites of other tools: what is not carried over. */
export const convertCatalog = {
  'convert/different-reading': {
    severity: 'warning',
    message: (of: {tool: string}) => `This reads in another way than in ${of.tool}.`,
    hint: 'Compare the two, and correct the new page.',
  },
  'convert/left-out': {
    severity: 'warning',
    message: (of: {what: string; instead: string}) => `${of.what} is not carried over.`,
    hint: (of: {what: string; instead: string}) => of.instead,
  },
  'convert/is-code': {
    severity: 'warning',
    message: (of: {name: string}) =>
      `The value of "${of.name}" is computed by code, which is not run.`,
    hint: 'Add what it means to docs.json.',
  },
  'convert/missing-file': {
    severity: 'warning',
    message: (of: {file: string}) => `There is no file ${of.file}.`,
    hint: 'Correct the path, or remove the reference to it.',
  },
} as const;
