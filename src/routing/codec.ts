/**
 * A location in a site: a page path (no outer slashes, `''` is the home page), and the id of a
 * heading or `''`.
 */
export interface Route {
  readonly path: string;
  readonly hash: string;
  /** The query of the URL, still encoded, without `?`: `tags=New`. */
  readonly query?: string | undefined;
}

/** The parts of a URL: of a `URL`, the browser's location, or a link. */
export type UrlParts = Pick<URL, 'hash' | 'href' | 'origin' | 'pathname' | 'search'>;

/** How routes are written in the browser's URL (contract: attribute `router`). */
export interface RouteCodec {
  /** The route of a URL. One that names no page (`#install`) means the page `current`. */
  read(address: UrlParts, current?: string): Route;
  /** A value for `href`. */
  href(route: Route): string;
  /**
   * Whether `address` is a location of the site shown at `here`, so that no new document has to be
   * loaded.
   */
  isInside(address: UrlParts, here: UrlParts): boolean;
}
