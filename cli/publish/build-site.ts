import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {FoundFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {limitHeapGrowth} from './heap-growth.js';
import {openSiteToPublish} from './open-site.js';
import {OutputFolder, type OutputCounts} from './output-folder.js';
import {siteUrlOf} from './site-url.js';
import {SiteWriter, type WriteOptions} from './site-writer.js';

/** How a site is built. */
export interface BuildOptions extends WriteOptions {
  /** Whether a page is `path/index.html`, and not `path.html`. */
  readonly folders?: true;
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
  /** How many files of the folder are no part of the site. */
  readonly ignored: number;
  /** The files of the folder that are not published, since no reader needs them. */
  readonly leftOut: readonly string[];
  readonly problems: readonly Diagnostic[];
}

/**
 * Writes the published pages of a site, whose files were found, into the folder `out`, or only
 * counts what it would write.
 *
 * @throws a misuse: there is no site, or the folder cannot be written.
 */
export async function buildSite(
  folder: string,
  found: FoundFolder,
  options: BuildOptions,
  terminal: Terminal,
): Promise<Built> {
  limitHeapGrowth();
  const {out} = options;
  const url = siteUrlOf(options.url);
  const source = await openSiteToPublish(folder, found, url, {isFolders: options.folders});
  const output = OutputFolder.open(out, options.check === true);
  try {
    const writer = new SiteWriter(source, options, output);
    const wrong = await writer.write(terminal);
    const counts = output.end();
    const problems = [...source.problems, ...wrong, ...output.problems];
    const {leftOut} = writer;
    const pages = source.paths.length;
    return {counts, pages, ignored: found.ignored.length, leftOut, problems};
  } catch (error) {
    output.discard();
    throw error;
  }
}
