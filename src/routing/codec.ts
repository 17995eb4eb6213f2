/** A place in a site: a page path (no outer slashes, `''` is the first page), and the id of a heading or `''`. */
export interface Route {
  readonly path: string;
  readonly hash: string;
}

/** How routes stand in the browser's address (contract: attribute `router`). */
export interface RouteCodec {
  read(address: URL): Route;
  /** A value for `href`. */
  href(route: Route): string;
}
