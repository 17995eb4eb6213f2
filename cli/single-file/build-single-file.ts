import {writeFile} from 'node:fs/promises';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {SingleFileData} from '../../src/publish/single-file-data.js';
import {limitHeapGrowth} from '../publish/heap-growth.js';
import type {IconEntry} from '../publish/icon-drawings.js';
import {openSiteToPublish} from '../publish/open-site.js';
import {siteUrlOf} from '../publish/site-url.js';
import {repositoryOf, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {EmbeddedFiles} from './embedded-files.js';
import {homeDocument} from './home-document.js';
import {neededModules} from './needed-modules.js';
import {ownAssets, ownModules} from './own-assets.js';
import {UsedParts} from './used-parts.js';
import {writePages} from './write-pages.js';

/** A site that was written as one file. */
export interface SingleFile {
  readonly pages: number;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** What the file contains, with what that takes in it, in bytes. */
  readonly parts: ReadonlyMap<string, number>;
  /** How many images are on other hosts. */
  readonly otherImages: number;
  readonly problems: readonly Diagnostic[];
}

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
  const found = await siteFolder(folder, await repositoryOf(folder));
  const texts = new Map<string, string>();
  const embedded = new EmbeddedFiles(folder, found.files, texts, published);
  const loader = {
    ...found.loader,
    text: async (path: string) => {
      const text = await found.loader.text(path);
      // The author's document is another one.
      if (path !== 'index.html') texts.set(path, text);
      return text;
    },
  };
  const icons = new Map<string, IconEntry>();
  const source = await openSiteToPublish(
    folder,
    {...found, loader},
    published ?? new URL(unpublished),
    {inDocument: embedded, onIcon: (name, entry) => icons.set(name, entry)},
  );
  const used = new UsedParts(source.publishing.site.config);
  const {home, otherImages, problems} = await writePages(source, embedded, used, terminal);
  const modules = neededModules(await ownModules(), (path) => used.isLeftOut(path));
  const data: SingleFileData = {
    modules: Object.fromEntries(modules),
    texts: Object.fromEntries(texts),
    files: Object.fromEntries(embedded.entries),
    assets: await ownAssets(used.hasFormulas),
    icons: Object.fromEntries(icons),
  };
  const document = await homeDocument(home, data, source, used.hasDiagrams);
  await writeFile(out, document);
  return {
    pages: source.paths.length,
    size: Buffer.byteLength(document),
    parts: sizesOf(data),
    otherImages,
    problems: [...source.problems, ...problems, ...embedded.problems],
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
