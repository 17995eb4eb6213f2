import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, dirname, join, resolve, sep} from 'node:path';
import {Option, type Command} from 'commander';
import {indexPage} from '../../scripts/lib/index-page.mjs';
import {withMessages} from '../../src/content/describe.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {countText, textReport} from '../../src/diagnostics/report/text.js';
import type {PageLabel} from '../../src/navigation/label.js';
import {
  publishMissing,
  publishPage,
  type PublishedDocument,
  type UnpublishedPage,
} from '../../src/publish/publish-pages.js';
import {MachineFiles} from '../../src/publish/machine-files.js';
import {hasRareClass} from '../../src/html/rare-classes.js';
import {NeighborFinder} from '../../src/navigation/neighbors.js';
import {encodePath} from '../../src/routing/paths.js';
import {hostLinks, type Publishing} from '../../src/publish/publishing.js';

import {publishedPaths} from '../../src/publish/published-paths.js';
import {
  publishedRedirects,
  redirectDocument,
  redirectFile,
  redirectHosts,
  type RedirectHost,
} from '../../src/publish/redirect-pages.js';
import {recordingLoader} from '../../src/publish/recording-loader.js';
import {siteSheet} from '../../src/publish/site-sheet.js';
import {counted} from '../../src/shared/counted.js';
import {filesToStore} from '../../src/site/files-to-store.js';
import {configFile, openFolder} from '../../src/site/open-folder.js';
import {missingDiagnostic} from '../../src/site/load-diagnostic.js';
import {readLabels} from '../../src/site/read-labels.js';
import {lastChanges} from '../publish/last-changes.js';
import {AuthorSheets} from '../publish/author-sheets.js';
import {highlightAll} from '../publish/highlight-all.js';
import {iconDrawings} from '../publish/icon-drawings.js';
import {OutputFolder, type OutputCounts} from '../publish/output-folder.js';
import {pageTemplate} from '../publish/page-template.js';
import {localizeApiTo, localizeTo, wordsIn} from '../publish/translations.js';
import {Misuse} from '../misuse.js';
import {ownPackage, shippedFiles} from '../package.js';
import {existingFolder, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';

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

interface Options {
  readonly url: string;
  readonly out?: string;
  readonly folders?: true;
  readonly redirects: RedirectHost;
  readonly check?: true;
  readonly strict?: true;
}

/** `docs-site build`: writes a site as complete HTML pages. */
export function addBuild(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('build')
    .summary('write every page as HTML, for search engines and readers without scripts')
    .description(
      'Writes a copy of a site in which every page is an HTML file with its whole text. The site ' +
        'in the folder stays as it is, and works without this.',
    )
    .argument('[dir]', 'the folder of docs.json', '.')
    .requiredOption('--url <url>', 'the URL that the site will have')
    .option('--out <dir>', 'the folder to write; by default the name of the site with "-built"')
    .option('--folders', 'write guides/start/index.html instead of guides/start.html')
    .addOption(
      new Option('--redirects <host>', 'also write the redirects as this host reads them')
        .choices(redirectHosts)
        .default('none'),
    )
    .option('--check', 'only report whether the output folder is up to date')
    .option('--strict', 'fail if a page has a mistake')
    .action(async (dir: string, options: Options) => {
      exit(await build(existingFolder(dir), options, terminal));
    });
}

async function build(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const out = outputOf(folder, options.out);
  const {counts, problems, pages} = await buildSite(folder, {...options, out}, terminal);
  const {written, same, removed} = counts;
  if (problems.length > 0) {
    terminal.print(`${textReport(problems, () => undefined, terminal.paint)}\n`);
  }
  terminal.print(
    `${out}: ${counted(pages, 'page')}, ${counted(written, 'file')} written, ` +
      `${same} unchanged, ${removed} removed. ${countText(problems)}.\n`,
  );
  if (options.check) return written + removed > 0 ? 1 : 0;
  return options.strict && problems.some(({severity}) => severity !== 'info') ? 1 : 0;
}

/** What a build has written, and what is wrong with the site. */
interface Built {
  readonly counts: OutputCounts;
  readonly pages: number;
  readonly problems: readonly Diagnostic[];
}

/**
 * Writes the published pages of a site into the folder `out`, or only counts what it would write.
 *
 * @throws a misuse: there is no site, or the folder cannot be written.
 */
export async function buildSite(
  folder: string,
  options: Options & {readonly out: string},
  terminal: Terminal,
): Promise<Built> {
  const url = siteUrlOf(options.url);
  const {out} = options;
  const {loader, files} = await siteFolder(folder);
  const config = configFile(files);
  const recording = recordingLoader(loader, url);
  const opened = await openFolder(recording.loader, config, {files, words: wordsIn});
  const {site, reader, navigation} = opened;
  if (!site || !reader || !navigation) {
    throw new Misuse(`There is no readable ${config} in ${folder}.`);
  }
  const labels = new Map<string, PageLabel>();
  const {signal} = new AbortController();
  const filePaths = [...navigation.pages.keys()].filter(
    (path) => navigation.pages.get(path)?.source.kind === 'file',
  );
  // Parts of a text keep all of it in memory, and a copy of them does not.
  const addLabel = (path: string, label: PageLabel) => labels.set(path, structuredClone(label));
  await readLabels(filePaths, reader, addLabel, signal);
  recording.taken();
  const {paths, conflicts} = publishedPaths(navigation, files, reader.pageFiles.known);
  const [conflict] = conflicts;
  if (conflict) {
    throw new Misuse(
      `The pages ${conflict.join(' and ')} are one for hosts that ignore case. Rename one of them.`,
    );
  }
  const output = OutputFolder.open(out, options.check === true);
  const sheets = new AuthorSheets(loader, hostLinks({url, navigation}));
  const publishing: Publishing = {
    site,
    navigation,
    neighbors: new NeighborFinder(navigation, site.config),
    reader,
    recording,
    configText: [config, await loader.text(config)],
    labels,
    pageFiles: filesToStore(reader.pageFiles, Infinity),
    url,
    changedAt: await lastChanges(folder),
    localizeTo,
    localizeApiTo,
    authorSheet: (css, media, file) => sheets.read(css, media, file),
    tokensOf: await highlightAll(),
    drawingOf: await iconDrawings(),
  };
  const problems = [...opened.diagnostics, ...withMessages(opened.apiProblems)];
  const source = {folder, files, paths, publishing, sheets};
  try {
    problems.push(...(await writeSite(source, options, output, terminal)));
  } catch (error) {
    await output.discard();
    throw error;
  }
  return {counts: await output.end(), pages: paths.length, problems};
}

/** A site that is about to be written. */
interface Source {
  readonly folder: string;
  readonly files: readonly string[];
  readonly paths: readonly string[];
  readonly publishing: Publishing;
  readonly sheets: AuthorSheets;
}

/** Adds all files of a published site to its folder; returns what is wrong with its pages. */
async function writeSite(
  {folder, files, paths, publishing, sheets}: Source,
  options: Options,
  output: OutputFolder,
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  const {site, url} = publishing;
  const ownText = (file: string) =>
    files.includes(file) ? readFile(join(folder, file), 'utf8') : undefined;
  const template = pageTemplate((await ownText('index.html')) ?? indexPage, url.pathname);
  const {dist} = ownPackage();
  const links = hostLinks(publishing);
  for (const [path, content] of await shippedFiles(dist, terminal)) {
    // With the colors of the site: one request less before anything is seen.
    const theme = path === sharedSheet ? siteSheet(site.config, links) : '';
    await output.add(path, theme ? Buffer.concat([content, Buffer.from(theme)]) : content);
  }
  // The author's copy may be of another version.
  if (files.includes(workerFile)) {
    await output.add(workerFile, await readFile(join(dist, workerFile)));
  }
  // GitHub Pages would leave out files that begin with an underscore.
  await output.add('.nojekyll', '');
  const styles = await sheets.ofSite(site.config);
  if (styles !== '') await output.add(authorFile, styles);
  const sheetsOf = ({content, sheet}: PublishedDocument, file: string) =>
    [
      sharedSheet,
      hasRareClass(content.toString()) ? rareSheet : undefined,
      sheet === undefined ? undefined : file,
      styles === '' ? undefined : authorFile,
    ]
      .filter((path) => path !== undefined)
      .map((path) => url.pathname + encodePath(path));
  const fileOf = (path: string) =>
    path === '' ? 'index.html' : `${path}${options.folders ? '/index' : ''}.html`;
  const problems: Diagnostic[] = [];
  const machines = new MachineFiles(publishing);
  let done = 0;
  const all = ['', ...paths.filter((path) => path !== '' && path !== 'index')];
  for (const path of all) {
    terminal.progress(`Building ${++done} of ${counted(all.length, 'page')}`);
    const page = await publishPage(path, publishing);
    if ('state' in page) {
      if (path !== '') problems.push(...problemsOf(page.state));
      continue;
    }
    // The first page of the site is built twice.
    if (path !== '') {
      problems.push(...withMessages(page.problems));
      for (const file of machines.add(page)) await output.add(file.path, file.text);
    }
    const sheet = `${pageSheets}${path === '' ? 'index' : path}.css`;
    if (page.sheet !== undefined) await output.add(sheet, page.sheet);
    await output.add(fileOf(path), template(page, {sheets: sheetsOf(page, sheet)}));
  }
  terminal.progress('');
  for (const file of machines.end()) {
    if (!files.includes(file.path)) await output.add(file.path, file.text);
  }
  const ownMissing = await ownText('404.html');
  // That of a site with hashes in its URLs leads to such a URL.
  if (ownMissing === undefined || ownMissing.includes('docs-site/not-found.js')) {
    const missing = publishMissing(publishing);
    const sheet = `${pageSheets}404.css`;
    if (missing.sheet !== undefined) await output.add(sheet, missing.sheet);
    await output.add('404.html', template(missing, {sheets: sheetsOf(missing, sheet)}));
  }
  const known = new Set(paths);
  const isPage = (path: string) => known.has(path);
  for (const {path, href} of publishedRedirects(site.config, links, isPage)) {
    await output.add(fileOf(path), redirectDocument(href).toString());
  }
  const redirects = redirectFile(site.config, url.pathname, options.redirects);
  if (redirects && !files.includes(redirects.name)) {
    await output.add(redirects.name, redirects.text);
  }
  for (const file of files) {
    if (!output.has(file)) await output.add(file, await readFile(join(folder, file)));
  }
  return problems;
}

/** Why a page could not be built. */
function problemsOf(state: UnpublishedPage['state']): readonly Diagnostic[] {
  if (state.phase === 'failed') return state.diagnostics;
  return state.phase === 'missing' ? [missingDiagnostic(state)] : [];
}

/** The URL of the site, with a slash at its end. */
function siteUrlOf(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new Misuse(`--url is not the URL of a site: ${written}. Example: https://docs.acme.dev`);
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

function outputOf(folder: string, named: string | undefined): string {
  const out = resolve(named ?? join(dirname(folder), `${basename(folder)}-built`));
  if (`${out}${sep}`.startsWith(`${folder}${sep}`)) {
    throw new Misuse(`The output folder ${out} is inside the site. Name another one with --out.`);
  }
  if (existsSync(join(out, 'docs.json')) && !existsSync(join(out, 'docs-site-build.json'))) {
    throw new Misuse(`${out} is a site itself. Name another folder with --out.`);
  }
  return out;
}
