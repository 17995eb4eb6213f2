import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathOfPage} from '../../src/check/site-files.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {hasRareClass} from '../../src/html/rare-classes.js';
import {diagnoseBuild} from '../../src/publish/diagnose-build.js';
import {MachineFiles} from '../../src/publish/machine-files.js';
import {pageProblems} from '../../src/publish/page-problems.js';
import {
  publishMissing,
  publishPage,
  type PublishedDocument,
} from '../../src/publish/publish-pages.js';
import {documentPath, hostLinks} from '../../src/publish/publishing.js';
import {
  publishedRedirects,
  redirectDocument,
  redirectFile,
  type RedirectHost,
} from '../../src/publish/redirect-pages.js';
import {filesNamedIn} from '../../src/publish/static-files.js';
import {siteSheet} from '../../src/publish/site-sheet.js';
import {encodePath, missingPath, siteUrl} from '../../src/routing/paths.js';
import {counted} from '../../src/shared/counted.js';
import {ownPackage, shippedFiles} from '../package.js';
import type {Terminal} from '../terminal.js';
import type {SiteToPublish} from './open-site.js';
import type {OutputFolder} from './output-folder.js';
import {pageTemplate, type PageTemplate} from './page-template.js';
import {readSiteFonts, type SiteFonts} from './site-fonts.js';

/** The styles of all pages, with the colors and typefaces of the site. */
const sharedSheet = 'docs-site/built.css';

/** The styles of components that few pages have. */
const rareSheet = 'docs-site/built-more.css';

/** The style sheets that `docs.json` names. */
const authorFile = 'docs-site/author.css';

/** The service worker, which readers with `offline` need at the root of a site. */
const workerFile = 'docs-sw.js';

/** The folder of what the classes and styles of a page mean. */
const pageSheets = 'docs-site/pages/';

/** What hosts send for URLs without a page. */
const missingFile = '404.html';

/** How the files of a site are written. */
export interface WriteOptions {
  readonly redirects: RedirectHost;
}

/** Files that AI assistants read in a repository, as instructions. */
const forAssistants = /(?:^|\/)(?:AGENTS|CLAUDE)\.md$/;

/** Adds all files of a published site to its folder. */
export class SiteWriter {
  readonly #source: SiteToPublish;
  readonly #options: WriteOptions;
  readonly #output: OutputFolder;
  readonly #problems: Diagnostic[] = [];
  /** The files that documents name, and the URLs that were looked at. */
  readonly #named = new Set<string>();
  readonly #seen = new Set<string>();
  /** The files that pages have become → the paths of the pages. */
  readonly #pageFiles = new Map<string, string>();
  readonly #fonts: SiteFonts;

  constructor(source: SiteToPublish, options: WriteOptions, output: OutputFolder) {
    this.#source = source;
    this.#options = options;
    this.#output = output;
    this.#fonts = readSiteFonts(source);
  }

  /** The files of the folder that are not published. */
  readonly leftOut: string[] = [];

  /** Writes everything; resolves to what is wrong with the pages. */
  async write(terminal: Terminal): Promise<readonly Diagnostic[]> {
    const {index, publishing} = this.#source;
    const {site} = publishing;
    const template = pageTemplate(index, publishing, site.config.modeToggle);
    this.#addScriptsAndStyles(terminal);
    await this.#addPages(template, terminal);
    this.#addMissing(template);
    this.#addRedirects();
    this.#copyFiles();
    return this.#problems;
  }

  #addScriptsAndStyles(terminal: Terminal): void {
    const {files, publishing, styles} = this.#source;
    const {dist} = ownPackage();
    for (const [path, content] of shippedFiles(dist, terminal)) {
      // With the colors of the site: one request less before anything is seen.
      const theme =
        path === sharedSheet
          ? siteSheet(publishing.site.config, hostLinks(publishing), this.#fonts.metrics)
          : '';
      this.#output.add(path, theme ? Buffer.concat([content, Buffer.from(theme)]) : content);
    }
    // The author's copy may be of another version.
    if (files.includes(workerFile) || publishing.attribute('offline') === '') {
      this.#output.add(workerFile, readFileSync(join(dist, workerFile)));
    }
    // GitHub Pages would leave out files that begin with an underscore.
    this.#output.add('.nojekyll', '');
    if (styles !== '') this.#output.add(authorFile, styles);
  }

