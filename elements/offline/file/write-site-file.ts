import {htmlOfNodes} from '../../static/nodes-html.js';
import {wordsIn} from '../../../src/locales/translations.js';
import {AuthorSheets} from '../../../src/publish/author-sheets/author-sheets.js';
import {hostLinks, type Publishing} from '../../../src/publish/publishing.js';
import {recordingLoader} from '../../../src/publish/recording-loader.js';
import {EmbeddedUrls} from '../../../src/publish/single-file/embedded-urls.js';
import {singleFile} from '../../../src/publish/single-file/single-file.js';
import {UsedParts} from '../../../src/publish/single-file/used-parts.js';
import {writeHome, writePages} from '../../../src/publish/single-file/write-pages.js';
import {homePath} from '../../../src/navigation/home.js';
import {sitePublishing} from '../../../src/publish/site-publishing.js';
import {siteUrl} from '../../../src/routing/paths.js';
import {ownProperty} from '../../../src/shared/own-property.js';
import {httpLoader} from '../../../src/site/http-loader.js';
import {rememberingLoader} from '../../../src/site/loader.js';
import {notingLoader} from '../../../src/site/noting-loader.js';
import {pagesToSave} from '../../../src/site/offline/pages-to-save.js';
import {hasUnlistedIndex} from '../../../src/site/root-index.js';
import {readPages} from '../../../src/site/offline/read-pages.js';
import {openFolder} from '../../../src/site/open-folder.js';
import {bundleAt} from './bundle-at.js';
import {colorWith} from './color-with.js';
import type {FileProgress, FileRequest, SiteFile} from './file-messages.js';
import {FoundIcons} from './found-icons.js';
import {readFiles} from './read-files.js';

/** What the document names as its generator. */
const generator = 'docs-site, saved by a reader';

/**
 * Writes a site as one HTML file: reads all its pages, and the files that they show, from its host.
 * Rejects where the configuration, the home page or a file of the bundle cannot be read, and where
 * the site has changed meanwhile.
 */
export async function writeSiteFile(
  {folder: folderUrl, configFile, assets, chunks, origin, attributes, language}: FileRequest,
  onProgress: (progress: FileProgress) => void,
): Promise<SiteFile> {
  const folder = new URL(folderUrl);
  const bundle = await bundleAt(assets, chunks);
  const texts = new Map<string, string>();
  const http = httpLoader(folder, {origin, fetch: fetchAgain});
  const loader = notingLoader(rememberingLoader(http), (path, text) => texts.set(path, text));
  const recording = recordingLoader(loader, folder);
  const {site, reader, navigation} = await openFolder(recording.loader, configFile, {
    words: wordsIn,
  });
  if (!site || !reader || !navigation) throw new Error(`${configFile} cannot be read.`);
  const embedded = new EmbeddedUrls({
    texts,
    published: folder,
    // Files are requested once it is known which ones the pages show.
    read: (path) => {
      const url = siteUrl(path, folder)?.href;
      return url === undefined ? undefined : {url};
    },
  });
  const hasIndex = (await hasUnlistedIndex(site, reader)) === true;
  const home = homePath(navigation, site.config, hasIndex);
  const urls = {url: folder, navigation, home, inDocument: embedded};
  // Pages are read, then written, then files are read: a third of the way each.
  const progress = (part: number, done: number, total: number) =>
    onProgress({done: part + done / Math.max(1, total), total: 3});
  const {failed} = await readPages({
    ...{site, reader, paths: [...(hasIndex ? [''] : []), ...pagesToSave(site)]},
    links: hostLinks(urls),
    onProgress: (done, total) => progress(0, done, total),
    breathe: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  const paths = [...new Set([...navigation.pages.keys(), ...reader.pageFiles.known.keys()])];
  const icons = new FoundIcons();
  const styles = () => new AuthorSheets(loader, hostLinks(urls)).ofSite(site.config);
  const pageSheets = new AuthorSheets(loader, hostLinks(urls));
  const publishing = await sitePublishing({
    ...{site, reader, recording, language, ...urls},
    configText: [configFile, await loader.text(configFile)],
    changedAt: () => undefined,
    attribute: (name) => ownProperty(attributes, name),
    hasLateStyles: false,
    authorSheet: (css, media, file, within) => pageSheets.read(css, media, file, within),
    imageSize: () => undefined,
    tokensOf: () => undefined,
    drawingOf: icons.drawingOf,
    htmlOfNodes,
  });
  const used = new UsedParts(site.config);
  const onPage = (written: number) => progress(1, written, paths.length);
  await writePages({publishing, paths, embedded, used, onProgress: onPage});
  // Their images and typefaces are files of the document, too.
  await styles();
  const files = [...embedded.entries.keys()];
  const onFile = (read: number) => progress(2, read, files.length);
  const {found, missing} = await readFiles({paths: files, folder, origin, onProgress: onFile});
  embedded.fill(found);
  await icons.load(bundle);
  const shown: Publishing = {...publishing, tokensOf: await colorWith(used.grammars)};
  const homePage = await writeHome(shown, embedded, used);
  if (!homePage) throw new Error('The home page cannot be read.');
  const config = texts.get(configFile) ?? '';
  if ((await http.text(configFile)) !== config) throw new Error('The site has changed meanwhile.');
  // In the file, the site has its usual configuration.
  texts.set('docs.json', config);
  const {html} = await singleFile({
    ...{
      home: homePage,
      publishing: shown,
      styles: await styles(),
      texts,
      embedded,
      used,
      bundle,
      generator,
    },
    icons: icons.entries,
  });
  const file = new Blob([html], {type: 'text/html'});
  return {file, name: site.config.name, missing: [...failed, ...missing]};
}

/** Requests a file from its host: what a service worker has kept may be old. */
const fetchAgain: typeof fetch = (input, options) => fetch(input, {...options, cache: 'reload'});
