import type {RouteCodec} from '../../src/routing/codec.js';
import {hashCodec} from '../../src/routing/hash-codec.js';
import {historyCodec} from '../../src/routing/history-codec.js';

/** The attributes of `<docs-site>` that say where the site is (contract: `<docs-site>`). */
export interface SiteOptions {
  /** URL of a folder or of a configuration file. */
  readonly src?: string | undefined;
  /** `hash`, `history` or `memory`; anything else counts as `hash`. */
  readonly router?: string | undefined;
  /** With `history`: what comes before page paths. */
  readonly base?: string | undefined;
}

/** Where a site is and how its routes are written. */
export interface SitePlaces {
  /** The folder of the configuration, with its trailing slash. */
  readonly folder: URL;
  /** The configuration's file in it. */
  readonly configFile: string;
  readonly codec: RouteCodec;
}

/**
 * Reads the attributes; relative URLs count from `documentUrl`.
 * With the history router a site without `src` lies at its `base`: the document's own address changes with every page.
 */
export function readOptions({src, router, base}: SiteOptions, documentUrl: string): SitePlaces {
  const source = new URL(src ?? (router === 'history' ? (base ?? '.') : '.'), documentUrl);
  const file = /[^/]*\.json$/i.exec(source.pathname)?.[0] ?? '';
  const folder = new URL(source.origin === 'null' ? source : source.origin + source.pathname);
  folder.pathname = source.pathname
    .slice(0, source.pathname.length - file.length)
    .replace(/\/*$/, '/');
  return {
    folder,
    configFile: file === '' ? 'docs.json' : decodeURIComponent(file),
    // A site that keeps out of the browser's address still needs links that can be told apart and focused.
    codec: router === 'history' ? historyCodec(new URL(base ?? folder.href, folder)) : hashCodec,
  };
}
