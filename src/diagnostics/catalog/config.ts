import {comingFrom} from '../help-url.js';
import {leftOutReasons, type LeftOut} from '../left-out.js';

/** A value that its property does not accept; each part is worded for the message. */
export interface Mismatch {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

const didYouMean = (of: {nearest?: string}) =>
  of.nearest === undefined ? 'It is ignored.' : `It is ignored. Did you mean "${of.nearest}"?`;

/** Problems in `docs.json`. */
export const configCatalog = {
  'config/syntax': {
    severity: 'error',
    message: (of: {expected: string; found: string}) =>
      `Expected ${of.expected}, found ${of.found}.`,
    hint: (of: {advice: string}) => of.advice,
  },
  'config/more': {
    severity: 'info',
    message: (of: {code: string; count: number}) =>
      of.count === 1
        ? `There is 1 more problem with the code ${of.code}.`
        : `There are ${of.count} more problems with the code ${of.code}.`,
    hint: 'Fix the listed ones, then load the site again to see the rest.',
  },
  'config/comment': {
    severity: 'warning',
    message: 'JSON does not allow comments.',
    hint: 'It is ignored here, but other tools reject the file. Remove it.',
  },
  'config/trailing-comma': {
    severity: 'warning',
    message: 'There is a comma after the last entry.',
    hint: 'It is ignored here, but other tools reject the file. Remove it.',
  },
  'config/byte-order-mark': {
    severity: 'info',
    message: 'The file starts with a byte order mark.',
    hint: 'It is ignored. Save the file as "UTF-8", not as "UTF-8 with BOM" or "UTF-16".',
  },
  'config/encoding': {
    severity: 'warning',
    message: 'This line contains U+FFFD (\ufffd), which replaces bytes that are not UTF-8.',
    hint: 'Save the file as UTF-8. If the character is intended, write \\ufffd.',
  },
  'config/duplicate-key': {
    severity: 'warning',
    message: (of: {name: string}) => `The property "${of.name}" appears twice.`,
    hint: 'Only the last one is used. Remove the other one.',
  },
  'config/too-deep': {
    severity: 'warning',
    message: 'The nesting is too deep.',
    hint: 'Groups nested deeper than 32 levels are left out. Flatten them.',
  },
  'config/not-an-object': {
    severity: 'error',
    message: (of: {found: string}) =>
      `The configuration should be an object, but it is ${of.found}.`,
    hint: 'Start with {"name": "…", "navigation": […]}.',
  },
  'config/missing': {
    severity: 'error',
    message: (of: {name: string}) => `${of.name} is missing.`,
    hint: (of: {name: string; example: string}) => `Add ${of.name}: ${of.example}.`,
  },
  'config/incomplete': {
    severity: 'warning',
    message: (of: {name: string}) => `${of.name} is missing.`,
    hint: 'Without it, the default is used or the entry is left out.',
  },
  'config/wrong-type': {
    severity: 'warning',
    message: (of: Mismatch) => `${of.name} should be ${of.expected}, but it is ${of.found}.`,
    hint: 'It is ignored.',
  },
  'config/wrong-value': {
    severity: 'warning',
    message: (of: Mismatch) => `${of.name} should be ${of.expected}, but it is ${of.found}.`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined ? 'It is ignored.' : `It is ignored. Did you mean "${of.nearest}"?`,
  },
  'config/unknown-sample-language': {
    severity: 'warning',
    message: (of: {name: string}) => `Code samples are not available in the language "${of.name}".`,
    hint: (of: {nearest: string | undefined}) =>
      of.nearest === undefined
        ? 'It is ignored. Use curl, javascript, python, php, go, java, ruby, csharp, powershell, ' +
          'kotlin, swift, rust, c, cpp or dart.'
        : `It is ignored. Did you mean "${of.nearest}"?`,
  },
  'config/wrong-color': {
    severity: 'warning',
    message: (of: {name: string; found: string}) =>
      `${of.name} should be a hex color such as #0d9373, but it is ${of.found}.`,
    hint: 'It is ignored. Write # and three or six hex digits.',
  },
  'config/unknown-property': {
    severity: 'warning',
    message: (of: {name: string; inside: string}) => `${of.inside} has no property "${of.name}".`,
    hint: (of: {nearest?: string; instead?: string}) =>
      of.instead === undefined ? didYouMean(of) : `It is ignored. Write ${of.instead} instead.`,
  },
  'config/unknown-social': {
    severity: 'info',
    message: (of: {name: string}) => `There is no icon for the platform "${of.name}".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'The icon with that name is shown, or a generic one.'
        : `The icon with that name is shown, or a generic one. Did you mean "${of.nearest}"?`,
  },
  'config/refused-metatag': {
    severity: 'warning',
    message: (of: {name: string}) => `A site cannot set the meta tag "${of.name}".`,
    hint: 'It is ignored. To set it for the whole document, add it to the head of the HTML page.',
  },
  'config/unknown-version': {
    severity: 'warning',
    message: (of: {name: string}) => `The version "${of.name}" is not listed in "versions".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'Readers cannot select it. Add it to "versions".'
        : `Readers cannot select it. Did you mean "${of.nearest}"?`,
  },
  'config/no-repository': {
    severity: 'warning',
    message: '"feedback" enables buttons, but no repository is set.',
    hint:
      'The buttons are not shown. ' +
      'Set "repository" on <docs-site>, or "feedback.repo" in the configuration. ' +
      comingFrom('Mintlify'),
  },
  'config/other-shape': {
    severity: 'warning',
    message: (of: {name: string; counterpart?: string}) =>
      of.counterpart === undefined
        ? `${of.name} has no meaning in this file.`
        : `${of.name} has another name in this file.`,
    hint: (of: {counterpart?: string}) =>
      of.counterpart === undefined ? 'Remove it.' : `Use "${of.counterpart}" instead.`,
  },
  'config/not-used': {
    severity: 'info',
    message: (of: {unused: ReadonlyMap<string, readonly string[]>}) => {
      const names = [...of.unused.values()].flat();
      return `${listed(names)} ${names.length === 1 ? 'has' : 'have'} no effect here.`;
    },
    hint: (of: {unused: ReadonlyMap<string, readonly string[]>}) =>
      [
        ...[...of.unused].map(([reason, names]) => `${names.join(', ')}: ${startingLower(reason)}`),
        comingFrom('Mintlify'),
      ].join(' '),
  },
  'config/color-contrast': {
    severity: 'info',
    message: (of: {name: string; color: string; mode: string; shown: string}) =>
      `${of.name} (${of.color}) is shown as ${of.shown} in ${of.mode} mode.`,
    hint: (of: {why: string}) => of.why,
  },
  'config/wrong-redirect': {
    severity: 'warning',
    message: (of: {name: string; problem: string}) => `${of.name} ${of.problem}.`,
    hint:
      'Write a path such as "/old/page". ' +
      '":name" matches one segment, ":name*" all remaining segments.',
  },
  'config/redirect-loop': {
    severity: 'warning',
    message: (of: {source: string; way: readonly string[]; isCircle: boolean}) =>
      of.isCircle
        ? `The redirect from "${of.source}" ends in a loop: ${of.way.join(' → ')}.`
        : `There are too many redirects from "${of.source}": ${of.way.join(' → ')}.`,
    hint: 'These redirects are not followed. Point one of them to a page.',
  },
  'config/ref-missing': {
    severity: 'error',
    message: (of: {file: string; problem: string}) =>
      `The file "${of.file}" cannot be read: ${of.problem}`,
    hint:
      'Only the properties next to "$ref" are used. ' +
      'The path is relative to the folder of this file.',
  },
  'config/ref-refused': {
    severity: 'error',
    message: (of: {found: string}) =>
      `"$ref" should be the path of a JSON file in this site, but it is ${of.found}.`,
    hint: 'Only the properties next to it are used. Write a path such as "./navigation/en.json".',
  },
  'config/too-many-refs': {
    severity: 'error',
    message: (of: {limit: string}) =>
      `The configuration has more than ${of.limit}. ` +
      'This "$ref" and all later ones are not followed.',
    hint: 'Only the properties next to them are used. Combine parts of the navigation in one file.',
  },
  'config/ref-cycle': {
    severity: 'error',
    message: (of: {files: readonly string[]}) =>
      `A file refers to itself: ${of.files.join(' → ')}.`,
    hint:
      'Only the properties next to "$ref" are used. ' +
      'Move what both files need into a third file.',
  },
  'config/missing-file': {
    severity: 'error',
    message: (of: {name: string; path: string}) => `There is no file "/${of.path}" for ${of.name}.`,
    hint: (of: {leftOut?: LeftOut}) =>
      of.leftOut
        ? leftOutReasons[of.leftOut]
        : 'Add the file, or correct its path. ' +
          'Paths that start with "/" are relative to the folder of the configuration.',
  },
  'config/shared-url': {
    severity: 'warning',
    message: (of: {count: number}) =>
      `${of.count} <docs-site> elements in this document use its URL and title.`,
    hint:
      'When a reader opens a page in one, the others treat its URL as their own. Add ' +
      'router="memory" to all but one.',
  },
  'config/base-missing': {
    severity: 'warning',
    message: '<docs-site router="history"> has no "base".',
    hint: (of: {base: string}) =>
      'Without it, only the home page can be opened by its URL or reloaded. ' +
      `Set "base" to the path of the site, here base="${of.base}".`,
  },
} as const;

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names.map((name) => `"${name}"`));
}

/** A sentence as it continues after a colon; names such as OpenAPI keep their capitals. */
function startingLower(sentence: string): string {
  return sentence.replace(/^[A-Z](?=[a-z-]* )/, (letter) => letter.toLowerCase());
}
