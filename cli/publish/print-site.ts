import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readFileSync} from 'node:fs';
import {mkdir, open, rename, rm} from 'node:fs/promises';
import {basename, dirname, join, resolve} from 'node:path';
import {siteSheet} from '../../src/publish/site-sheet.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {attributes, markup, type Html} from '../../src/html/html.js';
import {printDocument, type PrintDocument} from '../../src/publish/print/print-document.js';
import {printLinks, withFiles} from '../../src/publish/print/print-links.js';
import {printOutline} from '../../src/publish/print/print-outline.js';
import {printStyles} from '../../src/publish/print/print-styles.js';
import {isRightToLeft} from '../../src/shared/language-tag.js';
import {counted} from '../../src/shared/counted.js';
import {Misuse} from '../misuse.js';
import {ownPackage} from '../package.js';
import type {Terminal} from '../terminal.js';
import {siteFolder} from '../site-folder.js';
import {dataUrl} from './data-url.js';
import {limitHeapGrowth} from './heap-growth.js';
import {openSiteToPublish} from './open-site.js';
import {textOfFile} from './own-files.js';
import {siteUrlOf} from './site-url.js';

/** How a site is printed. */
export interface PrintSiteOptions {
  /** The URL of the site, for links to what is not in the document. */
  readonly url?: string;
  /** The file to write; by default beside the folder of the site. */
  readonly out?: string;
  /** The name of the only division that is printed. */
  readonly only?: string;
}

/** A document that was written. */
export interface PrintedSite {
  readonly file: string;
  readonly pages: number;
  readonly problems: readonly Diagnostic[];
}

/** What says that a file may be replaced. */
const generator = '<meta name="generator" content="docs-site build --print">';

/** Relative URLs of an API are shown below it, as in `docs-site serve`. */
const noUrl = 'http://localhost/';

/** Prints when the button is clicked, which is hidden without this. */
const script = `for (const button of document.querySelectorAll('.docs-print-button')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}`;

/**
 * Writes all pages of a site into one document, which readers print or save as PDF.
 *
 * @throws a misuse: there is no site, no division of this name, or the file is somebody else's.
 */
export async function printSite(
  folder: string,
  {url, out, only}: PrintSiteOptions,
  terminal: Terminal,
): Promise<PrintedSite> {
  limitHeapGrowth();
  const file = resolve(out ?? join(dirname(folder), `${basename(folder)}-print.html`));
  refuseOthers(file);
  const isOnline = url !== undefined;
  const linksOf = (urls: Parameters<typeof printLinks>[0]) => printLinks(urls, new Map(), isOnline);
  const found = await siteFolder(folder);
  const opened = await openSiteToPublish(folder, found, siteUrlOf(url ?? noUrl), {linksOf});
  const {publishing, files, styles, problems} = opened;
  const {navigation, site, home, labels} = publishing;
  const outline = printOutline(navigation, site.config, home, labels, only);
  if (!outline) throw new Misuse(`The site has no language, version or tab “${only}”.`);
  const known = new Set(files);
  const urlOf = (path: string) => (known.has(path) ? dataUrl(join(folder, path)) : '');
  const document = await printDocument(publishing, {
    outline,
    isOnline,
    urlOf,
    onPage: (done, all) => terminal.progress(`Reading ${done} of ${counted(all, 'page')}`),
  });
  terminal.progress('');
  const sheets = [
    ...sharedSheets(document),
    withFiles(siteSheet(site.config, linksOf(publishing)), urlOf),
    withFiles(styles, urlOf),
    printStyles,
    document.sheet,
  ];
  await writePieces(file, piecesOf(document, sheets.join('\n')));
  return {file, pages: document.pages, problems: [...problems, ...document.problems]};
}

/** The styles of published pages, with the typeface of formulas if there are any. */
function sharedSheets({hasFormulas}: PrintDocument): readonly string[] {
  const {dist} = ownPackage();
  return ['built.css', 'built-more.css'].map((name) =>
    readFileSync(join(dist, name), 'utf8').replace(
      /url\("(fonts\/[\w.-]+)"\)/g,
      (_, path: string) => `url("${hasFormulas ? dataUrl(join(dist, path)) : 'data:,'}")`,
    ),
  );
}

function* piecesOf(document: PrintDocument, css: string): Iterable<Html | string> {
  const {language, title, body} = document;
  // Text of authors must not end the element.
  const sheet = css.replace(/<(?=\/style)/gi, '\\3c ');
  const policy = [
    "default-src 'none'",
    'img-src data: https: http:',
    'font-src data: https: http:',
    `style-src ${hashOf(sheet)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const look = attributes({
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    'data-docs-mode': 'light',
  });
  yield '<!doctype html>\n';
  yield markup`<html${look}>\n<head>\n<meta charset="utf-8">\n`;
  yield `${generator}\n`;
  yield markup`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
  yield markup`<meta name="viewport" content="width=device-width, initial-scale=1">\n`;
  yield markup`<title>${title}</title>\n`;
  yield `<style>${sheet}</style>\n</head>\n<body>\n<docs-site data-mode="light">\n`;
  yield* body;
  yield `\n</docs-site>\n<script>${script}</script>\n</body>\n</html>\n`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Refuses to replace what the command has not written. */
function refuseOthers(file: string): void {
  if (!existsSync(file)) return;
  const isFile = lstatSync(file).isFile();
  if (isFile && textOfFile(file)?.slice(0, 500).includes(generator)) return;
  throw new Misuse(
    isFile
      ? `${file} was not written by this command. Name another file with --out.`
      : `${file} is not a file. Name another one with --out.`,
  );
}

/** Writes a file piece by piece; the one before stays until the new one is complete. */
async function writePieces(file: string, pieces: Iterable<Html | string>): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  try {
    for (const piece of pieces) await handle.write(piece.toString());
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await handle.close();
    await rm(part, {force: true});
    throw error;
  }
}
