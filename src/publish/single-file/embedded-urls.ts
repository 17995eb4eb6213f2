import {hashCodecOf} from '../../routing/codec.js';
import {siteUrl} from '../../routing/paths.js';
import type {DocumentUrls} from '../publishing.js';
import type {SingleFileEntry} from './single-file-data.js';

/** The size of the largest file that is embedded if it is no image and no typeface, in bytes. */
const largest = 5_000_000;

/**
 * How many bytes all embedded files may have together: browsers and Node have no text that is much
 * longer than the one of a document with these, in which those of the home page are twice.
 */
const mostBytes = 150_000_000;

const isMedia = /^(?:image|video|audio|font)\//;

/** Why a document does not contain a file: it is too large, or all of them would be together. */
export type LeftOut = 'large-file' | 'large-site';

/**
 * Why a document does not contain a file of this type and size; `undefined` where it does.
 *
 * @param before How many bytes the files have that it already contains.
 */
export function leftOut(type: string, size: number, before: number): LeftOut | undefined {
  if (size > largest && !/^(?:image|font)\//.test(type)) return 'large-file';
  return before + size > mostBytes ? 'large-site' : undefined;
}

/** What the URLs of files are made of. */
export interface EmbeddedUrlsOptions {
  /** What is in the document as text, by its path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The URL of the site, where it has one. */
  readonly published: URL | undefined;
  /** The content of a file, or its URL for one that is left out. Asked once for each path. */
  readonly read: (path: string) => SingleFileEntry | undefined;
}

/** The URLs of a site's files in the document that contains them. */
export class EmbeddedUrls implements DocumentUrls {
  readonly codec = hashCodecOf('');
  /** Whether URLs have the content of their files, for a page that is in the document as HTML. */
  hasContent = true;
  readonly #options: EmbeddedUrlsOptions;
  readonly #entries = new Map<string, SingleFileEntry | undefined>();

  constructor(options: EmbeddedUrlsOptions) {
    this.#options = options;
  }

  readonly fileUrl = (path: string): string | undefined => {
    if (this.#options.texts.has(path)) return this.#publishedUrl(path) ?? '#';
    const entry = this.#entryOf(path);
    if (!entry || 'url' in entry) return entry?.url;
    // No browser follows a link to a URL with content. The element makes another one.
    if (!isMedia.test(entry.type)) return this.#publishedUrl(path) ?? '#';
    return this.hasContent ? `data:${entry.type};base64,${entry.base64}` : '#';
  };

  /** All files that a URL was asked for, by their paths. */
  get entries(): ReadonlyMap<string, SingleFileEntry> {
    return new Map([...this.#entries].flatMap(([path, entry]) => (entry ? [[path, entry]] : [])));
  }

  /** Gives content to files whose URLs were asked for before it was known. */
  fill(contents: ReadonlyMap<string, SingleFileEntry>): void {
    for (const [path, entry] of contents) this.#entries.set(path, entry);
  }

  #entryOf(path: string): SingleFileEntry | undefined {
    if (!this.#entries.has(path)) this.#entries.set(path, this.#options.read(path));
    return this.#entries.get(path);
  }

  #publishedUrl(path: string): string | undefined {
    const {published} = this.#options;
    return published && siteUrl(path, published)?.href;
  }
}
