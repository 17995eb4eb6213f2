/** A `<docs-site>`, as far as shared code needs it. */
export interface ConnectedSite extends HTMLElement {
  readonly router?: string;
}

/** The connected `<docs-site>` elements, in the document or in shadow roots. */
export const connectedSites: Set<ConnectedSite> = new Set();
