/** The connected `<docs-site>` elements, in the document or in shadow roots. */
export const connectedSites: Set<HTMLElement> = new Set();
