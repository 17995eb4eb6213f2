import type {IconEntry} from '../icon-drawings.js';
import type {PublishedPage} from '../publish-pages.js';
import type {Publishing} from '../publishing.js';
import {mathFont, modulesAmong, type BundleFiles} from './bundle-files.js';
import type {EmbeddedUrls} from './embedded-urls.js';
import {homeDocument} from './home-document.js';
import {neededModules} from './needed-modules.js';
import type {SingleFileData} from './single-file-data.js';
import type {UsedParts} from './used-parts.js';

/** What a document with a whole site is made of, after its pages were written. */
export interface SingleFileSource {
  readonly home: PublishedPage;
  readonly publishing: Publishing;
  /** The style sheets that the configuration names, as one. */
  readonly styles: string;
  /** The texts of the site, by their files. */
  readonly texts: ReadonlyMap<string, string>;
  readonly embedded: EmbeddedUrls;
  readonly icons: ReadonlyMap<string, IconEntry>;
  readonly used: UsedParts;
  readonly bundle: BundleFiles;
  /** What writes the document. */
  readonly generator: string;
}

/** A document with a whole site, and what it contains. */
export interface SingleFileDocument {
  readonly html: string;
  readonly data: SingleFileData;
}

/** Writes the document of a whole site. Rejects where a file of the bundle cannot be read. */
export async function singleFile({
  home,
  texts,
  embedded,
  icons,
  used,
  bundle,
  ...options
}: SingleFileSource): Promise<SingleFileDocument> {
  const {hasDiagrams, hasFormulas} = used;
  const modules = await neededModules(modulesAmong(bundle.paths), bundle.text, (path) =>
    used.isLeftOut(path),
  );
  const data: SingleFileData = {
    modules: Object.fromEntries(modules),
    texts: Object.fromEntries(texts),
    files: Object.fromEntries(embedded.entries),
    assets: hasFormulas ? {[mathFont]: await bundle.base64(mathFont)} : {},
    icons: Object.fromEntries(icons),
  };
  return {html: await homeDocument(home, data, {...options, hasDiagrams, bundle}), data};
}
