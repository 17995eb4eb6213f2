import {lazy} from '../shared/lazy.js';
import {hostContent} from '../shared/reload-if-useful.js';
import {connectedSites, setAssetFolder, type ConnectedSite} from '../shared/running-script.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {proseStyles} from '../styles/prose.css.js';
import {showsProblems} from '../shared/shows-problems.js';

/** Lists the problems of a site, for its author. */
const problems = lazy('docs-problems', () => import('../problems/docs-problems.js'));

/**
 * One script tag is enough: a body without elements of its own gets a `<docs-site>`.
 *
 * Waits until the document is read, since the script may be in its head.
 */
export function autoStart(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => appendSite(page), {once: true});
  } else {
    appendSite(page);
  }
}

function appendSite(page: Document): void {
  if (page.querySelector(`docs-site, ${hostContent}`)) return;
  page.body.append(page.createElement('docs-site'));
}

/**
 * Installs the styles of a site's light DOM in its document, and for authors the list of problems.
 * The attribute `assets` applies to the document, since its elements share their files.
 */
export function installDocumentStyles(site: ConnectedSite): void {
  connectedSites.add(site);
  const {baseURI} = document;
  const assets = site.getAttribute('assets')?.replace(/\/*$/, '/') ?? '';
  if (assets && URL.canParse(assets, baseURI)) setAssetFolder(new URL(assets, baseURI).href);
  const root = site.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root, proseStyles);
  if (showsProblems(location)) void problems();
}

/** To be called when the site is removed; the styles stay for other sites in the document. */
export function uninstallDocumentStyles(site: ConnectedSite): void {
  connectedSites.delete(site);
}