  async #addPages(template: PageTemplate, terminal: Terminal): Promise<void> {
    const {files, publishing} = this.#source;
    const machines = new MachineFiles(publishing);
    let done = 0;
    const all = this.#allPaths();
    for (const path of all) {
      terminal.progress(`Building ${++done} of ${counted(all.length, 'page')}`);
      const page = await publishPage(path, publishing);
      // The home page is built twice, unless it is an index.
      const isCopy = path === '' && publishing.home !== '';
      if ('state' in page) {
        if (!isCopy) this.#problems.push(...pageProblems(page.state));
        continue;
      }
      if (!isCopy) {
        for (const problem of page.problems) this.#problems.push(problem);
        this.#problems.push(...page.feedProblems);
        for (const file of machines.add(page)) {
          this.#pageFiles.set(file.path, path);
          this.#output.add(file.path, file.text);
        }
      }
      this.#pageFiles.set(this.#fileOf(path), path);
      this.#addDocument(this.#fileOf(path), path || 'index', page, template);
    }
    terminal.progress('');
    for (const file of machines.end()) {
      if (!files.includes(file.path)) this.#output.add(file.path, file.text);
    }
  }

  #addMissing(template: PageTemplate): void {
    if (this.#output.has(missingFile) || this.#hasOwnMissing()) return;
    const document = publishMissing(this.#source.publishing);
    this.#addDocument(missingFile, missingPath, document, template);
  }

  /** Whether the author has written a page for missing ones as HTML. */
  #hasOwnMissing(): boolean {
    const own = this.#ownText(missingFile);
    // That of a site with hashes in its URLs leads to such a URL.
    return own !== undefined && !own.includes('docs-site/not-found.js');
  }

  #addRedirects(): void {
    const {files, paths, publishing} = this.#source;
    const {site, url, configText} = publishing;
    const [configFile] = configText;
    const known = new Set(paths);
    const isPage = (path: string) => known.has(path);
    const own = new Set(files);
    const all = publishedRedirects(site.config, hostLinks(publishing), isPage);
    const refused = new Set<string>();
    for (const {path, source, href} of all) {
      const file = this.#fileOf(path);
      if (siteUrl(path, url) === undefined) {
        this.#problems.push(diagnoseBuild('build/redirect-outside', configFile, {source}));
      } else if (this.#output.has(file) || own.has(file)) {
        refused.add(source);
        this.#problems.push(diagnoseBuild('build/redirect-of-file', configFile, {source, file}));
      } else this.#output.add(file, redirectDocument(href, url).toString());
    }
    const redirects = redirectFile(site.config, url.pathname, this.#options.redirects, refused);
    if (!redirects) return;
    const {name, text} = redirects;
    const ownText = this.#ownText(name);
    if (ownText === undefined) this.#output.add(name, text);
    // The first rule that fits a path counts.
    else if (name === '_redirects') this.#output.add(name, `${ownText.trimEnd()}\n${text}`);
    else this.#problems.push(diagnoseBuild('build/own-redirects', name, {file: name}));
  }

  /**
   * The files of the author that nothing else was written for, without source code, keys and
   * settings, and without instructions for assistants that are no pages.
   */
  #copyFiles(): void {
    const {folder, files, paths, isPublished} = this.#source;
    const pages = new Set(paths);
    for (const file of files) {
      if (forAssistants.test(file) && !pages.has(pathOfPage(file))) continue;
      if (!isPublished(file) && !this.#named.has(file)) this.leftOut.push(file);
      else if (!this.#output.has(file)) this.#output.add(file, readFileSync(join(folder, file)));
      else if (this.#isLost(file)) {
        const page = this.#pageFiles.get(file) ?? '';
        this.#problems.push(diagnoseBuild('build/file-of-page', file, {page, file}));
      }
    }
  }

  /** Whether a page takes the place of a file that is not made for that. */
  #isLost(file: string): boolean {
    if (!this.#pageFiles.has(file) || file === 'index.html') return false;
    return file !== missingFile || this.#hasOwnMissing();
  }

  /** A document and its own style sheet, whose file has this name. */
  #addDocument(
    file: string,
    name: string,
    document: PublishedDocument,
    template: PageTemplate,
  ): void {
    const {styles, publishing} = this.#source;
    const sheet = `${pageSheets}${name}.css`;
    if (document.sheet !== undefined) this.#output.add(sheet, document.sheet);
    const sheets = [
      sharedSheet,
      hasRareClass(document.content.toString()) ? rareSheet : undefined,
      document.sheet === undefined ? undefined : sheet,
      styles === '' ? undefined : authorFile,
    ]
      .filter((path) => path !== undefined)
      .map((path) => publishing.url.pathname + encodePath(path));
    const html = template(document, {sheets, fonts: this.#fonts.urls});
    for (const named of filesNamedIn(html, publishing.url, this.#seen)) this.#named.add(named);
    this.#output.add(file, html);
  }

  /** The paths that have a document; `''` is the page at the URL of the site. */
  #allPaths(): readonly string[] {
    const {paths, publishing} = this.#source;
    return publishing.home === 'index' ? paths : ['', ...paths.filter((path) => path !== '')];
  }

  #fileOf(path: string): string {
    if (path === missingPath) return missingFile;
    const place = documentPath(path, this.#source.publishing);
    return /(?:^|\/)$/.test(place) ? `${place}index.html` : `${place}.html`;
  }

  /** The text of a file of the author; `undefined` where there is none. */
  #ownText(file: string): string | undefined {
    const {folder, files} = this.#source;
    return files.includes(file) ? readFileSync(join(folder, file), 'utf8') : undefined;
  }
}
