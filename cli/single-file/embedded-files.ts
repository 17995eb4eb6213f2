import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {mediaTypeByName} from '../../src/open/media-type-by-name.js';
import {diagnoseBuild} from '../../src/publish/diagnose-build.js';
import {leftOut} from '../../src/publish/single-file/embedded-urls.js';
import type {SingleFileEntry} from '../../src/publish/single-file/single-file-data.js';
import {siteUrl} from '../../src/routing/paths.js';

/** Reads the files of a folder that a document is to contain. */
export class EmbeddedFiles {
  readonly #folder: string;
  readonly #known: ReadonlySet<string>;
  readonly #published: URL | undefined;
  readonly #problems: Diagnostic[] = [];
  /** How many bytes the files in the document have. */
  #bytes = 0;

  /** @param published The URL of the site, where it has one. */
  constructor(folder: string, files: readonly string[], published: URL | undefined) {
    this.#folder = folder;
    this.#known = new Set(files);
    this.#published = published;
  }

  /** The files that are not in the document. */
  get problems(): readonly Diagnostic[] {
    return this.#problems;
  }

  readonly read = (path: string): SingleFileEntry | undefined => {
    if (!this.#known.has(path)) return undefined;
    const file = join(this.#folder, path);
    const type = mediaTypeByName(path);
    const {size} = statSync(file);
    const reason = leftOut(type, size, this.#bytes);
    if (reason === undefined) {
      this.#bytes += size;
      return {type, base64: readFileSync(file, 'base64')};
    }
    this.#problems.push(diagnoseBuild(`build/${reason}`, path, {file: path}));
    const url = this.#published && siteUrl(path, this.#published)?.href;
    return url === undefined ? undefined : {url};
  };
}
