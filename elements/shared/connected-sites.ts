/** A `<docs-site>`, as far as all of the code may know it. */
export interface ConnectedSite extends HTMLElement {
  readonly router?: string;
}

/** The `<docs-site>` elements that are connected now: in the document or in a host's shadow root. */
export const connectedSites: Set<ConnectedSite> = new Set();
