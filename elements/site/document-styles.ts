import {loadPart} from '../shared/load-part.js';
import {connectedSites, type ConnectedSite} from '../shared/connected-sites.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {proseStyles} from '../styles/prose.css.js';
import {showsProblems} from '../problems/shows-problems.js';

/**
 * Installs the styles of a site's light DOM in its document, and for authors the list of problems.
 */
export function installDocumentStyles(site: ConnectedSite): void {
  connectedSites.add(site);
  const root = site.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root, proseStyles);
  if (showsProblems(location)) void loadPart('docs-problems');
}

/** To be called when the site is removed; the styles stay for other sites in the document. */
export function uninstallDocumentStyles(site: ConnectedSite): void {
  connectedSites.delete(site);
}
