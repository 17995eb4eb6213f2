import type {EarlyRequest} from '../../src/site/http-loader.js';

// Bundlers read `new URL(…, import.meta.url)` as the name of a file.
let folder = import.meta.url.replace(/[^/]*$/, '');

/** The folder of the late chunks of this version, which the build names by a hash. */
export const chunks = 'chunks/_version/';

/**
 * Sets the folder of the static files of the bundle (`icons/`, …), where a bundler has moved the
 * code: a URL that ends in a slash, or of a file in it.
 */
export function setAssetFolder(url: string): void {
  folder = url;
}

/** The URL of a static file of the bundle: `assetUrl('icons/common.json')`. */
export function assetUrl(path: string): string {
  return new URL(path, folder).href;
}

/** What the entry (`entry.ts`) has begun while the main chunk was loading. */
export interface EarlyStart {
  /** The folder of the script that runs in this document; any other copy of it does nothing. */
  readonly folder: string;
  /**
   * Requests for files of the site, by URL; whoever takes one over removes it. They are under the
   * entry's own {@link chunks}: caches may keep an entry of another version, whose requests may be
   * anything. Under `stored` are files of an earlier visit: the host's answer, which may be another
   * one by now, and the stored bytes, which are shown until then.
   */
  readonly [version: `chunks/${string}`]: Map<string, EarlyRequest>;
  /** Applies the reader's color mode until the site's own styles do. */
  readonly colorScheme?: Element | undefined;
}

/** What the entry has begun in this document; nothing where a bundler has replaced the entry. */
export function earlyStart(): EarlyStart | undefined {
  return (globalThis as {[key: symbol]: EarlyStart | undefined})[Symbol.for('docs-site-element')];
}

/** A `<docs-site>`, as far as shared code needs it. */
export interface ConnectedSite extends HTMLElement {
  readonly router?: string;
  readonly path?: string | undefined;
}

/** The connected `<docs-site>` elements, in the document or in shadow roots. */
export const connectedSites: Set<ConnectedSite> = new Set();
