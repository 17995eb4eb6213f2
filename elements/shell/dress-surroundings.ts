import {connectedSites} from '../shared/connected-sites.js';
import {adoptStyles} from '../shared/document-styles.js';
import {proseStyles} from '../shared/prose.css.js';
import {showsProblems} from './shows-problems.js';

/** What a site brings along to where it stands: styles for its light DOM, and for authors the list of problems. */
export function dressSurroundings(site: HTMLElement): void {
  connectedSites.add(site);
  const root = site.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root, proseStyles);
  if (showsProblems(location)) void import('../lazy/problems.js');
}

/** To be called when the site leaves; its styles stay for others that may stand there. */
export function leaveSurroundings(site: HTMLElement): void {
  connectedSites.delete(site);
}
