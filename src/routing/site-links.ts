import type {Target} from '../shared/urls.js';
import {decodePath, siteUrl, encodeText} from './paths.js';
import type {RouteCodec} from './codec.js';
import {urlPath} from './url-path.js';

/**
 * Turns resolved targets into the URLs that elements put into `href` and `src`; elements never
 * build URLs.
 */
export interface SiteLinks {
  /**
   * Pages become routes, files of the site URLs below its folder. `undefined` for a refused target.
   */
  href(target: Target): string | undefined;
  /** The URL of an image, frame or video. `undefined` for a refused target. */
  src(target: Target): string | undefined;
  /** Whether a link leaves the site (opened in a new tab, `rel="noopener noreferrer"`). */
  isExternal(target: Target): boolean;
}

/** Where a site is. */
export interface LinkBase {
  readonly codec: RouteCodec;
  /** The folder of `docs.json`, with its trailing slash. */
  readonly base: URL;
  readonly isPage: (path: string) => boolean;
  /** Knows the URLs of files that are not below `base`. */
  readonly loader?: {fileUrl?(path: string): string | undefined} | undefined;
}

/** The links of a site. A path outside its folder has no URL. */
export function siteLinks({codec, base, isPage, loader}: LinkBase): SiteLinks {
  const folder = decodePath(base.pathname);
  function fileUrl(target: Target & {to: 'site'}): string | undefined {
    const url = siteUrl(target.path, base);
    if (!url) return undefined;
    if (loader?.fileUrl) return withoutScript(loader.fileUrl(target.path));
    url.search = target.query;
    return url.href + (target.hash && `#${encodeText(target.hash)}`);
  }
  return {
    href(target) {
      if (target.to === 'nowhere') return undefined;
      if (target.to === 'url') return target.href;
      const {path, otherwise} = target;
      const below = pathBelow(path, folder);
      const known = [path, otherwise, below].find((one) => one !== undefined && isPage(one));
      const found = {...target, path: known ?? (below === '' ? below : path)};
      if (isFile(found.path, isPage)) return fileUrl(found);
      return codec.href({...found, path: urlPath(found.path, isPage, codec.isFolders)});
    },
    src(target) {
      if (target.to === 'nowhere') return undefined;
      return target.to === 'url' ? target.href : fileUrl(target);
    },
    isExternal: (target) =>
      target.to === 'url' && /^https?:/i.test(target.href) && !target.href.startsWith(base.href),
  };
}

/**
 * What a path means that begins with the path of the site's folder, as links do that are written
 * for the host: `docs/start` is `start` in a site at `/docs/`, and `docs` is its home page.
 * `undefined` for any other path.
 */
export function pathBelow(path: string, folder: string): string | undefined {
  if (folder === '' || !`${path}/`.startsWith(`${folder}/`)) return undefined;
  return path.slice(folder.length + 1);
}

/** A URL that a loader gives: one that only repeats the path of an author could be a script. */
function withoutScript(url: string | undefined): string | undefined {
  const plain = url?.replaceAll(/[\u0000-\u0020]+/g, '');
  return plain !== undefined && /^(?:javascript|vbscript):/i.test(plain) ? undefined : url;
}

/**
 * Whether a path names a file (`files/prices.pdf`) instead of a page, which may contain a dot too
 * (`releases/v1.2`).
 */
export function isFile(path: string, isPage: (path: string) => boolean): boolean {
  return /\.(?!html?$|mdx?$)[a-z][a-z0-9]{0,9}$/i.test(path) && !isPage(path);
}
