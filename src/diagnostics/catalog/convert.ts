/** What is left out, as the subject of a sentence, or a whole sentence that says so. */
export type LeftOut = string | {readonly sentence: string};

/** Sites of other tools: what is not carried over. */
export const convertCatalog = {
  'convert/different-reading': {
    severity: 'warning',
    message: (of: {tool: string}) => `This does not read as it does in ${of.tool}.`,
    hint: 'Compare the two pages, and correct the new one.',
  },
  'convert/left-out': {
    severity: 'warning',
    message: ({what}: {what: LeftOut; instead: string}) =>
      typeof what === 'string' ? `${what} is not carried over.` : what.sentence,
    hint: (of: {what: LeftOut; instead: string}) => of.instead,
  },
  'convert/is-code': {
    severity: 'warning',
    message: (of: {name: string}) =>
      `The value of "${of.name}" is computed by code, which is not run.`,
    hint: 'Find out what the value is, and write it in docs.json.',
  },
  'convert/missing-file': {
    severity: 'warning',
    message: (of: {file: string}) => `The file ${of.file} does not exist.`,
    hint: 'Correct the path, or remove the reference to it.',
  },
} as const;
