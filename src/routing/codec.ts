/** A place in a site: a page path (no outer slashes, `''` is the first page), and the id of a heading or `''`. */
export interface Route {
  readonly path: string;
  readonly hash: string;
  /** What an address asks of the page, as it is written there, without `?`: `tags=New`. */
  readonly query?: string | undefined;
}

/** An address taken apart: a URL, the browser's location, or a link. */
export type UrlParts = Pick<URL, 'hash' | 'href' | 'origin' | 'pathname' | 'search'>;

/** How routes stand in the browser's address (contract: attribute `router`). */
export interface RouteCodec {
  /** The route of an address. One that names no page (`#install`) stays on the page `current`. */
  read(address: UrlParts, current?: string): Route;
  /** A value for `href`. */
  href(route: Route): string;
  /** Whether `address` is a place of the site shown at `here`, so that no new document has to be loaded. */
  isInside(address: UrlParts, here: UrlParts): boolean;
}
