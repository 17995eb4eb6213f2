import {html, nothing} from 'lit';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {ApiPage} from '../../src/api-pages/api-page.js';
import './docs-deferred.js';
import './docs-endpoint.js';

/** The method and URL of the operation that a page is about, with its playground. */
export function endpoint({operation, settings, url, tabs}: ApiPage, links: SiteLinks): unknown {
  if (operation.kind !== 'operation' || settings.playground === 'hide') return nothing;
  const home = links.href({to: 'site', path: '', query: '', hash: ''}) ?? '';
  // Authorization servers know one URL of the site: that of its home page.
  const redirectUri = new URL(home, document.baseURI).href.replace(/#.*/, '');
  const options = {...settings, mode: settings.playground, redirectUri, fileUrl: url};
  return html`<docs-endpoint
    .operation=${operation}
    .options=${options}
    .tabs=${tabs}
  ></docs-endpoint>`;
}
