/** A value that is not what its property takes; each part is written as it is said. */
export interface Mismatch {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

const didYouMean = (of: {nearest?: string}) =>
  of.nearest === undefined ? 'It is ignored.' : `Did you mean "${of.nearest}"? It is ignored.`;

/** What can be wrong in `docs.json`. */
export const configCatalog = {
  'config/syntax': {
    severity: 'error',
    message: (of: {line: number; column: number; expected: string; found: string}) =>
      `Line ${of.line}, column ${of.column}: expected ${of.expected}, found ${of.found}.`,
    hint: (of: {advice: string}) => of.advice,
  },
  'config/comment': {
    severity: 'warning',
    message: 'JSON has no comments.',
    hint: 'It is passed over here, but other tools refuse the file: remove it.',
  },
  'config/trailing-comma': {
    severity: 'warning',
    message: 'A comma follows the last entry.',
    hint: 'It is passed over here, but other tools refuse the file: remove it.',
  },
  'config/byte-order-mark': {
    severity: 'info',
    message: 'The file begins with a byte order mark.',
    hint: 'It is passed over here. Save the file as "UTF-8", not as "UTF-8 with BOM".',
  },
  'config/duplicate-key': {
    severity: 'warning',
    message: (of: {name: string}) => `The property "${of.name}" is written twice.`,
    hint: 'Only the last one counts: remove the other.',
  },
  'config/too-deep': {
    severity: 'warning',
    message: 'The nesting goes too deep.',
    hint: 'What lies deeper than 32 groups is left out: flatten the groups.',
  },
  'config/not-an-object': {
    severity: 'error',
    message: (of: {found: string}) => `The configuration should be an object, but is ${of.found}.`,
    hint: 'Begin with {"name": "…", "navigation": […]}.',
  },
  'config/missing': {
    severity: 'error',
    message: (of: {name: string}) => `The property "${of.name}" is missing.`,
    hint: (of: {name: string; example: string}) => `Add "${of.name}": ${of.example}.`,
  },
  'config/incomplete': {
    severity: 'warning',
    message: (of: {name: string; inside: string}) =>
      `${of.inside} needs the property "${of.name}".`,
    hint: 'Without it, the default is used or the entry is left out.',
  },
  'config/wrong-type': {
    severity: 'warning',
    message: (of: Mismatch) => `${of.name} should be ${of.expected}, but is ${of.found}.`,
    hint: 'It counts as not written.',
  },
  'config/wrong-value': {
    severity: 'warning',
    message: (of: Mismatch) => `${of.name} should be ${of.expected}, but is ${of.found}.`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'It counts as not written.'
        : `Did you mean "${of.nearest}"? It counts as not written.`,
  },
  'config/wrong-color': {
    severity: 'warning',
    message: (of: {name: string; found: string}) =>
      `${of.name} should be a hex colour like #0d9373, but is ${of.found}.`,
    hint: 'It counts as not written. Write # and three or six hex digits.',
  },
  'config/unknown-property': {
    severity: 'warning',
    message: (of: {name: string; inside: string}) => `${of.inside} has no property "${of.name}".`,
    hint: didYouMean,
  },
  'config/unknown-social': {
    severity: 'info',
    message: (of: {name: string}) => `There is no icon for the platform "${of.name}".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'It is shown with the icon of that name, or a neutral one.'
        : `Did you mean "${of.nearest}"? It is shown with the icon of that name, or a neutral one.`,
  },
  'config/unknown-version': {
    severity: 'warning',
    message: (of: {name: string}) => `The version "${of.name}" is not one of "versions".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'Readers cannot choose it: add it to "versions".'
        : `Did you mean "${of.nearest}"? Readers cannot choose it.`,
  },
  'config/no-repository': {
    severity: 'warning',
    message: '"feedback" asks for buttons, but nothing says where the source of the pages is kept.',
    hint: 'No button is shown. Name the repository in the attribute "repository" of <docs-site>, or as "feedback.repo".',
  },
  'config/newer-shape': {
    severity: 'error',
    message: '"navigation" is an object, the newer shape of docs.json, which is not read yet.',
    hint: 'Write it as a list of groups: [{"group": "…", "pages": ["…"]}].',
  },
} as const;
