import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {mediaTypeByName} from '../../src/open/media-type-by-name.js';
import {diagnoseBuild} from '../../src/publish/diagnose-build.js';
import {hashCodecOf} from '../../src/routing/codec.js';
import type {DocumentUrls} from '../../src/publish/publishing.js';
import type {SingleFileEntry} from '../../src/publish/single-file-data.js';
import {siteUrl} from '../../src/routing/paths.js';
import {isHidden} from '../hidden-file.js';

/** The size of the largest file that is embedded if it is no image and no typeface, in bytes. */
const largest = 5_000_000;

const isMedia = /^(?:image|video|audio|font)\//;

/** The files of a site that its pages refer to, for the document that contains them. */
export class EmbeddedFiles implements DocumentUrls {
  readonly codec = hashCodecOf('');
  /** Whether URLs have the content of their files, for a page that is in the document as HTML. */
  hasContent = true;
  readonly #folder: string;
  readonly #known: ReadonlySet<string>;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #published: URL | undefined;
  readonly #entries = new Map<string, SingleFileEntry | undefined>();
  readonly #problems: Diagnostic[] = [];

  /**
   * @param texts What is in the document as text.
   * @param published The URL of the site, where it has one.
   */
  constructor(
    folder: string,
    files: readonly string[],
    texts: ReadonlyMap<string, string>,
    published: URL | undefined,
  ) {
    this.#texts = texts;
    this.#folder = folder;
    this.#known = new Set(files.filter((file) => !isHidden(file)));
    this.#published = published;
  }

  readonly fileUrl = (path: string): string | undefined => {
    if (this.#texts.has(path)) return this.#publishedUrl(path) ?? '#';
    const entry = this.#entryOf(path);
    if (!entry || 'url' in entry) return entry?.url;
    // No browser follows a link to a URL with content. The element makes another one.
    if (!isMedia.test(entry.type)) return this.#publishedUrl(path) ?? '#';
    return this.hasContent ? `data:${entry.type};base64,${entry.base64}` : '#';
  };

  /** All files that a URL was asked for. */
  get entries(): ReadonlyMap<string, SingleFileEntry> {
    return new Map([...this.#entries].flatMap(([path, entry]) => (entry ? [[path, entry]] : [])));
  }

  /** The files that are not in the document. */
  get problems(): readonly Diagnostic[] {
    return this.#problems;
  }

  #entryOf(path: string): SingleFileEntry | undefined {
    if (!this.#entries.has(path)) this.#entries.set(path, this.#read(path));
    return this.#entries.get(path);
  }

  #read(path: string): SingleFileEntry | undefined {
    if (!this.#known.has(path)) return undefined;
    const file = join(this.#folder, path);
    const type = mediaTypeByName(path);
    const {size} = statSync(file);
    if (size <= largest || /^(?:image|font)\//.test(type)) {
      return {type, base64: readFileSync(file, 'base64')};
    }
    this.#problems.push(diagnoseBuild('build/large-file', path, {file: path}));
    const url = this.#publishedUrl(path);
    return url === undefined ? undefined : {url};
  }

  #publishedUrl(path: string): string | undefined {
    return this.#published && siteUrl(path, this.#published)?.href;
  }
}
