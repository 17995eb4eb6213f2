import {layoutParts} from './deferred-layout.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/**
 * Answers the elements of the page: gives them the reader's choices, the URL and files of the site,
 * and writes what the reader opened into the URL.
 */
export function answerPageRequests(host: SiteHost, site: SiteController): void {
  host.addEventListener('docs-store-request', (event) => {
    const {path, resources, state} = site;
    event.config = state.phase === 'ready' ? state.site.config : undefined;
    event.path = path;
    event.store = resources?.store;
    event.url = resources?.history;
    event.open = (route) => site.session?.navigate(route);
  });
  host.addEventListener('docs-file-request', (event) => {
    event.text = site.resources?.reader.loader.text(event.file);
  });
  host.addEventListener('docs-style-problem', (event) => site.problems.add(event.diagnostic));
  host.addEventListener('docs-page-problem', (event) => site.problems.add(event.problem));
  host.addEventListener('docs-disclose', (event) => {
    const {path} = site;
    const {href} = location;
    // Not as a task of the module: it must not happen once that comes after all, much later.
    void layoutParts().then((parts) => parts?.writeDisclosure(event, path, site, href));
  });
}
