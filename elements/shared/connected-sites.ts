/** The `<docs-site>` elements that are connected now, wherever they stand: in the document or in a host's shadow root. */
export const connectedSites: Set<HTMLElement> = new Set();
