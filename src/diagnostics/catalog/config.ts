/** A value that its property does not accept; each part is worded for the message. */
export interface Mismatch {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

const didYouMean = (of: {nearest?: string}) =>
  of.nearest === undefined ? 'It is ignored.' : `Did you mean "${of.nearest}"? It is ignored.`;

/** Problems in `docs.json`. */
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
  'config/other-shape': {
    severity: 'warning',
    message: (of: {name: string; shape: string}) =>
      `"${of.name}" belongs to the ${of.shape} shape of docs.json.`,
    hint: (of: {counterpart?: string; advice?: string}) =>
      of.counterpart === undefined
        ? (of.advice ?? 'It is read here as well; other tools know it in that shape alone.')
        : `In this shape it is "${of.counterpart}".`,
  },
  'config/not-used': {
    severity: 'info',
    message: (of: {names: readonly string[]}) =>
      of.names.length === 1
        ? `"${of.names.join()}" is accepted and has no effect here.`
        : `${listed(of.names)} are accepted and have no effect here.`,
    hint: (of: {reasons: readonly string[]}) => of.reasons.join(' '),
  },
  'config/color-contrast': {
    severity: 'info',
    message: (of: {name: string; color: string; mode: string; shown: string}) =>
      `${of.name}, ${of.color}, is shown as ${of.shown} in ${of.mode} mode.`,
    hint: (of: {why: string}) => of.why,
  },
  'config/wrong-redirect': {
    severity: 'warning',
    message: (of: {name: string; problem: string}) => `${of.name} ${of.problem}.`,
    hint: 'Write paths such as "/old/page", with ":name" for a segment or ":name*" for all that follow.',
  },
  'config/redirect-loop': {
    severity: 'warning',
    message: (of: {source: string; way: readonly string[]; isCircle: boolean}) =>
      of.isCircle
        ? `Readers of "${of.source}" would be sent in a circle: ${of.way.join(' → ')}.`
        : `Readers of "${of.source}" would be sent on too often: ${of.way.join(' → ')}.`,
    hint: 'They stay where they are: lead one of these redirects to a page.',
  },
  'config/ref-missing': {
    severity: 'error',
    message: (of: {file: string; problem: string}) =>
      `The file "${of.file}" cannot be read: ${of.problem}`,
    hint: 'What stands beside "$ref" is used alone. The path counts from the folder of this file.',
  },
  'config/ref-refused': {
    severity: 'error',
    message: (of: {found: string}) =>
      `"$ref" should be the path of a JSON file of this site, but is ${of.found}.`,
    hint: 'What stands beside it is used alone. Write a path such as "./navigation/en.json".',
  },
  'config/too-many-refs': {
    severity: 'error',
    message: (of: {most: number}) =>
      `There are more than ${of.most} "$ref" to follow; this one and those after it are not followed.`,
    hint: 'What stands beside them is used alone. Put several parts of the navigation into one file.',
  },
  'config/ref-cycle': {
    severity: 'error',
    message: (of: {files: readonly string[]}) =>
      `A file refers to itself: ${of.files.join(' → ')}.`,
    hint: 'What stands beside "$ref" is used alone. Move what both files need into a third one.',
  },
} as const;

function listed(names: readonly string[]): string {
  const words = names.map((name) => `"${name}"`);
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
