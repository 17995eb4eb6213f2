import {siteLinks} from '../../../src/routing/site-links.js';
import {wordsIn} from '../../../src/locales/translations.js';
import {AuthorSheets} from '../../../src/publish/author-sheets/author-sheets.js';
import {hostLinks, type Publishing} from '../../../src/publish/publishing.js';
import {recordingLoader} from '../../../src/publish/recording-loader.js';
import {EmbeddedUrls} from '../../../src/publish/single-file/embedded-urls.js';
import {singleFile} from '../../../src/publish/single-file/single-file.js';
import {UsedParts} from '../../../src/publish/single-file/used-parts.js';
import {writeHome, writePages} from '../../../src/publish/single-file/write-pages.js';
import {homePath, sitePublishing} from '../../../src/publish/site-publishing.js';
import {siteUrl} from '../../../src/routing/paths.js';
import {httpLoader} from '../../../src/site/http-loader.js';
import {rememberingLoader, type Loader} from '../../../src/site/loader.js';
import {readPages} from '../../../src/site/offline/read-pages.js';
import {openFolder} from '../../../src/site/open-folder.js';
import {bundleAt} from './bundle-at.js';
import {colorWith} from './color-with.js';
import type {FileMessage, FileProgress, FileRequest} from './file-messages.js';
import {FoundIcons} from './found-icons.js';
import {readFiles} from './read-files.js';

/** What the document names as its generator. */
const generator = 'docs-site, saved by a reader';

/**
 * Writes a site as one HTML file: reads all its pages, and the files that they show, from its host.
 * Rejects where the configuration, the home page or a file of the bundle cannot be read.
 */
export async function writeSiteFile(
  {folder: folderUrl, configFile, assets, origin, attributes, language}: FileRequest,
  onProgress: (progress: FileProgress) => void,
): Promise<FileMessage> {
  const folder = new URL(folderUrl);
  const bundle = await bundleAt(assets);
  const texts = new Map<string, string>();
  const noted = noting(rememberingLoader(httpLoader(folder, {origin})), texts);
  const recording = recordingLoader(noted, folder);
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
  const home = homePath(navigation, site);
  const filePages = [...navigation.pages.values()].flatMap(({path, source}) =>
    source.kind === 'file' ? [path] : [],
  );
  const isPage = (path: string) => navigation.pages.has(path);
  await readPages({
    ...{site, reader, paths: filePages},
    links: siteLinks({codec: embedded.codec, base: folder, isPage}),
    // Each page is read, and then written.
    onProgress: (done, total) => onProgress({done, total: 2 * total}),
    breathe: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  const paths = [...new Set([...navigation.pages.keys(), ...reader.pageFiles.known.keys()])];
  const sheets = new AuthorSheets(
    noted,
    hostLinks({url: folder, navigation, home, inDocument: embedded}),
  );
  const styles = await sheets.ofSite(site.config);
  const icons = new FoundIcons();
  const publishing = await sitePublishing({
    ...{site, navigation, reader, recording, url: folder, inDocument: embedded, language},
    configText: [configFile, await noted.text(configFile)],
    changedAt: () => undefined,
    attribute: (name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined),
    authorSheet: (css, media, file, within) => sheets.read(css, media, file, within),
    imageSize: () => undefined,
    tokensOf: () => undefined,
    drawingOf: icons.drawingOf,
  });
  const used = new UsedParts(site.config);
  const total = 2 * paths.length;
  const tell = (written: number) => onProgress({done: paths.length + written, total});
  await writePages({publishing, paths, embedded, used, onProgress: tell});
  embedded.fill(await readFiles([...embedded.entries.keys()], folder, origin));
  await icons.load(bundle);
  const shown: Publishing = {...publishing, tokensOf: await colorWith(used.grammars)};
  const page = await writeHome(shown, embedded, used);
  if (!page) throw new Error('The home page cannot be read.');
  // In the file, the site has its usual configuration.
  texts.set('docs.json', texts.get(configFile) ?? '');
  const {html} = await singleFile({
    ...{home: page, publishing: shown, styles, texts, embedded, used, bundle, generator},
    icons: icons.entries,
  });
  return {file: new Blob([html], {type: 'text/html'}), name: site.config.name};
}

/** A loader that notes the texts it gives. */
function noting(loader: Loader, texts: Map<string, string>): Loader {
  return {
    url: (path) => loader.url(path),
    async text(path, signal, priority) {
      const text = await loader.text(path, signal, priority);
      texts.set(path, text);
      return text;
    },
  };
}
