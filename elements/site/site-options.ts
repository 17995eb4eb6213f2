import {type RouteCodec, hashCodecOf, withoutHash, historyCodec} from '../../src/routing/codec.js';
import {decodeText} from '../../src/routing/paths.js';
import type {ReactiveControllerHost} from 'lit';
import type {SiteLoader} from '../../src/site/loader.js';

/** The attributes of `<docs-site>` that say where the site is. */
export interface SiteOptions {
  /** URL of a folder or of a configuration file. */
  readonly src?: string | undefined;
  /** `hash`, `history` or `memory`; anything else means `hash`. */
  readonly router?: string | undefined;
  /** With `history`: what comes before page paths. */
  readonly base?: string | undefined;
  /** With `history`: whether each page is in a folder of its own (`build --folders`). */
  readonly isFolders?: boolean | undefined;
  /** Loads the files of the site, instead of requests to its folder. */
  readonly loader?: SiteLoader | undefined;
}

/** Where a site is and how its routes are written. */
export interface SiteLocation {
  /** The folder of the configuration, with its trailing slash. */
  readonly folder: URL;
  /** The configuration's file in it; `mint.json` where there turns out to be no `docs.json`. */
  configFile: string;
  readonly codec: RouteCodec;
  readonly isBaseUnknown: boolean;
  /** The URL, as it is written, from which no files can be requested: then there is no site. */
  readonly refused?: string;
}

/**
 * Reads the attributes of an element in the document `ownUrl`; relative URLs are relative to
 * `baseUrl`. With the history router a site without `src` is at its `base`: the document's own URL
 * changes with every page.
 */
export function readOptions(
  {src, router, base, isFolders}: SiteOptions,
  baseUrl: string,
  ownUrl = baseUrl,
): SiteLocation {
  const isHistory = router === 'history';
  const source = folderUrl(src ?? (isHistory ? base : undefined) ?? '.', baseUrl);
  const file = /[^/]*\.json$/i.exec(source?.pathname ?? '')?.[0] ?? '';
  const folder = new URL(
    source ? (source.origin === 'null' ? source : source.origin + source.pathname) : nowhere,
  );
  folder.pathname = folder.pathname
    .slice(0, folder.pathname.length - file.length)
    .replace(/\/*$/, '/');
  const start = isHistory && base !== undefined ? folderUrl(base, folder.href) : folder;
  const page = withoutHash(ownUrl);
  const hasBase = withoutHash(baseUrl) !== page;
  const refused = source ? (start ? undefined : base) : (src ?? base ?? baseUrl);
  return {
    folder,
    configFile: file === '' ? 'docs.json' : decodeText(file),
    // A site that does not use the browser's URL still needs links that differ and can be focused.
    codec: isHistory
      ? historyCodec(start ?? folder, isFolders)
      : hashCodecOf(hasBase ? page : '', router === 'memory' ? 'docs:' : ''),
    isBaseUnknown: isBaseUnknown({src, router, base}, baseUrl, ownUrl),
    ...(refused !== undefined && {refused}),
  };
}

/**
 * Whether nothing says where the folder of a site is: with the history router, the URL of the
 * document changes with every page.
 */
export function isBaseUnknown(
  {src, router, base}: SiteOptions,
  baseUrl: string,
  ownUrl: string,
): boolean {
  const isNamed = (src ?? base) !== undefined || withoutHash(baseUrl) !== withoutHash(ownUrl);
  return router === 'history' && !isNamed;
}

/** The folder of a site that cannot have one; nothing is requested from it. */
const nowhere = 'https://invalid/';

/**
 * The URL of a folder or file, over HTTP or as the document was loaded (`app:`); `undefined` for
 * any other, from which nothing can be requested.
 */
function folderUrl(written: string, from: string): URL | undefined {
  const url = URL.canParse(written, from) ? new URL(written, from) : undefined;
  if (!url || url.protocol === 'file:' || !URL.canParse('.', url)) return undefined;
  return ['http:', 'https:', new URL(from).protocol].includes(url.protocol) ? url : undefined;
}

/** The interface of a site element for its controllers. */
export interface SiteHost extends ReactiveControllerHost, HTMLElement, SiteOptions {
  /** The current page. Setting it navigates; the controller sets it after a navigation. */
  path?: string | undefined;
  /** The attribute `mode`. */
  readonly mode?: string | undefined;
  /** The container of the page: the element, or its shadow root. */
  readonly pageRoot: ParentNode;
}
