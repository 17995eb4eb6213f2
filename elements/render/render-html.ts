import {html} from 'lit';
import type {Page} from '../../src/content/page.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {styleSheets} from './load-components.js';
import {withAuthorStyles} from './author-styles.js';
import {htmlElement} from './html-element.js';
import type {HtmlRenderer} from './render-context.js';

export {htmlReader} from '../../src/content/html/html-node.js';

/** Renders raw HTML, and the classes and styles that authors write. */
export const htmlRenderer: HtmlRenderer = {renderHtml: htmlElement, withAuthorStyles, pageStyles};

function pageStyles({styles = [], file}: Page, links: SiteLinks): unknown {
  // For those in a later part of a long page; others are there already.
  void styleSheets();
  return html`<docs-page-styles
    hidden
    .sheets=${styles}
    .file=${file}
    .links=${links}
  ></docs-page-styles>`;
}
