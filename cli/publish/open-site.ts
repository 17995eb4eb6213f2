import {htmlOfNodes} from '../../elements/static/nodes-html.js';
import {indexPage} from '../init/index-page.mjs';
import {markdownOfSite} from '../../src/check/page-file.js';
import {pathOfPage} from '../../src/check/site-files.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {iconDrawings, type IconEntry} from '../../src/publish/icon-drawings.js';
import {homePath} from '../../src/navigation/home.js';
import {sitePublishing} from '../../src/publish/site-publishing.js';
import {diagnoseBuild} from '../../src/publish/diagnose-build.js';
import {indexFile, indexFolders, publishedPaths} from '../../src/publish/published-paths.js';
import {
  hostLinks,
  type DocumentUrls,
  type PublishedUrls,
  type Publishing,
} from '../../src/publish/publishing.js';
import {recordingLoader} from '../../src/publish/recording-loader.js';
import {redirectTargets} from '../../src/publish/redirect-pages.js';
import {isStaticFile} from '../../src/publish/static-files.js';
import {plainPath} from '../../src/routing/paths.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {folderProblems} from '../../src/site/folder-problems.js';
import {notingLoader} from '../../src/site/noting-loader.js';
import {configFile, openFolder} from '../../src/site/open-folder.js';
import {Misuse} from '../misuse.js';
import type {FoundFolder} from '../site-folder.js';
import {AuthorSheets} from '../../src/publish/author-sheets/author-sheets.js';
import {highlightAll} from './highlight-all.js';
import {iconEntries} from './icon-entries.js';
import {imageSizes} from './image-sizes.js';
import {lastChanges} from './last-changes.js';
import {readDocument} from './page-template.js';
import {wordsIn} from '../../src/locales/translations.js';

/** A site that is about to be written. */
export interface SiteToPublish {
  readonly folder: string;
  readonly files: readonly string[];
  /** Whether a file is published: by its kind, because the site has read it, or by its name. */
  readonly isPublished: (file: string) => boolean;
  /** The document that every page is made of. */
  readonly index: string;
  /** The paths of the pages. */
  readonly paths: readonly string[];
  readonly publishing: Publishing;
  /** The style sheets that the configuration names, as one. */
  readonly styles: string;
  /** What is wrong with the configuration and the folder. */
  readonly problems: readonly Diagnostic[];
}

/** How a site is opened that is to be published. */
export interface OpenOptions {
  /** Whether a page is `path/index.html`, and not `path.html`. */
  readonly isFolders?: boolean | undefined;
  readonly inDocument?: DocumentUrls;
  /** The links of style sheets; by default, they are those of a host. */
  readonly linksOf?: (urls: PublishedUrls) => SiteLinks;
  /** Gets each entry of icons that is needed. */
  readonly onIcon?: (name: string, entry: IconEntry) => void;
}

/**
 * Reads the site in a folder, whose files were found, for publishing it at a URL.
 *
 * @throws a misuse: there is no site.
 */
export async function openSiteToPublish(
  folder: string,
  {loader: ofFolder, files, outside, isKept}: FoundFolder,
  url: URL,
  {isFolders, inDocument, linksOf = hostLinks, onIcon}: OpenOptions = {},
): Promise<SiteToPublish> {
  const config = configFile(files);
  const read = new Set<string>();
  const loader = notingLoader(ofFolder, (path) => read.add(path));
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
  const index = files.includes('index.html') ? await loader.text('index.html') : indexPage;
  const rootIndex = indexFile(files);
  const home = homePath(navigation, site.config, rootIndex !== undefined);
  const indexes = indexFolders(files, navigation);
  const ofFiles = new Set(markdownOfSite(files).map((file) => plainPath(pathOfPage(file))));
  const isPage = (path: string) => navigation.pages.has(path) || ofFiles.has(path);
  const targetOf = redirectTargets(site.config, isPage);
  const redirected = (path: string) => (isPage(path) ? undefined : targetOf(path));
  const urls = {url, navigation, home, isFolders, indexes, redirected, inDocument};
  const sheets = new AuthorSheets(loader, linksOf(urls));
  const styles = await sheets.ofSite(site.config);
  // With such rules, an image may have another size than its file.
  const sizes = /\bimg\b/.test(styles) ? undefined : await imageSizes(folder, files);
  const publishing = await sitePublishing({
    ...{site, reader, recording, ...urls},
    configText: [config, await loader.text(config)],
    changedAt: await lastChanges(folder),
    ...readDocument(index),
    rootIndex: home === '' ? rootIndex : undefined,
    hasLateStyles: sheets.hasLateStyles,
    authorSheet: (css, media, file, within) => sheets.read(css, media, file, within),
    imageSize: (target) => (target.to === 'site' ? sizes?.get(target.path) : undefined),
    tokensOf: await highlightAll(),
    drawingOf: iconDrawings(await iconEntries(), onIcon),
    htmlOfNodes,
  });
  recording.taken();
  const {paths, conflicts} = publishedPaths(navigation, files, reader.pageFiles.known);
  const [conflict] = conflicts;
  if (conflict) throw new Misuse(sentenceOf(conflict, files));
  const links = outside.map((file) => diagnoseBuild('build/link-outside', file));
  const problems = [...(await folderProblems(opened, config)), ...links];
  const isPublished = (file: string) => isStaticFile(file) || read.has(file) || isKept(file);
  return {folder, files, isPublished, index, paths, publishing, styles, problems};
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
