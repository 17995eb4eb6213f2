import {shortList} from './short-list.js';

/** Published pages: what of a site is not written. */
export const buildCatalog = {
  'build/redirect-of-file': {
    severity: 'warning',
    message: (of: {source: string; file: string}) =>
      `The redirect from "${of.source}" is not written: the site has a page or file ${of.file}.`,
    hint: 'Remove the redirect, or rename the page or file.',
  },
  'build/redirect-outside': {
    severity: 'warning',
    message: (of: {source: string}) =>
      `The redirect from "${of.source}" is not written: this is not the path of a page.`,
    hint: 'Write the path from the folder of docs.json, without "..": "/old/page".',
  },
  'build/link-outside': {
    severity: 'warning',
    message:
      "This link leads out of the site's repository, or to a file that is hidden, left out by " +
      '.mintignore, or named as keys usually are, and is not published.',
    hint: 'Replace the link with a copy of the file or folder.',
  },
  'build/own-redirects': {
    severity: 'warning',
    message: (of: {file: string}) =>
      `The redirects of docs.json are not in ${of.file}, because you have your own.`,
    hint: 'Copy them into your file, or build without --redirects: each is an HTML page as well.',
  },
  'build/file-of-page': {
    severity: 'warning',
    message: (of: {page: string; file: string}) =>
      `The page "/${of.page}" is written as ${of.file}, so your file of this name is not copied.`,
    hint: 'Rename the file or the page, or remove one of them.',
  },
  'build/long-name': {
    severity: 'warning',
    message: (of: {file: string}) =>
      `The file ${of.file} is not written: a name in its path is too long.`,
    hint: 'Give the page, the file or the source of the redirect a shorter name.',
  },
  'build/name-taken': {
    severity: 'warning',
    message: (of: {file: string}) =>
      `The file ${of.file} is not written: another file has its name, or that of its folder.`,
    hint: 'Rename the page, the file or the source of the redirect.',
  },
  'build/undated-update': {
    severity: 'info',
    message: (of: {titles: readonly string[]}) =>
      `The feed of this page has no ${of.titles.length === 1 ? 'entry' : 'entries'} for ` +
      `${shortList(of.titles.map((title) => `"${title}"`))}: no date was found there.`,
    hint:
      'Write a date in the label or in the description, as 2026-11-05 or as people write it in ' +
      'the language of the page.',
  },
  'build/large-file': {
    severity: 'warning',
    message: (of: {file: string}) =>
      `${of.file} is not in the HTML file, because it has more than 5 MB.`,
    hint: 'Make the file smaller. With --url, links to it lead to the published site.',
  },
  'build/large-site': {
    severity: 'warning',
    message: (of: {file: string}) =>
      `${of.file} is not in the HTML file, because the embedded files would exceed 150 MB.`,
    hint: 'Make images smaller. With --url, what is left out is loaded from the published site.',
  },
} as const;
