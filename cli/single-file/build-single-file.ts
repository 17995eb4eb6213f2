import {writeFile} from 'node:fs/promises';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {IconEntry} from '../../src/publish/icon-drawings.js';
import {EmbeddedUrls} from '../../src/publish/single-file/embedded-urls.js';
import {singleFile} from '../../src/publish/single-file/single-file.js';
import type {SingleFileData} from '../../src/publish/single-file/single-file-data.js';
import {UsedParts} from '../../src/publish/single-file/used-parts.js';
import {writeHome, writePages} from '../../src/publish/single-file/write-pages.js';
import {notingLoader} from '../../src/site/noting-loader.js';
import {counted} from '../../src/shared/counted.js';
import {Misuse} from '../misuse.js';
import {limitHeapGrowth} from '../publish/heap-growth.js';
import {openSiteToPublish} from '../publish/open-site.js';
import {siteUrlOf} from '../publish/site-url.js';
import {siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {EmbeddedFiles} from './embedded-files.js';
import {ownBundle} from './own-bundle.js';

/** A site that was written as one file. */
export interface SingleFile {
  readonly pages: number;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** What the file contains, with what that takes in it, in bytes. */
  readonly parts: ReadonlyMap<string, number>;
  /** How many images are on other hosts. */
  readonly otherImages: number;
  /** Whether requests of an API lead nowhere, since the URL of the site is not known. */
  readonly needsUrl: boolean;
  readonly problems: readonly Diagnostic[];
}

/** What a document names as its generator: the command replaces only such a file. */
export const generator = 'docs-site build --single-file';

/** The URL of a site that is not published: no host can have this name. */
const unpublished = 'https://site.invalid/';

/**
 * Writes a site as one HTML file, which opens without a server.
 *
 * @param named The URL of the published site, where it has one.
 * @throws a misuse: there is no site.
 */
export async function buildSingleFile(
  folder: string,
  out: string,
  named: string | undefined,
  terminal: Terminal,
): Promise<SingleFile> {
  limitHeapGrowth();
  const published = named === undefined ? undefined : siteUrlOf(named);
  const found = await siteFolder(folder);
  const texts = new Map<string, string>();
  const files = new EmbeddedFiles(folder, found.files, published);
  const embedded = new EmbeddedUrls({texts, published, read: files.read});
  const loader = notingLoader(found.loader, (path, text) => {
    // The author's document is another one.
    if (path !== 'index.html') texts.set(path, text);
  });
  const icons = new Map<string, IconEntry>();
  const source = await openSiteToPublish(
    folder,
    {...found, loader},
    published ?? new URL(unpublished),
    {inDocument: embedded, onIcon: (name, entry) => icons.set(name, entry)},
  );
  const {publishing, paths, styles} = source;
  const used = new UsedParts(publishing.site.config);
  const onProgress = (written: number) =>
    terminal.progress(`Building ${written + 1} of ${counted(paths.length, 'page')}`);
  const {otherImages, hasRelativeServers, problems} = await writePages({
    ...{publishing, paths, embedded, used},
    onProgress,
  });
  terminal.progress('');
  const home = await writeHome(publishing, embedded, used);
  if (!home) throw new Misuse('The home page cannot be shown. To see why, run: docs-site check');
  const bundle = await ownBundle();
  const {html, data} = await singleFile({
    ...{home, publishing, styles, texts, embedded, icons, used, bundle, generator},
  });
  await writeFile(out, html);
  return {
    pages: source.paths.length,
    size: Buffer.byteLength(html),
    parts: sizesOf(data),
    otherImages,
    needsUrl: published === undefined && hasRelativeServers,
    problems: [...source.problems, ...problems, ...files.problems],
  };
}

/** What takes the space of a document. */
function sizesOf({
  modules,
  texts,
  files,
  assets,
  icons,
}: SingleFileData): ReadonlyMap<string, number> {
  const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  return new Map([
    ['scripts and icons of docs-site', sizeOf([modules, assets, icons])],
    ...[...Object.entries(texts), ...Object.entries(files)].map(
      ([path, content]) => [path, sizeOf(content)] as const,
    ),
  ]);
}
