import {indexPage} from '../../scripts/lib/index-page.mjs';
import {withMessages} from '../../src/content/describe.js';
import {pathOfPage} from '../../src/check/site-files.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {PageLabel} from '../../src/navigation/label.js';
import {homeOf} from '../../src/navigation/position.js';
import {NeighborFinder} from '../../src/navigation/neighbors.js';
import {PageCandidates} from '../../src/navigation/page-candidates.js';
import {diagnoseBuild} from '../../src/publish/diagnose-build.js';
import {publishedPaths} from '../../src/publish/published-paths.js';
import {hostLinks, type Publishing} from '../../src/publish/publishing.js';
import {recordingLoader} from '../../src/publish/recording-loader.js';
import {filesToStore} from '../../src/site/files-to-store.js';
import {configFile, openFolder} from '../../src/site/open-folder.js';
import {readLabels} from '../../src/site/read-labels.js';
import {Misuse} from '../misuse.js';
import {repositoryOf, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {AuthorSheets} from './author-sheets.js';
import {limitHeapGrowth} from './heap-growth.js';
import {highlightAll} from './highlight-all.js';
import {iconDrawings} from './icon-drawings.js';
import {imageSizes} from './image-sizes.js';
import {lastChanges} from './last-changes.js';
import {readDocument} from './page-template.js';
import {OutputFolder, type OutputCounts} from './output-folder.js';
import {SiteWriter, type WriteOptions} from './site-writer.js';
import {localizeApiTo, localizeTo, wordsIn} from './translations.js';

/** How a site is built. */
export interface BuildOptions extends WriteOptions {
  /** The URL that the site will have. */
  readonly url: string;
  /** The folder to write. */
  readonly out: string;
  /** Whether nothing is to be written. */
  readonly check?: true;
}

/** What a build has written, and what is wrong with the site. */
export interface Built {
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
  options: BuildOptions,
  terminal: Terminal,
): Promise<Built> {
  limitHeapGrowth();
  const url = siteUrlOf(options.url);
  const {out} = options;
  const {loader, files, outside} = await siteFolder(folder, await repositoryOf(folder));
  const config = configFile(files);
  const recording = recordingLoader(loader, url);
  const opened = await openFolder(recording.loader, config, {files, words: wordsIn});
  const {site, reader, navigation} = opened;
  if (!site || !reader || !navigation) {
    const isThere = files.includes(config);
    const hint = isThere
      ? 'To see why, run: docs-site check'
      : 'To create one, run: docs-site init';
    throw new Misuse(`There is no readable ${config} in ${folder}. ${hint}`);
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
  if (conflict) throw new Misuse(sentenceOf(conflict, files));
  const index = files.includes('index.html') ? await loader.text('index.html') : indexPage;
  const home = homeOf(navigation, site.config)?.path ?? '';
  const sheets = new AuthorSheets(loader, hostLinks({url, navigation, home}));
  const styles = await sheets.ofSite(site.config);
  // With such rules, an image may have another size than its file.
  const sizes = /\bimg\b/.test(styles) ? undefined : await imageSizes(folder, files);
  const publishing: Publishing = {
    site,
    navigation,
    neighbors: new NeighborFinder(navigation, site.config),
    candidates: new PageCandidates(),
    home,
    reader,
    recording,
    configText: [config, await loader.text(config)],
    labels,
    pageFiles: filesToStore(reader.pageFiles, Infinity),
    url,
    changedAt: await lastChanges(folder),
    ...readDocument(index),
    localizeTo,
    localizeApiTo,
    authorSheet: (css, media, file) => sheets.read(css, media, file),
    imageSize: (target) => (target.to === 'site' ? sizes?.get(target.path) : undefined),
    tokensOf: await highlightAll(),
    drawingOf: await iconDrawings(),
  };
  const links = outside.map((file) => diagnoseBuild('build/link-outside', file));
  const problems = [...opened.diagnostics, ...withMessages(opened.apiProblems), ...links];
  const output = OutputFolder.open(out, options.check === true);
  const source = {folder, files, index, paths, publishing, styles};
  try {
    const found = await new SiteWriter(source, options, output).write(terminal);
    for (const problem of found) problems.push(problem);
    const counts = await output.end();
    return {counts, pages: paths.length, problems: [...problems, ...output.problems]};
  } catch (error) {
    await output.discard();
    throw error;
  }
}

/** What is wrong with two paths that differ in upper and lower case only. */
function sentenceOf(paths: readonly [string, string], files: readonly string[]): string {
  const [named, other] = paths;
  const hasFile = files.some((file) => pathOfPage(file) === named);
  return hasFile
    ? `The pages ${named} and ${other} are one for hosts that ignore case. Rename one of them.`
    : `The navigation names the page ${named}, but its file is that of ${other}. ` +
        'Write both in the same way.';
}

/** The URL of the site, with a slash at its end. */
function siteUrlOf(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isPlain = url && [url.search, url.hash, url.username, url.password].every((one) => !one);
  if (!isPlain || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(`--url is not the URL of a site: ${written}. Example: https://docs.acme.dev`);
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
