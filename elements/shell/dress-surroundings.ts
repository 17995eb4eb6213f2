import {adoptStyles} from '../shared/document-styles.js';
import {proseStyles} from '../shared/prose.css.js';
import {showsProblems} from './shows-problems.js';

/** What a site brings along to where it stands: styles for its light DOM, and for authors the list of problems. */
export function dressSurroundings(site: HTMLElement): void {
  const root = site.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root, proseStyles);
  if (showsProblems(location)) void import('../lazy/problems.js');
}
