import {comingFrom, ownFiles, type OtherTool} from '../help-url.js';
import {leftOutReasons, type LeftOut} from '../left-out.js';
import {shortList} from './short-list.js';
import {unsupportedHint, unsupportedMessage} from './unsupported-code.js';

const addFile = 'Add the file, or correct its path. "/" is the folder of docs.json.';

/** How to mend a link that leads nowhere: why, where that is known, or else the usual advice. */
function hintFor(advice: string) {
  return (of: {nearest?: string; leftOut?: LeftOut}): string => {
    if (of.leftOut) return leftOutReasons[of.leftOut];
    return of.nearest === undefined ? advice : `Did you mean "/${of.nearest}"?`;
  };
}

/** Problems that show only when the files of a site are seen together, and in how it is checked. */
export const siteCatalog = {
  'nav/unlisted-page': {
    severity: 'info',
    message: 'The navigation does not list this page.',
    hint:
      'Readers find it only through links. Add it to "navigation", or list it in "ignore" of ' +
      'docs-check.json.',
  },
  'config/other-tool': {
    severity: 'info',
    message: (of: {tool: OtherTool}) => `The file is for ${of.tool} and has no effect here.`,
    hint: (of: {instead: string; tool: OtherTool}) => `${of.instead} ${comingFrom(of.tool)}`,
  },
  'config/unused-script': {
    severity: 'info',
    message: (of: {files: readonly string[]}) => {
      const isOne = of.files.length === 1;
      const names = shortList(of.files);
      return (
        `The ${isOne ? 'script' : 'scripts'} ${names} ${isOne ? 'is' : 'are'} not run: ` +
        'scripts in the folder are not part of a site here.'
      );
    },
    hint: (of: {files: readonly string[]}) =>
      'A script can run in the whole document, and change it, if index.html loads it: ' +
      `<script src="${of.files[0]}" defer></script>. ${comingFrom('Mintlify')}`,
  },
  'style/not-named': {
    severity: 'warning',
    message: (of: {files: readonly string[]}) =>
      `The configuration does not name ${namesOf(of.files)}, so ` +
      `${of.files.length === 1 ? 'it has' : 'they have'} no effect.`,
    hint: (of: {advice: string | undefined}) =>
      `${of.advice ?? 'Name the ones for your pages in "css", at most 20.'} Other tools apply ` +
      'every style sheet in the folder, but a browser cannot list its files.',
  },
  'link/missing-page': {
    severity: 'error',
    message: (of: {path: string}) => `There is no page at "/${of.path}".`,
    hint: hintFor('Correct the link, add the page, or add a redirect.'),
  },
  'link/folder-on-host': {
    severity: 'info',
    message: (of: {folder: string; count: number}) =>
      `${of.count} links begin with "/${of.folder}/", which is no folder of this site.`,
    hint: (of: {folder: string}) =>
      `They lead to pages only while the site is at /${of.folder}/ on its host. Write them ` +
      `without it, or name the path in index.html: <docs-site base="/${of.folder}/">.`,
  },
  'link/wrong-case': {
    severity: 'warning',
    message: (of: {path: string; actual: string}) =>
      `"/${of.path}" and "/${of.actual}" differ in capitalization.`,
    hint: (of: {actual: string}) =>
      `Paths are case-sensitive on most hosts. Write "/${of.actual}".`,
  },
  'link/redirected': {
    severity: 'info',
    message: (of: {path: string}) => `"/${of.path}" redirects to another page.`,
    hint: (of: {to: string}) => `Link to "${of.to}" instead.`,
  },
  'link/missing-fragment': {
    severity: 'warning',
    message: (of: {hash: string; path: string}) =>
      `The page "/${of.path}" has no heading or component with the id "${of.hash}".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'Readers arrive at the top of the page. Correct the part after "#".'
        : `Readers arrive at the top of the page. Did you mean "#${of.nearest}"?`,
  },
  'link/missing-image': {
    severity: 'error',
    message: (of: {path: string}) => `There is no image "/${of.path}".`,
    hint: hintFor(addFile),
  },
  'link/missing-file': {
    severity: 'error',
    message: (of: {path: string}) => `There is no file "/${of.path}".`,
    hint: hintFor(addFile),
  },
  'file/hidden-page': {
    severity: 'warning',
    message: 'This page is not part of the site.',
    hint: `${leftOutReasons.private} Give the page another name, or move it out of the folder.`,
  },
  'file/secret': {
    severity: 'warning',
    message: 'Files and folders with this name often contain passwords or keys.',
    hint:
      'Move it out of the folder of docs.json: a host to which you copy the folder can publish ' +
      'it. If it contains none, list it in "ignore" of docs-check.json.',
  },
  'file/script-in-svg': {
    severity: 'warning',
    message: 'If a reader opens this image directly, the browser runs what is written here.',
    hint:
      'Remove scripts, event handlers, "javascript:" links, frames, and entities with markup ' +
      `from the file. ${ownFiles}`,
  },
  'page/unused-snippet': {
    severity: 'info',
    message: 'No page includes this snippet.',
    hint: 'Include it with <Snippet file="…" /> or an import, or delete the file.',
  },
  'page/unsupported-code': {
    severity: 'warning',
    message: unsupportedMessage,
    hint: unsupportedHint,
  },
  'page/unknown-property': {
    severity: 'warning',
    message: (of: {name: string}) => `The frontmatter has no property "${of.name}".`,
    hint: (of: {nearest: string}) => `It is ignored. Did you mean "${of.nearest}"?`,
  },
  'page/missing-title': {
    severity: 'warning',
    message: 'The page has no title.',
    hint: 'Add "title: …" to the frontmatter between two lines of "---".',
  },
  'page/missing-description': {
    severity: 'warning',
    message: 'The page has no description.',
    hint: 'Add "description: …" to the frontmatter: one sentence that says what the page is for.',
  },
  'page/empty': {
    severity: 'warning',
    message: 'The page has no content.',
    hint: 'Add content, or remove the page from the navigation.',
  },
  'page/other-syntax': {
    severity: 'warning',
    message: (of: {written: string; tool: OtherTool}) =>
      `"${of.written}" is ${of.tool} syntax, which is not supported here.`,
    hint: (of: {instead: string; tool: OtherTool}) => `${of.instead} ${comingFrom(of.tool)}`,
  },
  'page/table-columns': {
    severity: 'warning',
    message: (of: {columns: number; marks: number}) =>
      `The first row of the table has ${columnsOf(of.columns)}, its row of dashes ${of.marks}.`,
    hint: 'It is shown as text. Write as many columns of dashes: | --- | --- |.',
  },
  'page/undefined-footnote': {
    severity: 'warning',
    message: (of: {written: string}) => `There is no footnote ${of.written}.`,
    hint: (of: {written: string}) =>
      `It is shown as text. Define the footnote on its own line: ${of.written}: The text.`,
  },
  'page/translated-syntax': {
    severity: 'info',
    message: (of: {written: string; tool: OtherTool | 'VitePress and docsify'; instead: string}) =>
      `"${of.written}" is ${of.tool} syntax. ` +
      (of.instead === '' ? 'It is left out.' : `It is shown as in ${of.tool}.`),
    hint: (of: {instead: string}) => {
      const change = of.instead === '' ? 'removes it' : `replaces it with ${of.instead}`;
      return `Other Markdown tools may show it as text. "docs-site check --fix" ${change}.`;
    },
  },
  'check/settings': {
    severity: 'warning',
    message: (of: {problem: string}) => of.problem,
    hint:
      'It is ignored. Write {"rules": {"writing/steps": "off"}, "ignore": ["drafts/**"]}; ' +
      'levels are "off", "info", "warning" and "error".',
  },
  'check/no-reason': {
    severity: 'warning',
    message: (of: {code: string}) => `The comment does not say why ${of.code} is off here.`,
    hint: (of: {code: string}) =>
      `It has no effect. Write {/* docs-check-disable-next-line ${of.code}: the reason */}.`,
  },
  'check/unused-comment': {
    severity: 'warning',
    message: (of: {code: string}) =>
      `This comment turns off ${of.code}, which is not reported here.`,
    hint: 'Remove the comment, or correct the code in it.',
  },
} as const;

function columnsOf(count: number): string {
  return count === 1 ? '1 column' : `${count} columns`;
}

/** The style sheets with these paths, in words. */
function namesOf(files: readonly string[]): string {
  const names = shortList(files);
  return `the style ${files.length === 1 ? 'sheet' : 'sheets'} ${names}`;
}
