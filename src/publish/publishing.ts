import type {CodeToken} from '../content/code/code-token.js';
import type {NodesHtml, IconDrawing} from '../html/html-context.js';
import type {ImageSizes} from '../html/image-size.js';
import type {ApiLocalize} from '../locales/api-messages.js';
import type {Localize} from '../locales/messages.js';
import type {PageLabels} from '../navigation/label.js';
import type {NeighborFinder} from '../navigation/neighbors.js';
import type {Navigation} from '../navigation/navigation.js';
import type {PageCandidates} from '../navigation/page-candidates.js';
import {historyCodec, type RouteCodec} from '../routing/codec.js';
import {encodePath, matchPath} from '../routing/paths.js';
import {isFile, siteLinks, type SiteLinks} from '../routing/site-links.js';
import {urlPath} from '../routing/url-path.js';
import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';
import type {StoredFiles} from '../site/files-to-store.js';
import type {PageReader} from '../site/load-page.js';
import type {SiteAttribute} from '../site/site-repository.js';
import type {Site} from '../site/state.js';
import type {RecordingLoader} from './recording-loader.js';
import type {DateReader} from './written-date.js';

/** How URLs are written in a document that contains the whole site. */
export interface DocumentUrls {
  readonly codec: RouteCodec;
  /** The URL of a file of the site; `undefined` where the document does not contain it. */
  fileUrl(path: string): string | undefined;
}

/** What pages are published with. */
export interface Publishing {
  readonly site: Site;
  /** The navigation with the pages of operations. */
  readonly navigation: Navigation;
  readonly reader: PageReader;
  /** Loads the files that the reader reads. */
  readonly recording: RecordingLoader;
  /**
   * The path of the page at the URL of the site: `''` for an index that the navigation does not
   * name, and for a site without pages.
   */
  readonly home: string;
  /** The file of that page, where it is an index that the navigation does not name. */
  readonly rootIndex?: string | undefined;
  /** Whether each page is in a folder of its own: `path/index.html`, and not `path.html`. */
  readonly isFolders?: boolean | undefined;
  /** The paths of folders whose index is a page that the navigation does not name. */
  readonly indexes?: ReadonlySet<string> | undefined;
  /** Where a path leads that has no page, but a redirect. */
  readonly redirected?: ((path: string) => Target | undefined) | undefined;
  /** The file of the configuration, and its text. */
  readonly configText: readonly [file: string, text: string];
  /** Finds the pages before and after others in {@link navigation}. */
  readonly neighbors: NeighborFinder;
  /** Finds the same pages in other versions and languages. */
  readonly candidates: PageCandidates;
  readonly labels: PageLabels;
  /** What the files of all pages are called. */
  readonly pageFiles: StoredFiles;
  /** The URL that the site will have, with a slash at its end. */
  readonly url: URL;
  /** For a site in one document; without it, pages have URLs of their own. */
  readonly inDocument?: DocumentUrls | undefined;
  /** When a file was last changed, as an RFC 3339 date and time in UTC. */
  readonly changedAt: (file: string) => string | undefined;
  /** An attribute of `<docs-site>` in the author's `index.html`. */
  readonly attribute: SiteAttribute;
  /** The language of pages that name none: that of the author's `index.html`. */
  readonly language: string;
  /** Localizes the interface to a language. */
  readonly localizeTo: (language: string) => Localize;
  readonly localizeApiTo: (language: string) => ApiLocalize;
  readonly readDate: DateReader;
  /**
   * An author's style sheet in a file, as published pages have it. In a document of several pages,
   * `within` selects the one that it applies to.
   */
  readonly authorSheet: (css: string, media: string, file: string, within?: string) => string;
  /** Whether the author's style sheets have rules that only the running element applies. */
  readonly hasLateStyles: boolean;
  readonly tokensOf: (code: string, language: string) => readonly CodeToken[] | undefined;
  /** The sizes of the site's images. */
  readonly imageSize: ImageSizes;
  readonly drawingOf: (icon: Icon & {kind: 'name'}) => IconDrawing | undefined;
  /** Writes the nodes of pages. */
  readonly htmlOfNodes: NodesHtml;
}

/** What the URLs of a published site depend on. */
export type PublishedUrls = Pick<
  Publishing,
  'url' | 'navigation' | 'home' | 'isFolders' | 'indexes' | 'redirected' | 'inDocument'
>;

/** URLs of the site without its host: published pages also work where they are tried out. */
export function hostLinks(urls: PublishedUrls): SiteLinks {
  const {url, navigation, inDocument} = urls;
  const {origin} = url;
  const codec = inDocument?.codec ?? historyCodec(url, urls.isFolders);
  const isPage = (other: string) => navigation.pages.has(other);
  const links = siteLinks({codec, base: url, isPage, loader: inDocument});
  // A document of the whole site is on no host.
  const own = (found: string | undefined) =>
    !inDocument && found?.startsWith(`${origin}/`) ? found.slice(origin.length) : found;
  const placeOf = (target: Target): Target => {
    if (target.to !== 'site') return target;
    const path = pageOrFile(target.path, navigation);
    const moved = isPage(path) ? undefined : urls.redirected?.(path);
    if (!moved) return {...target, path: fileOrIndex(path, urls)};
    if (moved.to !== 'site') return moved;
    const {query, hash} = target;
    return {
      ...moved,
      path: fileOrIndex(pageOrFile(moved.path, navigation), urls),
      query: moved.query || query,
      hash: moved.hash || hash,
    };
  };
  return {
    href: (target) => own(links.href(placeOf(target))),
    src: (target) => own(links.src(target)),
    isExternal: (target) => links.isExternal(target),
  };
}

/** Path in a link → what it means; to find that, all pages are looked through. */
const knownPaths = new WeakMap<Navigation, Map<string, string>>();

/** The page that a path in a link means, as in the element; without one, the path itself. */
function pageOrFile(path: string, navigation: Navigation): string {
  const isPage = (other: string) => navigation.pages.has(other);
  if (isPage(path) || isFile(path, isPage)) return path;
  const paths = knownPaths.get(navigation) ?? new Map<string, string>();
  knownPaths.set(navigation, paths);
  const page = paths.get(path) ?? matchPath(navigation, path);
  paths.set(path, page);
  return isPage(page) ? page : path;
}

/** Links with complete URLs, for what is read elsewhere. */
export function completeLinks(publishing: PublishedUrls): SiteLinks {
  const links = hostLinks(publishing);
  const complete = (found: string | undefined) =>
    found === undefined ? undefined : new URL(found, publishing.url).href;
  return {
    href: (target) => complete(links.href(target)),
    src: (target) => complete(links.src(target)),
    isExternal: (target) => links.isExternal(target),
  };
}

/** The complete URL of a page; the home page has that of the site. */
export function pageUrl(path: string, urls: PublishedUrls): string {
  return new URL(path === urls.home ? '' : encodePath(documentPath(path, urls)), urls.url).href;
}

/**
 * The path of a page's document below the URL of the site; one that ends in a slash, and `''`, is
 * that of an `index.html`.
 */
export function documentPath(path: string, urls: PublishedUrls): string {
  const {navigation, isFolders} = urls;
  return urlPath(fileOrIndex(path, urls), (other) => navigation.pages.has(other), isFolders);
}

/** The page of a folder is at the path of its file, if the navigation does not name it. */
function fileOrIndex(path: string, {indexes}: PublishedUrls): string {
  return indexes?.has(path) ? `${path}/index` : path;
}
